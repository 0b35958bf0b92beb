import { AppError } from '@doorstep/domain/app-error';
import { findPlanByProduct } from '@doorstep/domain/plan';
import type { SubscriptionStatus } from '@doorstep/domain/subscription';
import type { Subscribers } from '../data/subscribers.ts';
import type { StripeGateway } from '../gateways/stripe.ts';
import { openPortal } from './open-portal.ts';
import { syncSubscription } from './sync-subscription.ts';

export interface CheckoutDeps {
  subscribers: Subscribers;
  stripe: StripeGateway;
  siteUrl: string;
}

export interface Buyer {
  uid: string;
  email: string;
}

/** Stripe goes on charging for these: the portal mends them, a second one would be paid twice. */
const CHARGED: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'unpaid'];

/** A failed try is replayed for its key (Stripe docs): a later one gets another. */
const TRY_MS = 10 * 60 * 1000;

/** The one Stripe customer of that person; one that was deleted at Stripe is replaced. */
async function findOrCreateCustomer(
  { subscribers, stripe }: CheckoutDeps,
  { uid, email }: Buyer,
): Promise<string> {
  const known = (await subscribers.find(uid))?.stripe_customer_id ?? null;
  if (known !== null && (await stripe.hasCustomer(known))) return known;
  const created = await stripe.createCustomer(uid, email, known);
  return subscribers.claimCustomer(uid, created, known);
}

/**
 * The open checkout for that plan, else a new one. At most one is open at a time, so that nobody
 * pays for two plans in two tabs. The key names the checkout before it: parallel calls get the same.
 */
async function openCheckout(
  { stripe, siteUrl }: CheckoutDeps,
  uid: string,
  customerId: string,
  productId: string,
): Promise<string | null> {
  const checkouts = await stripe.listCheckouts(customerId);
  const open = checkouts.filter(({ open_url }) => open_url !== null);
  const same = open.find(({ product_id }) => product_id === productId);
  for (const { id } of open) if (id !== same?.id) await stripe.expireCheckout(id);
  if (same) return same.open_url;
  const before = checkouts[0]?.id ?? 'first';
  return stripe.createCheckout({
    uid,
    customer_id: customerId,
    product_id: productId,
    success_url: `${siteUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}/cancel`,
    idempotency_key: `checkout_${customerId}_${productId}_${before}_${Math.floor(Date.now() / TRY_MS)}`,
  });
}

/**
 * The address where that person pays for a plan; who is charged for one already gets the portal's.
 * A product that is not ours is refused (`invalid-input`) without a call to Stripe.
 * Throws AppError, see `StripeGateway`.
 */
export async function createCheckout(
  deps: CheckoutDeps,
  buyer: Buyer,
  productId: string,
): Promise<string | null> {
  if (!findPlanByProduct(productId)) {
    throw new AppError('invalid-input', 'unknown product', {
      personMessage: 'This plan does not exist.',
    });
  }
  const { status } = await syncSubscription(deps, buyer.uid);
  if (CHARGED.includes(status)) return openPortal(deps, buyer.uid);
  const customerId = await findOrCreateCustomer(deps, buyer);
  return openCheckout(deps, buyer.uid, customerId, productId);
}
