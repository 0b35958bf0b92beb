import { expect, test } from 'vitest';
import { sdk, startSubscribed, startTestStripe } from '../test-support.ts';

test('the account starts with three plans with fixed ids and monthly prices', async () => {
  const { stripe } = await startTestStripe();
  const products = await stripe.products.list({ expand: ['data.default_price'] });
  const plans = products.data.map(({ id, name, default_price }) => {
    if (typeof default_price !== 'object' || !default_price) throw new Error('no price');
    const { unit_amount, currency, recurring } = default_price;
    return { id, name, unit_amount, currency, interval: recurring?.interval };
  });
  const monthly = { currency: 'usd', interval: 'month' };
  expect(plans).toEqual([
    { id: 'prod_doorstep_business', name: 'Business', unit_amount: 7900, ...monthly },
    { id: 'prod_doorstep_pro', name: 'Pro', unit_amount: 3900, ...monthly },
    { id: 'prod_doorstep_starter', name: 'Starter', unit_amount: 1900, ...monthly },
  ]);
  const [price] = (await stripe.prices.list({ product: 'prod_doorstep_pro' })).data;
  expect(price?.unit_amount_decimal?.toString()).toBe('3900');
});

test.each([
  ['no key', {}, 'You did not provide an API key'],
  ['a live key', { authorization: 'Bearer sk_live_abcdefgh' }, 'Invalid API Key'],
  ['a publishable key', { authorization: 'Bearer pk_test_abcdefgh' }, 'Invalid API Key'],
  ['another scheme', { authorization: 'Basic c2tfdGVzdDo=' }, 'You did not provide an API key'],
])('a request with %s gets 401 in Stripe’s shape', async (_name, headers, message) => {
  const { running } = await startTestStripe();
  const answer = await fetch(`${running.url}/v1/customers`, { headers });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('request-id')).toMatch(/^req_/);
  const body: unknown = await answer.json();
  expect(body).toMatchObject({ error: { type: 'invalid_request_error' } });
  expect(JSON.stringify(body)).toContain(message);
  expect(JSON.stringify(body)).not.toContain('abcdefgh');
});

test('a missing object is 404 in the URL and 400 in a parameter', async () => {
  const s = await startTestStripe();
  await expect(s.stripe.customers.retrieve('cus_no')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_no'",
  });
  await expect(s.checkout({ customer: 'cus_no' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  });
  const line_items = [{ price: 'price_no', quantity: 1 }];
  await expect(s.checkout({ line_items })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'line_items[0][price]',
  });
  const unknown = s.stripe.rawRequest('GET', '/v1/nothing');
  await expect(unknown).rejects.toMatchObject({ statusCode: 404 });
});

const PRICE = 'line_items[0][price]';
const QUANTITY = 'line_items[0][quantity]';
test.each([
  ['unknown', { customer: 'x', foo: '1' }, 'parameter_unknown', 'foo'],
  ['unknown and nested', { 'line_items[0][a]': '1' }, 'parameter_unknown', 'line_items[0][a]'],
  ['not an integer', { [PRICE]: 'p', [QUANTITY]: 'two' }, undefined, QUANTITY],
  ['empty', { [PRICE]: '' }, undefined, PRICE],
  ['missing', { [QUANTITY]: '1' }, 'parameter_missing', PRICE],
  ['not a URL', { success_url: 'nowhere' }, undefined, 'success_url'],
])('checkout refuses a parameter that is %s', async (_name, params, code, param) => {
  const { stripe } = await startTestStripe();
  const all = { mode: 'subscription', success_url: 'http://site.test', ...params };
  const body = new URLSearchParams(all).toString();
  const request = stripe.rawRequest('POST', `/v1/checkout/sessions?${body}`);
  await expect(request).rejects.toMatchObject({ statusCode: 400, code, param });
});

test('checkout refuses automatic tax for a customer without an address', async () => {
  const s = await startTestStripe();
  await expect(s.checkout({ automatic_tax: { enabled: true } })).rejects.toMatchObject({
    code: 'customer_tax_location_invalid',
  });
  const { automatic_tax } = await s.checkout({
    automatic_tax: { enabled: true },
    customer_update: { address: 'auto' },
  });
  expect(automatic_tax.enabled).toBe(true);
});

test('one Idempotency-Key creates one object; other parameters with it are refused', async () => {
  const { stripe } = await startTestStripe();
  const options = { idempotencyKey: 'cust_u1' };
  const calls = Array.from({ length: 20 }, () =>
    stripe.customers.create({ email: 'a@example.com' }, options),
  );
  expect(new Set((await Promise.all(calls)).map(({ id }) => id)).size).toBe(1);
  expect((await stripe.customers.list()).data).toHaveLength(1);
  await expect(stripe.customers.create({ email: 'b@example.com' }, options)).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeIdempotencyError',
  });
});

test('lists come in pages, newest first', async () => {
  const { stripe } = await startTestStripe();
  for (let i = 0; i < 25; i += 1) await stripe.customers.create({ name: `c${i}` });
  const first = await stripe.customers.list({ limit: 10 });
  expect(first.data[0]?.name).toBe('c24');
  expect(first.has_more).toBe(true);
  const all = await stripe.customers.list({ limit: 10 }).autoPagingToArray({ limit: 100 });
  expect(new Set(all.map(({ id }) => id)).size).toBe(25);
  const last = await stripe.customers.list({ limit: 10, starting_after: all[19]?.id ?? '' });
  expect(last).toMatchObject({ has_more: false, data: { length: 5 } });
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  await expect(stripe.customers.list({ starting_after: 'cus_no' })).rejects.toThrow('No such');
});

test('customers are listed by exact email', async () => {
  const { stripe } = await startTestStripe();
  const { id } = await stripe.customers.create({ email: 'A@example.com', metadata: { uid: 'u' } });
  await stripe.customers.update(id, { name: 'Ana' });
  const { data } = await stripe.customers.list({ email: 'A@example.com' });
  expect(data).toMatchObject([{ id, name: 'Ana', metadata: { uid: 'u' } }]);
  expect((await stripe.customers.list({ email: 'a@example.com' })).data).toEqual([]);
});

test('products have fixed ids; inactive prices are not sold and listed only on request', async () => {
  const s = await startTestStripe();
  const { stripe } = s;
  await stripe.products.create({ id: 'prod_extra', name: 'Extra' });
  await expect(stripe.products.create({ id: 'prod_extra', name: 'x' })).rejects.toMatchObject({
    code: 'resource_already_exists',
  });
  const recurring = { interval: 'month' } as const;
  const order = { currency: 'usd', product: 'prod_extra', unit_amount: 700, recurring };
  const { id: price } = await stripe.prices.create(order);
  const list = async (active: boolean) =>
    (await stripe.prices.list({ product: 'prod_extra', active })).data.map(({ id }) => id);
  expect(await list(true)).toEqual([price]);
  await stripe.prices.update(price, { active: false });
  expect(await list(true)).toEqual([]);
  expect(await list(false)).toEqual([price]);
  await expect(s.checkout({ line_items: [{ price, quantity: 1 }] })).rejects.toThrow('inactive');
  const expand = ['name'];
  await expect(stripe.products.retrieve('prod_extra', { expand })).rejects.toThrow(
    'cannot be expanded',
  );
});

test('a portal flow needs its feature in the configuration', async () => {
  const { s, subscription, customer } = await startSubscribed();
  const { configurations } = s.stripe.billingPortal;
  const [configuration] = (await configurations.list({ is_default: true })).data;
  const update = (enabled: boolean) =>
    configurations.update(configuration?.id ?? '', {
      features: { subscription_cancel: { enabled } },
    });
  const open = () =>
    s.portal(customer, {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: subscription.id },
    });
  await update(false);
  await expect(open()).rejects.toThrow('does not have the feature subscription_cancel enabled');
  const { features } = await update(true);
  expect(features.subscription_cancel).toMatchObject({ enabled: true, mode: 'at_period_end' });
  expect(await open()).toContain('/p/session/');
});

test('while requests are refused, the SDK fails or retries', async () => {
  const s = await startTestStripe();
  await s.control('refuse', { seconds: 60, status: 503 });
  await expect(s.stripe.customers.list()).rejects.toMatchObject({ statusCode: 503 });
  await s.control('refuse', { seconds: 60, requests: 1 });
  const patient = sdk(s.running.port, { maxNetworkRetries: 2 });
  expect((await patient.customers.create({ name: 'late' })).name).toBe('late');
  await s.control('refuse', { seconds: 60, hang: true });
  const hasty = sdk(s.running.port, { timeout: 200 });
  await expect(hasty.customers.list()).rejects.toThrow('timeout');
  await s.control('calm');
  expect((await s.stripe.customers.list()).data).toHaveLength(1);
});
