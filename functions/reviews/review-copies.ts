import { createHash } from 'node:crypto';
import { LIMITS } from '@doorstep/domain/limits';
import { reviewSchema, toReviewCopy, type Review } from '@doorstep/domain/reviews/review';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../platform/firestore.ts';

/**
 * Returns the requests that have a copy of a review: the newest `LIMITS.reviewedRequests` of the
 * client to the professional, and those that the review is about, which another account of the
 * client may have sent. Closed requests are left out: their accounts have lost their reviews.
 */
export async function findReviewedRequests(
  db: Firestore,
  transaction: Transaction,
  {
    provider_id,
    client_uid,
    request_ids,
  }: Pick<Review, 'provider_id' | 'client_uid' | 'request_ids'>,
): Promise<DocumentReference[]> {
  const requests = db.collection('service_requests');
  const newest = requests
    .where('provider_id', '==', provider_id)
    .where('client_uid', '==', client_uid)
    .orderBy('created_at', 'desc')
    .select('closed')
    .limit(LIMITS.reviewedRequests);
  const { docs } = await transaction.get(newest);
  const known = new Set(docs.map(({ id }) => id));
  const others = request_ids.slice(-LIMITS.reviewedRequests).filter((id) => !known.has(id));
  const about =
    others.length === 0
      ? []
      : await transaction.getAll(...others.map((id) => requests.doc(id)), {
          fieldMask: ['closed'],
        });
  return [...docs, ...about]
    .filter((request) => request.exists && request.get('closed') !== true)
    .map(({ ref }) => ref);
}

/** Returns the id of a pair's only review. */
export function idOf({ provider_id, client_uid }: Pick<Review, 'provider_id' | 'client_uid'>) {
  return createHash('sha256').update(`${provider_id}_${client_uid}`).digest('hex').slice(0, 40);
}

/**
 * Copies the review of a pair, if there is one, onto their new request. A request that has a copy is
 * not written: each later change of the review changes the copy in its own transaction.
 */
export async function copyReview(
  db: Firestore,
  requestId: string,
  pair: Pick<Review, 'provider_id' | 'client_uid'>,
): Promise<void> {
  const request = db.collection('service_requests').doc(requestId);
  await db.runTransaction(async (transaction) => {
    const review = parseDocument(
      reviewSchema,
      await transaction.get(db.collection('reviews').doc(idOf(pair))),
    );
    const stored = await transaction.get(request);
    if (!review || !stored.exists || stored.get('closed') === true || stored.get('review')) return;
    transaction.update(request, { review: toReviewCopy(review) });
  });
}
