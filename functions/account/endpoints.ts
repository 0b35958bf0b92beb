import { AppError } from '@doorstep/domain/app-error';
import { BRAND } from '@doorstep/domain/brand';
import { runWith } from 'firebase-functions/v1';
import { accountDeletion, defineCallable, deps } from '../container.ts';
import { logFailures } from '../platform/log-failures.ts';
import type { Job } from '../platform/run-jobs.ts';
import { logInfo, pseudonym } from '../platform/log.ts';
import { closeDeletedAccount } from './close-deleted-account.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { sweepDeletions } from './sweep-deletions.ts';

/** Less than the browser's timeout of 30 s (`web/data/callables.ts`). The sweep does the rest. */
const CALL_BUDGET_MS = 20_000;

export const accountCallables = [
  defineCallable(
    'delete-my-account',
    {
      auth: 'session',
      // If the first response was lost, the account is already closed when its owner tries again.
      allowsClosedAccounts: true,
      rateLimit: { by: 'uid', max: 20, windowSeconds: 600 },
    },
    (_input, caller) => deleteAccount(accountDeletion(CALL_BUDGET_MS), caller),
  ),

  defineCallable(
    'export-my-data',
    { auth: 'session', rateLimit: { by: 'uid', max: 600, windowSeconds: 60 } },
    ({ section, after }, { uid, email }) => {
      if (email === null) throw new AppError('permission-denied', 'a session has an email');
      return exportData(deps, { uid, email }, section, after);
    },
  ),
];

// Cloud Functions (2nd gen) has no trigger for deleted accounts.
export const accountDeletedTrigger = runWith({ failurePolicy: true, timeoutSeconds: 540 })
  .region(BRAND.region)
  .auth.user()
  .onDelete(
    logFailures('accountDeleted', async ({ uid }) => {
      const { tombstones, deletedAccountThreads } = deps;
      const threads = await closeDeletedAccount(
        { tombstones, threads: deletedAccountThreads },
        uid,
      );
      logInfo('account deleted', { uid: pseudonym(uid), threads });
    }),
  );

/** Less than the job's limit. */
const SWEEP_BUDGET_MS = 180_000;

export const sweepDeletionsJob: Job = {
  name: 'sweep-deletions',
  limitMs: 230_000,
  run: async () => {
    const report = await sweepDeletions(accountDeletion(SWEEP_BUDGET_MS));
    if (report.finished + report.unfinished > 0) logInfo('deletions swept', { ...report });
  },
};
