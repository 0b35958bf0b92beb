import type { SubscriptionFacts } from '@doorstep/domain/billing/subscription';
import type { StripeGateway } from './gateways/stripe.ts';
import { ENDED_STATUSES, expireCheckouts, type EndBillingDeps } from './end-billing.ts';

export interface EndAtPeriodEndDeps {
  subscribers: EndBillingDeps['subscribers'];
  stripe: EndBillingDeps['stripe'] & Pick<StripeGateway, 'endAtPeriodEnd'>;
}

/** Checks whether a subscription would be charged for another period. */
function isRenewed({ status, cancel_at, cancel_at_period_end, period_end }: SubscriptionFacts) {
  const isEnding = cancel_at_period_end || (cancel_at !== null && cancel_at <= period_end);
  return !ENDED_STATUSES.includes(status) && !isEnding;
}

/**
 * Stops all future charges of a person. Expires open checkouts, and ends each subscription with its
 * paid period, or immediately if its first payment is missing. Open invoices stay due. Idempotent,
 * and makes no call without a Stripe customer. Throws what the gateway throws.
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
 * Ends the subscriptions of a suspended account with their paid period. Does nothing for other
 * accounts. Lifting a suspension does not resume them, because only the owner may agree to be
 * charged again. Idempotent. Throws what `endAtPeriodEnd` throws.
 */
export async function endBillingOfSuspended(
  deps: SuspendedBillingDeps,
  uid: string,
): Promise<void> {
  if (await deps.suspensions.isSuspended(uid)) await endAtPeriodEnd(deps, uid);
}
