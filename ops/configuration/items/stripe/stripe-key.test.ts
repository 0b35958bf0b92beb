import { startTestStripe } from '@doorstep/local/stripe/test-support.ts';
import { expect, test } from 'vitest';
import { checkItem } from '../../check-item.ts';
import { SETUP } from '../../item-cases.ts';
import { readSecret } from '../../secrets.ts';
import { ScriptedAsk } from '../../test-support.ts';
import { judgeAccount, stripeKey } from './stripe-key.ts';
import {
  applyAll,
  createContextWith,
  FUNCTIONS_FILE,
  GOOD_SETTINGS,
  WEB_FILE,
} from '../test-support.ts';

const KEY = 'sk_test_stand_in';

/** Starts Stripe's stand-in and a project with these secrets. */
async function start(secrets: Record<string, string> = { STRIPE_SECRET_KEY: KEY }) {
  const s = await startTestStripe();
  const env = { STRIPE_API_BASE: s.running.url };
  const { context } = await createContextWith({ secrets, env });
  return { s, context };
}

test('setup says to which account a key belongs, and stores no key that Stripe refuses', async () => {
  const { context } = await start({});
  const plan = (key: string) => stripeKey.plan?.(context, new ScriptedAsk({ 'secret key': key }));
  const ask = new ScriptedAsk({ 'secret key': KEY });
  await applyAll(await stripeKey.plan?.(context, ask));
  expect(ask.notes).toEqual(['The key belongs to the account Local stand-in, in test mode.']);
  expect(await readSecret(context, 'STRIPE_SECRET_KEY')).toBe(KEY);
  await expect(plan('pk_test_1')).rejects.toThrow('starts with sk_test_');
  // The stand-in refuses live keys.
  await expect(plan('sk_live_1')).rejects.toThrow('Stripe rejected the key');
});

test('the key: right, absent, of another kind, refused, and without an answer', async () => {
  const { context, s } = await start();
  const check = (variables: Record<string, string>) =>
    checkItem(stripeKey, { ...context, env: { ...context.env, ...variables } });
  expect(await check({})).toEqual({
    state: 'right',
    detail: 'Local stand-in in test mode: no real payments',
  });
  const fix = SETUP('stripe-key');
  const { context: without } = await start({});
  expect(await checkItem(stripeKey, without)).toEqual({
    state: 'missing',
    detail: 'The secret STRIPE_SECRET_KEY is not stored',
    fix,
  });
  expect(await check({ STRIPE_SECRET_KEY: 'pk_test_1' })).toMatchObject({ state: 'wrong', fix });
  expect(await check({ STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual({
    state: 'unknown',
    detail: 'Stripe rejected the key',
    fix,
  });
  await s.control('refuse', { seconds: 20, status: 503 });
  expect(await check({})).toMatchObject({
    state: 'unknown',
    fix: 'Check https://status.stripe.com and try again',
  });
});

const account = { id: 'acct_1', name: 'Acme', charges_enabled: true, details_submitted: true };

test.each([
  [account, 'live', undefined, 'right', 'Acme in live mode: real payments', undefined],
  [account, 'live', 'pk_live_1', 'right', 'Acme in live mode: real payments', undefined],
  [
    { ...account, charges_enabled: false, details_submitted: false },
    'test',
    undefined,
    'right',
    'Acme in test mode: no real payments',
    undefined,
  ],
  [
    { ...account, details_submitted: false },
    'live',
    undefined,
    'wrong',
    'The account Acme is not activated: Stripe is waiting for its details',
    'https://dashboard.stripe.com/account/onboarding',
  ],
  [
    { ...account, charges_enabled: false },
    'live',
    undefined,
    'wrong',
    'The account Acme cannot charge cards',
    'https://dashboard.stripe.com/account/status',
  ],
  [
    account,
    'live',
    'pk_test_1',
    'wrong',
    'The secret key is in live mode, but VITE_STRIPE_PUBLISHABLE_KEY is in test mode',
    'In web/.env.production, set the publishable key of https://dashboard.stripe.com/apikeys',
  ],
] as const)('an account is judged: %j in %s mode', (facts, mode, key, state, detail, fix) => {
  expect(judgeAccount(facts, mode, key)).toEqual({ state, detail, ...(fix && { fix }) });
});

test("the publishable key's mode is read from the web app's settings", async () => {
  const s = await startTestStripe();
  const { context } = await createContextWith({
    secrets: { STRIPE_SECRET_KEY: KEY },
    env: { STRIPE_API_BASE: s.running.url },
    files: {
      [FUNCTIONS_FILE]: GOOD_SETTINGS,
      [WEB_FILE]: 'VITE_STRIPE_PUBLISHABLE_KEY=pk_live_1\n',
    },
  });
  expect(await stripeKey.check(context)).toMatchObject({ state: 'wrong' });
});
