import { accountDeletionSchema } from '@doorstep/domain/account/account-deletion';
import { closedAccountSchema, type ClosedAccount } from '@doorstep/domain/account/closed-account';
import { defineCheck, HOUR_MS, checkTtl, problemUnless, type Problem } from '../check.ts';
import type { LookupResults } from '../lookup-results.ts';
import { hasLeftovers, leftoverLookups } from '../deletion-leftovers.ts';

const jobOf = (uid: string) => `account_deletions/${uid}`;

/** Checks whether it is the tombstone of a deletion that is not finished. */
const waitsForDeletion = ({ reason, expires_at }: ClosedAccount) =>
  reason === 'deleted' && expires_at === null;

/** Checks that the deletion is running: otherwise the account is locked but never deleted. */
function isBeingDeleted(results: LookupResults, uid: string): Problem[] {
  if (results.document(jobOf(uid))?.fields['state'] === 'running') return [];
  const isComplete = !results.hasAccount(uid) && !hasLeftovers(results, uid);
  const what = isComplete
    ? 'expires_at: missing, and no deletion is running that will set it'
    : 'the deletion of this account stopped halfway';
  return [{ what }];
}

export const closedAccounts = defineCheck({
  collection: 'closed_accounts',
  schema: closedAccountSchema,
  lookups: ({ stored, value }) => {
    if (!waitsForDeletion(value)) return {};
    const left = leftoverLookups(stored.id);
    return { ...left, documents: [jobOf(stored.id), ...(left.documents ?? [])] };
  },
  validate: ({ stored, value }, results, context) => [
    ...(waitsForDeletion(value) ? isBeingDeleted(results, stored.id) : []),
    ...problemUnless(
      value.reason === 'deleted' || value.expires_at === null,
      'expires_at: set, but a suspension has no end',
    ),
    ...(value.expires_at === null ? [] : checkTtl(value.expires_at, context)),
  ],
});

/** The sweep runs every five minutes and can be late. */
const SWEPT_AFTER_MS = HOUR_MS;

export const accountDeletions = defineCheck({
  collection: 'account_deletions',
  schema: accountDeletionSchema,
  lookups: ({ stored }) => leftoverLookups(stored.id),
  validate: ({ stored, value }, results, context) => {
    const late = context.now.getTime() - value.next_attempt_at.getTime();
    const isDone = value.state === 'done';
    return [
      ...problemUnless(
        value.state !== 'running' || late < SWEPT_AFTER_MS,
        'next_attempt_at: the sweep is overdue',
      ),
      ...problemUnless(
        !isDone || !results.hasAccount(stored.id),
        'state: done, but the account still exists',
      ),
      ...problemUnless(
        !isDone || !hasLeftovers(results, stored.id),
        'state: done, but some of its documents or open threads still exist',
      ),
      ...(value.expires_at === null ? [] : checkTtl(value.expires_at, context)),
    ];
  },
});
