import { expect, test } from 'vitest';
import { sdk, startTestStripe, type TestStripe } from './test-support.ts';

function get(s: TestStripe, path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${s.running.url}${path}`, { headers });
}

test('the three plans stand with their fixed ids and monthly prices', async () => {
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
])('with %s the answer is 401 in Stripe’s shape', async (_name, headers, message) => {
  const s = await startTestStripe();
  const answer = await get(s, '/v1/customers', headers);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('request-id')).toMatch(/^req_/);
  const body: unknown = await answer.json();
  expect(body).toMatchObject({ error: { type: 'invalid_request_error' } });
  expect(JSON.stringify(body)).toContain(message);
  expect(JSON.stringify(body)).not.toContain('abcdefgh');
});

test('what is not there is 404 by address and 400 by parameter', async () => {
  const { stripe, checkout } = await startTestStripe().then((s) => ({
    stripe: s.stripe,
    checkout: s.checkout.bind(s),
  }));
  await expect(stripe.customers.retrieve('cus_no')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_no'",
  });
  await expect(checkout({ customer: 'cus_no' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  });
  await expect(
    checkout({ line_items: [{ price: 'price_no', quantity: 1 }] }),
  ).rejects.toMatchObject({ code: 'resource_missing', param: 'line_items[0][price]' });
  await expect(stripe.rawRequest('GET', '/v1/nothing')).rejects.toMatchObject({ statusCode: 404 });
});

test.each([
  ['an unknown one', { customer: 'x', foo: '1' }, 'parameter_unknown', 'foo'],
  [
    'a nested unknown one',
    { 'line_items[0][prices]': 'x' },
    'parameter_unknown',
    'line_items[0][prices]',
  ],
  [
    'payment_method_types',
    { 'payment_method_types[0]': 'card' },
    'parameter_unknown',
    'payment_method_types',
  ],
  [
    'a wrong integer',
    { 'line_items[0][price]': 'p', 'line_items[0][quantity]': 'two' },
    'parameter_invalid_integer',
    'line_items[0][quantity]',
  ],
  [
    'a missing one',
    { 'line_items[0][quantity]': '1' },
    'parameter_missing',
    'line_items[0][price]',
  ],
  ['a wrong address', { success_url: 'nowhere' }, 'url_invalid', 'success_url'],
])('checkout refuses %s', async (_name, params, code, param) => {
  const { stripe } = await startTestStripe();
  const body = new URLSearchParams({ mode: 'subscription', ...params }).toString();
  const request = stripe.rawRequest('POST', `/v1/checkout/sessions?${body}`);
  await expect(request).rejects.toMatchObject({ statusCode: 400, code, param });
});

test('checkout refuses what does not go together', async () => {
  const s = await startTestStripe();
  const customer = (await s.stripe.customers.create({ email: 'a@example.com' })).id;
  const refused = [
    s.checkout({ customer, customer_email: 'b@example.com' }),
    s.checkout({ customer_update: { address: 'auto' } }),
    s.checkout({ customer_creation: 'always' }),
    s.checkout({ allow_promotion_codes: true, discounts: [{ coupon: 'x' }] }),
    s.checkout({ discounts: [{ coupon: 'nope' }] }),
    s.checkout({ mode: 'payment' }),
    s.checkout({ expires_at: 1000 }),
    s.checkout({ custom_text: { submit: { message: 'hi' } } }),
  ];
  const results = await Promise.allSettled(refused);
  expect(results.map(({ status }) => status)).toEqual(refused.map(() => 'rejected'));
  await expect(s.checkout({ customer, automatic_tax: { enabled: true } })).rejects.toMatchObject({
    code: 'customer_tax_location_invalid',
  });
  const taxed = await s.checkout({
    customer,
    automatic_tax: { enabled: true },
    customer_update: { address: 'auto' },
  });
  expect(taxed.automatic_tax.enabled).toBe(true);
});

test('the same Idempotency-Key gives the same reply once; with other parameters it is refused', async () => {
  const { stripe } = await startTestStripe();
  const options = { idempotencyKey: 'cust_u1' };
  const calls = Array.from({ length: 20 }, () =>
    stripe.customers.create({ email: 'a@example.com' }, options),
  );
  const made = new Set((await Promise.all(calls)).map(({ id }) => id));
  expect(made.size).toBe(1);
  expect((await stripe.customers.list()).data).toHaveLength(1);
  await expect(stripe.customers.create({ email: 'b@example.com' }, options)).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeIdempotencyError',
  });
});

test('lists come in pages, newest first, in both directions', async () => {
  const { stripe } = await startTestStripe();
  for (let i = 0; i < 25; i += 1) await stripe.customers.create({ name: `c${i}` });
  const first = await stripe.customers.list({ limit: 10 });
  expect(first.data.map(({ name }) => name)[0]).toBe('c24');
  expect(first.has_more).toBe(true);
  const all = await stripe.customers.list({ limit: 10 }).autoPagingToArray({ limit: 100 });
  expect(new Set(all.map(({ id }) => id)).size).toBe(25);
  const last = await stripe.customers.list({ limit: 10, starting_after: all[19]?.id ?? '' });
  expect(last).toMatchObject({ has_more: false, data: { length: 5 } });
  const before = await stripe.customers.list({ limit: 3, ending_before: all[10]?.id ?? '' });
  expect(before.data.map(({ name }) => name)).toEqual(['c17', 'c16', 'c15']);
  expect(before.has_more).toBe(true);
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  await expect(stripe.customers.list({ starting_after: 'cus_no' })).rejects.toThrow('No such');
});

test('customers: found by email, changed, metadata merged and unset', async () => {
  const { stripe } = await startTestStripe();
  const { id } = await stripe.customers.create({
    email: 'A@example.com',
    metadata: { uid: 'u', gone: '1' },
  });
  await stripe.customers.update(id, { name: 'Ana', metadata: { gone: '', more: 2 } });
  const [found] = (await stripe.customers.list({ email: 'A@example.com' })).data;
  expect(found).toMatchObject({ id, name: 'Ana', metadata: { uid: 'u', more: '2' } });
  expect(found?.metadata).not.toHaveProperty('gone');
  expect((await stripe.customers.list({ email: 'a@example.com' })).data).toEqual([]);
  await expect(stripe.customers.create({ email: 'nonsense' })).rejects.toMatchObject({
    code: 'email_invalid',
  });
});

test('products and prices: own ids, default prices, lookup keys', async () => {
  const { stripe } = await startTestStripe();
  const product = await stripe.products.create({
    id: 'prod_extra',
    name: 'Extra',
    default_price_data: { currency: 'usd', unit_amount: 500, recurring: { interval: 'month' } },
  });
  expect(product.default_price).toMatch(/^price_/);
  await expect(stripe.products.create({ id: 'prod_extra', name: 'x' })).rejects.toMatchObject({
    code: 'resource_already_exists',
  });
  const order = { currency: 'usd', product: 'prod_extra', unit_amount: 700, lookup_key: 'extra' };
  const price = await stripe.prices.create({ ...order, recurring: { interval: 'year' } });
  const [found] = (await stripe.prices.list({ lookup_keys: ['extra'], expand: ['data.product'] }))
    .data;
  expect(found).toMatchObject({ id: price.id, product: { id: 'prod_extra' } });
  await expect(stripe.prices.create(order)).rejects.toThrow('already uses that lookup key');
  await stripe.prices.update(price.id, { active: false });
  expect((await stripe.prices.list({ product: 'prod_extra' })).data).toHaveLength(1);
  const yearly = { product: 'prod_extra', active: false, recurring: { interval: 'year' } } as const;
  expect((await stripe.prices.list(yearly)).data).toHaveLength(1);
  await expect(stripe.products.retrieve('prod_extra', { expand: ['name'] })).rejects.toThrow(
    'cannot be expanded',
  );
});

test('portal configurations are made, changed and kept to', async () => {
  const s = await startTestStripe();
  const subscription = await s.subscribe('pro@example.com');
  const customer = typeof subscription.customer === 'string' ? subscription.customer : '';
  const configuration = await s.stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true } },
  });
  expect(configuration.is_default).toBe(false);
  const create = () =>
    s.stripe.billingPortal.sessions.create({
      customer,
      configuration: configuration.id,
      flow_data: {
        type: 'subscription_cancel',
        subscription_cancel: { subscription: subscription.id },
      },
    });
  await expect(create()).rejects.toThrow('does not have the feature subscription_cancel enabled');
  await s.stripe.billingPortal.configurations.update(configuration.id, {
    features: { subscription_cancel: { enabled: true, mode: 'immediately' } },
  });
  const { url } = await create();
  await s.submit(`${url}/subscriptions/${subscription.id}/cancel`, {});
  expect((await s.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
});

test('while requests are refused the SDK fails, retries with its key and succeeds afterwards', async () => {
  const s = await startTestStripe();
  await s.control('refuse', { seconds: 60, status: 503 });
  await expect(s.stripe.customers.list()).rejects.toMatchObject({ statusCode: 503 });
  await s.control('refuse', { seconds: 0.3 });
  const patient = sdk(s.running.port, { maxNetworkRetries: 2 });
  const customer = await patient.customers.create({ name: 'late' });
  expect(customer.name).toBe('late');
  await s.control('refuse', { seconds: 60, hang: true });
  const hasty = sdk(s.running.port, { timeout: 200 });
  await expect(hasty.customers.list()).rejects.toThrow('timeout');
  await s.control('calm');
  expect((await s.stripe.customers.list()).data).toHaveLength(1);
});
