import { isDeepStrictEqual } from 'node:util';
import { isMap, problemsOf, withDates } from '@doorstep/domain/documents/stored-document';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';

/** A document of the database, with timestamps as dates, or a file of the bucket. */
export interface StoredDocument {
  /** The path in the database or in the bucket. */
  path: string;
  id: string;
  fields: Record<string, unknown>;
  created_at: Date;
  updated_at: Date;
}

/** A document and its parsed fields. */
export interface ParsedDocument<T> {
  stored: StoredDocument;
  value: T;
}

/** Converts a snapshot. Returns null if the document does not exist. */
export function toStored(snapshot: DocumentSnapshot): StoredDocument | null {
  const data = snapshot.data();
  if (data === undefined || !snapshot.createTime || !snapshot.updateTime) return null;
  return {
    path: snapshot.ref.path,
    id: snapshot.id,
    fields: withDates(data),
    created_at: snapshot.createTime.toDate(),
    updated_at: snapshot.updateTime.toDate(),
  };
}

/** Returns a problem for each field of `input` that the schema dropped or changed in `output`. */
function differences(input: object, output: object, prefix = ''): string[] {
  const kept = new Map<string, unknown>(Object.entries(output));
  return Object.entries(input).flatMap(([name, value]: [string, unknown]) => {
    const field = `${prefix}${name}`;
    if (!kept.has(name)) return [`${field}: not in the schema`];
    const parsed = kept.get(name);
    if (isMap(value) && isMap(parsed)) return differences(value, parsed, `${field}.`);
    return isDeepStrictEqual(value, parsed) ? [] : [`${field}: not normalized`];
  });
}

/**
 * Parses a document and returns its problems. Unknown fields and values that are not normalized are
 * problems too. Problems contain the names of fields, never their values.
 */
export function parseStrictly<T>(
  schema: z.core.$ZodType<T>,
  { id, fields }: StoredDocument,
): { value: T | null; problems: string[] } {
  const parsed = z.safeParse(schema, { ...fields, id });
  if (!parsed.success) return { value: null, problems: problemsOf(parsed.error) };
  const problems = 'id' in fields ? ['id: must not be stored in the document'] : [];
  const { data } = parsed;
  if (isMap(data)) problems.push(...differences(fields, { ...data, id }));
  return { value: data, problems };
}

/** Checks whether a field has the given time. */
export function isTime(value: unknown, time: Date): boolean {
  return value instanceof Date && value.getTime() === time.getTime();
}
