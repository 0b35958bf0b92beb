import { beforeAll, describe, expect, it } from 'vitest';
import { exists, fieldsOf } from '../support/server/admin.ts';
import { session, unique, type Person } from '../support/server/sdk-people.ts';
import {
  customerOf,
  waitForStripeEvents,
  stripeApi,
  subscribe,
  theSubscription,
} from '../support/server/stripe-api.ts';
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

describe('a Stripe event', () => {
  it.each([200, -200])('signed %i seconds ago is handled', async (ageSeconds) => {
    const event = signedEvent({ id: newId(), customer }, { ageSeconds });
    expect(await post(event)).toEqual({ status: 200, outcome: 'handled' });
  });

  const id = newId();
  const validEvent = () => signedEvent({ id, customer });
  it.each([
    ...['', 'nonsense', 't=1', 'v1=00', 't=,v1=', 't=1,v1=00'].map(
      (signature) =>
        [`with the signature '${signature}'`, () => ({ ...validEvent(), signature })] as const,
    ),
    ['signed with another secret', () => signedEvent({ id, customer }, { secret: 'whsec_evil' })],
    ['signed with a blank secret', () => signedEvent({ id, customer }, { secret: ' ' })],
    [
      'changed after it was signed',
      () => ({ ...validEvent(), body: validEvent().body.replace('sub_test', 'sub_1') }),
    ],
    ['extended after it was signed', () => ({ ...validEvent(), body: `${validEvent().body}\n` })],
    [
      'with the signature of another event',
      () => ({ ...validEvent(), signature: signedEvent({ id: newId(), customer }).signature }),
    ],
    ['signed more than five minutes ago', () => signedEvent({ id, customer }, { ageSeconds: 330 })],
    [
      'signed more than five minutes in the future',
      () => signedEvent({ id, customer }, { ageSeconds: -330 }),
    ],
  ] as const)('%s is refused', async (_, make) => {
    const before = await state();
    expect((await post(make())).status).toBe(400);
    expect(await exists(`stripe_events/${id}`)).toBe(false);
    expect(await state()).toEqual(before);
  });

  it.each([
    ['of an unknown customer', 'cus_of_another_account', undefined, 'unknown-customer'],
    ['of no customer', null, undefined, 'other-type'],
    ['of another type', 'cus_of_another_account', 'payout.paid', 'other-type'],
  ])('%s changes nothing', async (_, customerId, type, outcome) => {
    const event = signedEvent({ id: newId(), customer: customerId, ...(type && { type }) });
    expect(await post(event)).toEqual({ status: 200, outcome });
  });

  it('about the end of a subscription has an effect only if the subscription has ended at Stripe', async () => {
    const type = 'customer.subscription.deleted';
    const event = signedEvent({ id: newId(), customer, type });
    expect(await post(event)).toEqual({ status: 200, outcome: 'handled' });
    expect(await state()).toMatchObject({ subscribed: true });
    await stripeApi().subscriptions.cancel((await theSubscription(person)).id);
    await waitForStripeEvents();
    expect(await state()).toMatchObject({ subscribed: false });
  });
});

describe('the webhook', () => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    const response = await fetch(webhookUrl(), { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('reveals nothing about the system', async () => {
    const response = await fetch(webhookUrl(), { method: 'POST', body: '{"a":1}' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'invalid signature' });
  });
});
