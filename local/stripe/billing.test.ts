import { expect, test } from 'vitest';
import { idOf, periodEnd, startTestStripe } from './test-support.ts';

const DAY = 24 * 60 * 60;
const FAILING = '4000000000000341';
const GOOD = '4242424242424242';

async function subscribed() {
  const s = await startTestStripe();
  const subscription = await s.subscribe('pro@example.com');
  await s.settle();
  s.receiver.events.length = 0;
  const read = () =>
    s.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  return { s, subscription, customer: idOf(subscription.customer), read };
}

test('a renewal moves the period on by a month and is paid', async () => {
  const { s, subscription, read } = await subscribed();
  const end = periodEnd(subscription);
  const answer = await s.control('advance', { to: new Date(end * 1000).toISOString() });
  expect(await answer.json()).toMatchObject({
    now: end,
    done: [{ what: `renew ${subscription.id}` }],
  });
  const renewed = await read();
  expect(renewed.items.data[0]?.current_period_start).toBe(end);
  expect(renewed).toMatchObject({
    status: 'active',
    latest_invoice: { billing_reason: 'subscription_cycle', status: 'paid', amount_paid: 3900 },
  });
  await s.settle();
  expect(s.receiver.types()).toEqual(['customer.subscription.updated', 'invoice.paid']);
});

test('many months pass renewal by renewal, each beginning where the one before ended', async () => {
  const { s, customer } = await subscribed();
  await s.control('advance', { days: 200 });
  const invoices = (await s.stripe.invoices.list({ customer, limit: 100 })).data.toReversed();
  expect(invoices).toHaveLength(7);
  const periods = invoices.map(({ lines }) => lines.data[0]?.period);
  expect(periods.slice(1).map((period) => period?.start)).toEqual(
    periods.slice(0, -1).map((period) => period?.end),
  );
  expect(invoices.map(({ created }) => created)).toEqual(periods.map((period) => period?.start));
});

test('a failed renewal is past_due with the unpaid period, and a later attempt recovers it', async () => {
  const { s, subscription, read } = await subscribed();
  const end = periodEnd(subscription);
  await s.control('fail-renewal', { subscription: subscription.id });
  await s.settle();
  expect(s.receiver.types()).toEqual(['invoice.payment_failed', 'customer.subscription.updated']);
  const [failed, updated] = s.receiver.events;
  expect(failed?.data.object).toMatchObject({
    billing_reason: 'subscription_cycle',
    status: 'open',
    attempt_count: 1,
    amount_due: 3900,
    next_payment_attempt: end + 3 * DAY,
  });
  expect(updated?.data).toMatchObject({
    object: { status: 'past_due', items: { data: [{ current_period_start: end }] } },
    previous_attributes: { status: 'active' },
  });
  expect((await s.stripe.customers.retrieve(idOf(subscription.customer))).deleted).toBeUndefined();

  await s.control('advance', { days: 3 });
  await s.settle();
  expect(s.receiver.types().slice(2)).toEqual(['invoice.paid', 'customer.subscription.updated']);
  expect(await read()).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
});

test('the latest invoice decides: a paid change of plan ends past_due', async () => {
  const { s, subscription, read } = await subscribed();
  await s.control('fail-renewal', { subscription: subscription.id });
  const { data: prices } = await s.stripe.prices.list({ product: 'prod_doorstep_business' });
  const items = [{ id: subscription.items.data[0]?.id ?? '', price: prices[0]?.id ?? '' }];
  const change = { items, proration_behavior: 'always_invoice' } as const;
  await s.stripe.subscriptions.update(subscription.id, change);
  expect(await read()).toMatchObject({
    status: 'active',
    latest_invoice: { billing_reason: 'subscription_update', status: 'paid' },
  });
});

test('a renewal told to fail later waits for its time', async () => {
  const { s, subscription, read } = await subscribed();
  await s.control('fail-renewal', { subscription: subscription.id, advance: false });
  expect((await read()).status).toBe('active');
  await s.control('advance', { to: periodEnd(subscription) });
  expect((await read()).status).toBe('past_due');
});

test('a failing card fails every attempt and the subscription ends after the last', async () => {
  const { s, subscription, customer, read } = await subscribed();
  await s.submit(`${await s.portal(customer)}/payment-method`, { card_number: FAILING });
  await s.control('advance', { to: periodEnd(subscription) });
  expect((await read()).status).toBe('past_due');
  const overview = await (await fetch(await s.portal(customer))).text();
  expect(overview).toContain('Your last payment of $39.00 failed.');
  await s.control('advance', { days: 15 });
  const ended = await read();
  expect(ended).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
    latest_invoice: { status: 'open', attempt_count: 4, next_payment_attempt: null },
  });
  await s.settle();
  const types = s.receiver.types();
  expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(types.at(-1)).toBe('customer.subscription.deleted');
});

test('a good card in the portal pays what is open at once', async () => {
  const { s, subscription, customer, read } = await subscribed();
  const portal = await s.portal(customer);
  await s.submit(`${portal}/payment-method`, { card_number: FAILING });
  await s.control('advance', { to: periodEnd(subscription) });
  const again = await s.submit(`${portal}/payment-method`, { card_number: FAILING });
  expect(again.headers.get('location')).toContain('notice=unpaid');
  expect((await read()).status).toBe('past_due');
  await s.settle();
  s.receiver.events.length = 0;
  const saved = await s.submit(`${portal}/payment-method`, { card_number: GOOD });
  expect(saved.headers.get('location')).toContain('notice=card');
  expect(await read()).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
  await s.settle();
  expect(s.receiver.types()).toEqual([
    'customer.subscription.updated',
    'invoice.paid',
    'customer.subscription.updated',
  ]);
});

test('the API pays an open invoice, or says why it cannot', async () => {
  const { s, subscription, customer, read } = await subscribed();
  await s.control('fail-renewal', { subscription: subscription.id });
  const { latest_invoice } = await read();
  await s.stripe.invoices.pay(idOf(latest_invoice));
  expect((await read()).status).toBe('active');
  await expect(s.stripe.invoices.pay(idOf(latest_invoice))).rejects.toThrow('already paid');
  await s.submit(`${await s.portal(customer)}/payment-method`, { card_number: FAILING });
  await s.control('advance', { to: periodEnd(await read()) });
  const { latest_invoice: open } = await read();
  await expect(s.stripe.invoices.pay(idOf(open))).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    decline_code: 'generic_decline',
  });
});

test('an API cancellation at the period end sets the flag; taking it back clears both', async () => {
  const { s, subscription, read } = await subscribed();
  await s.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(await read()).toMatchObject({
    cancel_at_period_end: true,
    cancel_at: periodEnd(subscription),
  });
  await s.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect(await read()).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  await s.stripe.subscriptions.cancel(subscription.id);
  expect((await read()).status).toBe('canceled');
  await expect(s.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(
    s.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
  ).rejects.toMatchObject({ code: 'invalid_canceled_subscription_fields' });
});

test('an upgrade invoiced at once is charged; a downgrade becomes a credit', async () => {
  const { s, subscription, customer, read } = await subscribed();
  const change = async (product: string) => {
    const price = await s.planPrice(product);
    const [item] = (await read()).items.data;
    if (!item) throw new Error('no item');
    await s.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: price.id }],
      proration_behavior: 'always_invoice',
    });
  };
  await s.control('advance', {
    to: Math.round((subscription.created + periodEnd(subscription)) / 2),
  });
  await change('prod_doorstep_business');
  const { latest_invoice } = await read();
  expect(latest_invoice).toMatchObject({
    billing_reason: 'subscription_update',
    amount_paid: 2000,
  });
  await change('prod_doorstep_starter');
  const held = await s.stripe.customers.retrieve(customer);
  expect(held).toMatchObject({ balance: -3000 });
  await s.control('advance', { to: periodEnd(subscription) });
  expect((await read()).latest_invoice).toMatchObject({
    total: 1900,
    amount_due: 0,
    starting_balance: -3000,
    ending_balance: -1100,
    status: 'paid',
  });
});

test('deleting a customer ends the subscriptions and the id answers deleted', async () => {
  const { s, subscription, customer, read } = await subscribed();
  await s.stripe.customers.del(customer);
  expect(await s.stripe.customers.retrieve(customer)).toEqual(
    expect.objectContaining({ id: customer, deleted: true }),
  );
  expect((await read()).status).toBe('canceled');
  await s.settle();
  expect(s.receiver.types()).toEqual(['customer.subscription.deleted', 'customer.deleted']);
  expect((await s.stripe.customers.list({ email: 'pro@example.com' })).data).toEqual([]);
  await expect(s.checkout({ customer })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'customer',
  });
  await expect(s.stripe.customers.update(customer, { name: 'x' })).rejects.toMatchObject({
    statusCode: 404,
  });
  const list = await s.stripe.subscriptions.list({ customer, status: 'canceled' });
  expect(list.data.map(({ id }) => id)).toEqual([subscription.id]);
});

test('a first payment that fails leaves an incomplete subscription, which expires', async () => {
  const s = await startTestStripe();
  const customer = await s.stripe.customers.create({
    email: 'fail@example.com',
    payment_method: 'pm_card_chargeCustomerFail',
    invoice_settings: { default_payment_method: 'pm_card_chargeCustomerFail' },
  });
  const price = await s.planPrice('prod_doorstep_pro');
  const order = { customer: customer.id, items: [{ price: price.id }] };
  await expect(
    s.stripe.subscriptions.create({ ...order, payment_behavior: 'error_if_incomplete' }),
  ).rejects.toMatchObject({ statusCode: 402 });
  const subscription = await s.stripe.subscriptions.create(order);
  expect(subscription.status).toBe('incomplete');
  await s.control('advance', { days: 1 });
  const expired = await s.stripe.subscriptions.retrieve(subscription.id);
  expect(expired.status).toBe('incomplete_expired');
  await s.settle();
  expect(s.receiver.types()).toEqual([
    'customer.subscription.created',
    'invoice.payment_failed',
    'customer.subscription.updated',
  ]);
});
