import { AppError } from '@doorstep/domain/app-error';
import { userRoleSchema } from '@doorstep/domain/admin/user-role';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../firestore.ts';

/** Returns the error of every call by an account that is deleted or suspended. */
export const accountClosed = () => new AppError('unauthenticated', 'the account is closed');

/** Returns the error of an administrator's call by anybody else. */
export const notAdministrator = () => new AppError('permission-denied', 'not an administrator');

/** Returns the error of a suspended person who deletes their account. */
export const suspendedAccount = () =>
  new AppError('permission-denied', 'a suspended account cannot delete itself', {
    personMessage: 'This account is suspended. Please contact us to have it deleted.',
  });

/**
 * Runs the transaction of a use case that writes for a caller. The account may have been closed
 * since `defineCallable` checked it, and an account's deletion removes only what was written before
 * its tombstone. Throws AppError `unauthenticated` for a closed account, and what `write` throws.
 */
export function runForCaller<T>(
  db: Firestore,
  uid: string,
  write: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return db.runTransaction(async (transaction) => {
    const closed = await transaction.get(db.collection('closed_accounts').doc(uid));
    if (closed.exists) throw accountClosed();
    return write(transaction);
  });
}

/**
 * Checks in a transaction, before its first write, that the account is open and has the role of an
 * administrator. Throws AppError `unauthenticated` or `permission-denied`.
 */
export async function requireAdministrator(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<void> {
  const [closed, role] = await transaction.getAll(
    db.collection('closed_accounts').doc(uid),
    db.collection('user_roles').doc(uid),
  );
  if (closed?.exists) throw accountClosed();
  if (!role || parseDocument(userRoleSchema, role)?.role !== 'admin') throw notAdministrator();
}
