import { LIMITS } from '../limits.ts';
import type { NewestReview } from '../profiles/facts.ts';
import { oneLine, shorten } from '../text.ts';
import { isCounted, type Review } from './review.ts';

type Listed = Pick<Review, 'id' | 'text' | 'stars' | 'hired' | 'hidden' | 'created_at'>;

/** Compares reviews in the order of queries: the newest first, then by id. */
const byAge = (a: Listed, b: Listed) =>
  b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1);

/** Returns the beginning of a review's text, as search shows it. */
export const toNewestReview = ({ id, text }: Pick<Review, 'id' | 'text'>): NewestReview => ({
  id,
  line: shorten(oneLine(text), LIMITS.reviewLine),
});

/** Returns the newest of a professional's reviews that the stars count; null without any. */
export function newestReviewOf(reviews: readonly Listed[]): NewestReview | null {
  const [newest] = reviews.filter(isCounted).toSorted(byAge);
  return newest ? toNewestReview(newest) : null;
}
