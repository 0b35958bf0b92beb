import { afterEach, describe, expect, it } from 'vitest';
import { check as checks, reconcile } from '../../functions/index.ts';
import { adminDb, exists, fieldsOf } from './support/admin.ts';
import { callHere } from './support/in-process.ts';
import { session, type Person } from './support/people.ts';
import {
  checkoutUrl,
  control,
  pay,
  settled,
  stripeApi,
  subscribe,
  theSubscription,
} from './support/stripe.ts';

afterEach(() => control('calm'));

const check = (person: Person) => person.call('check-subscription', {});
const NOTHING = { subscribed: false, subscription_tier: null, subscription_end: null };

describe('check-subscription', () => {
  it('finds nothing for who never subscribed, without a call to Stripe', async () => {
    const person = await session();
    await control('refuse', { seconds: 60, hang: true });
    expect(await check(person)).toEqual(NOTHING);
    expect(await person.call('check-subscription', null)).toEqual(NOTHING);
    expect(await exists(`subscribers/${person.uid}`)).toBe(false);
  });

  it('tells tier and end', async () => {
    const person = await session();
    await subscribe(person, 'Business');
    const end = (await theSubscription(person)).items.data[0]?.current_period_end ?? 0;
    expect(await check(person)).toEqual({
      subscribed: true,
      subscription_tier: 'Business',
      subscription_end: new Date(end * 1000).toISOString(),
    });
  });

  it('repairs what a lost webhook left wrong', async () => {
    const person = await session();
    const url = await checkoutUrl(person, 'Pro');
    await control('drop', { events: 20 });
    await pay(url);
    await settled();
    expect(await fieldsOf(`subscribers/${person.uid}`)).toMatchObject({ subscribed: false });
    expect(await check(person)).toMatchObject({ subscribed: true, subscription_tier: 'Pro' });
    expect(await fieldsOf(`subscribers/${person.uid}`)).toMatchObject({ subscribed: true });
  });

  it('answers what is stored while Stripe is down', async () => {
    const person = await session();
    await subscribe(person);
    const before = await check(person);
    await control('refuse', { seconds: 60, status: 503 });
    expect(await check(person)).toEqual(before);
    expect(before.subscribed).toBe(true);
  });

  it('sees the end of a subscription whose event was lost', async () => {
    const person = await session();
    await subscribe(person);
    const { id } = await theSubscription(person);
    await control('drop', { events: 20 });
    await stripeApi().subscriptions.cancel(id);
    expect(await check(person)).toMatchObject({ subscribed: false, subscription_tier: null });
  });

  it('agrees with itself when many ask at once', async () => {
    const person = await session();
    await subscribe(person);
    const one = await check(person);
    const calls = Array.from({ length: 10 }, () => callHere(checks.subscription, person, {}));
    expect(await Promise.all(calls)).toEqual(Array.from(calls, () => one));
  });
});

describe('the nightly reconcile', () => {
  it('repairs everybody, page by page, whatever is wrong with one of them', async () => {
    const [paid, broken] = await Promise.all([session(), session()]);
    const url = await checkoutUrl(paid, 'Starter');
    await subscribe(broken);
    await control('drop', { events: 20 });
    await pay(url);
    // A document that no code of ours would write.
    await adminDb().doc(`subscribers/${broken.uid}`).update({ status: 'nonsense' });
    await reconcile.subscriptions.run({ scheduleTime: new Date().toISOString() });
    expect(await fieldsOf(`subscribers/${paid.uid}`)).toMatchObject({
      subscribed: true,
      subscription_tier: 'Starter',
    });
    await adminDb().doc(`subscribers/${broken.uid}`).delete();
  });
});
