import { AppError } from '@doorstep/domain/app-error';
import { safeParseDocument } from '@doorstep/domain/documents/stored-document';
import type * as z from 'zod/mini';

/** A document snapshot of either Firestore SDK. */
interface AnySnapshot {
  id: string;
  ref: { path: string };
  data: () => object | undefined;
}

/** The snapshot of a read document. */
export interface DocumentRead extends AnySnapshot {
  exists: () => boolean;
}

/**
 * Parses a document by its schema: timestamps become dates, and `id` is the document's id. Logs a
 * malformed document and returns null, so that screens can skip it.
 */
export function parseDocument<S extends z.ZodMiniType>(
  schema: S,
  snapshot: AnySnapshot,
  data = snapshot.data(),
): z.infer<S> | null {
  const result = safeParseDocument(schema, snapshot.id, data ?? {});
  if (result.success) return result.data;
  console.error(`Malformed document ${snapshot.ref.path}`, result.error.issues);
  return null;
}

/**
 * Parses the document that a screen edits; null if it does not exist. Throws AppError `internal` if
 * it is malformed, because null would let the screen overwrite it.
 */
export function parseOwnDocument<S extends z.ZodMiniType>(
  schema: S,
  snapshot: DocumentRead,
): z.infer<S> | null {
  if (!snapshot.exists()) return null;
  const entity = parseDocument(schema, snapshot);
  if (entity === null) throw new AppError('internal', `Malformed document ${snapshot.ref.path}`);
  return entity;
}
