import { CHARGED_STATUSES, PLANS, type Plan } from '@doorstep/domain/billing/plan';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import type { SubscriptionView } from '../../data/billing/subscription.ts';
import type { Subscription } from './plan-line.ts';

const RECOMMENDED: PlanTier = 'Pro';

/** A subscription with a plan. */
export interface PlanOwner extends Pick<Subscription, 'status' | 'cancel_at'> {
  subscription_tier: PlanTier;
}

/**
 * What the page knows about the person's plan. `none` means that a check found no subscription;
 * `unknown` is a visitor or a failed check; `checking` means that buying has to wait for the check.
 */
export type KnownPlan = PlanOwner | 'none' | 'unknown' | 'checking';

/** Returns what a view of the subscription tells about the plan. */
export function knownPlan(view: SubscriptionView): PlanOwner | 'none' | 'unknown' {
  if (view.status !== 'checked') return 'unknown';
  const { subscription_tier, status, cancel_at } = view.subscription;
  if (subscription_tier !== null) return { subscription_tier, status, cancel_at };
  return CHARGED_STATUSES.includes(status) ? 'unknown' : 'none';
}

/** What the card of a plan offers. */
export interface PlanOffer {
  plan: Plan;
  action: 'subscribe' | 'manage' | 'switch' | 'wait';
  badge: 'Your plan' | 'Your choice' | 'Recommended' | null;
  /** Whether the card is highlighted. Exactly one card is highlighted. */
  isMarked: boolean;
  /** Whether the button is the emphasized one. A downgrade never is. */
  isPrimary: boolean;
  label: string;
  /** What the button leads to, or what must be done first. */
  note: string | null;
}

/** Returns what the card of the chosen plan says to a person who comes back from the payment. */
function returnNote(known: Exclude<KnownPlan, PlanOwner>): string | null {
  if (known === 'checking') return "One moment. We're checking your plan.";
  return known === 'none' ? "Your card wasn't charged." : null;
}

/** Returns the offers for a person without a known plan. */
function subscribeOffer(
  plan: Plan,
  known: Exclude<KnownPlan, PlanOwner>,
  chosen: PlanTier | null,
): PlanOffer {
  const isChosen = plan.name === chosen;
  const isMarked = plan.name === (chosen ?? RECOMMENDED);
  const isChecking = known === 'checking';
  return {
    plan,
    action: isChecking ? 'wait' : 'subscribe',
    badge: isChosen ? 'Your choice' : plan.name === RECOMMENDED ? 'Recommended' : null,
    isMarked,
    isPrimary: isMarked,
    label: isChecking ? 'Checking...' : 'Subscribe',
    note: isChosen ? returnNote(known) : null,
  };
}

/** Returns what happens after a switch, or what must be done before it. */
function switchNote({ status, cancel_at }: PlanOwner): string {
  if (status === 'past_due') return 'Update your card first, then switch plans.';
  if (cancel_at !== null) return 'Resume your plan first, then switch plans.';
  return status === 'trialing'
    ? 'Starts now. Your trial continues.'
    : 'Starts now. Your unused time is credited.';
}

/** Returns the offers for a subscriber. The next plan up is emphasized, if they can switch now. */
function ownerOffer(plan: Plan, owner: PlanOwner): PlanOffer {
  const rank = (tier: PlanTier) => PLANS.findIndex(({ name }) => name === tier);
  const steps = rank(plan.name) - rank(owner.subscription_tier);
  if (steps === 0) {
    const note = 'Card, invoices, and cancellation.';
    const button = { label: 'Manage Subscription', isPrimary: false, note };
    return { plan, action: 'manage', badge: 'Your plan', isMarked: true, ...button };
  }
  const canSwitch = owner.status !== 'past_due' && owner.cancel_at === null;
  return {
    plan,
    action: 'switch',
    badge: steps > 0 && plan.name === RECOMMENDED ? 'Recommended' : null,
    isMarked: false,
    isPrimary: steps === 1 && canSwitch,
    label: `Switch to ${plan.label}`,
    note: switchNote(owner),
  };
}

/** Returns the plans in their order, as they are offered to this person. */
export const planOffers = (known: KnownPlan, chosen: PlanTier | null): PlanOffer[] =>
  PLANS.map((plan) =>
    typeof known === 'object' ? ownerOffer(plan, known) : subscribeOffer(plan, known, chosen),
  );
