import { PLANS, type Plan } from '@doorstep/domain/billing/plan';
import { startTestStripe } from '@doorstep/local/stripe/test-support.ts';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from './account.ts';
import { planPortal } from './plan-portal.ts';
import { planProducts } from './plan-products.ts';
import { planWebhook } from './plan-webhook.ts';

const webhookUrl = 'http://localhost:9/stripeWebhook';

interface Input {
  webhookUrl: string | null;
  plans?: readonly Plan[];
}

/** Plans the changes of all items of setup at Stripe. */
async function planAccount(stripe: Stripe, { webhookUrl, plans = PLANS }: Input) {
  const products = await planProducts(stripe, plans);
  const { changes, portal } = await planPortal(stripe, products.sold);
  const webhook = webhookUrl === null ? null : await planWebhook(stripe, webhookUrl);
  return {
    changes: [...products.changes, ...changes, ...(webhook?.changes ?? [])],
    account: { plans: products.sold, portal, webhook: webhook?.webhook ?? null },
  };
}

async function setUpAccount(stripe: Stripe, input: Input) {
  const { changes, account } = await planAccount(stripe, input);
  for (const change of changes) await change.apply();
  return account;
}

async function everything() {
  const s = await startTestStripe();
  const { stripe } = s;
  const list = async () => ({
    products: (await stripe.products.list()).data.map((row) => ({ ...row, updated: 0 })),
    prices: (await stripe.prices.list({ limit: 100 })).data,
    archived: (await stripe.prices.list({ active: false })).data.map(({ id }) => id),
    portals: (await stripe.billingPortal.configurations.list()).data.map((row) => ({
      ...row,
      updated: 0,
    })),
    webhooks: (await stripe.webhookEndpoints.list()).data,
  });
  return { s, stripe, list };
}

test('the setup creates all objects, and a second run changes nothing', async () => {
  const { stripe, list } = await everything();
  const first = await setUpAccount(stripe, { webhookUrl });
  const before = await list();
  expect(first.plans.map(({ product }) => product)).toEqual(PLANS.map((plan) => plan.product_id));
  expect(first.webhook?.secret).toMatch(/^whsec_/);
  const second = await setUpAccount(stripe, { webhookUrl });
  expect(second).toEqual({ ...first, webhook: { id: first.webhook?.id, secret: null } });
  expect(await list()).toEqual(before);
  const endpoint = before.webhooks.find(({ url }) => url === webhookUrl);
  expect(endpoint).toMatchObject({ status: 'enabled', enabled_events: WEBHOOK_EVENTS });
});

test('a plan names each change and applies none', async () => {
  const { s, stripe, list } = await everything();
  const { portal } = await setUpAccount(stripe, { webhookUrl });
  expect((await planAccount(stripe, { webhookUrl })).changes).toEqual([]);
  await stripe.products.update('prod_doorstep_pro', { name: 'Typo' });
  const extra = await stripe.prices.create({
    product: 'prod_doorstep_business',
    currency: 'usd',
    unit_amount: 100,
    recurring: { interval: 'month' },
  });
  const yen = await stripe.prices.create({
    product: 'prod_doorstep_business',
    currency: 'jpy',
    unit_amount: 1450,
    recurring: { interval: 'month' },
  });
  await stripe.billingPortal.configurations.update(portal.id, {
    features: { invoice_history: { enabled: false } },
  });
  const [endpoint] = (await list()).webhooks.filter(({ url }) => url === webhookUrl);
  await stripe.webhookEndpoints.update(endpoint?.id ?? '', {
    disabled: true,
    enabled_events: ['invoice.paid'],
  });
  const plans = PLANS.map((plan) => (plan.name === 'Starter' ? { ...plan, amount: 2000 } : plan));
  const starter = await s.planPrice('prod_doorstep_starter');
  const before = await list();
  const { changes } = await planAccount(stripe, { webhookUrl, plans });
  expect(changes.map(({ description }) => description)).toEqual([
    'Create the monthly price 20.00 USD of Starter',
    'Make 20.00 USD the default price of Starter',
    `Archive the price ${starter.id} (19.00 USD) of Starter`,
    'Update name of the product prod_doorstep_pro',
    `Archive the price ${yen.id} (1450 JPY) of Business`,
    `Archive the price ${extra.id} (1.00 USD) of Business`,
    'Update the customer portal: invoice history, subscription update',
    expect.stringMatching(/^Have the webhook receive checkout.session.completed, customer.deleted/),
    'Enable the webhook',
  ]);
  expect(await list()).toEqual(before);
});

test("the stand-in's initial objects need no change", async () => {
  const { stripe, list } = await everything();
  const before = await list();
  await setUpAccount(stripe, { webhookUrl: null });
  const after = await list();
  expect(after.products).toEqual(before.products);
  expect(after.prices).toEqual(before.prices);
  expect(after.portals.map(({ features }) => features)).toEqual(
    before.portals.map(({ features }) => features),
  );
});

test('an empty account gets products with fixed ids and monthly prices', async () => {
  const { stripe } = await everything();
  const plans = PLANS.map((plan) => ({ ...plan, product_id: `${plan.product_id}_2` }));
  await setUpAccount(stripe, { webhookUrl: null, plans });
  for (const plan of plans) {
    const product = await stripe.products.retrieve(plan.product_id, { expand: ['default_price'] });
    expect(product).toMatchObject({
      name: plan.name,
      default_price: {
        active: true,
        unit_amount: plan.amount,
        currency: 'usd',
        recurring: { interval: 'month', interval_count: 1 },
      },
    });
  }
});

test('a changed amount creates a new price and archives the old one, which subscribers keep', async () => {
  const { s, stripe } = await everything();
  const subscription = await s.subscribe('pro@example.com');
  const before = await s.planPrice('prod_doorstep_pro');
  const plans = PLANS.map((plan) => (plan.name === 'Pro' ? { ...plan, amount: 4500 } : plan));
  const { plans: made, portal } = await setUpAccount(stripe, { webhookUrl: null, plans });
  const pro = made.find(({ product }) => product === 'prod_doorstep_pro');
  expect(pro?.archived).toEqual([before.id]);
  expect(await s.planPrice('prod_doorstep_pro')).toMatchObject({
    id: pro?.price,
    unit_amount: 4500,
  });
  expect((await stripe.products.retrieve('prod_doorstep_pro')).default_price).toBe(pro?.price);
  expect((await stripe.prices.retrieve(before.id)).active).toBe(false);
  const { items } = await stripe.subscriptions.retrieve(subscription.id);
  expect(items.data[0]?.price.id).toBe(before.id);
  const { features } = await stripe.billingPortal.configurations.retrieve(portal.id);
  const offered = features.subscription_update.products?.flatMap(({ prices }) => prices);
  expect(offered).toEqual(made.map(({ price }) => price));
});

test('the setup repairs manual changes', async () => {
  const { stripe } = await everything();
  const { portal, webhook } = await setUpAccount(stripe, { webhookUrl });
  await stripe.products.update('prod_doorstep_pro', { name: 'Typo', active: false });
  await stripe.billingPortal.configurations.update(portal.id, {
    features: {
      subscription_cancel: { enabled: false },
      subscription_update: { trial_update_behavior: 'end_trial' },
    },
  });
  expect((await planAccount(stripe, { webhookUrl })).changes).toContainEqual(
    expect.objectContaining({
      problem: 'The customer portal has the wrong subscription cancel, subscription update',
    }),
  );
  await stripe.webhookEndpoints.update(webhook?.id ?? '', {
    disabled: true,
    enabled_events: ['payout.paid'],
  });
  await setUpAccount(stripe, { webhookUrl });
  expect(await stripe.products.retrieve('prod_doorstep_pro')).toMatchObject({
    name: 'Pro',
    active: true,
  });
  const { features } = await stripe.billingPortal.configurations.retrieve(portal.id);
  expect(features.subscription_cancel).toMatchObject({ enabled: true, mode: 'at_period_end' });
  expect(features.subscription_update).toMatchObject({
    proration_behavior: 'create_prorations',
    trial_update_behavior: 'continue_trial',
  });
  expect(await stripe.webhookEndpoints.retrieve(webhook?.id ?? '')).toMatchObject({
    status: 'enabled',
    enabled_events: WEBHOOK_EVENTS,
  });
});
