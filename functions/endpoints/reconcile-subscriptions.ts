import { onSchedule } from 'firebase-functions/scheduler';
import { STRIPE_SECRET_KEY } from '../lib/config.ts';
import { logInfo } from '../lib/log.ts';
import { reconcileSubscriptions } from '../services/reconcile-subscriptions.ts';
import { billing } from './wiring.ts';

export const reconcileSubscriptionsSchedule = onSchedule(
  { schedule: 'every day 03:30', secrets: [STRIPE_SECRET_KEY], timeoutSeconds: 540 },
  async () => {
    logInfo('subscriptions reconciled', await reconcileSubscriptions(billing()));
  },
);
