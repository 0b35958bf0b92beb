import {
  accountDeletionSchema,
  DELETION_STEPS,
  type AccountDeletion,
  type DeletionStep,
} from '@doorstep/domain/account/account-deletion';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument, parseList } from '../platform/firestore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RUNNING = { state: 'running', expires_at: null } as const;

/** `account_deletions/{uid}`: what is under way, and what was done, of deletions. */
export interface AccountDeletions {
  find(uid: string): Promise<AccountDeletion | null>;
  /** Notes that somebody has asked, or takes up what was begun; the sweep leaves it alone until `leaseEnds`. */
  begin(uid: string, now: Date, leaseEnds: Date): Promise<AccountDeletion>;
  /** That step is next; the sweep leaves it alone until `leaseEnds`. */
  reach(uid: string, step: DeletionStep, now: Date, leaseEnds: Date): Promise<void>;
  /** Nothing was deleted, and the person knows: nobody goes on with it. Unless another call has closed the account. */
  refuse(uid: string, now: Date): Promise<void>;
  /** Counts a failed try; the sweep takes it up again at `dueAt`. */
  postpone(uid: string, attempts: number, now: Date, dueAt: Date): Promise<void>;
  finish(uid: string, now: Date): Promise<void>;
  /** Those that the sweep takes up, the longest waiting first. */
  listDue(now: Date, limit: number): Promise<AccountDeletion[]>;
}

export function createAccountDeletions(db: Firestore): AccountDeletions {
  const deletions = db.collection('account_deletions');
  const find = async (uid: string) =>
    parseDocument(accountDeletionSchema, await deletions.doc(uid).get());
  const update = async (uid: string, fields: Partial<AccountDeletion>) => {
    await deletions.doc(uid).update(fields);
  };
  return {
    find,

    begin: async (uid, now, leaseEnds) => {
      const known = await find(uid);
      if (known?.state === 'done') return known;
      const job: Omit<AccountDeletion, 'id'> = {
        ...RUNNING,
        // What was refused begins anew: a subscription may have come since.
        step: known?.state === 'running' ? known.step : DELETION_STEPS[0],
        attempts: 0,
        requested_at: known?.requested_at ?? now,
        updated_at: now,
        next_attempt_at: leaseEnds,
      };
      await deletions.doc(uid).set(job);
      return { ...job, id: uid };
    },

    // Another call may have been refused meanwhile.
    reach: (uid, step, now, leaseEnds) =>
      update(uid, { ...RUNNING, step, updated_at: now, next_attempt_at: leaseEnds }),

    refuse: (uid, now) =>
      db.runTransaction(async (transaction) => {
        const closed = await transaction.get(db.doc(`closed_accounts/${uid}`));
        if (closed.exists) return;
        const refused = { state: 'refused', updated_at: now, expires_at: expiry(now) };
        transaction.update(deletions.doc(uid), refused);
      }),

    postpone: (uid, attempts, now, dueAt) =>
      update(uid, { ...RUNNING, attempts, updated_at: now, next_attempt_at: dueAt }),

    finish: (uid, now) => update(uid, { state: 'done', updated_at: now, expires_at: expiry(now) }),

    listDue: async (now, limit) => {
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
