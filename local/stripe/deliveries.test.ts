import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { SECRET, startTestStripe, type TestStripe } from './test-support.ts';

const SUBSCRIBED = ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];

/** Waits for what the receiver is to see, without hurrying the stand-in. */
async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('It did not come to pass within 5 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function quietly(s: TestStripe, status: number): Promise<void> {
  s.receiver.status = status;
  await s.subscribe('pro@example.com');
}

test('a webhook that answers 500 gets the same event again, signed anew', async () => {
  const s = await startTestStripe();
  await quietly(s, 500);
  await until(() => s.receiver.attempts.length >= 3);
  s.receiver.status = 200;
  await until(() => s.receiver.events.length === 3);
  expect(s.receiver.types().toSorted()).toEqual(SUBSCRIBED.toSorted());
  const [first] = s.receiver.attempts;
  const again = s.receiver.attempts.filter(({ id }) => id === first?.id);
  expect(again.length).toBeGreaterThan(1);
  const stored = await s.stripe.events.retrieve(first?.id ?? '');
  expect(stored).toMatchObject({ type: SUBSCRIBED[0], pending_webhooks: 0 });
});

test('the signature of a later attempt carries its own time', async () => {
  const s = await startTestStripe();
  await quietly(s, 500);
  await until(() => s.receiver.attempts.length >= 3);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  s.receiver.status = 200;
  await s.settle();
  const [first] = s.receiver.attempts;
  const signatures = s.receiver.attempts.filter(({ id }) => id === first?.id);
  expect(new Set(signatures.map(({ signature }) => signature)).size).toBeGreaterThan(1);
});

test('events that nobody takes for a while are pending and say so', async () => {
  const s = await startTestStripe();
  await quietly(s, 503);
  await until(() => s.receiver.attempts.length >= 3);
  const pending = await s.stripe.events.list({ delivery_success: false });
  expect(pending.data.map((event) => event.pending_webhooks)).toEqual([1, 1, 1]);
  s.receiver.status = 200;
  await s.settle();
  expect((await s.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  expect((await s.stripe.events.list({ type: 'invoice.*' })).data).toHaveLength(1);
});

test('replay sends the same event again; duplicate sends each twice', async () => {
  const s = await startTestStripe();
  await s.subscribe('pro@example.com');
  await s.settle();
  const [created] = s.receiver.events;
  await s.control('replay', { event: created?.id });
  await s.settle();
  expect(s.receiver.events.at(-1)).toEqual(created);
  expect((await s.control('replay', { event: 'evt_no' })).status).toBe(404);
  s.receiver.events.length = 0;
  await s.control('duplicate', { copies: 2 });
  await s.subscribe('two@example.com');
  await s.settle();
  expect(s.receiver.types().toSorted()).toEqual([...SUBSCRIBED, ...SUBSCRIBED].toSorted());
  expect(new Set(s.receiver.events.map(({ id }) => id)).size).toBe(3);
});

test('held events go out in the order that is asked for', async () => {
  const s = await startTestStripe();
  await s.control('hold');
  await s.subscribe('pro@example.com');
  expect(s.receiver.events).toEqual([]);
  await s.control('release', { order: 'reversed' });
  await s.settle();
  expect(s.receiver.types()).toEqual(SUBSCRIBED.toReversed());
  const shuffled = async (seed: number) => {
    s.receiver.events.length = 0;
    await s.control('hold');
    await s.control('replay');
    await s.control('release', { order: 'shuffled', seed });
    await s.settle();
    return s.receiver.types();
  };
  expect(await shuffled(3)).toEqual(await shuffled(3));
});

test('dropped events are never sent but can be listed and replayed', async () => {
  const s = await startTestStripe();
  await s.control('drop', { events: 2 });
  await s.subscribe('pro@example.com');
  await s.settle();
  expect(s.receiver.types()).toEqual(['checkout.session.completed']);
  expect((await s.stripe.events.list()).data).toHaveLength(3);
  await s.control('replay', { type: 'invoice.paid' });
  await s.settle();
  expect(s.receiver.types()).toEqual(['checkout.session.completed', 'invoice.paid']);
});

test('delayed events come later', async () => {
  const s = await startTestStripe();
  await s.control('delay', { seconds: 0.4 });
  const before = Date.now();
  await s.subscribe('pro@example.com');
  await until(() => s.receiver.events.length === 3);
  expect(Date.now() - before).toBeGreaterThanOrEqual(400);
  expect(s.receiver.types()).toEqual(SUBSCRIBED);
});

test('an endpoint of one’s own gets the events that it asked for, with its own secret', async () => {
  const s = await startTestStripe();
  const endpoint = await s.stripe.webhookEndpoints.create({
    url: s.receiver.url,
    enabled_events: ['invoice.paid'],
  });
  expect(endpoint.secret).toMatch(/^whsec_/);
  expect(endpoint.secret).not.toBe(SECRET);
  const shown = await s.stripe.webhookEndpoints.retrieve(endpoint.id);
  expect(shown.secret).toBeUndefined();
  await s.stripe.webhookEndpoints.update('we_initial', { disabled: true });
  s.receiver.secret = endpoint.secret ?? '';
  await s.subscribe('pro@example.com');
  await s.settle();
  expect(s.receiver.types()).toEqual(['invoice.paid']);
  await s.stripe.webhookEndpoints.del(endpoint.id);
  await s.subscribe('two@example.com');
  await s.settle();
  expect(s.receiver.events).toHaveLength(1);
});

test('a wrong secret does not verify', async () => {
  const s = await startTestStripe();
  await s.subscribe('pro@example.com');
  await s.settle();
  const [event] = s.receiver.events;
  const [attempt] = s.receiver.attempts;
  const body = JSON.stringify(event, null, 2);
  const verify = (secret: string) =>
    Stripe.webhooks.constructEvent(body, attempt?.signature ?? '', secret);
  expect(() => verify('whsec_other')).toThrow('No signatures found');
});
