import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { RemoveDeps } from '../pictures/remove-picture.ts';
import { removeCopies } from '../reviews/review-photos.ts';
import type { Reviews } from '../reviews/review-repository.ts';
import type { Reports } from './report-repository.ts';
import type { Suspensions } from './suspension-repository.ts';
import { accountStanding, type StandingDeps } from './account-standing.ts';
import { syncAuthDisabled, type SyncAuthDeps } from './sync-auth-disabled.ts';

export interface DecisionDeps extends SyncAuthDeps, StandingDeps, RemoveDeps {
  reports: Reports;
  reviews: Pick<Reviews, 'find'>;
  suspensions: Suspensions;
}

const reportAboutActor = () =>
  new AppError('failed-precondition', 'the report is about the administrator', {
    personMessage: 'This report is about you. Another administrator has to decide.',
  });

const DECIDED = { dismiss: 'dismissed', suspend: 'suspended', hide: 'hidden' } as const;

/**
 * Decides a report. One transaction changes the report, the audit log, and the suspension or the
 * review. This call then disables sign-in, or deletes the review's photos. The trigger on
 * `closed_accounts` and the hourly sweep do that as well, in case of a crash. Returns the report's
 * state and the account's standing. Throws AppError `not-found`, and `failed-precondition` for a
 * report with another decision, a report about the administrator themselves, the suspension of an
 * administrator, or a chat to hide.
 */
export async function decideReport(
  deps: DecisionDeps,
  actorUid: string,
  { id, decision, note }: CallableInput<'admin-decide-report'>,
): Promise<CallableOutput<'admin-decide-report'>> {
  const report = await deps.reports.find(id);
  if (!report) throw new AppError('not-found', 'no such report');
  if (report.reported_uid === actorUid) throw reportAboutActor();
  if (decision === 'hide' && report.thread_kind !== 'review') {
    throw new AppError('failed-precondition', 'only a review can be hidden');
  }
  const review = decision === 'hide' ? await deps.reviews.find(report.thread_id) : null;
  const state = DECIDED[decision];
  const noteOrNull = note === '' ? null : note;
  const has_account = (await accountStanding(deps, report.reported_uid)) !== 'deleted';
  await deps.reports.decide({ id, state, decided_by: actorUid, note: noteOrNull, has_account });
  await removeCopies(deps, review?.photos ?? []);
  const account = await accountStanding(deps, report.reported_uid);
  if (decision === 'suspend' && account === 'suspended') {
    await syncAuthDisabled(deps, report.reported_uid);
  }
  return { state, account };
}

/**
 * Lifts the suspension of a report's account. Does nothing if it is lifted already. Throws AppError
 * `not-found`, and `failed-precondition` if the account is deleted.
 */
export async function liftSuspension(
  deps: DecisionDeps,
  actorUid: string,
  { id, note }: CallableInput<'admin-lift-suspension'>,
): Promise<CallableOutput<'admin-lift-suspension'>> {
  const report = await deps.reports.find(id);
  if (!report) throw new AppError('not-found', 'no such report');
  await deps.suspensions.lift(report.reported_uid, { actor_uid: actorUid, note });
  await syncAuthDisabled(deps, report.reported_uid);
  return { lifted: true };
}
