import type { Firestore } from 'firebase-admin/firestore';

/** `service_requests/{id}/guests/{uid}`: who may chat about a request without being signed in. */
export interface Guests {
  grant(requestId: string, uid: string, expiresAt: Date): Promise<void>;
  /** Deletes up to `limit` grants that ended at or before `now`; how many were deleted. */
  deleteExpired(now: Date, limit: number): Promise<number>;
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
      const batch = db.batch();
      for (const { ref, updateTime } of expired.docs) {
        // A grant renewed since the query stays.
        batch.delete(ref, { lastUpdateTime: updateTime });
      }
      await batch.commit();
      return expired.size;
    },
  };
}
