import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { PLANS, type Plan } from '@doorstep/domain/billing/plan';
import {
  computeSubscriptionState,
  subscriptionStatusSchema,
  type Subscriber,
  type SubscriptionFacts,
} from '@doorstep/domain/billing/subscription';
import { Stripe } from 'stripe';
import type { DemoProvider } from '../content/demo-provider.ts';
import { subscriber } from '../factories.ts';
import { accountEmail } from './accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the state of a professional's subscription for `subscribers/{uid}`. */
export type Subscribe = (provider: DemoProvider) => Promise<Subscriber>;

/** Computes subscription states without Stripe, if there is no stand-in. */
export function subscribeWithoutStripe(now: Date): Subscribe {
  return ({ handle, plan, subscription }) => {
    const state = stateOf(
      [
        {
          id: `sub_${handle}`,
          item_id: `si_${handle}`,
          status: subscription === 'lapsed' ? 'canceled' : 'active',
          product_id: productOf(plan),
          period_start: now,
          period_end: new Date(now.getTime() + 30 * DAY_MS),
          cancel_at: null,
          cancel_at_period_end: subscription === 'ending',
          open_invoice: null,
          next_charge: {
            amount: amountOf(plan),
            plan_amount: amountOf(plan),
            currency: 'usd',
          },
        },
      ],
      null,
      now,
    );
    return Promise.resolve(state);
  };
}

/**
 * Creates the customer, card and subscription in the Stripe stand-in if they do not exist, with the
 * subscription in the demo's state.
 */
export function subscribeInStripe(
  { apiBase, secretKey }: { apiBase: string; secretKey: string },
  now: Date,
): Subscribe {
  const { hostname, port } = new URL(apiBase);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
  });
  return async (provider) => {
    const customer = await findOrCreateCustomer(stripe, provider);
    await ensureSubscription(stripe, provider, customer);
    return stateOf(await listFacts(stripe, customer), customer, now);
  };
}

const stateOf = (facts: SubscriptionFacts[], customer: string | null, now: Date): Subscriber =>
  subscriber({ ...computeSubscriptionState(facts, now), stripe_customer_id: customer });

function planOf(tier: PlanTier): Plan {
  const plan = PLANS.find(({ name }) => name === tier);
  if (!plan) throw new Error(`There is no plan ${tier}.`);
  return plan;
}

const productOf = (tier: PlanTier): string => planOf(tier).product_id;
const amountOf = (tier: PlanTier): number => planOf(tier).amount;

/** Uses the product's idempotency key and parameters, so the product finds the same customer. */
async function findOrCreateCustomer(stripe: Stripe, provider: DemoProvider): Promise<string> {
  const { handle: uid, name } = provider;
  const customer = await stripe.customers.create(
    { metadata: { uid } },
    { idempotencyKey: `cust_${uid}` },
  );
  const card = await stripe.paymentMethods.attach(
    'pm_card_visa',
    { customer: customer.id },
    { idempotencyKey: `demo_card_${uid}` },
  );
  await stripe.customers.update(customer.id, {
    email: accountEmail(provider),
    name,
    invoice_settings: { default_payment_method: card.id },
  });
  return customer.id;
}

async function ensureSubscription(
  stripe: Stripe,
  { handle: uid, plan, subscription }: DemoProvider,
  customer: string,
): Promise<void> {
  const existing = await stripe.subscriptions.list({ customer, status: 'all', limit: 1 });
  if (existing.data.length > 0) return;
  const { default_price: price } = await stripe.products.retrieve(productOf(plan));
  if (typeof price !== 'string')
    throw new Error(`The plan ${plan} has no default price in Stripe.`);
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price }],
    metadata: { uid },
  });
  if (subscription === 'ending')
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  if (subscription === 'lapsed') await stripe.subscriptions.cancel(id);
}

async function listFacts(stripe: Stripe, customer: string): Promise<SubscriptionFacts[]> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  return data.flatMap(({ id, status, items, cancel_at, cancel_at_period_end }) =>
    items.data.map(({ id: item_id, price, current_period_start, current_period_end }) => ({
      id,
      item_id,
      status: subscriptionStatusSchema.parse(status),
      product_id: typeof price.product === 'string' ? price.product : price.product.id,
      period_start: new Date(current_period_start * 1000),
      period_end: new Date(current_period_end * 1000),
      cancel_at: cancel_at === null ? null : new Date(cancel_at * 1000),
      cancel_at_period_end,
      // No demo invoice is open.
      open_invoice: null,
      next_charge: {
        amount: price.unit_amount ?? 0,
        plan_amount: price.unit_amount ?? 0,
        currency: price.currency,
      },
    })),
  );
}
