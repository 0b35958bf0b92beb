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

/** Nothing is charged for these any more (Stripe docs, subscription statuses). */
export const ENDED: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired'];

type CustomerDeps = EndBillingDeps['stripe'];

/**
 * Closes a customer's checkout pages, so that no payment can still come; one that was paid at this very
 * moment has left a subscription. Throws what the gateway throws.
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
  const running = new Set(all.filter(({ status }) => !ENDED.includes(status)).map(({ id }) => id));
  for (const id of running) await stripe.cancelSubscription(id);
}

/**
 * Ends, at once and for good, everything that a person pays or could still pay: open checkouts first,
 * then each subscription of the own Stripe customer, none of anybody else's. Stripe keeps the customer
 * and its invoices, for the books. May be done again. Throws AppError `unavailable`, with words for
 * the person, where it is not sure that nothing will be charged.
 */
export async function endBilling(
  { subscribers, stripe }: EndBillingDeps,
  uid: string,
): Promise<void> {
  const customerId = (await subscribers.find(uid))?.stripe_customer_id ?? null;
  if (customerId === null) return;
  try {
    // One that was deleted at Stripe has nothing that runs.
    if (!(await stripe.hasCustomer(customerId))) return;
    await expireCheckouts(stripe, customerId);
    await cancelSubscriptions(stripe, customerId);
  } catch (thrown) {
    throw new AppError('unavailable', 'billing not ended', {
      personMessage:
        'Your subscription could not be ended, so nothing has been deleted. Please try again in a moment.',
      cause: thrown,
    });
  }
}
