import { z } from 'zod';
import type { Context } from '../context.ts';

// Firestore's documents by REST, so that the commands need one kind of credentials and one
// stand-in. See the REST reference of Cloud Firestore, "Value".

type Target = Pick<Context, 'google' | 'project'>;
export type Field = string | number | boolean | null;

const documentSchema = z.object({
  name: z.string(),
  fields: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});
const pageSchema = z.object({ documents: z.array(documentSchema).default([]) });

export interface StoredDocument {
  id: string;
  /** Fields that hold text, numbers, booleans and null; times are texts. Others are left out. */
  fields: Record<string, Field>;
}

const SCALARS = ['stringValue', 'booleanValue', 'timestampValue', 'nullValue', 'doubleValue'];

function decode(value: Record<string, unknown>): Field | undefined {
  const integer = value['integerValue'];
  if (typeof integer === 'string') return Number(integer);
  const kind = SCALARS.find((name) => name in value);
  return kind === undefined ? undefined : (value[kind] as Field);
}

function encode(value: Field): Record<string, unknown> {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}

function toDocument({ name, fields }: z.output<typeof documentSchema>): StoredDocument {
  const decoded: StoredDocument['fields'] = {};
  for (const [key, value] of Object.entries(fields)) {
    const field = decode(value);
    if (field !== undefined) decoded[key] = field;
  }
  return { id: name.slice(name.lastIndexOf('/') + 1), fields: decoded };
}

const urlOf = ({ project }: Target, path: string): string =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/${path}`;

/** Returns one document, or null. */
export async function readDocument(context: Target, path: string): Promise<StoredDocument | null> {
  const found = await context.google.find(urlOf(context, path), documentSchema);
  return found && toDocument(found);
}

/** Returns the first documents of a collection. */
export async function listDocuments(
  context: Target,
  collection: string,
  limit: number,
): Promise<StoredDocument[]> {
  const url = `${urlOf(context, collection)}?pageSize=${limit}`;
  return (await context.google.get(url, pageSchema)).documents.map(toDocument);
}

/** Creates or replaces a document. */
export async function writeDocument(
  context: Target,
  path: string,
  fields: Record<string, Field>,
): Promise<void> {
  const encoded: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) encoded[key] = encode(value);
  await context.google.patch(urlOf(context, path), { fields: encoded });
}
