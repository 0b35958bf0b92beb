import type { PlanTier } from './plan-tier.ts';
import { PLANS } from './plan.ts';
import type { SubscriptionFacts } from './subscription.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the Stripe product of a plan; empty for none. */
export const productOf = (tier: PlanTier | null) =>
  PLANS.find(({ name }) => name === tier)?.product_id ?? '';

/** Returns an active Pro subscription for tests, as it is read from Stripe. It ends in 20 days. */
export const testSubscription = (changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  id: 'sub_1',
  item_id: 'si_1',
  status: 'active',
  product_id: productOf('Pro'),
  period_start: new Date(Date.now() - 10 * DAY_MS),
  period_end: new Date(Date.now() + 20 * DAY_MS),
  cancel_at: null,
  cancel_at_period_end: false,
  open_invoice: null,
  next_charge: null,
  ...changes,
});
