import { AppError } from '@doorstep/domain/app-error';
import { CHARGED_STATUSES, findPlanByProduct, type Plan } from '@doorstep/domain/billing/plan';
import type { SubscriptionState } from '@doorstep/domain/billing/subscription';
import { isolate } from '@doorstep/domain/text';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import type { Teams } from '../team/team-repository.ts';
import type { Subscribers } from './subscriber-repository.ts';
import type { Checkout, StripeGateway } from './gateways/stripe.ts';
import { openPortal } from './open-portal.ts';
import { switchPlan } from './switch-plan.ts';
import { syncSubscription } from './sync-subscription.ts';

export interface CheckoutDeps {
  subscribers: Subscribers;
  stripe: StripeGateway;
  siteUrl: string;
  graceDays?: number;
  closedAccounts: Pick<ClosedAccounts, 'has'>;
  teams: Pick<Teams, 'findMember'>;
  profiles: Pick<ProviderProfiles, 'findContact'>;
}

export interface Buyer {
  uid: string;
  email: string;
}

/** Changes the idempotency key, because Stripe replays an error for the same key (Stripe docs). */
const KEY_LIFETIME_MS = 10 * 60 * 1000;

/** Returns the person's only Stripe customer. Replaces one that was deleted at Stripe. */
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

/** Expires all checkouts but one, so that nobody pays for two plans in two tabs. */
async function expireOthers(
  stripe: StripeGateway,
  open: readonly Checkout[],
  kept: Checkout | undefined,
): Promise<void> {
  for (const { id } of open) if (id !== kept?.id) await stripe.expireCheckout(id);
}

/**
 * Returns the URL of the open checkout for the plan, or of a new one. The idempotency key contains
 * the previous checkout, so that parallel calls for one plan get the same checkout. Parallel calls
 * for different plans create several, and only the newest stays open.
 */
async function openCheckout(
  { stripe, siteUrl, closedAccounts }: CheckoutDeps,
  uid: string,
  customerId: string,
  { name, product_id: productId }: Plan,
  isFirst: boolean,
): Promise<string | null> {
  const checkouts = await stripe.listCheckouts(customerId);
  const open = checkouts.filter(isOpen);
  const same = open.find(({ product_id }) => product_id === productId);
  await expireOthers(stripe, open, same);
  if (same) return same.open_url;
  const before = checkouts[0]?.id ?? 'first';
  const created = await stripe.createCheckout({
    uid,
    customer_id: customerId,
    product_id: productId,
    success_url: `${siteUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}/cancel?plan=${name}`,
    is_first: isFirst,
    idempotency_key: `checkout_${customerId}_${productId}_${before}_${Math.floor(Date.now() / KEY_LIFETIME_MS)}`,
  });
  const openNow = (await stripe.listCheckouts(customerId)).filter(isOpen);
  // A parallel deletion closes the account before it expires the checkouts. Either it expires this
  // checkout, or this call sees the tombstone.
  if (await closedAccounts.has(uid)) {
    await expireOthers(stripe, openNow, undefined);
    throw new AppError('unauthenticated', 'the account was closed during checkout');
  }
  const newest = openNow[0];
  await expireOthers(stripe, openNow, newest);
  return newest?.open_url ?? created;
}

/**
 * Returns the URL of Stripe's portal for a subscriber who chose a plan: the payment method if a
 * payment is due, the first page for their current plan, otherwise the confirmation of the switch.
 * Throws what `switchPlan` throws, for example for a plan that is ending.
 */
function openPortalFor(
  deps: CheckoutDeps,
  uid: string,
  { status, subscription_tier }: SubscriptionState,
  { name }: Plan,
): Promise<string> {
  if (status === 'past_due' || status === 'unpaid') {
    return openPortal(deps, uid, 'update_payment_method');
  }
  return name === subscription_tier ? openPortal(deps, uid) : switchPlan(deps, uid, name);
}

/** Throws AppError `failed-precondition` for a member of a team, who can have no page. */
async function requireNoTeam({ teams, profiles }: CheckoutDeps, uid: string): Promise<void> {
  const member = await teams.findMember(uid);
  if (!member) return;
  const company = (await profiles.findContact(member.owner_uid))?.display_name ?? 'a company';
  throw new AppError('failed-precondition', 'the buyer is in a team', {
    personMessage: `You're on ${isolate(company)}'s team. Leave the team first.`,
  });
}

/**
 * Returns the URL of a checkout for a plan, or of the portal for a person who is already charged
 * for one. Throws AppError without calling Stripe: `invalid-input` for an unknown product,
 * `failed-precondition` for a member of a team. Throws `failed-precondition` for a switch that is
 * not possible, and what `StripeGateway` throws.
 */
export async function createCheckout(
  deps: CheckoutDeps,
  buyer: Buyer,
  productId: string,
): Promise<string | null> {
  const plan = findPlanByProduct(productId);
  if (!plan) {
    throw new AppError('invalid-input', 'unknown product', {
      personMessage: "This plan doesn't exist.",
    });
  }
  await requireNoTeam(deps, buyer.uid);
  const { state } = await syncSubscription(deps, buyer.uid);
  const { status } = state;
  if (CHARGED_STATUSES.includes(status)) return openPortalFor(deps, buyer.uid, state, plan);
  const customerId = await findOrCreateCustomer(deps, buyer);
  return openCheckout(deps, buyer.uid, customerId, plan, status === 'none');
}
