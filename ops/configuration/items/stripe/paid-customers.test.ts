import { idOf, startTestStripe, type TestStripe } from '@doorstep/local/stripe/test-support.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkItem } from '../../check-item.ts';
import type { Context } from '../../context.ts';
import type { Finding } from '../../item.ts';
import { at } from '../../item-cases.ts';
import { paidCustomers } from './paid-customers.ts';
import { createContextWith } from '../test-support.ts';

const RECONCILE =
  'Delete the field ran.reconcile-subscriptions in operations/heartbeats: the reconcile then runs within five minutes';
const page = (id: string) => `https://dashboard.stripe.com/test/subscriptions/${id}`;

interface Stored {
  stripe_customer_id?: string | null;
  subscribed?: boolean;
  subscription_tier?: string | null;
}

/** Starts Stripe with a person who pays for Pro, and the site with what it has stored. */
async function start(stored: Stored | null = {}) {
  const s = await startTestStripe();
  const subscription = await s.subscribe('anna');
  const customer = idOf(subscription.customer);
  const { context, state } = await createContextWith({
    secrets: { STRIPE_SECRET_KEY: 'sk_test_stand_in' },
    env: { STRIPE_API_BASE: s.running.url },
  });
  const store = (uid: string, changes: Stored) => {
    const document = {
      stripe_customer_id: customer,
      subscribed: true,
      subscription_tier: 'Pro',
      ...changes,
    };
    const fields = Object.fromEntries(
      Object.entries(document).map(([name, value]) => [
        name,
        value === null ? { nullValue: null } : { [`${typeof value}Value`]: value },
      ]),
    );
    const address = `${at.database}/documents/subscribers/${uid}`;
    state.put({ [address]: { name: `documents/subscribers/${uid}`, fields } });
  };
  if (stored) store('anna', stored);
  return { s, context, customer, id: subscription.id, store };
}

/** Checks ten minutes later: a younger subscription may still be on its way. */
async function checkLater(s: TestStripe, context: Context): Promise<Finding> {
  await s.settle();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
  onTestFinished(() => void vi.useRealTimers());
  return checkItem(paidCustomers, context);
}

/** Creates a subscription at Stripe, as an operator does in the dashboard. */
async function createByHand(
  { s, customer }: Awaited<ReturnType<typeof start>>,
  price: string,
  metadata: Record<string, string> = {},
) {
  const card = await s.stripe.paymentMethods.attach('pm_card_visa', { customer });
  return s.stripe.subscriptions.create({
    customer,
    items: [{ price }],
    metadata,
    default_payment_method: card.id,
  });
}

test('everybody who pays has what they pay for', async () => {
  const { s, context } = await start();
  expect(await checkLater(s, context)).toEqual({
    state: 'right',
    detail: 'the newest 1 paying customers have the plan that they pay for',
  });
});

test.each<[what: string, stored: Stored]>([
  ['no plan', { subscribed: false, subscription_tier: null }],
  ['Starter', { subscription_tier: 'Starter' }],
])('a person who pays for Pro but has %s is named', async (has, stored) => {
  const { s, context, id } = await start(stored);
  expect(await checkLater(s, context)).toEqual({
    state: 'wrong',
    detail: `${id}: account anna pays for Pro but has ${has}`,
    fix: RECONCILE,
  });
});

test.each<[what: string, stored: Stored | null, known: string]>([
  ['no document', null, 'no customer'],
  ['no customer', { stripe_customer_id: null }, 'no customer'],
  ['another customer', { stripe_customer_id: 'cus_other' }, 'customer cus_other'],
])('an account with %s is named with its customer', async (_what, stored, known) => {
  const { s, context, id, customer } = await start(stored);
  expect(await checkLater(s, context)).toEqual({
    state: 'wrong',
    detail: `${id}: account anna has ${known} at Stripe, not ${customer}`,
    fix: `Set stripe_customer_id of subscribers/anna to ${customer}, or cancel it at ${page(id)}`,
  });
});

test('a subscription that was not bought on the site is named', async () => {
  const started = await start();
  const { s, context, customer, id } = started;
  const own = await createByHand(started, (await s.planPrice('prod_doorstep_starter')).id);
  expect(await checkLater(s, context)).toEqual({
    state: 'wrong',
    detail: `${own.id} of ${customer} was not bought on the site: it names no account`,
    fix: `Cancel it at ${page(own.id)} and let the person subscribe on the site`,
  });
  expect(own.id).not.toBe(id);
});

test('a subscription of a product that is no plan is named', async () => {
  const started = await start();
  const { s, context } = started;
  const product = await s.stripe.products.create({ id: 'prod_old', name: 'Old' });
  const price = await s.stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 900,
    recurring: { interval: 'month' },
  });
  const { id } = await createByHand(started, price.id, { uid: 'anna' });
  expect(await checkLater(s, context)).toEqual({
    state: 'wrong',
    detail: `${id} is for prod_old, which is not a plan`,
    fix: `Change it at ${page(id)}`,
  });
});

test('with many problems, the first five are named', async () => {
  const { s, context } = await start();
  for (let i = 0; i < 7; i += 1) await s.subscribe(`person-${i}`);
  const { detail } = await checkLater(s, context);
  expect(detail.split('; ')).toHaveLength(6);
  expect(detail).toContain('; and 2 more');
});

test('a subscription of the last two minutes is still on its way', async () => {
  const { context } = await start({ subscribed: false });
  expect(await checkItem(paidCustomers, context)).toMatchObject({ state: 'right' });
});
