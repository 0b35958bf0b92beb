import { closedAccountSchema, type ClosedAccount } from '@doorstep/domain/closed-account';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument } from './firestore.ts';

/**
 * `closed_accounts/{uid}`: whose tokens count no more, though they would go on for an hour (Firebase
 * docs, "Manage user sessions"). The rules look at them as well. Those of deleted accounts are cleared
 * away by a TTL; that of a suspended one stays until it is lifted.
 */
export interface ClosedAccounts {
  has(uid: string): Promise<boolean>;
  find(uid: string): Promise<ClosedAccount | null>;
  /** The tombstone of an account whose deletion has begun: it stays until the account is gone. */
  close(uid: string, now: Date): Promise<void>;
  /** A deleted account's tombstone, for as long as its tokens could live. */
  bury(uid: string, now: Date): Promise<void>;
}

const KEPT_MS = RETENTION_DAYS.closed_accounts * 24 * 60 * 60 * 1000;

export function createClosedAccounts(db: Firestore): ClosedAccounts {
  const document = (uid: string) => db.collection('closed_accounts').doc(uid);
  return {
    has: async (uid) => (await document(uid).get()).exists,
    find: async (uid) => parseDocument(closedAccountSchema, await document(uid).get()),
    close: async (uid, now) => {
      await document(uid).set({ reason: 'deleted', closed_at: now, expires_at: null });
    },
    bury: async (uid, now) => {
      const expires_at = new Date(now.getTime() + KEPT_MS);
      await document(uid).set({ reason: 'deleted', closed_at: now, expires_at });
    },
  };
}
