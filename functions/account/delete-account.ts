import {
  DELETION_STEPS,
  RECENT_SIGN_IN_SECONDS,
  type AccountDeletion,
} from '@doorstep/domain/account/account-deletion';
import { AppError } from '@doorstep/domain/app-error';
import type { AccountDeletions } from './account-deletion-repository.ts';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';
import { logError, logInfo, pseudonym } from '../platform/log.ts';
import { DELETION, requireTime, OutOfTimeError, type StepDeps } from './deletion-steps.ts';

export interface DeletionDeps extends StepDeps {
  deletions: AccountDeletions;
  closedAccounts: Pick<ClosedAccounts, 'find'>;
}

export interface AccountOwner {
  uid: string;
  /** When the owner last entered the password. */
  signed_in_at: Date;
}

const MINUTE_MS = 60_000;
/** Longer than the timeouts of `billing` and `everyFiveMinutes`, which run deletions. */
const LEASE_MS = 15 * MINUTE_MS;
const MAX_BACKOFF_MINUTES = 360;

const inFuture = (ms: number) => new Date(Date.now() + ms);

/**
 * Runs a deletion from its current step until it is finished or out of time. Returns whether it is
 * finished. Parallel runs are safe, because each step is idempotent. Throws what a step throws.
 */
async function runDeletion(deps: DeletionDeps, job: AccountDeletion): Promise<boolean> {
  if (job.state !== 'running') return job.state === 'done';
  try {
    for (const step of DELETION_STEPS.slice(DELETION_STEPS.indexOf(job.step))) {
      requireTime(deps);
      await deps.deletions.startStep(job.id, step, new Date(), inFuture(LEASE_MS));
      await DELETION[step](deps, job.id);
    }
  } catch (thrown) {
    if (!(thrown instanceof OutOfTimeError)) throw thrown;
    await deps.deletions.postpone(job.id, 0, new Date(), new Date());
    return false;
  }
  await deps.deletions.finish(job.id, new Date());
  logInfo('account deletion finished', { uid: pseudonym(job.id) });
  return true;
}

/** Logs a failed step and schedules the next attempt with exponential backoff. */
async function postponeDeletion(
  deps: Pick<DeletionDeps, 'deletions'>,
  job: AccountDeletion,
  thrown: unknown,
): Promise<void> {
  const attempts = job.attempts + 1;
  const step = (await deps.deletions.find(job.id))?.step ?? job.step;
  logError('account deletion not finished', { uid: pseudonym(job.id), step, attempts }, thrown);
  const minutes = Math.min(2 ** attempts, MAX_BACKOFF_MINUTES);
  await deps.deletions.postpone(job.id, attempts, new Date(), inFuture(minutes * MINUTE_MS));
}

function requireRecentSignIn({ signed_in_at }: AccountOwner): void {
  if (Date.now() - signed_in_at.getTime() > RECENT_SIGN_IN_SECONDS * 1000) {
    throw new AppError('failed-precondition', 'the last sign-in is not recent', {
      personMessage: 'Please enter your password again to delete your account.',
    });
  }
}

/**
 * Deletes the caller's account, or resumes its deletion. If `finished` is false, the account is
 * closed and the sweep does the rest. Throws AppError: `failed-precondition` without a recent
 * sign-in, `permission-denied` for a suspended account, `unavailable` if billing could not be
 * ended, in which case nothing was deleted and the job is abandoned.
 */
export async function deleteAccount(
  deps: DeletionDeps,
  owner: AccountOwner,
): Promise<{ finished: boolean }> {
  requireRecentSignIn(owner);
  const job = await deps.deletions.start(owner.uid, new Date(), inFuture(LEASE_MS));
  try {
    return { finished: await runDeletion(deps, job) };
  } catch (thrown) {
    if ((await deps.closedAccounts.find(owner.uid))?.reason === 'deleted') {
      await postponeDeletion(deps, job, thrown);
      return { finished: false };
    }
    await deps.deletions.abandon(owner.uid, new Date());
    throw thrown;
  }
}

const PAGE = 20;

/**
 * Resumes unfinished deletions, after a crash, a failed step or a call that ran out of time. A
 * failing deletion is postponed and does not stop the others. Returns how many are finished and
 * unfinished.
 */
export async function sweepDeletions(
  deps: DeletionDeps,
): Promise<{ finished: number; unfinished: number }> {
  const report = { finished: 0, unfinished: 0 };
  for (const job of await deps.deletions.listDue(new Date(), PAGE)) {
    if (!deps.hasTime()) break;
    try {
      const isFinished = await runDeletion(deps, job);
      report[isFinished ? 'finished' : 'unfinished'] += 1;
    } catch (thrown) {
      report.unfinished += 1;
      await postponeDeletion(deps, job, thrown);
    }
  }
  return report;
}
