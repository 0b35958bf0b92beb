import { randomUUID } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import { Problem } from '@doorstep/local/stack/problem.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  DEPLOY_LOCK,
  deployLockSchema,
  LIVE_RELEASE,
  liveReleaseSchema,
  type LiveRelease,
} from '../../configuration/site/live-release.ts';
import { toStored } from '../../data-check/documents.ts';

/** A deploy takes at most two hours: one for indexes, and the attempts of the functions. */
const STALE_HOURS = 3;
const HOUR_MS = 3_600_000;
const TAKEN_OVER = 'another run has taken over the lock. Deploy again once that run has ended.';

interface LockRequest {
  what: string;
  /** Replaces the lock of a run that was killed. */
  takeOver: boolean;
  now: Date;
}

/** What a project says about its deploys, in its own database. */
export interface ProjectRecord {
  readLive(): Promise<LiveRelease | null>;
  /**
   * Locks the project. Throws a Problem while another run has the lock; one that is older than
   * three hours is of a run that was killed.
   */
  lock(request: LockRequest): Promise<HeldLock>;
}

/** The lock of a run, which another run can take over. */
export interface HeldLock {
  /** Records what is live. Throws a Problem if another run has taken over the lock. */
  writeLive(live: LiveRelease): Promise<void>;
  /** Removes the lock, unless another run has taken it over. */
  unlock(): Promise<void>;
}

function describeAge(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes === 1) return 'a minute';
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}

export function createProjectRecord(db: Firestore): ProjectRecord {
  const live = db.doc(LIVE_RELEASE);
  const lock = db.doc(DEPLOY_LOCK);
  return {
    readLive: async () => {
      const stored = toStored(await live.get());
      return stored ? liveReleaseSchema.parse(stored.fields) : null;
    },

    lock: async ({ what, takeOver, now }) => {
      const run = randomUUID();
      const owner = `${userInfo().username}@${hostname()}`;
      await db.runTransaction(async (transaction) => {
        const stored = toStored(await transaction.get(lock));
        const other = stored && deployLockSchema.parse(stored.fields);
        const age = other ? now.getTime() - other.started_at.getTime() : 0;
        if (other && !takeOver && age < STALE_HOURS * HOUR_MS) {
          throw new Problem(
            `${other.owner} has been ${other.what} for ${describeAge(age)}. Nothing was deployed. ` +
              'Wait until it has ended. If it was killed, add --take-over.',
          );
        }
        transaction.set(lock, { owner, what, started_at: now, run });
      });
      const isOwn = async (transaction: Transaction) =>
        (await transaction.get(lock)).get('run') === run;
      return {
        writeLive: (release) =>
          db.runTransaction(async (transaction) => {
            if (!(await isOwn(transaction))) throw new Problem(TAKEN_OVER);
            transaction.set(live, release);
          }),
        unlock: () =>
          db.runTransaction(async (transaction) => {
            if (await isOwn(transaction)) transaction.delete(lock);
          }),
      };
    },
  };
}
