import { NO_STARS, starCountsSchema } from '@doorstep/domain/profiles/facts';
import { recount, type Review } from '@doorstep/domain/reviews/review';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument } from '../platform/firestore.ts';

const countsSchema = z.object({
  facts: z._default(z.object({ stars: z._default(starCountsSchema, NO_STARS) }), {
    stars: NO_STARS,
  }),
});

/**
 * Writes the star counts on the professional's profile after a review has changed from `before` to
 * `after`. Does nothing without a profile.
 */
export function writeStarCounts(
  transaction: Transaction,
  profile: DocumentSnapshot,
  before: Review | null,
  after: Review | null,
): void {
  const counts = parseDocument(countsSchema, profile)?.facts.stars;
  if (!counts) return;
  transaction.update(profile.ref, { 'facts.stars': recount(counts, before, after) });
}
