import { AppError } from '@doorstep/domain/app-error';
import { initializeApp, type App } from 'firebase-admin/app';
import {
  getFirestore,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { logError } from './log.ts';

let app: App | undefined;

/**
 * The Admin SDK's app, started once per instance from the environment that the cloud provides.
 * Not to be told from `getApps()`: firebase-functions keeps an app of its own there.
 */
export function adminApp(): App {
  return (app ??= initializeApp());
}

export function firestore(): Firestore {
  return getFirestore(adminApp());
}

/**
 * Whether a text that came from outside may name a document. A slash would reach into a
 * subcollection; Firestore refuses '.', '..' and `__…__` with an exception. The longest that the product
 * makes is that of a block: two uids of up to 128 characters and the mark between them.
 */
export function isDocumentId(id: string): boolean {
  return /^[\w.:@+=~-]{1,257}$/.test(id) && !/^(\.{1,2}|__.*__)$/.test(id);
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}

function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(toPlain);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, toPlain(field)]));
}

/** gRPC's words for 'somebody else was faster': NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION. */
const lostRaceSchema = z.object({ code: z.literal([5, 6, 9]) });

/** Whether a `create`, or a write with a precondition, went through; false when it came late. */
export async function tryWrite(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (thrown) {
    if (lostRaceSchema.safeParse(thrown).success) return false;
    throw thrown;
  }
}

/** A document's fields and its `id` by their schema, timestamps as dates; null when missing. */
export function parseDocument<T extends z.core.$ZodType>(
  schema: T,
  snapshot: DocumentSnapshot,
): z.output<T> | null {
  const data: unknown = snapshot.data();
  if (data === undefined) return null;
  const result = z.safeParse(schema, {
    ...z.record(z.string(), z.unknown()).parse(toPlain(data)),
    id: snapshot.id,
  });
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new AppError('internal', `malformed document ${snapshot.ref.path}: ${fields.join('; ')}`);
}

/** The documents of a list; one that is malformed is logged and skipped, it never hides the others. */
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
