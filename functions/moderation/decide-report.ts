import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Reports } from './report-repository.ts';
import type { Suspensions } from './suspension-repository.ts';
import type { UserRoles } from '../platform/user-role-repository.ts';
import { accountStanding, type StandingDeps } from './account-standing.ts';
import { syncAuthDisabled, type SyncAuthDeps } from './sync-auth-disabled.ts';

export interface DecisionDeps extends SyncAuthDeps, StandingDeps {
  reports: Reports;
  suspensions: Suspensions;
  userRoles: UserRoles;
}

const aboutYourself = () =>
  new AppError('failed-precondition', 'nobody decides about himself', {
    personMessage: 'This report is about you. Another administrator decides it.',
  });

/** Throws AppError `failed-precondition`, with words, where that account is not to be suspended. */
async function mustBeSuspendable({ userRoles }: DecisionDeps, uid: string): Promise<void> {
  if (await userRoles.isAdmin(uid)) {
    throw new AppError('failed-precondition', 'an administrator is not suspended', {
      personMessage: 'This is an administrator’s account. Take the role away first.',
    });
  }
}

/**
 * An administrator's decision about a report. Report, audit log, suspension and page change at once;
 * signing in follows, here and, should this end before, by the trigger on `closed_accounts`, which also
 * ends what is paid. An account that is deleted stays so: the answer says it.
 * Throws AppError `not-found`; `failed-precondition` when it is decided already, when it is about the
 * administrator himself, or when an administrator would be suspended.
 */
export async function decideReport(
  deps: DecisionDeps,
  actorUid: string,
  { id, decision, note }: CallableInput<'admin-decide-report'>,
): Promise<CallableOutput<'admin-decide-report'>> {
  const report = await deps.reports.find(id);
  if (!report) throw new AppError('not-found', 'no such report');
  if (report.reported_uid === actorUid) throw aboutYourself();
  if (decision === 'suspend') await mustBeSuspendable(deps, report.reported_uid);
  const state = decision === 'suspend' ? 'suspended' : 'dismissed';
  const given = note === '' ? null : note;
  const has_account = (await accountStanding(deps, report.reported_uid)) !== 'deleted';
  await deps.reports.decide({ id, state, decided_by: actorUid, note: given, has_account });
  const account = await accountStanding(deps, report.reported_uid);
  if (decision === 'suspend' && account === 'suspended') {
    await syncAuthDisabled(deps, report.reported_uid);
  }
  return { state, account };
}

/**
 * Lifts the suspension of the account that a report is about. Throws AppError `not-found`;
 * `failed-precondition` when it is not suspended.
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
