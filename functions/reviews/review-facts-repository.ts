import { NO_STARS, starCountsSchema } from '@doorstep/domain/profiles/facts';
import { newestReviewOf } from '@doorstep/domain/reviews/newest-review';
import { recount, reviewSchema, type Review } from '@doorstep/domain/reviews/review';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument, parseList } from '../platform/firestore.ts';
import { readListedParts, readProfessional } from '../profiles/page-owner.ts';
import { updateListing } from '../search/search-listing.ts';
import { prepareHome } from './home-repository.ts';

const countsSchema = z.object({
  facts: z._default(z.object({ stars: z._default(starCountsSchema, NO_STARS) }), {
    stars: NO_STARS,
  }),
});

/** What a change of a review changes for its professional, as a transaction has read it. */
export interface Reviewed {
  /** The review's id. */
  id: string;
  profile: DocumentSnapshot;
  details: Parameters<typeof updateListing>[2];
  /** The two newest reviews that count: the one that changes, and another. */
  newest: Review[];
  /** Removes reviews from the home page (home-repository.ts). */
  leaveHome: (ids: readonly string[]) => void;
}

/** Reads the professional of the review with an id. */
export async function readReviewed(
  db: Firestore,
  transaction: Transaction,
  id: string,
  uid: string,
): Promise<Reviewed> {
  const { profile, tier } = await readProfessional(transaction, db, uid);
  const parts = await readListedParts(transaction, db, uid);
  const counted = db
    .collection('reviews')
    .where('provider_id', '==', uid)
    .where('hidden', '==', false)
    .where('hired', '==', true);
  const { docs } = await transaction.get(counted.orderBy('created_at', 'desc').limit(2));
  const newest = parseList(reviewSchema, docs);
  const leaveHome = await prepareHome(db, transaction);
  return { id, profile, details: { tier, ...parts }, newest, leaveHome };
}

/**
 * Writes the stars and the newest review, on the professional's profile and in search, after a
 * review has changed from `before` to `after`, and removes it from the home page. Writes no facts
 * without a profile.
 */
export function writeReviewFacts(
  transaction: Transaction,
  { id, profile, details, newest, leaveHome }: Reviewed,
  before: Review | null,
  after: Review | null,
): void {
  leaveHome([id]);
  const counts = parseDocument(countsSchema, profile)?.facts.stars;
  if (!counts) return;
  const others = newest.filter((one) => one.id !== id);
  const facts = {
    stars: recount(counts, before, after),
    newest_review: newestReviewOf(after ? [...others, after] : others),
  };
  transaction.update(profile.ref, {
    'facts.stars': facts.stars,
    'facts.newest_review': facts.newest_review,
  });
  updateListing(transaction, profile, details, facts);
}
