import { LIMITS, PAGE_SIZE } from '@doorstep/domain/limits';
import {
  toPublicReview,
  type Review,
  type ReviewPage,
  type ReviewQuery,
} from '@doorstep/domain/reviews/review';
import { foldText } from '@doorstep/domain/text';
import type { Reviews } from './review-repository.ts';

/** Returns a function that checks whether a review contains all words of a text. */
function matcher(text: string): (review: Review) => boolean {
  const words = foldText(text).split(' ');
  return ({ author, text: written, answer }) => {
    const folded = foldText([author, written, answer ?? ''].join('\n'));
    return words.every((word) => folded.includes(word));
  };
}

/**
 * Returns a page of what everybody sees of a professional's reviews. A search for a text reads at
 * most 200 reviews, so its page can be short or empty although `next` is not null.
 */
export async function listReviews(
  reviews: Pick<Reviews, 'list'>,
  providerId: string,
  { order = 'newest', text = '', after = null }: Partial<ReviewQuery> = {},
): Promise<ReviewPage> {
  const isSearch = text.trim() !== '';
  const limit = isSearch ? LIMITS.searchedReviews : PAGE_SIZE.reviews;
  const read = await reviews.list(providerId, { order, after }, limit);
  const found = isSearch ? read.reviews.filter(matcher(text)) : read.reviews;
  const shown = found.slice(0, PAGE_SIZE.reviews);
  const next = shown.length < found.length ? (shown.at(-1)?.id ?? null) : read.next;
  return { reviews: shown.map(toPublicReview), next };
}
