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
  /** When the password was given last. */
  signed_in_at: Date;
}

const MINUTE_MS = 60_000;
/** Longer than a function may run that is at one step (`endpoints/delete-my-account`, `sweep-deletions`). */
const LEASE_MS = 15 * MINUTE_MS;
const LONGEST_WAIT_MINUTES = 360;

const inFuture = (ms: number) => new Date(Date.now() + ms);

/**
 * Goes on with a deletion where it stands, to the end or until the time is over; whether it is at its
 * end. Two at once do no harm, each step may be done again. Throws what a step throws.
 */
export async function runDeletion(deps: DeletionDeps, job: AccountDeletion): Promise<boolean> {
  if (job.state !== 'running') return job.state === 'done';
  try {
    for (const step of DELETION_STEPS.slice(DELETION_STEPS.indexOf(job.step))) {
      requireTime(deps);
      await deps.deletions.reach(job.id, step, new Date(), inFuture(LEASE_MS));
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

/** A step has failed: the sweep tries again, later each time. */
export async function postponeDeletion(
  deps: Pick<DeletionDeps, 'deletions'>,
  job: AccountDeletion,
  thrown: unknown,
): Promise<void> {
  const attempts = job.attempts + 1;
  const step = (await deps.deletions.find(job.id))?.step ?? job.step;
  logError('account deletion not finished', { uid: pseudonym(job.id), step, attempts }, thrown);
  const minutes = Math.min(2 ** attempts, LONGEST_WAIT_MINUTES);
  await deps.deletions.postpone(job.id, attempts, new Date(), inFuture(minutes * MINUTE_MS));
}

async function requireAllowed(
  deps: DeletionDeps,
  { uid, signed_in_at }: AccountOwner,
): Promise<void> {
  if ((await deps.closedAccounts.find(uid))?.reason === 'suspended') {
    throw new AppError('permission-denied', 'a suspended account asks to be deleted', {
      personMessage: 'This account is suspended. Please write to us to have it deleted.',
    });
  }
  if (Date.now() - signed_in_at.getTime() > RECENT_SIGN_IN_SECONDS * 1000) {
    throw new AppError('failed-precondition', 'the password was not given lately', {
      personMessage: 'Please enter your password again to delete your account.',
    });
  }
}

/**
 * Deletes the account of whoever asks and has just given the password, or goes on with it. `finished`
 * false: it is closed, and the sweep does the rest. Throws AppError: `failed-precondition` where the
 * password is to be given again, `permission-denied` for a suspended one, `unavailable` where Stripe
 * could not be told: then nothing else has happened, and nothing will by itself.
 */
export async function deleteAccount(
  deps: DeletionDeps,
  leaver: AccountOwner,
): Promise<{ finished: boolean }> {
  await requireAllowed(deps, leaver);
  const job = await deps.deletions.begin(leaver.uid, new Date(), inFuture(LEASE_MS));
  try {
    return { finished: await runDeletion(deps, job) };
  } catch (thrown) {
    if (await deps.closedAccounts.find(leaver.uid)) {
      await postponeDeletion(deps, job, thrown);
      return { finished: false };
    }
    await deps.deletions.refuse(leaver.uid, new Date());
    throw thrown;
  }
}
