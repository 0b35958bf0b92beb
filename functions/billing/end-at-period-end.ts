import type { SubscriptionFacts } from '@doorstep/domain/billing/subscription';
import type { StripeGateway } from './gateways/stripe.ts';
import { ENDED, expireCheckouts, type EndBillingDeps } from './end-billing.ts';

export interface EndAtPeriodEndDeps {
  subscribers: EndBillingDeps['subscribers'];
  stripe: EndBillingDeps['stripe'] & Pick<StripeGateway, 'endAtPeriodEnd'>;
}

/** Whether it would be charged for another period. */
function isRenewed({ status, cancel_at, cancel_at_period_end, period_end }: SubscriptionFacts) {
  const isEnding = cancel_at_period_end || (cancel_at !== null && cancel_at <= period_end);
  return !ENDED.includes(status) && !isEnding;
}

/**
 * Sees to it that nothing new is charged to a person: open checkouts expire, and each subscription of the
 * own Stripe customer ends with the period that is paid for; one whose first payment has not come ends at
 * once. Done again it changes nothing, and asks nothing of Stripe where there is no customer. What is
 * owed for a period that has begun stays owed. Throws what the gateway throws, `unavailable` when Stripe
 * does not answer.
 */
export async function endAtPeriodEnd(
  { subscribers, stripe }: EndAtPeriodEndDeps,
  uid: string,
): Promise<void> {
  const customerId = (await subscribers.find(uid))?.stripe_customer_id ?? null;
  if (customerId === null || !(await stripe.hasCustomer(customerId))) return;
  await expireCheckouts(stripe, customerId);
  const renewed = (await stripe.listSubscriptions(customerId)).filter(isRenewed);
  const statuses = new Map(renewed.map(({ id, status }) => [id, status]));
  for (const [id, status] of statuses) {
    await (status === 'incomplete' ? stripe.cancelSubscription(id) : stripe.endAtPeriodEnd(id));
  }
}

export interface SuspendedBillingDeps extends EndAtPeriodEndDeps {
  suspensions: { isSuspended(uid: string): Promise<boolean> };
}

/**
 * Ends the subscriptions of a suspended account with their paid period; does nothing for other accounts.
 * Lifting a suspension does not resume them: only the owner may agree to be charged again. Idempotent.
 * Throws what `endAtPeriodEnd` throws.
 */
export async function endBillingOfSuspended(
  deps: SuspendedBillingDeps,
  uid: string,
): Promise<void> {
  if (await deps.suspensions.isSuspended(uid)) await endAtPeriodEnd(deps, uid);
}
