import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { isDocumentId } from '../platform/firestore.ts';
import { accountStanding } from './account-standing.ts';
import { type DecisionDeps } from './decide-report.ts';
import { syncAuthDisabled } from './sync-auth-disabled.ts';

type SuspendDeps = Omit<DecisionDeps, 'reports'>;

const refusal = (message: string, personMessage: string) =>
  new AppError('failed-precondition', message, { personMessage });

/** Throws AppError `failed-precondition` for the administrator's own account. */
function requireOther(actorUid: string, uid: string): void {
  if (actorUid === uid) {
    throw refusal('the account is the own one', 'This is your own account.');
  }
}

/**
 * Suspends an account without a report. One transaction changes the account, its page, its team and
 * the audit log. This call then disables sign-in; the trigger on `closed_accounts` ends billing.
 * Does nothing for a suspended account. Throws AppError `not-found` for a deleted account, and
 * `failed-precondition` for the administrator's own account and for another administrator's.
 */
export async function suspendAccount(
  deps: SuspendDeps,
  actorUid: string,
  { uid, note }: CallableInput<'admin-suspend-account'>,
  now: Date,
): Promise<CallableOutput<'admin-suspend-account'>> {
  requireOther(actorUid, uid);
  if (!isDocumentId(uid) || (await accountStanding(deps, uid)) === 'deleted') {
    throw new AppError('not-found', 'no such account', {
      personMessage: 'This account was deleted.',
    });
  }
  await deps.suspensions.suspend(uid, { actor_uid: actorUid, note }, now);
  const account = await accountStanding(deps, uid);
  if (account === 'suspended') await syncAuthDisabled(deps, uid);
  return { account };
}

/**
 * Lifts the suspension of an account, and enables sign-in. Does nothing for an open account. Throws
 * AppError `failed-precondition` for a deleted account.
 */
export async function restoreAccount(
  deps: SuspendDeps,
  actorUid: string,
  { uid, note }: CallableInput<'admin-restore-account'>,
): Promise<CallableOutput<'admin-restore-account'>> {
  if (!isDocumentId(uid)) throw new AppError('not-found', 'no such account');
  await deps.suspensions.lift(uid, { actor_uid: actorUid, note });
  await syncAuthDisabled(deps, uid);
  return { account: await accountStanding(deps, uid) };
}
