import { beforeAll, describe, expect, it } from 'vitest';
import { exists, fieldsOf } from '../support/server/admin.ts';
import { session, unique, type Person } from '../support/server/people.ts';
import {
  customerOf,
  settled,
  stripeApi,
  subscribe,
  theSubscription,
} from '../support/server/stripe.ts';
import { post, signedEvent, webhookUrl } from '../support/server/webhook.ts';

let person: Person;
let customer: string;
const newId = () => unique('evt_');
const state = () => fieldsOf(`subscribers/${person.uid}`);

beforeAll(async () => {
  person = await session('pays');
  await subscribe(person);
  customer = await customerOf(person);
});

describe('an event', () => {
  it('that is signed is handled, and when it is sent again has no second effect', async () => {
    const id = newId();
    const event = signedEvent({ id, customer });
    expect(await post(event)).toEqual({ status: 200, outcome: 'handled' });
    const before = await state();
    const again = await Promise.all([post(event), post(event), post(event)]);
    for (const answer of again) expect(answer).toEqual({ status: 200, outcome: 'duplicate' });
    expect(await state()).toEqual(before);
    expect(await exists(`stripe_events/${id}`)).toBe(true);
  });

  it.each([200, -200])('that was signed %i seconds ago is handled', async (ageSeconds) => {
    const event = signedEvent({ id: newId(), customer }, { ageSeconds });
    expect(await post(event)).toEqual({ status: 200, outcome: 'handled' });
  });

  const id = newId();
  const right = () => signedEvent({ id, customer });
  it.each([
    ...['', 'nonsense', 't=1', 'v1=00', 't=,v1=', 't=1,v1=00'].map(
      (signature) =>
        [`has the signature '${signature}'`, () => ({ ...right(), signature })] as const,
    ),
    ['is signed by another secret', () => signedEvent({ id, customer }, { secret: 'whsec_evil' })],
    ['is signed by no secret', () => signedEvent({ id, customer }, { secret: ' ' })],
    [
      'was changed on the way',
      () => ({ ...right(), body: right().body.replace('sub_test', 'sub_1') }),
    ],
    ['was extended on the way', () => ({ ...right(), body: `${right().body}\n` })],
    [
      'was signed for another body',
      () => ({ ...right(), signature: signedEvent({ id: newId(), customer }).signature }),
    ],
    ['was signed five minutes ago', () => signedEvent({ id, customer }, { ageSeconds: 330 })],
    ['was signed in five minutes', () => signedEvent({ id, customer }, { ageSeconds: -330 })],
  ] as const)('that %s is refused', async (_, make) => {
    const before = await state();
    expect((await post(make())).status).toBe(400);
    expect(await exists(`stripe_events/${id}`)).toBe(false);
    expect(await state()).toEqual(before);
  });

  it.each([
    ['of an unknown customer', 'cus_of_another_account', undefined, 'unknown-customer'],
    ['of no customer', null, undefined, 'other-type'],
    ['of another type', 'cus_of_another_account', 'payout.paid', 'other-type'],
  ])('%s changes nothing', async (_, somebody, type, outcome) => {
    const event = signedEvent({ id: newId(), customer: somebody, ...(type && { type }) });
    expect(await post(event)).toEqual({ status: 200, outcome });
  });

  it('that tells of an end which Stripe does not know ends nothing, and a true one does', async () => {
    const type = 'customer.subscription.deleted';
    const told = signedEvent({ id: newId(), customer, type });
    expect(await post(told)).toEqual({ status: 200, outcome: 'handled' });
    expect(await state()).toMatchObject({ subscribed: true });
    await stripeApi().subscriptions.cancel((await theSubscription(person)).id);
    await settled();
    expect(await state()).toMatchObject({ subscribed: false });
  });
});

describe('anything else', () => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is refused', async (method) => {
    const response = await fetch(webhookUrl(), { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is told nothing of the system', async () => {
    const response = await fetch(webhookUrl(), { method: 'POST', body: '{"a":1}' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'invalid signature' });
  });
});
