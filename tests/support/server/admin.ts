import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, type SetOptions } from 'firebase-admin/firestore';
import { readStack } from '../stack.ts';
import { functionsHere } from './in-process/functions-here.ts';

const NAME = 'tests';

export function adminApp(): App {
  const existing = getApps().find(({ name }) => name === NAME);
  return existing ?? initializeApp({ projectId: readStack().project }, NAME);
}

/**
 * Returns the project whose documents the tests use: with OWN_DATABASE one for each worker, so that
 * files run side by side, else that of the stack, which the emulated functions use.
 */
export const databaseProject = (): string =>
  process.env['OWN_DATABASE'] === undefined
    ? readStack().project
    : `${readStack().project}-${process.env['VITEST_POOL_ID']}`;

/** Returns Firestore without rules, as in the functions. */
export const adminDb = () => getFirestore(adminApp());
export const adminAuth = () => getAuth(adminApp());

/** Deletes an account as the Firebase console does. */
export async function deleteUser(uid: string): Promise<void> {
  await adminAuth().deleteUser(uid);
  await functionsHere()?.accountDeleted(uid);
}

/** Returns a document's fields. Throws if it does not exist. */
export async function fieldsOf(path: string): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> | undefined = (await adminDb().doc(path).get()).data();
  if (!data) throw new Error(`${path} does not exist`);
  return data;
}

/** Writes a document without rules, as the functions do. Its trigger sees each of these writes. */
export async function setFields(
  path: string,
  fields: object,
  options: SetOptions = {},
): Promise<void> {
  await adminDb().doc(path).set(fields, options);
  await functionsHere()?.documentWritten(path);
}

export async function updateFields(path: string, changes: object): Promise<void> {
  await adminDb()
    .doc(path)
    .update({ ...changes });
  await functionsHere()?.documentWritten(path);
}

/** Returns a time field in milliseconds since 1970. */
export async function millisOf(path: string, field: string): Promise<number> {
  const time = (await fieldsOf(path))[field];
  if (!(time instanceof Timestamp)) throw new Error(`${path} has no ${field}`);
  return time.toMillis();
}

export async function exists(path: string): Promise<boolean> {
  return (await adminDb().doc(path).get()).exists;
}
