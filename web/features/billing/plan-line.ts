import { monthlyPrice, PLANS } from '@doorstep/domain/billing/plan';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import type { SubscriptionView } from '../../data/billing/subscription.ts';
import { formatShortDate } from '../../lib/format.ts';

/** Returns when a plan renews and for how much, such as 'Dec 24 for $39'. */
export function renewalText(end: string, tier: PlanTier | null, format: (time: Date) => string) {
  const plan = PLANS.find(({ name }) => name === tier);
  return `${format(new Date(end))}${plan ? ` for ${monthlyPrice(plan)}` : ''}`;
}

/** Returns a plan on one line, such as 'Pro · renews Dec 24 for $39'. */
export function planLine(view: Exclude<SubscriptionView, { status: 'loading' }>): string {
  if (view.status === 'failed') return "We couldn't check your plan";
  const { subscription_tier: tier, subscription_end: end, cancel_at, status } = view.subscription;
  const name = tier ?? 'Your plan';
  if (status === 'past_due') return `${name} · payment due`;
  if (cancel_at) return `${name} · ends ${formatShortDate(new Date(cancel_at))}`;
  return end ? `${name} · renews ${renewalText(end, tier, formatShortDate)}` : name;
}
