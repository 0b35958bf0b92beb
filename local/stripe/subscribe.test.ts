import { expect, test } from 'vitest';
import { idOf, periodEnd, startTestStripe } from './test-support.ts';

test('a person subscribes through the page and every event arrives signed, in order', async () => {
  const s = await startTestStripe();
  const { stripe, receiver } = s;
  const customer = await stripe.customers.create({
    email: 'rivera@example.com',
    metadata: { uid: 'u1' },
  });
  const session = await s.checkout({
    customer: customer.id,
    client_reference_id: 'u1',
    subscription_data: { metadata: { uid: 'u1' } },
  });
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 3900 });

  const page = await (await fetch(session.url)).text();
  expect(page).toContain('Subscribe to Pro');
  expect(page).toContain('$39.00');
  expect(page).toContain('no money moves');
  const form = await s.readForm(session.url);
  expect(form).toMatchObject({
    email: 'rivera@example.com',
    card_number: '4242 4242 4242 4242',
  });

  const paid = await s.submit(session.url, { ...form, action: 'pay' });
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`http://site.test/success?session_id=${session.id}`);
  await s.settle();
  expect(receiver.types()).toEqual([
    'customer.subscription.created',
    'invoice.paid',
    'checkout.session.completed',
  ]);

  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice', 'customer', 'line_items.data.price.product'],
  });
  expect(done).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    client_reference_id: 'u1',
    customer: { id: customer.id, email: 'rivera@example.com' },
    line_items: { data: [{ price: { product: { id: 'prod_doorstep_pro', name: 'Pro' } } }] },
    subscription: {
      status: 'active',
      metadata: { uid: 'u1' },
      cancel_at_period_end: false,
      latest_invoice: { status: 'paid', amount_paid: 3900, billing_reason: 'subscription_create' },
    },
  });
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
  expect(subscription).not.toHaveProperty('current_period_end');
  const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
  expect(invoice?.parent?.subscription_details).toMatchObject({
    subscription: subscription?.id,
    metadata: { uid: 'u1' },
  });
});

test('a session is paid once: the page says so and a second Pay makes nothing', async () => {
  const s = await startTestStripe();
  const session = await s.checkout({ customer_email: 'once@example.com' });
  const form = await s.readForm(session.url);
  await s.submit(session.url, { ...form, action: 'pay' });
  const again = await s.submit(session.url, { ...form, action: 'pay' });
  expect(again.status).toBe(200);
  expect(await again.text()).toContain('Already paid');
  expect((await s.stripe.subscriptions.list()).data).toHaveLength(1);
  const [customer] = (await s.stripe.customers.list({ email: 'once@example.com' })).data;
  expect(customer?.name).toBe('Test Customer');
});

test('Decline says so, keeps what was typed and makes nothing; Cancel leads back', async () => {
  const s = await startTestStripe();
  const session = await s.checkout();
  const form = { ...(await s.readForm(session.url)), email: 'typed@example.com' };
  const declined = await s.submit(session.url, { ...form, action: 'decline' });
  expect(declined.status).toBe(200);
  const page = await declined.text();
  expect(page).toContain('Your card was declined.');
  expect(page).toContain('typed@example.com');

  const cancelled = await s.submit(session.url, { action: 'cancel' });
  expect(cancelled.headers.get('location')).toBe('http://site.test/cancel');
  await s.settle();
  expect(s.receiver.events).toEqual([]);
  expect((await s.stripe.customers.list()).data).toEqual([]);
  expect((await s.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

test.each([
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ['4000 0000 0000 0341', 'Your card was declined.'],
  ['4111 1111 1111 1111', 'use a test card'],
  ['12', 'Please enter the number on the card.'],
])('the card %s is refused', async (card_number, text) => {
  const s = await startTestStripe();
  const session = await s.checkout({ customer_email: 'a@example.com' });
  const form = await s.readForm(session.url);
  const answer = await s.submit(session.url, { ...form, card_number, action: 'pay' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(text);
  expect((await s.stripe.subscriptions.list()).data).toEqual([]);
});

test('an expired session cannot be paid and offers the way back', async () => {
  const s = await startTestStripe();
  const session = await s.checkout();
  await s.stripe.checkout.sessions.expire(session.id);
  const answer = await s.submit(session.url, { action: 'pay' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('http://site.test/cancel');
  await expect(s.stripe.checkout.sessions.expire(session.id)).rejects.toThrow('status of expired');
  const other = await s.checkout();
  await s.control('advance', { days: 1 });
  expect((await s.stripe.checkout.sessions.retrieve(other.id)).status).toBe('expired');
});

test('a trial is free until it ends and is paid then', async () => {
  const s = await startTestStripe();
  const session = await s.checkout({
    customer_email: 'trial@example.com',
    subscription_data: { trial_period_days: 14 },
  });
  expect(session.amount_total).toBe(0);
  const form = await s.readForm(session.url);
  await s.submit(session.url, { ...form, action: 'pay' });
  const [trialing] = (await s.stripe.subscriptions.list()).data;
  expect(trialing?.status).toBe('trialing');
  await s.control('advance', { days: 14 });
  const [active] = (await s.stripe.subscriptions.list({ expand: ['data.latest_invoice'] })).data;
  expect(active).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 3900 } });
  expect(active && periodEnd(active)).toBeGreaterThan(trialing?.trial_end ?? Infinity);
  expect(idOf(active?.customer ?? null)).toMatch(/^cus_/);
});

test('the front page says what it is and that no money moves', async () => {
  const s = await startTestStripe();
  const { protocol, host } = new URL((await s.checkout()).url);
  const page = await (await fetch(`${protocol}//${host}/`)).text();
  expect(page).toContain('Stripe stand-in');
  expect(page).toContain('no money moves');
  expect(page).toContain('/_control/state');
});
