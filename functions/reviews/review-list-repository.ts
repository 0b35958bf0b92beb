import { reviewSchema, type Review, type ReviewQuery } from '@doorstep/domain/reviews/review';
import type { Firestore } from 'firebase-admin/firestore';
import { isDocumentId, parseList } from '../platform/firestore.ts';
import { readPage } from '../platform/page-cursor.ts';

const STARS = { highest: 'desc', lowest: 'asc' } as const;

/** Returns the part of `Reviews` (review-repository.ts) that lists reviews. */
export function createReviewLists(db: Firestore) {
  const reviews = db.collection('reviews');
  return {
    /**
     * Lists a professional's reviews that are not hidden, in this order, after the review `after`.
     */
    list: async (
      providerId: string,
      { order, after }: Pick<ReviewQuery, 'order' | 'after'>,
      limit: number,
    ): Promise<{ reviews: Review[]; next: string | null }> => {
      const shown = reviews.where('provider_id', '==', providerId).where('hidden', '==', false);
      const byStars = order === 'newest' ? shown : shown.orderBy('stars', STARS[order]);
      const sorted = byStars.orderBy('created_at', 'desc').limit(limit);
      const last = after !== null && isDocumentId(after) ? await reviews.doc(after).get() : null;
      // If the last review of the previous page is gone, a query would begin with the first review.
      if (after !== null && !last?.exists) return { reviews: [], next: null };
      const { docs } = await (last?.exists ? sorted.startAfter(last) : sorted).get();
      const next = docs.length === limit ? (docs.at(-1)?.id ?? null) : null;
      return { reviews: parseList(reviewSchema, docs), next };
    },

    /** Lists all reviews or the hidden ones, newest first, after the cursor. */
    listForAdmin: async (
      list: 'all' | 'hidden',
      after: string | null,
      limit: number,
    ): Promise<{ reviews: Review[]; next: string | null }> => {
      const query = list === 'all' ? reviews : reviews.where('hidden', '==', true);
      const { docs, next } = await readPage(query, [['created_at', 'desc']], after, limit);
      return { reviews: parseList(reviewSchema, docs), next };
    },

    /** Returns the reviews with these ids that exist, in this order. */
    findAll: async (ids: readonly string[]): Promise<Review[]> =>
      ids.length === 0
        ? []
        : parseList(reviewSchema, await db.getAll(...ids.map((id) => reviews.doc(id)))),
  };
}
