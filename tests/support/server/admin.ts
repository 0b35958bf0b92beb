import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, type SetOptions } from 'firebase-admin/firestore';
import { readStack } from '../stack.ts';

const NAME = 'tests';

export function adminApp(): App {
  const existing = getApps().find(({ name }) => name === NAME);
  return existing ?? initializeApp({ projectId: readStack().project }, NAME);
}

/** Firestore past the rules, as the functions have it. */
export const adminDb = () => getFirestore(adminApp());
export const adminAuth = () => getAuth(adminApp());

/** A document's fields; throws when it is not there. */
export async function fieldsOf(path: string): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> | undefined = (await adminDb().doc(path).get()).data();
  if (!data) throw new Error(`${path} does not exist`);
  return data;
}

/** Writes a document past the rules, as the functions do. */
export async function setFields(
  path: string,
  fields: object,
  options: SetOptions = {},
): Promise<void> {
  await adminDb().doc(path).set(fields, options);
}

export async function updateFields(path: string, changes: object): Promise<void> {
  await adminDb()
    .doc(path)
    .update({ ...changes });
}

/** A time of a document, in milliseconds since 1970. */
export async function millisOf(path: string, field: string): Promise<number> {
  const time = (await fieldsOf(path))[field];
  if (!(time instanceof Timestamp)) throw new Error(`${path} has no ${field}`);
  return time.toMillis();
}

export async function exists(path: string): Promise<boolean> {
  return (await adminDb().doc(path).get()).exists;
}
