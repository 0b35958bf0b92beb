import { AppError } from '@doorstep/domain/app-error';
import { problemsOf, safeParseDocument } from '@doorstep/domain/documents/stored-document';
import { initializeApp, type App } from 'firebase-admin/app';
import {
  getFirestore,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { logError } from './log.ts';

let app: App | undefined;

/**
 * Returns the Admin SDK's app, which is created once per instance with the settings of the
 * environment. `getApps()` cannot be used for this, because firebase-functions adds an app of its
 * own.
 */
export function adminApp(): App {
  return (app ??= initializeApp());
}

export function firestore(): Firestore {
  return getFirestore(adminApp());
}

/**
 * Checks whether an untrusted string can be used as a document id. A slash would lead to a
 * subcollection, and Firestore throws on '.', '..' and `__…__`. The longest ids are those of
 * blocks: two uids of up to 128 characters with a separator.
 */
export function isDocumentId(id: string): boolean {
  return /^[\w.:@+=~-]{1,257}$/.test(id) && !/^(\.{1,2}|__.*__)$/.test(id);
}

/**
 * Reads a document, in a transaction if there is one. A use case checks with the same methods
 * before a transaction, and again in the transaction that writes.
 */
export function readIn(
  transaction: Transaction | undefined,
  document: DocumentReference,
): Promise<DocumentSnapshot> {
  return transaction ? transaction.get(document) : document.get();
}

/** The gRPC codes of a failed precondition: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION. */
const conflictSchema = z.object({ code: z.literal([5, 6, 9]) });

/**
 * Waits for a `create` or a write with a precondition. Returns false if the document's existence or
 * version did not allow it, for example because another write won the race. Throws other errors.
 */
export async function tryWrite(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (thrown) {
    if (conflictSchema.safeParse(thrown).success) return false;
    throw thrown;
  }
}

/**
 * Parses a document's fields and its `id`, with timestamps as dates. Returns null if the document
 * does not exist. Throws AppError `internal`, without the values, if it is malformed.
 */
export function parseDocument<T extends z.core.$ZodType>(
  schema: T,
  snapshot: DocumentSnapshot,
): z.output<T> | null {
  const data = snapshot.data();
  if (data === undefined) return null;
  const result = safeParseDocument(schema, snapshot.id, data);
  if (result.success) return result.data;
  const problems = problemsOf(result.error).join('; ');
  throw new AppError('internal', `malformed document ${snapshot.ref.path}: ${problems}`);
}

/** Parses the documents of a list. Logs and skips malformed documents. */
export function parseList<T extends z.core.$ZodType>(
  schema: T,
  snapshots: readonly DocumentSnapshot[],
): z.output<T>[] {
  return snapshots.flatMap((snapshot) => {
    try {
      const document = parseDocument(schema, snapshot);
      return document === null ? [] : [document];
    } catch (thrown) {
      logError('document skipped', { path: snapshot.ref.path }, thrown);
      return [];
    }
  });
}
