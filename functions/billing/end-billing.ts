import { AppError } from '@doorstep/domain/app-error';
import type { SubscriptionStatus } from '@doorstep/domain/billing/subscription';
import type { Subscribers } from './subscriber-repository.ts';
import type { StripeGateway } from './gateways/stripe.ts';

export interface EndBillingDeps {
  subscribers: Pick<Subscribers, 'find'>;
  stripe: Pick<
    StripeGateway,
    'hasCustomer' | 'listCheckouts' | 'expireCheckout' | 'listSubscriptions' | 'cancelSubscription'
  >;
}

/** Stripe no longer charges for these (Stripe docs, subscription statuses). */
export const ENDED_STATUSES: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired'];

type CustomerDeps = EndBillingDeps['stripe'];

/**
 * Expires a customer's open checkouts, so that none can be paid any more. A checkout that is paid
 * at the same time leaves a subscription. Throws what the gateway throws.
 */
export async function expireCheckouts(
  stripe: Pick<StripeGateway, 'listCheckouts' | 'expireCheckout'>,
  customerId: string,
): Promise<void> {
  const listOpen = async () =>
    (await stripe.listCheckouts(customerId)).filter(({ open_url }) => open_url !== null);
  for (const { id } of await listOpen()) {
    try {
      await stripe.expireCheckout(id);
    } catch (thrown) {
      if ((await listOpen()).some((open) => open.id === id)) throw thrown;
    }
  }
}

async function cancelSubscriptions(stripe: CustomerDeps, customerId: string): Promise<void> {
  const all = await stripe.listSubscriptions(customerId);
  const running = new Set(
    all.filter(({ status }) => !ENDED_STATUSES.includes(status)).map(({ id }) => id),
  );
  for (const id of running) await stripe.cancelSubscription(id);
}

/**
 * Expires a person's open checkouts and cancels all their subscriptions immediately. Stripe keeps
 * the customer and the invoices for accounting. Idempotent. Throws AppError `unavailable` with a
 * `personMessage` if further charges cannot be ruled out.
 */
export async function endBilling(
  { subscribers, stripe }: EndBillingDeps,
  uid: string,
): Promise<void> {
  const customerId = (await subscribers.find(uid))?.stripe_customer_id ?? null;
  if (customerId === null) return;
  try {
    // Stripe cancels the subscriptions of a deleted customer.
    if (!(await stripe.hasCustomer(customerId))) return;
    await expireCheckouts(stripe, customerId);
    await cancelSubscriptions(stripe, customerId);
  } catch (thrown) {
    throw new AppError('unavailable', 'billing not ended', {
      personMessage:
        "We couldn't end your subscription, so nothing was deleted. Please try again in a moment.",
      cause: thrown,
    });
  }
}
