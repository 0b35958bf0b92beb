import { planLabel } from '@doorstep/domain/billing/plan';
import { formatPrice } from '@doorstep/domain/billing/money';
import type { CallableOutput } from '@doorstep/domain/callables';
import type { SubscriptionView } from '../../data/billing/subscription.ts';
import { formatShortDate } from '../../lib/text/format.ts';

type Subscription = CallableOutput<'check-subscription'>;

/** Returns when a plan renews and what is charged then, such as 'Dec 24 for $39'; null if never. */
export function renewalText(
  { subscription_end: end, next_charge_amount: amount, currency }: Subscription,
  format: (time: Date) => string,
): string | null {
  if (end === null) return null;
  const price = amount !== null && currency !== null ? ` for ${formatPrice(amount, currency)}` : '';
  return `${format(new Date(end))}${price}`;
}

/** Returns a plan on one line, such as 'Pro · renews Dec 24 for $39'. */
export function planLine(view: Exclude<SubscriptionView, { status: 'loading' }>): string {
  if (view.status === 'failed') return "We couldn't check your plan";
  const { subscription_tier: tier, cancel_at, status } = view.subscription;
  const name = tier === null ? 'Your plan' : planLabel(tier);
  if (status === 'past_due') return `${name} · payment due`;
  if (cancel_at) return `${name} · ends ${formatShortDate(new Date(cancel_at))}`;
  const renewal = renewalText(view.subscription, formatShortDate);
  return renewal === null ? name : `${name} · renews ${renewal}`;
}

/** Returns a plan in sentences, such as 'Pro plan. Next charge: $39 on Dec 24, 2026.' */
export function planDetails(subscription: Subscription, format: (time: Date) => string): string {
  const { subscription_tier: tier, status, cancel_at, subscription_end: end } = subscription;
  const { next_charge_amount: amount, currency } = subscription;
  const plan = tier === null ? 'No active plan.' : `${planLabel(tier)} plan.`;
  if (status === 'past_due') return `${plan} A payment is due.`;
  if (cancel_at !== null) {
    return `${plan} It ends on ${format(new Date(cancel_at))}, and nothing more is charged.`;
  }
  if (amount === null || currency === null || end === null) return plan;
  return `${plan} Next charge: ${formatPrice(amount, currency)} on ${format(new Date(end))}.`;
}
