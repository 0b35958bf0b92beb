import { planLabel } from '@doorstep/domain/billing/plan';
import { formatPrice } from '@doorstep/domain/billing/money';
import type { CallableOutput } from '@doorstep/domain/callables';
import { capitalize } from '@doorstep/domain/text';
import type { SubscriptionView } from '../../data/billing/subscription.ts';
import { formatShortDate } from '../../lib/text/format.ts';

export type Subscription = CallableOutput<'check-subscription'>;

/** Returns why an invoice differs from the plan's price. */
function differenceText(amount: number, plan: number, price: (cents: number) => string): string {
  if (amount > plan) return `${price(plan)} and ${price(amount - plan)} for the rest of this month`;
  return amount === 0
    ? `${price(plan)}, covered by your credit`
    : `${price(plan)} minus your credit of ${price(plan - amount)}`;
}

/**
 * Returns what is charged next, and when: 'renews Dec 24 for $39', or 'next invoice Dec 24: …' if
 * the amount differs from the plan's price. Null if nothing is charged.
 */
export function renewalText(
  { subscription_end: end, status, ...subscription }: Subscription,
  format: (time: Date) => string,
): string | null {
  if (end === null) return null;
  const { next_charge_amount: amount, next_plan_amount: plan, currency } = subscription;
  const day = format(new Date(end));
  const isTrial = status === 'trialing';
  if (amount === null || currency === null) return isTrial ? `free until ${day}` : `renews ${day}`;
  const price = (cents: number) => formatPrice(cents, currency);
  if (isTrial) return `free until ${day}, then ${price(amount)}`;
  if (plan === null || plan === amount) return `renews ${day} for ${price(amount)}`;
  return `next invoice ${day}: ${price(amount)} (${differenceText(amount, plan, price)})`;
}

/** Returns a plan on one line, such as 'Pro · renews Dec 24 for $39'. */
export function planLine(view: Exclude<SubscriptionView, { status: 'loading' }>): string {
  if (view.status === 'failed') return "We couldn't check your plan";
  const { subscription_tier: tier, cancel_at, status } = view.subscription;
  const name = tier === null ? 'Your plan' : planLabel(tier);
  if (status === 'past_due') return `${name} · payment due`;
  if (cancel_at) return `${name} · ends ${formatShortDate(new Date(cancel_at))}`;
  const renewal = renewalText(view.subscription, formatShortDate);
  return renewal === null ? name : `${name} · ${renewal}`;
}

/** Returns a plan in sentences, such as 'Pro plan. Renews Dec 24, 2026 for $39.' */
export function planDetails(subscription: Subscription, format: (time: Date) => string): string {
  const { subscription_tier: tier, status, cancel_at } = subscription;
  const plan = tier === null ? 'No active plan.' : `${planLabel(tier)} plan.`;
  if (status === 'past_due') return `${plan} A payment is due.`;
  if (cancel_at !== null) {
    return `${plan} It ends on ${format(new Date(cancel_at))}, and you won't be charged again.`;
  }
  const renewal = tier === null ? null : renewalText(subscription, format);
  return renewal === null ? plan : `${plan} ${capitalize(renewal)}.`;
}
