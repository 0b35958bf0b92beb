import {
  isForHome,
  marketHomeSchema,
  toHomeReview,
  type HomeFigures,
  type MarketHome,
} from '@doorstep/domain/pages/market-home';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { safeParseDocument } from '@doorstep/domain/documents/stored-document';
import { reviewSchema, type Review } from '@doorstep/domain/reviews/review';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { parseDocument, parseList } from '../platform/firestore.ts';

/** A review and the search id of its professional. */
export interface HomeReviewChoice {
  id: string;
  search_id: string;
}

/** Stores what the home page shows, `market_home/current`, and reads what it is made of. */
export type Homes = ReturnType<typeof createHomes>;

const currentOf = (db: Firestore) => db.doc('market_home/current');

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

export function createHomes(db: Firestore) {
  const reviews = db.collection('reviews');
  return {
    /** Returns the document, or null before the first run. Costs one read. */
    read: async (): Promise<MarketHome | null> =>
      parseDocument(marketHomeSchema, await currentOf(db).get()),

    /** Lists the newest reviews that the home page may show. */
    listNewest: async (): Promise<Review[]> => {
      const newest = reviews.where('hidden', '==', false).orderBy('created_at', 'desc');
      const { docs } = await newest.limit(PAGE_SIZE.newest_reviews).get();
      return parseList(reviewSchema, docs).filter(isForHome);
    },

    /** Counts with aggregation queries, which read no documents. */
    countFigures: async (): Promise<Omit<HomeFigures, 'professionals'>> => {
      const answered = db
        .collection('service_requests')
        .where('first_answered_at', '>', new Date(0));
      const shown = reviews.where('hidden', '==', false);
      const counts = await Promise.all([countOf(answered), countOf(shown)]);
      return { answered_requests: counts[0], reviews: counts[1] };
    },

    /**
     * Writes the document. Reads the chosen reviews again in the same transaction, so that one that
     * was hidden, changed or deleted meanwhile is not shown with its earlier text.
     */
    write: (
      home: Omit<MarketHome, 'reviews'>,
      choices: readonly HomeReviewChoice[],
    ): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const references = choices.map(({ id }) => reviews.doc(id));
        const found = references.length === 0 ? [] : await transaction.getAll(...references);
        const stored = parseList(reviewSchema, found).filter(isForHome);
        const shown = choices.flatMap(({ id, search_id }) => {
          const review = stored.find((one) => one.id === id);
          return review ? [toHomeReview(review, search_id)] : [];
        });
        transaction.set(currentOf(db), { ...home, reviews: shown });
      }),
  };
}

/**
 * Reads the home page's document in a transaction that changes reviews. Returns a function that
 * removes reviews from it; the next run of the schedule shows those again that may be shown. It
 * deletes a malformed document, because that could hold one of them.
 */
export async function prepareHome(
  db: Firestore,
  transaction: Transaction,
): Promise<(reviewIds: readonly string[]) => void> {
  const home = await transaction.get(currentOf(db));
  const data = home.data();
  if (data === undefined) return () => {};
  const stored = safeParseDocument(marketHomeSchema, home.id, data);
  if (!stored.success) return () => void transaction.delete(home.ref);
  const { reviews } = stored.data;
  return (reviewIds) => {
    const others = reviews.filter(({ id }) => !reviewIds.includes(id));
    if (others.length < reviews.length) transaction.update(home.ref, { reviews: others });
  };
}
