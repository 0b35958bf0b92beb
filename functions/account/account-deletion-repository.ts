import {
  accountDeletionSchema,
  DELETION_STEPS,
  type AccountDeletion,
  type DeletionStep,
} from '@doorstep/domain/account/account-deletion';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument, parseList } from '../platform/firestore.ts';
import { suspendedAccount } from '../platform/callables/run-for-caller.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RUNNING = { state: 'running', expires_at: null } as const;

/**
 * Stores deletion jobs in `account_deletions/{uid}`. The sweep skips a job until its lease ends.
 */
export type AccountDeletions = ReturnType<typeof createAccountDeletions>;

export function createAccountDeletions(db: Firestore) {
  const deletions = db.collection('account_deletions');
  const find = async (uid: string): Promise<AccountDeletion | null> =>
    parseDocument(accountDeletionSchema, await deletions.doc(uid).get());
  const update = async (uid: string, fields: Partial<AccountDeletion>) => {
    await deletions.doc(uid).update(fields);
  };
  return {
    find,

    /**
     * Creates the job of an owner, or resumes the running one, with a lease until `leaseEnds`.
     * Throws AppError `permission-denied` for a suspended account, which only an operator deletes.
     */
    start: (uid: string, now: Date, leaseEnds: Date): Promise<AccountDeletion> =>
      db.runTransaction(async (transaction) => {
        const closed = await transaction.get(db.doc(`closed_accounts/${uid}`));
        if (closed.get('reason') === 'suspended') throw suspendedAccount();
        const snapshot = await transaction.get(deletions.doc(uid));
        const known = parseDocument(accountDeletionSchema, snapshot);
        if (known?.state === 'done') return known;
        const job: Omit<AccountDeletion, 'id'> = {
          ...RUNNING,
          // An abandoned job starts with the first step again, as there may be a new subscription.
          step: known?.state === 'running' ? known.step : DELETION_STEPS[0],
          attempts: 0,
          requested_at: known?.requested_at ?? now,
          updated_at: now,
          next_attempt_at: leaseEnds,
        };
        transaction.set(snapshot.ref, job);
        return { ...job, id: uid };
      }),

    // Sets the state as well, because a parallel call may have abandoned the job.
    /** Stores the current step and renews the lease until `leaseEnds`. */
    startStep: (uid: string, step: DeletionStep, now: Date, leaseEnds: Date): Promise<void> =>
      update(uid, { ...RUNNING, step, updated_at: now, next_attempt_at: leaseEnds }),

    /** Abandons a job that deleted nothing, unless another call has already closed the account. */
    abandon: (uid: string, now: Date): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const closed = await transaction.get(db.doc(`closed_accounts/${uid}`));
        if (closed.get('reason') === 'deleted') return;
        const abandoned = { state: 'refused', updated_at: now, expires_at: expiry(now) };
        transaction.update(deletions.doc(uid), abandoned);
      }),

    /** Stores the number of failed attempts. The sweep retries at `dueAt`. */
    postpone: (uid: string, attempts: number, now: Date, dueAt: Date): Promise<void> =>
      update(uid, { ...RUNNING, attempts, updated_at: now, next_attempt_at: dueAt }),

    finish: (uid: string, now: Date): Promise<void> =>
      update(uid, { state: 'done', updated_at: now, expires_at: expiry(now) }),

    /** Lists jobs for the sweep, the longest overdue first. */
    listDue: async (now: Date, limit: number): Promise<AccountDeletion[]> => {
      const due = await deletions
        .where('state', '==', 'running')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit)
        .get();
      return parseList(accountDeletionSchema, due.docs);
    },
  };
}

function expiry(now: Date): Date {
  return new Date(now.getTime() + RETENTION_DAYS.account_deletions * DAY_MS);
}
