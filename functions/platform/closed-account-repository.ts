import { closedAccountSchema, type ClosedAccount } from '@doorstep/domain/account/closed-account';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { parseDocument, readIn } from './firestore.ts';

/**
 * Reads `closed_accounts/{uid}`: accounts that are deleted or suspended. Their tokens stay valid
 * for up to an hour (Firebase docs, "Manage user sessions"), so the functions and the rules check
 * this collection too. The entry of a suspended account exists until the suspension is lifted.
 */
export type ClosedAccounts = ReturnType<typeof createClosedAccounts>;

export function createClosedAccounts(db: Firestore) {
  const document = (uid: string) => db.collection('closed_accounts').doc(uid);
  return {
    has: async (uid: string, transaction?: Transaction): Promise<boolean> =>
      (await readIn(transaction, document(uid))).exists,
    find: async (uid: string, transaction?: Transaction): Promise<ClosedAccount | null> =>
      parseDocument(closedAccountSchema, await readIn(transaction, document(uid))),
  };
}
