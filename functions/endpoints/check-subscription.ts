import { STRIPE_SECRET_KEY } from '../lib/config.ts';
import { checkSubscription } from '../services/check-subscription.ts';
import { billing, defineCallable } from './wiring.ts';

export const checkSubscriptionEndpoint = defineCallable(
  'check-subscription',
  {
    auth: 'session',
    rateLimit: { by: 'uid', max: 120, windowSeconds: 60 },
    secrets: [STRIPE_SECRET_KEY],
  },
  (_input, { uid }) => checkSubscription(billing(), uid),
);
