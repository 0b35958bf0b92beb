import { expect, test, vi } from 'vitest';
import { SECRET, startTestStripe } from './test-support.ts';

const SUBSCRIBED = ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];

test('an event that is not accepted is sent again with the same id and a new signature', async () => {
  const s = await startTestStripe();
  s.receiver.status = 500;
  await s.subscribe('pro@example.com');
  await vi.waitUntil(() => s.receiver.attempts.length >= 3, 5000);
  const [first] = s.receiver.attempts;
  const retries = () => s.receiver.attempts.filter(({ id }) => id === first?.id);
  // The signature carries the time in seconds.
  const hasNewSignature = () => retries().some(({ signature }) => signature !== first?.signature);
  await vi.waitUntil(hasNewSignature, 5000);
  s.receiver.status = 200;
  await vi.waitUntil(() => s.receiver.events.length === 3, 10_000);
  expect(s.receiver.types().toSorted()).toEqual(SUBSCRIBED.toSorted());
}, 20_000);

test('replay sends the same event again; duplicate sends each twice', async () => {
  const s = await startTestStripe();
  await s.subscribe('pro@example.com');
  await s.settle();
  const [created] = s.receiver.events;
  await s.control('replay', { type: created?.type });
  await s.settle();
  expect(s.receiver.events.slice(3)).toEqual([created]);
  s.receiver.events.length = 0;
  await s.control('duplicate', { copies: 2 });
  await s.control('parallel', { deliveries: 3 });
  await s.subscribe('two@example.com');
  await s.settle();
  expect(s.receiver.types().toSorted()).toEqual([...SUBSCRIBED, ...SUBSCRIBED].toSorted());
  expect(new Set(s.receiver.events.map(({ id }) => id)).size).toBe(3);
});

test('held events are released in the requested order', async () => {
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
    await s.subscribe('pro@example.com');
    await s.control('release', { order: 'shuffled', seed });
    await s.settle();
    return s.receiver.types();
  };
  expect(await shuffled(3)).toEqual(await shuffled(3));
});

test('dropped events are not sent but can be listed and replayed', async () => {
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

test('a new endpoint gets its types of events, signed with its own secret', async () => {
  const s = await startTestStripe();
  const endpoint = await s.stripe.webhookEndpoints.create({
    url: s.receiver.url,
    enabled_events: ['invoice.paid'],
  });
  expect(endpoint.secret).toMatch(/^whsec_/);
  expect(endpoint.secret).not.toBe(SECRET);
  expect((await s.stripe.webhookEndpoints.retrieve(endpoint.id)).secret).toBeUndefined();
  await s.stripe.webhookEndpoints.update('we_initial', { disabled: true });
  s.receiver.secret = endpoint.secret ?? '';
  await s.subscribe('pro@example.com');
  await s.settle();
  expect(s.receiver.types()).toEqual(['invoice.paid']);
  await s.stripe.webhookEndpoints.update(endpoint.id, { disabled: true });
  await s.subscribe('two@example.com');
  await s.settle();
  expect(s.receiver.events).toHaveLength(1);
});
