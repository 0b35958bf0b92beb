import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Review } from '@doorstep/domain/reviews/review';
import type { Reviews } from './review-repository.ts';

/**
 * Throws AppError `not-found` for an unknown or hidden review as well as for a review of another
 * professional.
 */
export function requireShownReview(review: Review | null, uid: string): asserts review is Review {
  if (review?.provider_id !== uid || review.hidden) {
    throw new AppError('not-found', 'the caller has no such review');
  }
}

/**
 * Stores the professional's public answer to a review, and replaces an earlier one. Throws AppError
 * like `requireShownReview`.
 */
export async function answerReview(
  reviews: Pick<Reviews, 'answer'>,
  uid: string,
  input: CallableInput<'answer-review'>,
  now: Date,
): Promise<CallableOutput<'answer-review'>> {
  await reviews.answer(uid, input, (review) => requireShownReview(review, uid), now);
  return { answered: true };
}
