import { AppError } from '@doorstep/domain/app-error';
import {
  FieldPath,
  Timestamp,
  type OrderByDirection,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isDocumentId } from './firestore.ts';

const timeSchema = z.object({ seconds: z.int(), nanoseconds: z.int() });
/** The values of a document's sort fields and its id, after which the next page begins. */
const cursorSchema = z
  .array(z.union([z.string(), z.number(), z.boolean(), timeSchema]))
  .check(z.minLength(1));

/** The fields that sort a list. The id is added as the last one, in the last field's direction. */
export type SortFields = readonly (readonly [field: string, direction: OrderByDirection])[];

function encodeCursor(document: QueryDocumentSnapshot, fields: SortFields): string {
  const values = fields.map(([field]) => {
    const value: unknown = document.get(field);
    if (!(value instanceof Timestamp)) return value;
    return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  });
  return Buffer.from(JSON.stringify([...values, document.id])).toString('base64url');
}

/** Throws AppError `invalid-input` for a text that is no cursor of as many fields. */
function decodeCursor(cursor: string, fields: SortFields) {
  const invalid = () => new AppError('invalid-input', 'the cursor is not readable');
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw invalid();
  }
  const values = cursorSchema.safeParse(json);
  if (!values.success || values.data.length !== fields.length + 1) throw invalid();
  const id = values.data.at(-1);
  if (typeof id !== 'string' || !isDocumentId(id)) throw invalid();
  return values.data.map((value) =>
    typeof value === 'object' ? new Timestamp(value.seconds, value.nanoseconds) : value,
  );
}

/**
 * Reads a page of a sorted list. The cursor holds the sort values of the last document and not only
 * its id, so the list continues at the same place after this document was deleted or changed.
 * `next` is the cursor of the next page, or null on the last one. Throws AppError `invalid-input`
 * for a text that is no cursor. A cursor of another list begins at an arbitrary place.
 */
export async function readPage(
  query: Query,
  fields: SortFields,
  after: string | null,
  limit: number,
): Promise<{ docs: QueryDocumentSnapshot[]; next: string | null }> {
  const sorted = fields.reduce((all, [field, direction]) => all.orderBy(field, direction), query);
  const byId = sorted.orderBy(FieldPath.documentId(), fields.at(-1)?.[1] ?? 'asc');
  const from = after === null ? byId : byId.startAfter(...decodeCursor(after, fields));
  const { docs } = await from.limit(limit + 1).get();
  const page = docs.slice(0, limit);
  const last = page.at(-1);
  return { docs: page, next: docs.length > limit && last ? encodeCursor(last, fields) : null };
}
