import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { idOf, periodEnd, startSubscribed, startTestStripe } from '../test-support.ts';

const DAY = 24 * 60 * 60;
const FAILING = { card_number: '4000000000000341' };
const GOOD = { card_number: '4242424242424242' };

test('a renewal starts the next month and is paid', async () => {
  const { s, subscription, read } = await startSubscribed();
  const end = periodEnd(subscription);
  expect(await s.control('advance', { to: end })).toEqual({ now: end });
  const renewed = await read();
  expect(renewed.items.data[0]?.current_period_start).toBe(end);
  expect(renewed).toMatchObject({
    status: 'active',
    latest_invoice: { billing_reason: 'subscription_cycle', status: 'paid', amount_paid: 3900 },
  });
  await s.settle();
  expect(s.receiver.types()).toEqual(['customer.subscription.updated', 'invoice.paid']);
});

test('the clock moves over many months: each renewal starts where the last ended', async () => {
  const { s, customer } = await startSubscribed();
  await s.control('advance', { days: 200 });
  const invoices = (await s.stripe.invoices.list({ customer, limit: 100 })).data.toReversed();
  expect(invoices).toHaveLength(7);
  const periods = invoices.map(({ lines }) => lines.data[0]?.period);
  expect(periods.slice(1).map((period) => period?.start)).toEqual(
    periods.slice(0, -1).map((period) => period?.end),
  );
  expect(invoices.map(({ created }) => created)).toEqual(periods.map((period) => period?.start));
  await expect(s.control('advance', { to: 1000 })).rejects.toThrow('The clock is at');
});

test('a failed renewal makes the subscription past_due, and a later attempt recovers it', async () => {
  const { s, subscription, read } = await startSubscribed();
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
  expect(updated?.data.object).toMatchObject({
    status: 'past_due',
    items: { data: [{ current_period_start: end }] },
  });

  await s.control('advance', { days: 3 });
  await s.settle();
  expect(s.receiver.types().slice(2)).toEqual(['invoice.paid', 'customer.subscription.updated']);
  expect(await read()).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
});

test('with a failing card the subscription ends after the last attempt', async () => {
  const { s, subscription, customer, read } = await startSubscribed();
  await s.submit(`${await s.portal(customer)}/payment-method`, FAILING);
  await s.control('advance', { to: periodEnd(subscription) });
  expect((await read()).status).toBe('past_due');
  const overview = await (await fetch(await s.portal(customer))).text();
  expect(overview).toContain('Your last payment of $39.00 failed.');
  await s.control('advance', { days: 15 });
  expect(await read()).toMatchObject({
    status: 'canceled',
    latest_invoice: { status: 'open', attempt_count: 4, next_payment_attempt: null },
  });
  await s.settle();
  const types = s.receiver.types();
  expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(types.at(-1)).toBe('customer.subscription.deleted');
});

test('a good card in the portal pays open invoices immediately', async () => {
  const { s, subscription, customer, read } = await startSubscribed();
  const url = `${await s.portal(customer)}/payment-method`;
  await s.submit(url, FAILING);
  await s.control('advance', { to: periodEnd(subscription) });
  const again = await s.submit(url, FAILING);
  expect(again.headers.get('location')).toContain('notice=unpaid');
  expect((await read()).status).toBe('past_due');
  await s.settle();
  s.receiver.events.length = 0;
  const saved = await s.submit(url, GOOD);
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
  const { s, subscription, customer, read } = await startSubscribed();
  await s.control('fail-renewal', { subscription: subscription.id });
  const invoice = idOf((await read()).latest_invoice);
  await s.stripe.invoices.pay(invoice);
  expect((await read()).status).toBe('active');
  await expect(s.stripe.invoices.pay(invoice)).rejects.toThrow('already paid');
  await s.submit(`${await s.portal(customer)}/payment-method`, FAILING);
  await s.control('advance', { to: periodEnd(await read()) });
  const open = idOf((await read()).latest_invoice);
  await expect(s.stripe.invoices.pay(open)).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    decline_code: 'generic_decline',
  });
});

test('the API plans the end of a subscription, undoes that, and cancels once', async () => {
  const { s, subscription, read } = await startSubscribed();
  const end = periodEnd(subscription);
  const update = (params: Stripe.SubscriptionUpdateParams) =>
    s.stripe.subscriptions.update(subscription.id, params);
  await update({ cancel_at_period_end: true });
  expect(await read()).toMatchObject({ cancel_at_period_end: true, cancel_at: end });
  await update({ cancel_at_period_end: false });
  expect(await read()).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  await update({ cancel_at: end });
  await update({ cancel_at_period_end: false });
  expect(await read()).toMatchObject({ cancel_at_period_end: false, cancel_at: end });
  await update({ cancel_at: '' });
  expect((await read()).cancel_at).toBeNull();
  await s.stripe.subscriptions.cancel(subscription.id);
  expect((await read()).status).toBe('canceled');
  await expect(s.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(update({ cancel_at_period_end: true })).rejects.toMatchObject({
    code: 'invalid_canceled_subscription_fields',
  });
});

test('an upgrade with always_invoice is charged now, and its invoice decides the status', async () => {
  const { s, subscription, read } = await startSubscribed();
  const change = async (product: string) => {
    const item = {
      id: subscription.items.data[0]?.id ?? '',
      price: (await s.planPrice(product)).id,
    };
    const proration_behavior = 'always_invoice';
    await s.stripe.subscriptions.update(subscription.id, { items: [item], proration_behavior });
  };
  const halfway = Math.round((subscription.created + periodEnd(subscription)) / 2);
  await s.control('advance', { to: halfway });
  await change('prod_doorstep_business');
  expect((await read()).latest_invoice).toMatchObject({
    billing_reason: 'subscription_update',
    amount_paid: 2000,
  });
  await s.control('fail-renewal', { subscription: subscription.id });
  expect((await read()).status).toBe('past_due');
  await change('prod_doorstep_pro');
  expect((await read()).status).toBe('active');
});

test('a preview shows the next charge with prorations, and changes nothing', async () => {
  const { s, subscription, read } = await startSubscribed();
  const preview = () => s.stripe.invoices.createPreview({ subscription: subscription.id });
  expect(await preview()).toMatchObject({ amount_due: 3900, currency: 'usd' });
  const item = {
    id: subscription.items.data[0]?.id ?? '',
    price: (await s.planPrice('prod_doorstep_business')).id,
  };
  await s.control('advance', {
    to: Math.round((subscription.created + periodEnd(subscription)) / 2),
  });
  await s.stripe.subscriptions.update(subscription.id, { items: [item] });
  const { amount_due, lines } = await preview();
  expect(amount_due).toBe(7900 + 2000);
  const prorations = lines.data.filter(
    ({ parent }) => parent?.subscription_item_details?.proration,
  );
  expect(prorations.map(({ amount }) => amount)).toEqual([-1950, 3950]);
  expect((await read()).latest_invoice).toMatchObject({ amount_paid: 3900 });
  await s.stripe.subscriptions.cancel(subscription.id);
  await expect(preview()).rejects.toMatchObject({ statusCode: 400 });
});

test('deleting a customer ends the subscriptions', async () => {
  const { s, subscription, customer, read } = await startSubscribed();
  await s.stripe.customers.del(customer);
  expect(await s.stripe.customers.retrieve(customer)).toMatchObject({
    id: customer,
    deleted: true,
  });
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

test('a subscription is not created with a card that fails', async () => {
  const s = await startTestStripe();
  const { id: customer } = await s.customer();
  const items = [{ price: (await s.planPrice('prod_doorstep_pro')).id }];
  const create = () => s.stripe.subscriptions.create({ customer, items });
  await expect(create()).rejects.toMatchObject({ statusCode: 402, decline_code: 'missing' });
  const setDefault = async (name: string) => {
    const { id } = await s.stripe.paymentMethods.attach(name, { customer });
    const invoice_settings = { default_payment_method: id };
    await s.stripe.customers.update(customer, { invoice_settings });
  };
  await setDefault('pm_card_chargeCustomerFail');
  await expect(create()).rejects.toMatchObject({ statusCode: 402 });
  await setDefault('pm_card_visa');
  expect((await create()).status).toBe('active');
});
