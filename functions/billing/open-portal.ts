import { AppError } from '@doorstep/domain/app-error';
import type { PortalFlow } from '@doorstep/domain/billing/billing-callables';
import {
  computeSubscriptionState,
  type SubscriptionStatus,
} from '@doorstep/domain/billing/subscription';
import type { Subscribers } from './subscriber-repository.ts';
import type { PortalTarget, StripeGateway } from './gateways/stripe.ts';

export interface PortalDeps {
  subscribers: Pick<Subscribers, 'find'>;
  stripe: Pick<StripeGateway, 'createPortal' | 'listSubscriptions'>;
  siteUrl: string;
  graceDays?: number;
}

/** The portal can cancel subscriptions with these statuses. */
const CANCELABLE: readonly SubscriptionStatus[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
];

/**
 * Returns the portal page for a flow, with the customer's current subscription. Returns null, the
 * portal's first page, to cancel without a subscription that can be canceled.
 */
async function findTarget(
  { stripe, graceDays }: Pick<PortalDeps, 'stripe' | 'graceDays'>,
  customerId: string,
  flow: PortalFlow,
): Promise<PortalTarget | null> {
  if (flow === 'update_payment_method') return { flow };
  const subscriptions = await stripe.listSubscriptions(customerId);
  const state = computeSubscriptionState(subscriptions, new Date(), graceDays);
  const { subscription_id, status, cancel_at } = state;
  if (subscription_id === null || !CANCELABLE.includes(status)) return null;
  return cancel_at === null ? { flow, subscription_id } : null;
}

/** Returns the person's Stripe customer. Throws AppError `failed-precondition` without one. */
export async function requireCustomer(
  subscribers: PortalDeps['subscribers'],
  uid: string,
): Promise<string> {
  const customerId = (await subscribers.find(uid))?.stripe_customer_id ?? null;
  if (customerId !== null) return customerId;
  throw new AppError('failed-precondition', 'no Stripe customer', {
    personMessage: "You don't have a subscription yet. Choose a plan on the pricing page first.",
  });
}

/**
 * Returns the URL of the person's Stripe portal, opened at the page of `flow`. The portal links
 * back to the dashboard. Throws AppError `failed-precondition` without a customer, and what
 * `StripeGateway` throws.
 */
export async function openPortal(
  deps: PortalDeps,
  uid: string,
  flow: PortalFlow | null = null,
): Promise<string> {
  const customerId = await requireCustomer(deps.subscribers, uid);
  const target = flow === null ? null : await findTarget(deps, customerId, flow);
  const return_url = `${deps.siteUrl}/dashboard`;
  return deps.stripe.createPortal({ customer_id: customerId, return_url, target });
}
