import { expect, test } from 'vitest';
import { periodEnd, startTestStripe } from '../test-support.ts';

test('paying on the page subscribes, and the events arrive signed and in order', async () => {
  const s = await startTestStripe();
  const { stripe, receiver } = s;
  const customer = (await s.customer('rivera@example.com')).id;
  const session = await s.checkout({
    customer,
    client_reference_id: 'u1',
    subscription_data: { metadata: { uid: 'u1' } },
  });
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 3900 });

  const page = await (await fetch(session.url)).text();
  for (const text of ['Subscribe to Pro', '$39.00', 'no money moves']) {
    expect(page).toContain(text);
  }
  expect(await s.readForm(session.url)).toMatchObject({
    email: 'rivera@example.com',
    card_number: '4242 4242 4242 4242',
  });
  const paid = await s.pay(session.url);
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`http://site.test/success?session_id=${session.id}`);
  await s.settle();
  expect(receiver.types()).toEqual([
    'customer.subscription.created',
    'invoice.paid',
    'checkout.session.completed',
  ]);

  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    client_reference_id: 'u1',
    customer,
  });
  const expand = ['data.latest_invoice'];
  const [subscription] = (await stripe.subscriptions.list({ customer, expand })).data;
  expect(subscription).toMatchObject({
    status: 'active',
    metadata: { uid: 'u1' },
    cancel_at_period_end: false,
    items: { data: [{ price: { product: 'prod_doorstep_pro' } }] },
    latest_invoice: {
      status: 'paid',
      amount_paid: 3900,
      billing_reason: 'subscription_create',
    },
  });
  expect(subscription).not.toHaveProperty('current_period_end');
});

test('a session can be paid once only', async () => {
  const s = await startTestStripe();
  const { url } = await s.checkout();
  const form = { ...(await s.readForm(url)), action: 'pay' };
  await s.submit(url, form);
  const again = await s.submit(url, form);
  expect(again.status).toBe(200);
  expect(await again.text()).toContain('Already paid');
  expect((await s.stripe.subscriptions.list()).data).toHaveLength(1);
});

test('Cancel returns to the site and changes nothing', async () => {
  const s = await startTestStripe();
  const session = await s.checkout();
  const canceled = await s.submit(session.url, { action: 'cancel' });
  expect(canceled.headers.get('location')).toBe('http://site.test/cancel');
  await s.settle();
  expect(s.receiver.events).toEqual([]);
  expect((await s.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

test.each([
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ['4000 0000 0000 0341', 'Your card was declined.'],
  ['4111 1111 1111 1111', 'use a test card'],
])('the card %s is declined and the form keeps its values', async (card_number, text) => {
  const s = await startTestStripe();
  const answer = await s.pay((await s.checkout()).url, { card_number, name: 'As Typed' });
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain(text);
  expect(page).toContain('As Typed');
  expect((await s.stripe.subscriptions.list()).data).toEqual([]);
});

test('an expired session cannot be paid and links back to the site', async () => {
  const s = await startTestStripe();
  const { id, url } = await s.checkout();
  await s.stripe.checkout.sessions.expire(id);
  const answer = await s.submit(url, { action: 'pay' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('http://site.test/cancel');
  await expect(s.stripe.checkout.sessions.expire(id)).rejects.toThrow('status of expired');
  const other = await s.checkout();
  await s.control('advance', { days: 1 });
  expect((await s.stripe.checkout.sessions.retrieve(other.id)).status).toBe('expired');
});

test('a trial is free until its end', async () => {
  const s = await startTestStripe();
  const session = await s.checkout({ subscription_data: { trial_period_days: 14 } });
  expect(session.amount_total).toBe(0);
  await s.pay(session.url);
  const [trialing] = (await s.stripe.subscriptions.list()).data;
  expect(trialing?.status).toBe('trialing');
  await s.control('advance', { days: 14 });
  const [active] = (await s.stripe.subscriptions.list({ expand: ['data.latest_invoice'] })).data;
  expect(active).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 3900 } });
  expect(active && periodEnd(active)).toBeGreaterThan(trialing?.trial_end ?? Infinity);
});
