import { startTestStripe } from '@doorstep/local/stripe/test-support.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkItem } from '../../check-item.ts';
import { DEPLOY, SETUP } from '../../item-cases.ts';
import { readSecret, writeSecretChange } from '../../secrets.ts';
import { PROJECT, ScriptedAsk } from '../../test-support.ts';
import { applyAll, createContextWith } from '../test-support.ts';
import { createWebhookDelivery, webhookFailures } from './webhook-delivery.ts';
import { startWebhook } from './webhook-test-server.ts';

const KEY = 'sk_test_stand_in';
const OTHER = 'whsec_another';

interface Given {
  /** What Secret Manager holds; by default the secret of the webhook at Stripe. */
  stored?: string | null;
  /** What the deployed function has; by default what Secret Manager holds. */
  deployed?: string;
  fixed?: { status: number; body: string };
}

/** Starts Stripe with one webhook, and the webhook itself. */
async function start(given: Given = {}) {
  const s = await startTestStripe();
  const { stripe } = s;
  await stripe.webhookEndpoints.update('we_initial', { disabled: true });
  // The address must be known before Stripe creates the secret that the webhook verifies.
  const holder = { secret: '' };
  const { url, types } = await startWebhook(holder, given.fixed);
  const { secret = '' } = await stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
  const stored = given.stored === undefined ? secret : given.stored;
  holder.secret = given.deployed ?? stored ?? '';
  const { context } = await createContextWith({
    secrets: {
      STRIPE_SECRET_KEY: KEY,
      ...(stored !== null && { STRIPE_WEBHOOK_SECRET: stored }),
    },
    env: { STRIPE_API_BASE: s.running.url, STRIPE_WEBHOOK_URL: url },
  });
  return { s, context, types, secret, url };
}

const delivery = createWebhookDelivery(1_000);
const setup = SETUP('webhook-delivery');

test('Stripe delivers an event that proves the address and the secret', async () => {
  const { context, types } = await start();
  expect(await checkItem(delivery, context)).toEqual({
    state: 'right',
    detail: 'Stripe delivered a test event, and the webhook accepted its signature',
  });
  expect(types).toContain('doorstep.doctor');
  expect(types).toContain('customer.deleted');
});

test.each([400, 404, 500])(
  'setup asks for no secret while the webhook answers %i',
  async (status) => {
    const { context } = await start({ fixed: { status, body: '' } });
    const ask = new ScriptedAsk();
    expect(await delivery.plan?.(context, ask)).toEqual([]);
    expect(ask.asked).toEqual([]);
  },
);

test('during a rotation, the first secret is the new one', async () => {
  const { context, secret } = await start();
  await writeSecretChange(context, 'STRIPE_WEBHOOK_SECRET', `${secret}, whsec_old`).apply();
  expect(await checkItem(delivery, context)).toMatchObject({ state: 'right' });
  await writeSecretChange(context, 'STRIPE_WEBHOOK_SECRET', `whsec_old,${secret}`).apply();
  expect(await checkItem(delivery, context)).toMatchObject({ state: 'wrong', fix: DEPLOY });
});

test.each<[what: string, given: Given, state: string, detail: string, fix: string]>([
  [
    'no stored secret',
    { stored: null },
    'missing',
    'The secret STRIPE_WEBHOOK_SECRET is not stored',
    setup,
  ],
  [
    'a key instead of the secret',
    { stored: KEY },
    'wrong',
    'STRIPE_WEBHOOK_SECRET is not a signing secret (whsec_…)',
    setup,
  ],
  [
    'the secret of another webhook',
    { stored: OTHER },
    'wrong',
    'STRIPE_WEBHOOK_SECRET is not the secret of the webhook in Stripe, so its events are rejected',
    setup,
  ],
  [
    'a secret that was changed after the deploy',
    { deployed: OTHER },
    'wrong',
    'The deployed webhook uses a different secret than Secret Manager',
    DEPLOY,
  ],
  [
    'no function',
    { fixed: { status: 404, body: '' } },
    'missing',
    'The function stripeWebhook is not deployed',
    DEPLOY,
  ],
  [
    'a function that is not public',
    { fixed: { status: 403, body: '' } },
    'wrong',
    'Stripe is not allowed to call the webhook (403)',
    'gcloud run services add-iam-policy-binding stripewebhook --region us-central1 ' +
      `--member=allUsers --role=roles/run.invoker --project ${PROJECT}`,
  ],
  [
    'a function that fails',
    { fixed: { status: 500, body: '' } },
    'wrong',
    'The webhook answers 500',
    `npx firebase functions:log --only stripeWebhook --project ${PROJECT}`,
  ],
])('the webhook with %s', async (_what, given, state, detail, fix) => {
  const { context } = await start(given);
  expect(await checkItem(delivery, context)).toEqual({ state, detail, fix });
});

test('another page at the address is not the webhook', async () => {
  const { context, url } = await start({ fixed: { status: 200, body: '<html></html>' } });
  expect(await checkItem(delivery, context)).toEqual({
    state: 'wrong',
    detail: `${url} is not the webhook of this release`,
    fix: DEPLOY,
  });
});

test('an address that does not answer is unknown', async () => {
  const { context } = await start();
  const env = { ...context.env, STRIPE_WEBHOOK_URL: 'http://127.0.0.1:9/webhook' };
  const finding = await checkItem(delivery, { ...context, env });
  expect(finding).toMatchObject({ state: 'unknown', fix: DEPLOY });
  expect(finding.detail).toContain('http://127.0.0.1:9/webhook did not answer');
});

test('a failing webhook of another product is not blamed on this one', async () => {
  const { context, s } = await start();
  const url = 'http://127.0.0.1:9/other';
  await s.stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
  const finding = await checkItem(delivery, context);
  expect(finding.state).toBe('unknown');
  expect(finding.detail).toContain(url);
});

test("setup stores the secret from Stripe's dashboard, which repairs the delivery", async () => {
  const { context, secret } = await start({ stored: OTHER });
  const ask = new ScriptedAsk({ 'signing secret': secret });
  await applyAll(await delivery.plan?.(context, ask));
  expect(await readSecret(context, 'STRIPE_WEBHOOK_SECRET')).toBe(secret);
  expect(ask.notes).toEqual(['The functions use a new secret after the next deploy.']);
});

test('events that Stripe could not deliver are found, and those on their way are not', async () => {
  const { context, s, types } = await start({ stored: OTHER });
  expect(await checkItem(webhookFailures, context)).toEqual({
    state: 'right',
    detail: 'all delivered',
  });
  await s.customer();
  const { id } = await s.customer();
  await s.stripe.customers.del(id);
  expect(types).toEqual([]);
  expect(await checkItem(webhookFailures, context)).toMatchObject({ state: 'right' });
  const [event] = (await s.stripe.events.list()).data;
  const later = (event?.created ?? 0) * 1000 + 180_000;
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  onTestFinished(() => void vi.useRealTimers());
  const finding = await checkItem(webhookFailures, context);
  expect(finding).toMatchObject({
    state: 'wrong',
    fix:
      `Run npm run doctor -- --project ${PROJECT} --only webhook-delivery; then resend ` +
      `${event?.id} at https://dashboard.stripe.com/test/events/${event?.id}`,
  });
  expect(finding.detail).toContain('1 not delivered; the newest is customer.deleted at ');
});
