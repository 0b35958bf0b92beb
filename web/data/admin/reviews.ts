import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { callFunction } from '../callables.ts';

/** Returns a page of all, reported or hidden reviews; for administrators only. Throws AppError. */
export function listReviews(
  input: CallableInput<'admin-reviews'>,
): Promise<CallableOutput<'admin-reviews'>> {
  return callFunction('admin-reviews', input);
}

/** Hides a review from everybody, or shows it again; for administrators only. Throws AppError. */
export async function setReviewHidden(
  input: CallableInput<'admin-set-review-hidden'>,
): Promise<void> {
  await callFunction('admin-set-review-hidden', input);
}
