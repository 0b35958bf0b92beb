import { AppError } from '@doorstep/domain/app-error';
import { accountDeletion, defineCallable, deps } from '../container.ts';
import type { Job } from '../platform/run-jobs.ts';
import { logInfo } from '../platform/log.ts';
import { deleteAccount, sweepDeletions } from './delete-account.ts';
import { exportData } from './export-data.ts';

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
