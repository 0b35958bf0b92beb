import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Reviews } from './review-repository.ts';

/**
 * Stores the professional's public answer to a review, and replaces an earlier one. Throws AppError
 * `not-found` for an unknown or hidden review as well as for a review of another professional.
 */
export async function answerReview(
  reviews: Pick<Reviews, 'find' | 'answer'>,
  uid: string,
  { id, answer }: CallableInput<'answer-review'>,
  now: Date,
): Promise<CallableOutput<'answer-review'>> {
  const review = await reviews.find(id);
  if (review?.provider_id !== uid || review.hidden) {
    throw new AppError('not-found', 'the caller has no such review');
  }
  await reviews.answer(id, answer, now);
  return { answered: true };
}
