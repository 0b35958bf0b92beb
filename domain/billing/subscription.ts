import * as z from 'zod/mini';
import { planTierSchema, type PlanTier } from './plan-tier.ts';
import { findPlanByProduct } from './plan.ts';

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

/** An invoice that waits for its money. */
export interface OpenInvoice {
  id: string;
  /** What is left to pay, in the currency's smallest unit (cents). */
  amount_due: number;
  /** ISO 4217, lower case, as Stripe writes it. */
  currency: string;
  /** When Stripe charges the card again; null when it does not by itself. */
  next_attempt_at: Date | null;
}

/** What the product needs to know about one Stripe subscription. */
export interface SubscriptionFacts {
  id: string;
  status: SubscriptionStatus;
  product_id: string;
  /** Begin and end of the current period, from the subscription's items. */
  period_start: Date;
  period_end: Date;
  /** When it will end: a portal cancellation sets the date, an API update the flag. */
  cancel_at: Date | null;
  cancel_at_period_end: boolean;
  /** The latest one that is not paid. */
  open_invoice: OpenInvoice | null;
}

/**
 * The state of a professional's subscription: what `subscribers/{uid}` holds and people see. What is
 * due (`amount_due` in cents, `currency`, `next_attempt_at`, `invoice_id`) stands there while
 * `past_due`. Fields with a default came later than the first documents.
 */
export const subscriptionStateSchema = z.object({
  subscribed: z.boolean(),
  subscription_tier: z.nullable(planTierSchema),
  subscription_end: z.nullable(z.date()),
  status: subscriptionStatusSchema,
  cancel_at: z.nullable(z.date()),
  amount_due: z._default(z.nullable(z.int()), null),
  currency: z._default(z.nullable(z.string()), null),
  next_attempt_at: z._default(z.nullable(z.date()), null),
  /** Stripe's ids of what the state tells: the subscription, and the invoice that is due. */
  subscription_id: z._default(z.nullable(z.string()), null),
  invoice_id: z._default(z.nullable(z.string()), null),
});
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

/** `subscribers/{uid}`: written by the server only; its owner may read it. */
export const subscriberSchema = z.extend(subscriptionStateSchema, {
  stripe_customer_id: z.nullable(z.string()),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const NOT_SUBSCRIBED: SubscriptionState = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  status: 'none',
  cancel_at: null,
  amount_due: null,
  currency: null,
  next_attempt_at: null,
  subscription_id: null,
  invoice_id: null,
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

/**
 * Of what does not count as subscribed: what Stripe goes on charging for comes before what may still
 * be paid, and that before what has ended. The portal mends the first; beside an ended one it must
 * not be overlooked, or a second one would be sold.
 */
const UNPAID_RANK: Partial<Record<SubscriptionStatus, number>> = {
  past_due: 4,
  unpaid: 3,
  incomplete: 2,
  paused: 1,
};

/** When it ends, set by a date or by a flag (the portal sets the first, the API either). */
function endOf({ cancel_at, cancel_at_period_end, period_end }: SubscriptionFacts): Date | null {
  return cancel_at ?? (cancel_at_period_end ? period_end : null);
}

function statusRank(facts: SubscriptionFacts, now: Date): number {
  if (isSubscribed(facts, now)) return facts.status === 'past_due' ? 5 : 6;
  return UNPAID_RANK[facts.status] ?? 0;
}

function rank(facts: SubscriptionFacts, now: Date): number[] {
  const tier = findPlanByProduct(facts.product_id)?.name;
  // Of two alike the one that goes on: the other's end is no news while this one is there.
  const goesOn = isSubscribed(facts, now) && endOf(facts) === null;
  return [
    statusRank(facts, now),
    tier ? TIER_RANK[tier] : 0,
    goesOn ? 1 : 0,
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

/** What is to be paid so that it goes on: nothing but while `past_due`. */
function due({ status, open_invoice }: SubscriptionFacts) {
  const invoice = status === 'past_due' ? open_invoice : null;
  return {
    amount_due: invoice?.amount_due ?? null,
    currency: invoice?.currency ?? null,
    next_attempt_at: invoice?.next_attempt_at ?? null,
    invoice_id: invoice?.id ?? null,
  };
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
  return {
    subscribed,
    subscription_tier: subscribed ? (findPlanByProduct(best.product_id)?.name ?? null) : null,
    subscription_end: best.period_end,
    status: best.status,
    cancel_at: subscribed ? endOf(best) : null,
    subscription_id: best.id,
    ...due(best),
  };
}
