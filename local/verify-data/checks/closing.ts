import { accountDeletionSchema } from '@doorstep/domain/account-deletion';
import { closedAccountSchema } from '@doorstep/domain/closed-account';
import { defineCheck, HOUR_MS, isKeptByTtl, unless } from '../check.ts';

const jobOf = (uid: string) => `account_deletions/${uid}`;

export const closedAccounts = defineCheck({
  collection: 'closed_accounts',
  schema: closedAccountSchema,
  needs: ({ stored }) => ({ documents: [jobOf(stored.id)] }),
  judge: ({ stored, value }, found, circumstances) => [
    ...unless(
      value.reason !== 'deleted' ||
        value.expires_at !== null ||
        found.document(jobOf(stored.id))?.fields['state'] === 'running',
      'expires_at: none, though no deletion is under way',
    ),
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
  needs: ({ stored }) => ({
    documents: [`closed_accounts/${stored.id}`],
    accounts: [stored.id],
  }),
  judge: ({ stored, value }, found, circumstances) => {
    const late = circumstances.now.getTime() - value.next_attempt_at.getTime();
    const isDone = value.state === 'done';
    return [
      ...unless(
        value.state !== 'running' || late < SWEPT_AFTER_MS,
        'next_attempt_at: the sweep has left it',
      ),
      ...unless(!isDone || !found.hasAccount(stored.id), 'done: the account is still there'),
      ...(value.expires_at === null ? [] : isKeptByTtl(value.expires_at, circumstances)),
    ];
  },
});
