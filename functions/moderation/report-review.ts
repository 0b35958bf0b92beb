import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Transaction } from 'firebase-admin/firestore';
import type { RateLimits } from '../platform/limits/rate-limit-repository.ts';
import type { Reviews } from '../reviews/review-repository.ts';
import type { Reports } from './report-repository.ts';
import { requireShownReview } from '../reviews/answer-review.ts';

export interface ReportReviewDeps {
  reviews: Pick<Reviews, 'find'>;
  reports: Pick<Reports, 'create'>;
  rateLimits: RateLimits;
}

/** Limits the reports of one account, so that nobody can flood the administrators' list. */
const REPORTS_BY_UID = { max: 20, windowSeconds: 3600 };

/**
 * Stores a professional's report about a review of them. An administrator decides whether to hide
 * it. Throws AppError `not-found` for an unknown or hidden review as well as for a review of
 * another professional, `rate-limited`, and `failed-precondition` if nothing more can be added.
 */
export async function reportReview(
  { reviews, reports, rateLimits }: ReportReviewDeps,
  uid: string,
  { id, reason, text }: CallableInput<'report-review'>,
): Promise<CallableOutput<'report-review'>> {
  const createReport = async (transaction?: Transaction) => {
    const review = await reviews.find(id, transaction);
    requireShownReview(review, uid);
    return {
      thread_kind: 'review',
      thread_id: id,
      reporter_uid: uid,
      reporter_side: 'provider',
      reported_uid: review.client_uid,
      reason,
      text,
    } as const;
  };
  await createReport();
  if (!(await rateLimits.consume(['report', 'uid', uid], REPORTS_BY_UID))) {
    throw new AppError('rate-limited', 'too many reports by one account');
  }
  await reports.create(uid, createReport, new Date());
  return { reported: true };
}
