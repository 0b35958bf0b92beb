import { AppError } from '@doorstep/domain/app-error';
import { planLabel, PLANS } from '@doorstep/domain/billing/plan';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { computeSubscriptionState } from '@doorstep/domain/billing/subscription';
import type { StripeGateway } from './gateways/stripe.ts';
import { requireCustomer, type PortalDeps } from './open-portal.ts';

interface SwitchDeps extends Pick<PortalDeps, 'subscribers' | 'siteUrl' | 'graceDays'> {
  stripe: Pick<StripeGateway, 'createSwitch' | 'listSubscriptions'>;
}

const refusal = (message: string, personMessage: string) =>
  new AppError('failed-precondition', message, { personMessage });

/** Returns the subscription and the item whose price changes. Throws if it cannot change. */
async function findItem({ stripe, graceDays }: SwitchDeps, customerId: string, tier: PlanTier) {
  const subscriptions = await stripe.listSubscriptions(customerId);
  const state = computeSubscriptionState(subscriptions, new Date(), graceDays);
  const { status, subscription_tier, subscription_id } = state;
  if (status === 'past_due' || status === 'unpaid') {
    throw refusal(
      'a payment is due',
      "Your last payment didn't go through. Update your card first, then switch plans.",
    );
  }
  const [item, ...others] = subscriptions.filter(({ id }) => id === subscription_id);
  if (!state.subscribed || !item) {
    throw refusal('no active plan', "You don't have an active plan. Choose a plan to subscribe.");
  }
  if (state.cancel_at !== null) {
    throw refusal(
      'the plan is set to end',
      'Your plan is set to end. Resume it first, then switch plans.',
    );
  }
  if (others.length > 0) {
    throw refusal(
      'the subscription has several items',
      "Your subscription has more than one item, so you can't switch plans here. Contact support, and we'll change it for you.",
    );
  }
  if (subscription_tier === tier) {
    throw refusal('the plan is the same', `You're already on ${planLabel(tier)}.`);
  }
  return { subscription_id: item.id, item_id: item.item_id };
}

/**
 * Returns the URL of Stripe's page that confirms a change to another plan, which leads back to
 * /pricing. Throws AppError `failed-precondition` if the subscription cannot change or Stripe
 * refuses the change, and what `StripeGateway` throws.
 */
export async function switchPlan(deps: SwitchDeps, uid: string, tier: PlanTier): Promise<string> {
  const customerId = await requireCustomer(deps.subscribers, uid);
  const item = await findItem(deps, customerId, tier);
  const plan = PLANS.find(({ name }) => name === tier);
  if (!plan) throw new AppError('internal', `no plan ${tier}`);
  const url = await deps.stripe.createSwitch({
    customer_id: customerId,
    ...item,
    product_id: plan.product_id,
    return_url: `${deps.siteUrl}/pricing?switch=${tier}`,
  });
  if (url !== null) return url;
  throw refusal(
    'Stripe refuses the switch',
    `Stripe didn't accept the change to ${plan.label}, so your plan stays the same. Contact support, and we'll look into it.`,
  );
}
