import type { Firestore } from 'firebase-admin/firestore';
import { tryWrite } from '../platform/firestore.ts';

/**
 * Stores guest grants, `service_requests/{id}/guests/{uid}`, which open a request's chat to a uid.
 */
export interface Guests {
  grant(requestId: string, uid: string, expiresAt: Date): Promise<void>;
  /**
   * Deletes up to `limit` grants that expired at or before `now`. Returns how many were deleted,
   * and whether there may be more.
   */
  deleteExpired(now: Date, limit: number): Promise<{ deleted: number; more: boolean }>;
}

export function createGuests(db: Firestore): Guests {
  return {
    grant: async (requestId, uid, expiresAt) => {
      const request = db.collection('service_requests').doc(requestId);
      await request.collection('guests').doc(uid).set({ expires_at: expiresAt });
    },

    deleteExpired: async (now, limit) => {
      const expired = await db
        .collectionGroup('guests')
        .where('expires_at', '<=', now)
        .limit(limit)
        .get();
      const writer = db.bulkWriter();
      // Separate writes, so that a grant that was renewed since the query does not fail the others.
      const deletions = expired.docs.map(({ ref, updateTime }) =>
        tryWrite(writer.delete(ref, { lastUpdateTime: updateTime })),
      );
      const [wasDeleted] = await Promise.all([Promise.all(deletions), writer.close()]);
      return { deleted: wasDeleted.filter(Boolean).length, more: expired.size === limit };
    },
  };
}
