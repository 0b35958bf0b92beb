import { onSchedule } from 'firebase-functions/scheduler';
import { adminAuth, createAccounts } from '../data/accounts.ts';
import { STRIPE_SECRET_KEY } from '../lib/config.ts';
import { logInfo } from '../lib/log.ts';
import { reconcileSubscriptions } from '../services/reconcile-subscriptions.ts';
import { suspensionFollowing } from './moderation-wiring.ts';
import { billing } from './wiring.ts';
import { loggingFailures } from './logging-failures.ts';

/** A run that fails, or is not finished, is called again and goes on where it stopped. */
const CALLED_AGAIN = { retryCount: 5, minBackoffSeconds: 60, maxBackoffSeconds: 300 };

export const reconcileSubscriptionsSchedule = onSchedule(
  {
    schedule: 'every day 03:30',
    secrets: [STRIPE_SECRET_KEY],
    timeoutSeconds: 540,
    ...CALLED_AGAIN,
  },
  loggingFailures('reconcile-subscriptions', async () => {
    const accounts = createAccounts(adminAuth());
    const deps = { ...suspensionFollowing(), ...billing(), accounts };
    const report = await reconcileSubscriptions(deps);
    logInfo('subscriptions reconciled', { ...report });
    if (!report.finished) throw new Error('subscriptions not all reconciled yet');
  }),
);
