import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { writeListing } from '../search/search-listing.ts';
import { invitationsOf, teamOf } from '../team/team-repository.ts';

/**
 * Writes tombstones, `closed_accounts/{uid}`, of accounts that are deleted or being deleted. The
 * same transaction unpublishes the account's page, removes it from search, and deletes the
 * account's team, its invitations and its own membership.
 */
export type Tombstones = ReturnType<typeof createTombstones>;

/**
 * Also prevents a renewal from publishing the page, as Stripe may still charge a deleted account.
 */
const UNPUBLISHED = { published: false, publish_on_renewal: false };

const RETENTION_MS = RETENTION_DAYS.closed_accounts * 24 * 60 * 60 * 1000;

export function createTombstones(db: Firestore) {
  function write(uid: string, closed_at: Date, expires_at: Date | null): Promise<void> {
    const page = db.collection('provider_profiles').doc(uid);
    const tombstone = db.collection('closed_accounts').doc(uid);
    return db.runTransaction(async (transaction) => {
      const profile = await transaction.get(page);
      const team = await transaction.get(teamOf(db, uid));
      const invitations = await transaction.get(invitationsOf(db, uid));
      transaction.set(tombstone, { reason: 'deleted', closed_at, expires_at });
      for (const { ref } of [...team.docs, ...invitations.docs]) transaction.delete(ref);
      transaction.delete(db.collection('team_members').doc(uid));
      // Reads the fields without the schema: a malformed page must not stop the deletion.
      if (profile.get('published') !== true && profile.get('publish_on_renewal') !== true) return;
      transaction.update(page, { ...UNPUBLISHED, updated_at: FieldValue.serverTimestamp() });
      writeListing(transaction, profile, null);
    });
  }

  return {
    /** Marks an account whose deletion has started. This tombstone does not expire. */
    markDeleting: (uid: string, now: Date): Promise<void> => write(uid, now, null),
    /** Marks a deleted account. A TTL policy deletes the tombstone when all tokens have expired. */
    markDeleted: (uid: string, now: Date): Promise<void> =>
      write(uid, now, new Date(now.getTime() + RETENTION_MS)),
  };
}
