import { z } from 'zod';
import { findPlanByProduct, planTierSchema, type PlanTier } from './plan.ts';

/** Stripe's subscription statuses (Stripe API, Subscription.status), and `none` before the first. */
export const subscriptionStatusSchema = z.enum([
  'active',
  'trialing',
  'past_due',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
  'canceled',
  'none',
]);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** What the product needs to know about one Stripe subscription. */
export interface SubscriptionFacts {
  status: SubscriptionStatus;
  product_id: string;
  /** Begin and end of the current period, from the subscription's items. */
  period_start: Date;
  period_end: Date;
  /** When it will end: a portal cancellation sets the date, an API update the flag. */
  cancel_at: Date | null;
  cancel_at_period_end: boolean;
}

/** The state of a professional's subscription: what `subscribers/{uid}` holds and people see. */
export const subscriptionStateSchema = z.object({
  subscribed: z.boolean(),
  subscription_tier: planTierSchema.nullable(),
  subscription_end: z.date().nullable(),
  status: subscriptionStatusSchema,
  cancel_at: z.date().nullable(),
});
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

/** `subscribers/{uid}`: written by the server only; its owner may read it. */
export const subscriberSchema = subscriptionStateSchema.extend({
  stripe_customer_id: z.string().nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const NOT_SUBSCRIBED: SubscriptionState = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  status: 'none',
  cancel_at: null,
};

/** A failed renewal keeps the page up this long, from the beginning of the unpaid period. */
export const GRACE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

function isSubscribed(facts: SubscriptionFacts, now: Date): boolean {
  switch (facts.status) {
    case 'active':
    case 'trialing':
      return true;
    case 'past_due':
      return now.getTime() < facts.period_start.getTime() + GRACE_DAYS * DAY_MS;
    default:
      return false;
  }
}

const TIER_RANK: Record<PlanTier, number> = { Starter: 1, Pro: 2, Business: 3 };

function rank(facts: SubscriptionFacts, now: Date): number[] {
  const tier = findPlanByProduct(facts.product_id)?.name;
  return [
    isSubscribed(facts, now) ? 1 : 0,
    facts.status === 'past_due' ? 0 : 1,
    tier ? TIER_RANK[tier] : 0,
    facts.period_end.getTime(),
  ];
}

function compareRanks(a: number[], b: number[]): number {
  for (const [i, value] of a.entries()) {
    const difference = (b[i] ?? 0) - value;
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The one state that follows from *all* subscriptions of a customer; with several the best counts.
 * `active` and `trialing` are subscribed, `past_due` for seven days, the others are not; one that is
 * set to cancel stays until it ends (Stripe docs, subscription lifecycle). Subscriptions to products
 * that are not ours do not count.
 */
export function computeSubscriptionState(
  subscriptions: readonly SubscriptionFacts[],
  now: Date,
): SubscriptionState {
  const best = subscriptions
    .filter((facts) => findPlanByProduct(facts.product_id) !== null)
    .toSorted((a, b) => compareRanks(rank(a, now), rank(b, now)))[0];
  if (!best) return NOT_SUBSCRIBED;
  const subscribed = isSubscribed(best, now);
  const cancelAt = best.cancel_at ?? (best.cancel_at_period_end ? best.period_end : null);
  return {
    subscribed,
    subscription_tier: subscribed ? (findPlanByProduct(best.product_id)?.name ?? null) : null,
    subscription_end: best.period_end,
    status: best.status,
    cancel_at: subscribed ? cancelAt : null,
  };
}
