import { onSchedule } from 'firebase-functions/scheduler';
import { STRIPE_SECRET_KEY } from '../lib/config.ts';
import { logInfo } from '../lib/log.ts';
import { sweepDeletions } from '../services/sweep-deletions.ts';
import { accountDeletion } from './deletion-wiring.ts';
import { loggingFailures } from './logging-failures.ts';

/** The function has nine minutes. */
const BUDGET_MS = 8 * 60_000;

export const sweepDeletionsSchedule = onSchedule(
  { schedule: 'every 5 minutes', secrets: [STRIPE_SECRET_KEY], timeoutSeconds: 540 },
  loggingFailures('sweep-deletions', async () => {
    const report = await sweepDeletions(accountDeletion(BUDGET_MS));
    if (report.finished + report.unfinished > 0) logInfo('deletions swept', { ...report });
  }),
);
