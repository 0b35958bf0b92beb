import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { ReviewPage } from '@doorstep/domain/reviews/review';
import { callFunction } from '../callables.ts';

/**
 * Returns the signed-in client's review of a request's professional, and why it cannot be written
 * or changed now. Throws AppError: `not-found` unless they are the request's client.
 */
export function findMyReview(requestId: string): Promise<CallableOutput<'my-review'>> {
  return callFunction('my-review', { request_id: requestId });
}

/**
 * Stores the client's review of a request's professional. Returns whether its stars count. Throws
 * AppError: `failed-precondition` with a message if it is too early or too late.
 */
export async function writeReview(input: CallableInput<'write-review'>): Promise<boolean> {
  return (await callFunction('write-review', input)).hired;
}

/** Returns a page of the signed-in professional's reviews, newest first. Throws AppError. */
export function listOwnReviews(after: string | null): Promise<ReviewPage> {
  return callFunction('own-reviews', { after });
}

/** Stores the professional's public answer to a review. Throws AppError. */
export async function answerReview(input: CallableInput<'answer-review'>): Promise<void> {
  await callFunction('answer-review', input);
}

/** Reports a review of the signed-in professional to the administrators. Throws AppError. */
export async function reportReview(input: CallableInput<'report-review'>): Promise<void> {
  await callFunction('report-review', input);
}
