import { closedAccountSchema, type ClosedAccount } from '@doorstep/domain/closed-account';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { parseDocument } from './firestore.ts';
import { writeListing } from './search-listing.ts';

/**
 * `closed_accounts/{uid}`: whose tokens count no more, though they would go on for an hour (Firebase
 * docs, "Manage user sessions"). The rules look at them as well. Those of deleted accounts are cleared
 * away by a TTL; that of a suspended one stays until it is lifted. With a tombstone the page goes down and
 * out of search, for good: nobody is to ask somebody who is not there.
 */
export interface ClosedAccounts {
  has(uid: string): Promise<boolean>;
  find(uid: string): Promise<ClosedAccount | null>;
  /** The tombstone of an account whose deletion has begun: it stays until the account is gone. */
  close(uid: string, now: Date): Promise<void>;
  /** A deleted account's tombstone, for as long as its tokens could live. */
  bury(uid: string, now: Date): Promise<void>;
}

/** No renewal brings it back: the subscription of an account that is deleted in Firebase alone goes on. */
const TAKEN_DOWN = { published: false, publish_on_renewal: false };

const KEPT_MS = RETENTION_DAYS.closed_accounts * 24 * 60 * 60 * 1000;

export function createClosedAccounts(db: Firestore): ClosedAccounts {
  const document = (uid: string) => db.collection('closed_accounts').doc(uid);

  function entomb(uid: string, closed_at: Date, expires_at: Date | null): Promise<void> {
    const page = db.collection('provider_profiles').doc(uid);
    return db.runTransaction(async (transaction) => {
      const profile = await transaction.get(page);
      transaction.set(document(uid), { reason: 'deleted', closed_at, expires_at });
      // Not by a schema: a page that is malformed keeps no account open.
      if (profile.get('published') !== true && profile.get('publish_on_renewal') !== true) return;
      transaction.update(page, { ...TAKEN_DOWN, updated_at: FieldValue.serverTimestamp() });
      writeListing(transaction, profile, null);
    });
  }

  return {
    has: async (uid) => (await document(uid).get()).exists,
    find: async (uid) => parseDocument(closedAccountSchema, await document(uid).get()),
    close: (uid, now) => entomb(uid, now, null),
    bury: (uid, now) => entomb(uid, now, new Date(now.getTime() + KEPT_MS)),
  };
}
