import type { GrantProof } from '@doorstep/domain/chat/grant-proof';
import { guestGrantSchema } from '@doorstep/domain/documents/server-records';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { parseDocument, readIn, tryWrite } from '../platform/firestore.ts';
import { runForCaller } from '../platform/callables/run-for-caller.ts';

/**
 * Stores guest grants, `service_requests/{id}/guests/{uid}`, which open a request's chat to a uid.
 */
export type Guests = ReturnType<typeof createGuests>;

export function createGuests(db: Firestore) {
  const grantOf = (requestId: string, uid: string) =>
    db.collection('service_requests').doc(requestId).collection('guests').doc(uid);
  const proofOf = (snapshot: DocumentSnapshot, now: Date): GrantProof | null => {
    const grant = parseDocument(guestGrantSchema, snapshot);
    return grant && grant.expires_at > now ? grant.proof : null;
  };
  return {
    /**
     * Grants access until `grant.expires_at` in one transaction with `check`, and returns the
     * grant's proof. A typed address does not replace the link of a grant that is still valid.
     * Throws what `check` throws, and AppError `unauthenticated` for a closed account.
     */
    grant: (
      requestId: string,
      uid: string,
      { proof, expires_at }: { proof: GrantProof; expires_at: Date },
      check: (transaction: Transaction) => Promise<unknown>,
    ): Promise<GrantProof> =>
      runForCaller(db, uid, async (transaction) => {
        await check(transaction);
        const current = await transaction.get(grantOf(requestId, uid));
        const kept = proofOf(current, new Date()) === 'link' ? 'link' : proof;
        transaction.set(current.ref, { expires_at, proof: kept });
        return kept;
      }),

    /** Returns the proof of a valid grant, or null. */
    findProof: async (
      requestId: string,
      uid: string,
      now: Date,
      transaction?: Transaction,
    ): Promise<GrantProof | null> =>
      proofOf(await readIn(transaction, grantOf(requestId, uid)), now),

    /**
     * Deletes up to `limit` grants that expired at or before `now`. Returns how many were deleted,
     * and whether there may be more.
     */
    deleteExpired: async (
      now: Date,
      limit: number,
    ): Promise<{ deleted: number; more: boolean }> => {
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
