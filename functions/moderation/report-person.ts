import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Transaction } from 'firebase-admin/firestore';
import type { RateLimits } from '../platform/limits/rate-limit-repository.ts';
import type { Reports } from './report-repository.ts';
import type { Caller } from '../platform/callables/session.ts';
import { guestCannotBlock, setBlocked, type BlockDeps } from './block-person.ts';
import { authorizeThreadAccess } from './authorize-thread-access.ts';

export interface ReportDeps extends BlockDeps {
  reports: Reports;
  rateLimits: RateLimits;
}

/** Limits the reports of one account, so that nobody can flood the administrators' list. */
const REPORTS_BY_UID = { max: 20, windowSeconds: 3600 };

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
  if (!(await deps.rateLimits.consume(['report', 'uid', caller.uid], REPORTS_BY_UID))) {
    throw new AppError('rate-limited', 'too many reports by one account');
  }
  await deps.reports.create(caller.uid, createReport, new Date());
  if (input.also_block) await setBlocked(deps, caller, input.thread, true);
  return { reported: true };
}
