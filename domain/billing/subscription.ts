import * as z from 'zod/mini';
import { planTierSchema, type PlanTier } from './plan-tier.ts';
import { findPlanByProduct } from './plan.ts';

/**
 * Stripe's subscription statuses (Stripe API, Subscription.status), and `none` without a
 * subscription.
 */
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

/** The newest unpaid invoice. */
export interface OpenInvoice {
  id: string;
  /** When the oldest unpaid invoice was created. */
  due_since: Date;
  /** The unpaid amount in the currency's smallest unit, such as cents. */
  amount_due: number;
  /** ISO 4217, lower case, as Stripe writes it. */
  currency: string;
  /** When Stripe charges the card again; null if it will not retry. */
  next_attempt_at: Date | null;
}

/** What Stripe will charge at the end of the period. */
export interface NextCharge {
  /** With discounts, tax, prorations and credit, in the currency's smallest unit, such as cents. */
  amount: number;
  /** The plan's part, without prorations and credit. Null if Stripe does not list all lines. */
  plan_amount: number | null;
  /** ISO 4217, lower case. */
  currency: string;
}

/** The fields of a Stripe subscription that the product uses. */
export interface SubscriptionFacts {
  id: string;
  /** The Stripe id of the subscription's item. */
  item_id: string;
  status: SubscriptionStatus;
  product_id: string;
  /** Start and end of the current period, from the subscription's items. */
  period_start: Date;
  period_end: Date;
  /** When it will end. A cancellation in the portal sets the date, one through the API the flag. */
  cancel_at: Date | null;
  cancel_at_period_end: boolean;
  open_invoice: OpenInvoice | null;
  /** Null if nothing is charged, and if Stripe was not asked or has not answered. */
  next_charge: NextCharge | null;
}

/**
 * The state of a professional's subscription, as `subscribers/{uid}` stores it and people see it.
 * `amount_due` (in cents), `next_attempt_at`, `grace_ends_at` and `invoice_id` are set only while
 * the status is `past_due`.
 */
export const subscriptionStateSchema = z.object({
  subscribed: z.boolean(),
  subscription_tier: z.nullable(planTierSchema),
  subscription_end: z.nullable(z.date()),
  status: subscriptionStatusSchema,
  cancel_at: z.nullable(z.date()),
  amount_due: z._default(z.nullable(z.int()), null),
  /** The currency of `amount_due` and `next_charge_amount`. */
  currency: z._default(z.nullable(z.string()), null),
  next_attempt_at: z._default(z.nullable(z.date()), null),
  /** Until then the page stays public although a payment is due. */
  grace_ends_at: z._default(z.nullable(z.date()), null),
  /** What is charged at `subscription_end`, in cents; null if it is unknown or nothing is. */
  next_charge_amount: z._default(z.nullable(z.int()), null),
  /** What the plan costs then, without prorations and credit; null if it is unknown. */
  next_plan_amount: z._default(z.nullable(z.int()), null),
  /** The Stripe ids of the subscription, and of its unpaid invoice. */
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
  grace_ends_at: null,
  next_charge_amount: null,
  next_plan_amount: null,
  subscription_id: null,
  invoice_id: null,
};

/**
 * After a failed payment the page stays public for this many days from the oldest unpaid invoice,
 * unless the operator sets another number (PAYMENT_GRACE_DAYS).
 */
export const GRACE_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The time of the computation, and the operator's grace period in days. */
interface Terms {
  now: Date;
  graceDays: number;
}

/**
 * Returns when the grace period ends. Stripe starts new periods while payments are due, so it
 * counts from the oldest unpaid invoice. An invoice is a draft for an hour: the period starts with
 * it.
 */
function graceEnd({ open_invoice, period_start }: SubscriptionFacts, { graceDays }: Terms): Date {
  const since = open_invoice?.due_since ?? period_start;
  return new Date(since.getTime() + graceDays * DAY_MS);
}

function isSubscribed(facts: SubscriptionFacts, terms: Terms): boolean {
  switch (facts.status) {
    case 'active':
    case 'trialing':
      return true;
    case 'past_due':
      return terms.now < graceEnd(facts, terms);
    default:
      return false;
  }
}

const TIER_RANK: Record<PlanTier, number> = { Starter: 1, Pro: 2, Business: 3 };

/**
 * Ranks the statuses that do not count as subscribed: subscriptions that Stripe still tries to
 * charge come first, then those that can still be paid, then those that have ended. A customer can
 * repair the first in the portal; ignoring it would sell them a second subscription.
 */
const UNPAID_RANK: Partial<Record<SubscriptionStatus, number>> = {
  past_due: 4,
  unpaid: 3,
  incomplete: 2,
  paused: 1,
};

/** Returns when a canceled subscription ends; null if it renews. */
function endDate({ cancel_at, cancel_at_period_end, period_end }: SubscriptionFacts): Date | null {
  return cancel_at ?? (cancel_at_period_end ? period_end : null);
}

function statusRank(facts: SubscriptionFacts, terms: Terms): number {
  if (isSubscribed(facts, terms)) return facts.status === 'past_due' ? 5 : 6;
  return UNPAID_RANK[facts.status] ?? 0;
}

function rank(facts: SubscriptionFacts, terms: Terms): number[] {
  const tier = findPlanByProduct(facts.product_id)?.name;
  // Between equal subscriptions, prefer one that renews over one that was canceled.
  const renews = isSubscribed(facts, terms) && endDate(facts) === null;
  return [
    statusRank(facts, terms),
    tier ? TIER_RANK[tier] : 0,
    renews ? 1 : 0,
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
 * Returns the unpaid amount, whose fields are null unless the status is `past_due`, and the next
 * charge, which is null unless the subscription is paid and renews.
 */
function amounts(facts: SubscriptionFacts, terms: Terms) {
  const isDue = facts.status === 'past_due';
  const invoice = isDue ? facts.open_invoice : null;
  const isRenewing = !isDue && isSubscribed(facts, terms) && endDate(facts) === null;
  const next = isRenewing ? facts.next_charge : null;
  return {
    amount_due: invoice?.amount_due ?? null,
    currency: (invoice ?? next)?.currency ?? null,
    next_attempt_at: invoice?.next_attempt_at ?? null,
    grace_ends_at: isDue ? graceEnd(facts, terms) : null,
    next_charge_amount: next?.amount ?? null,
    next_plan_amount: next?.plan_amount ?? null,
    invoice_id: invoice?.id ?? null,
  };
}

/**
 * Computes one state from all subscriptions of a Stripe customer; the best one counts. `active` and
 * `trialing` are subscribed, `past_due` for `graceDays`, other statuses are not. A canceled
 * subscription counts until it ends (Stripe docs, How subscriptions work). Unknown products are
 * ignored.
 */
export function computeSubscriptionState(
  subscriptions: readonly SubscriptionFacts[],
  now: Date,
  graceDays = GRACE_DAYS,
): SubscriptionState {
  const terms = { now, graceDays };
  const best = subscriptions
    .filter((facts) => findPlanByProduct(facts.product_id) !== null)
    .toSorted((a, b) => compareRanks(rank(a, terms), rank(b, terms)))[0];
  if (!best) return NOT_SUBSCRIBED;
  const subscribed = isSubscribed(best, terms);
  return {
    subscribed,
    subscription_tier: subscribed ? (findPlanByProduct(best.product_id)?.name ?? null) : null,
    subscription_end: best.period_end,
    status: best.status,
    cancel_at: subscribed ? endDate(best) : null,
    subscription_id: best.id,
    ...amounts(best, terms),
  };
}
