import { writeFileSync } from 'node:fs';
import { PLANS } from '@doorstep/domain/billing/plan';
import { startTestStripe } from '@doorstep/local/stripe/test-support.ts';
import { expect, test } from 'vitest';
import { checkItem } from '../../check-item.ts';
import { functionsEnvPath } from '../../context.ts';
import { SETUP } from '../../item-cases.ts';
import type { Item } from '../../item.ts';
import { readSecret } from '../../secrets.ts';
import { ScriptedAsk } from '../../test-support.ts';
import { stripePortal, stripeProducts, stripeWebhook } from './stripe-account.ts';
import { stripeKey } from './stripe-key.ts';
import { applyAll, createContextWith, FUNCTIONS_FILE, GOOD_SETTINGS } from '../test-support.ts';

const pro = PLANS[1]?.product_id ?? '';
const URL = 'https://us-central1-my-shop.cloudfunctions.net/stripeWebhook';
const SECRET = 'secretmanager.googleapis.com/v1/projects/my-shop/secrets/STRIPE_WEBHOOK_SECRET';
const KEY = 'sk_test_stand_in';

type Test = Awaited<ReturnType<typeof start>>;

/** Starts Stripe's stand-in and a project with its key. The webhook's address is the real one. */
async function start(secrets: Record<string, string> = { STRIPE_SECRET_KEY: KEY }) {
  const s = await startTestStripe();
  const { stripe } = s;
  await stripe.webhookEndpoints.update('we_initial', { disabled: true });
  const { context, state } = await createContextWith({
    secrets,
    env: { STRIPE_API_BASE: s.running.url },
  });
  return { s, stripe, context, state };
}

/** Sets up everything at Stripe. */
async function startReady() {
  const ready = await start();
  for (const item of [stripeProducts, stripePortal, stripeWebhook]) {
    await applyAll(await item.plan?.(ready.context, new ScriptedAsk()));
  }
  return ready;
}

const portalOf = async ({ stripe }: Test) =>
  (await stripe.billingPortal.configurations.list()).data[0]?.id ?? '';
const endpointOf = async ({ stripe }: Test) =>
  (await stripe.webhookEndpoints.list()).data.find(({ url }) => url === URL)?.id ?? '';

test('setup creates everything at Stripe, stores the secret, and then all items are right', async () => {
  const { context, stripe } = await start();
  const ask = new ScriptedAsk();
  expect(await stripeWebhook.check(context)).toEqual({
    state: 'missing',
    detail: `No webhook sends to ${URL} (there is one for ${(await stripe.webhookEndpoints.list()).data[0]?.url})`,
    fix: SETUP('stripe-webhook'),
  });
  expect(await applyAll(await stripeWebhook.plan?.(context, ask))).toEqual([
    `In Stripe: Create a webhook that sends to ${URL}, and store its secret in Secret Manager`,
  ]);
  expect(await readSecret(context, 'STRIPE_WEBHOOK_SECRET')).toMatch(/^whsec_\w+$/);
  for (const item of [stripeKey, stripeProducts, stripePortal, stripeWebhook]) {
    expect(await checkItem(item, context), item.name).toMatchObject({ state: 'right' });
  }
});

test('setup asks for the secret of a webhook that exists, and stores it', async () => {
  const { context, state } = await startReady();
  state.remove(SECRET);
  const ask = new ScriptedAsk({ 'signing secret': 'whsec_from_the_dashboard' });
  expect(await applyAll(await stripeWebhook.plan?.(context, ask))).toEqual([
    'Store a new version of the secret STRIPE_WEBHOOK_SECRET in Secret Manager',
  ]);
  expect(await readSecret(context, 'STRIPE_WEBHOOK_SECRET')).toBe('whsec_from_the_dashboard');
  expect(ask.asked[0]).toContain('https://dashboard.stripe.com/test/webhooks/we_');
});

test('a portal that is not the default needs the setting, which setup writes', async () => {
  const { context, stripe } = await startReady();
  const { id } = await stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: false } },
    metadata: { doorstep: 'portal' },
  });
  expect(await applyAll(await stripePortal.plan?.(context, new ScriptedAsk()))).toEqual([
    expect.stringContaining('In Stripe: Update the customer portal: invoice'),
    `Write STRIPE_PORTAL_CONFIGURATION=${id} to ${FUNCTIONS_FILE}`,
  ]);
  expect(await stripePortal.check(context)).toMatchObject({ state: 'right' });
  writeFileSync(functionsEnvPath(context), GOOD_SETTINGS);
  expect(await stripePortal.check(context)).toEqual({
    state: 'wrong',
    detail: `STRIPE_PORTAL_CONFIGURATION is not ${id}`,
    fix: SETUP('stripe-portal'),
  });
});

test('the portal waits for the products', async () => {
  const { context, stripe } = await startReady();
  await stripe.products.update(pro, { name: 'Typo' });
  await stripe.billingPortal.configurations.update(
    (await stripe.billingPortal.configurations.list()).data[0]?.id ?? '',
    { features: { invoice_history: { enabled: false } } },
  );
  await expect(stripePortal.plan?.(context, new ScriptedAsk())).rejects.toMatchObject({
    message: 'Set up the products first: the portal offers their prices',
    fix: SETUP('stripe-products'),
  });
});

interface StripeCase {
  item: Item;
  broken: string;
  by: (ready: Test) => Promise<unknown>;
  state?: string;
  detail: string;
  fix: string;
}

const newPrice = ({ stripe }: Test, unit_amount: number) =>
  stripe.prices.create({
    product: pro,
    currency: 'usd',
    unit_amount,
    recurring: { interval: 'month' },
  });

const CASES: StripeCase[] = [
  {
    item: stripeProducts,
    broken: 'a product has another name',
    by: ({ stripe }) => stripe.products.update(pro, { name: 'Typo' }),
    detail: `The product ${pro} does not match the plan Pro: name`,
    fix: SETUP('stripe-products'),
  },
  {
    item: stripeProducts,
    broken: 'a product is archived',
    by: ({ stripe }) => stripe.products.update(pro, { active: false }),
    detail: `The product ${pro} does not match the plan Pro: active`,
    fix: SETUP('stripe-products'),
  },
  {
    item: stripeProducts,
    broken: 'there is a second active price',
    by: (ready) => newPrice(ready, 100),
    detail: 'Pro has a second active monthly price',
    fix: SETUP('stripe-products'),
  },
  {
    item: stripeProducts,
    broken: 'the default price has another amount',
    by: async (ready) => {
      const old = await ready.s.planPrice(pro);
      const { id } = await newPrice(ready, 100);
      await ready.stripe.products.update(pro, { default_price: id });
      await ready.stripe.prices.update(old.id, { active: false });
    },
    detail: 'Pro has no monthly price of 39.00 USD; The default price of Pro is not 39.00 USD',
    fix: SETUP('stripe-products'),
  },
  {
    item: stripePortal,
    broken: 'people cannot cancel',
    by: async (ready) =>
      ready.stripe.billingPortal.configurations.update(await portalOf(ready), {
        features: { subscription_cancel: { enabled: false } },
      }),
    detail: 'The customer portal has the wrong subscription cancel',
    fix: SETUP('stripe-portal'),
  },
  {
    item: stripeWebhook,
    broken: 'the webhook is disabled',
    by: async (ready) =>
      ready.stripe.webhookEndpoints.update(await endpointOf(ready), { disabled: true }),
    detail: 'The webhook is disabled',
    fix: SETUP('stripe-webhook'),
  },
  {
    item: stripeWebhook,
    broken: 'an event is missing',
    by: async (ready) =>
      ready.stripe.webhookEndpoints.update(await endpointOf(ready), {
        enabled_events: ['invoice.paid', 'checkout.session.completed'],
      }),
    detail: 'The webhook does not receive customer.deleted, customer.subscription.created',
    fix: SETUP('stripe-webhook'),
  },
  {
    item: stripeWebhook,
    broken: 'two webhooks have the same address',
    by: ({ stripe }) => stripe.webhookEndpoints.create({ url: URL, enabled_events: ['*'] }),
    detail: '2 webhooks send to the same address, each with its own secret',
    fix: 'Delete we_',
  },
  {
    item: stripeWebhook,
    broken: 'its secret is not stored',
    by: ({ state }) => {
      state.remove(SECRET);
      return Promise.resolve();
    },
    state: 'missing',
    detail: 'The secret STRIPE_WEBHOOK_SECRET is not stored',
    fix: SETUP('stripe-webhook'),
  },
];

test.each(CASES)('$item.name: $broken', async ({ item, by, state = 'wrong', detail, fix }) => {
  const ready = await startReady();
  expect(await checkItem(item, ready.context)).toMatchObject({ state: 'right' });
  await by(ready);
  const finding = await checkItem(item, ready.context);
  expect(finding).toMatchObject({ state, fix: expect.stringContaining(fix) as string });
  expect(finding.detail).toContain(detail);
  if (fix !== SETUP(item.name) || state !== 'wrong') return;
  await applyAll(await item.plan?.(ready.context, new ScriptedAsk()));
  expect(await checkItem(item, ready.context)).toMatchObject({ state: 'right' });
});

test('a setting that names an unknown portal configuration is found', async () => {
  const s = await startTestStripe();
  const { context } = await createContextWith({
    secrets: { STRIPE_SECRET_KEY: KEY },
    env: { STRIPE_API_BASE: s.running.url },
    files: { [FUNCTIONS_FILE]: `${GOOD_SETTINGS}STRIPE_PORTAL_CONFIGURATION=bpc_live\n` },
  });
  expect(await stripePortal.check(context)).toEqual({
    state: 'wrong',
    detail: 'STRIPE_PORTAL_CONFIGURATION=bpc_live does not exist in this mode of the account',
    fix: SETUP('stripe-portal'),
  });
  await applyAll(await stripePortal.plan?.(context, new ScriptedAsk()));
  expect(await stripePortal.check(context)).toMatchObject({ state: 'right' });
});
