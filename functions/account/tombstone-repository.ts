import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { writeListing } from '../search/search-listing.ts';

/**
 * Writes `closed_accounts/{uid}` of accounts that are being deleted, or are deleted. The same transaction
 * takes the account's page down and out of search.
 */
export interface Tombstones {
  /** Marks an account whose deletion has begun; the mark stays until the account is gone. */
  markDeleting(uid: string, now: Date): Promise<void>;
  /** Marks a deleted account for as long as its tokens could live; a TTL policy deletes the mark. */
  markDeleted(uid: string, now: Date): Promise<void>;
}

/** A renewal must not publish the page again: Stripe may go on charging a deleted account. */
const TAKEN_DOWN = { published: false, publish_on_renewal: false };

const KEPT_MS = RETENTION_DAYS.closed_accounts * 24 * 60 * 60 * 1000;

export function createTombstones(db: Firestore): Tombstones {
  function write(uid: string, closed_at: Date, expires_at: Date | null): Promise<void> {
    const page = db.collection('provider_profiles').doc(uid);
    return db.runTransaction(async (transaction) => {
      const profile = await transaction.get(page);
      const tombstone = db.collection('closed_accounts').doc(uid);
      transaction.set(tombstone, { reason: 'deleted', closed_at, expires_at });
      // Reads the fields without the schema: a malformed page must not stop the deletion.
      if (profile.get('published') !== true && profile.get('publish_on_renewal') !== true) return;
      transaction.update(page, { ...TAKEN_DOWN, updated_at: FieldValue.serverTimestamp() });
      writeListing(transaction, profile, null);
    });
  }

  return {
    markDeleting: (uid, now) => write(uid, now, null),
    markDeleted: (uid, now) => write(uid, now, new Date(now.getTime() + KEPT_MS)),
  };
}
