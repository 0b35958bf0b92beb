import type { Firestore } from 'firebase-admin/firestore';

/**
 * `deleted_accounts/{uid}`: the tombstones of deleted accounts, whose tokens would go on for an hour
 * (Firebase docs, "Manage user sessions"). The rules look at them as well. Cleared away by a TTL.
 */
export interface DeletedAccounts {
  has(uid: string): Promise<boolean>;
  bury(uid: string, now: Date): Promise<void>;
}

const KEPT_MS = 24 * 60 * 60 * 1000;

export function createDeletedAccounts(db: Firestore): DeletedAccounts {
  const tombstone = (uid: string) => db.collection('deleted_accounts').doc(uid);
  return {
    has: async (uid) => (await tombstone(uid).get()).exists,
    bury: async (uid, now) => {
      await tombstone(uid).set({ deleted_at: now, expires_at: new Date(now.getTime() + KEPT_MS) });
    },
  };
}
