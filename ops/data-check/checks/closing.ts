import { accountDeletionSchema } from '@doorstep/domain/account/account-deletion';
import { closedAccountSchema, type ClosedAccount } from '@doorstep/domain/account/closed-account';
import { defineCheck, HOUR_MS, isKeptByTtl, unless, type Problem } from '../check.ts';
import type { Found } from '../found.ts';
import { hasLeft, leftBy } from '../left-behind.ts';

const jobOf = (uid: string) => `account_deletions/${uid}`;

/** It stays until a deletion has come to its end. */
const waitsForDeletion = ({ reason, expires_at }: ClosedAccount) =>
  reason === 'deleted' && expires_at === null;

/** Whoever is closed for a deletion that nobody goes on with is locked out, and never forgotten. */
function isBeingDeleted(found: Found, uid: string): Problem[] {
  if (found.document(jobOf(uid))?.fields['state'] === 'running') return [];
  const isComplete = !found.hasAccount(uid) && !hasLeft(found, uid);
  const what = isComplete
    ? 'expires_at: no deletion is left that would end it'
    : 'its deletion is not complete, and nobody goes on with it';
  return [{ what }];
}

export const closedAccounts = defineCheck({
  collection: 'closed_accounts',
  schema: closedAccountSchema,
  needs: ({ stored, value }) => {
    if (!waitsForDeletion(value)) return {};
    const left = leftBy(stored.id);
    return { ...left, documents: [jobOf(stored.id), ...(left.documents ?? [])] };
  },
  judge: ({ stored, value }, found, circumstances) => [
    ...(waitsForDeletion(value) ? isBeingDeleted(found, stored.id) : []),
    ...unless(
      value.reason === 'deleted' || value.expires_at === null,
      'expires_at: a suspension stays until it is lifted',
    ),
    ...(value.expires_at === null ? [] : isKeptByTtl(value.expires_at, circumstances)),
  ],
});

/** The sweep runs each minute, and may have much to do. */
const SWEPT_AFTER_MS = HOUR_MS;

export const accountDeletions = defineCheck({
  collection: 'account_deletions',
  schema: accountDeletionSchema,
  needs: ({ stored }) => leftBy(stored.id),
  judge: ({ stored, value }, found, circumstances) => {
    const late = circumstances.now.getTime() - value.next_attempt_at.getTime();
    const isDone = value.state === 'done';
    return [
      ...unless(
        value.state !== 'running' || late < SWEPT_AFTER_MS,
        'next_attempt_at: the sweep has left it',
      ),
      ...unless(!isDone || !found.hasAccount(stored.id), 'done: the account is still there'),
      ...unless(
        !isDone || !hasLeft(found, stored.id),
        'done: documents of its own or open threads are still there',
      ),
      ...(value.expires_at === null ? [] : isKeptByTtl(value.expires_at, circumstances)),
    ];
  },
});
