import { AppError } from '@doorstep/domain/app-error';
import type { PortalFlow } from '@doorstep/domain/callables';
import { findPlanByProduct } from '@doorstep/domain/billing/plan';
import type { SubscriptionState, SubscriptionStatus } from '@doorstep/domain/billing/subscription';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';
import type { Subscribers } from './subscriber-repository.ts';
import type { Checkout, StripeGateway } from './gateways/stripe.ts';
import { openPortal } from './open-portal.ts';
import { syncSubscription } from './sync-subscription.ts';

export interface CheckoutDeps {
  subscribers: Subscribers;
  stripe: StripeGateway;
  siteUrl: string;
  closedAccounts: Pick<ClosedAccounts, 'has'>;
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

const isOpen = ({ open_url }: Checkout) => open_url !== null;

/** Expires the others, so that nobody pays for two plans in two tabs. */
async function keepOnly(
  stripe: StripeGateway,
  open: readonly Checkout[],
  kept: Checkout | undefined,
): Promise<void> {
  for (const { id } of open) if (id !== kept?.id) await stripe.expireCheckout(id);
}

/**
 * The open checkout for that plan, else a new one. The key names the checkout before it: parallel
 * calls for one plan get the same. Calls for different plans may each make one and look again
 * afterwards: the newest stays, the last choice counts in every tab.
 */
async function openCheckout(
  { stripe, siteUrl, closedAccounts }: CheckoutDeps,
  uid: string,
  customerId: string,
  productId: string,
  isFirst: boolean,
): Promise<string | null> {
  const checkouts = await stripe.listCheckouts(customerId);
  const open = checkouts.filter(isOpen);
  const same = open.find(({ product_id }) => product_id === productId);
  await keepOnly(stripe, open, same);
  if (same) return same.open_url;
  const before = checkouts[0]?.id ?? 'first';
  const created = await stripe.createCheckout({
    uid,
    customer_id: customerId,
    product_id: productId,
    success_url: `${siteUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}/cancel`,
    is_first: isFirst,
    idempotency_key: `checkout_${customerId}_${productId}_${before}_${Math.floor(Date.now() / TRY_MS)}`,
  });
  const openNow = (await stripe.listCheckouts(customerId)).filter(isOpen);
  // A deletion that runs beside this call closes the account first and ends the checkouts afterwards:
  // either it has seen this one, or this call sees the tombstone.
  if (await closedAccounts.has(uid)) {
    await keepOnly(stripe, openNow, undefined);
    throw new AppError('unauthenticated', 'the account was closed meanwhile');
  }
  const newest = openNow[0];
  await keepOnly(stripe, openNow, newest);
  return newest?.open_url ?? created;
}

/**
 * Where the portal opens for who is charged already and chose that product: what is due comes first,
 * then another plan; one's own, or one that is set to end, is on its first page.
 */
function portalFlow(
  { status, subscription_tier, cancel_at }: SubscriptionState,
  productId: string,
): PortalFlow | null {
  if (status === 'past_due' || status === 'unpaid') return 'update_payment_method';
  const isOwn = findPlanByProduct(productId)?.name === subscription_tier;
  return isOwn || cancel_at !== null ? null : 'change_plan';
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
  const { state } = await syncSubscription(deps, buyer.uid);
  const { status } = state;
  if (CHARGED.includes(status)) return openPortal(deps, buyer.uid, portalFlow(state, productId));
  const customerId = await findOrCreateCustomer(deps, buyer);
  return openCheckout(deps, buyer.uid, customerId, productId, status === 'none');
}
