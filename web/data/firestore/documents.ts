import { AppError } from '@doorstep/domain/app-error';
import type * as z from 'zod/mini';

/** What both Firestore SDKs' snapshots have in common. */
interface AnySnapshot {
  id: string;
  ref: { path: string };
  data: () => unknown;
}

interface TimestampLike {
  toDate: () => Date;
}

const isTimestamp = (value: unknown): value is TimestampLike =>
  typeof value === 'object' &&
  value !== null &&
  'toDate' in value &&
  typeof value.toDate === 'function';

function withDates(data: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data ?? {}).map(([key, value]: [string, unknown]) => [
      key,
      isTimestamp(value) ? value.toDate() : value,
    ]),
  );
}

/**
 * A snapshot as its entity: timestamps to dates, `id` from the document's name, then the schema.
 * A malformed document is logged and answered with null: it never blanks a page.
 */
export function parseDocument<S extends z.ZodMiniType>(
  schema: S,
  snapshot: AnySnapshot,
  data: unknown = snapshot.data(),
): z.infer<S> | null {
  const result = schema.safeParse({ ...withDates(data), id: snapshot.id });
  if (result.success) return result.data;
  console.error(`Malformed document ${snapshot.ref.path}`, result.error.issues);
  return null;
}

/**
 * The one document that a screen edits, or null when there is none. A malformed one throws AppError
 * `internal`: taken for a missing one, it would be written over.
 */
export function parseOwnDocument<S extends z.ZodMiniType>(
  schema: S,
  snapshot: AnySnapshot & { exists: () => boolean },
): z.infer<S> | null {
  if (!snapshot.exists()) return null;
  const entity = parseDocument(schema, snapshot);
  if (entity === null) throw new AppError('internal', `Malformed document ${snapshot.ref.path}`);
  return entity;
}
