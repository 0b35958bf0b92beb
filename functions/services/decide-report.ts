import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { Reports } from '../data/reports.ts';
import type { Suspensions } from '../data/suspensions.ts';
import type { UserRoles } from '../data/user-roles.ts';
import { alignSignIn, type AlignDeps } from './align-sign-in.ts';

export interface DecisionDeps extends AlignDeps {
  reports: Reports;
  suspensions: Suspensions;
  userRoles: UserRoles;
}

/**
 * An administrator's decision about a report. Report, audit log, suspension and page change at once;
 * signing in follows, here and, should this end before, by the trigger on `closed_accounts`.
 * Throws AppError `not-found`; `failed-precondition` when it is decided already, or when an administrator
 * would be suspended.
 */
export async function decideReport(
  deps: DecisionDeps,
  actorUid: string,
  { id, decision, note }: CallableInput<'admin-decide-report'>,
): Promise<CallableOutput<'admin-decide-report'>> {
  const report = await deps.reports.find(id);
  if (!report) throw new AppError('not-found', 'no such report');
  if (decision === 'suspend' && (await deps.userRoles.isAdmin(report.reported_uid))) {
    throw new AppError('failed-precondition', 'an administrator is not suspended', {
      personMessage: 'This is an administrator’s account. Take the role away first.',
    });
  }
  const state = decision === 'suspend' ? 'suspended' : 'dismissed';
  const given = note === '' ? null : note;
  await deps.reports.decide({ id, state, decided_by: actorUid, note: given });
  if (decision === 'suspend') await alignSignIn(deps, report.reported_uid);
  return { state };
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
  await alignSignIn(deps, report.reported_uid);
  return { lifted: true };
}
