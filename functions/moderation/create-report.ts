import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Transaction } from 'firebase-admin/firestore';
import type { RateLimits } from '../platform/limits/rate-limit-repository.ts';
import type { Reports } from './report-repository.ts';
import type { Caller } from '../platform/callables/session.ts';
import type { Reviews } from '../reviews/review-repository.ts';
import { requireShownReview } from '../reviews/answer-review.ts';
import { guestCannotBlock, setBlocked, type BlockDeps } from './block-person.ts';
import { authorizeThreadAccess } from './authorize-thread-access.ts';

interface ReportDeps extends BlockDeps {
  reports: Reports;
  rateLimits: RateLimits;
}

/** Limits the reports of one account, so that nobody can flood the administrators' list. */
const REPORTS_BY_UID = { max: 20, windowSeconds: 3600 };

/** Counts a report of an account. Throws AppError `rate-limited` after the last one of the hour. */
async function limitReports(rateLimits: RateLimits, uid: string): Promise<void> {
  if (await rateLimits.consume(['report', 'uid', uid], REPORTS_BY_UID)) return;
  throw new AppError('rate-limited', 'too many reports by one account');
}

/**
 * Stores a report about the other side of one of the caller's threads, and blocks that person if
 * `also_block` is set. Guests can report but not block. Another report about the same thread is
 * added to the open one. The reported person is not notified. Throws AppError `not-found`
 * (`authorizeThreadAccess`), `permission-denied` for a guest who wants to block, `rate-limited`,
 * and `failed-precondition` if nothing more can be added.
 */
export async function reportPerson(
  deps: ReportDeps,
  caller: Caller,
  input: CallableInput<'report-person'>,
): Promise<CallableOutput<'report-person'>> {
  const createReport = async (transaction?: Transaction) => {
    const own = await authorizeThreadAccess(deps, caller, input.thread, transaction);
    if (input.also_block && own.by === 'grant') throw guestCannotBlock();
    return {
      thread_kind: input.thread.kind,
      thread_id: input.thread.id,
      reporter_uid: caller.uid,
      reporter_side: own.side,
      reported_uid: own.other,
      reason: input.reason,
      text: input.text,
    };
  };
  // Counts only the reports of people who have the thread.
  await createReport();
  await limitReports(deps.rateLimits, caller.uid);
  await deps.reports.create(caller.uid, createReport, new Date());
  if (input.also_block) await setBlocked(deps, caller, input.thread, true);
  return { reported: true };
}

interface ReportReviewDeps {
  reviews: Pick<Reviews, 'find'>;
  reports: Pick<Reports, 'create'>;
  rateLimits: RateLimits;
}

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
  await limitReports(rateLimits, uid);
  await reports.create(uid, createReport, new Date());
  return { reported: true };
}
