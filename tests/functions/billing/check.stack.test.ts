import { afterEach, describe, expect, it } from 'vitest';
import { exists, fieldsOf, millisOf } from '../../support/server/admin.ts';
import { callHere } from '../../support/server/in-process/call-here.ts';
import { session, type Person } from '../../support/server/sdk-people.ts';
import {
  checkoutUrl,
  control,
  failRenewal,
  pay,
  productOf,
  waitForStripeEvents,
  stripeApi,
  subscribe,
  theOpenInvoice,
  theSubscription,
} from '../../support/server/stripe-api.ts';

afterEach(() => control('calm'));

const check = (person: Person) => person.call('check-subscription', {});
const NOTHING_DUE = { amount_due: null, next_attempt_at: null, grace_ends_at: null };
const NOTHING = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  status: 'none',
  cancel_at: null,
  next_charge_amount: null,
  next_plan_amount: null,
  currency: null,
  ...NOTHING_DUE,
};

describe('check-subscription', () => {
  it('returns nothing for a person who never subscribed, without calling Stripe', async () => {
    const person = await session();
    await control('refuse', { seconds: 60, hang: true });
    expect(await check(person)).toEqual(NOTHING);
    expect(await person.call('check-subscription', null)).toEqual(NOTHING);
    expect(await exists(`subscribers/${person.uid}`)).toBe(false);
  });

  it('returns the plan, its end, and the next charge', async () => {
    const person = await session();
    await subscribe(person, 'Business');
    const end = (await theSubscription(person)).items.data[0]?.current_period_end ?? 0;
    expect(await check(person)).toEqual({
      subscribed: true,
      subscription_tier: 'Business',
      subscription_end: new Date(end * 1000).toISOString(),
      status: 'active',
      cancel_at: null,
      next_charge_amount: 7900,
      next_plan_amount: 7900,
      currency: 'usd',
      ...NOTHING_DUE,
    });
  });

  it('returns when a canceled subscription ends', async () => {
    const person = await session();
    await subscribe(person);
    const { id, items } = await theSubscription(person);
    await stripeApi().subscriptions.update(id, { cancel_at_period_end: true });
    const end = new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
    expect(await check(person)).toMatchObject({
      subscribed: true,
      cancel_at: end,
      next_charge_amount: null,
    });
  });

  it('returns the amount due while a renewal is unpaid', async () => {
    const person = await session();
    await subscribe(person, 'Pro');
    await failRenewal(person);
    const open = await theOpenInvoice(person);
    const next = new Date((open.next_payment_attempt ?? 0) * 1000);
    const due = { amount_due: 3900, currency: 'usd', next_charge_amount: null };
    const start = (await theSubscription(person)).items.data[0]?.current_period_start ?? 0;
    expect(await check(person)).toMatchObject({
      subscribed: true,
      status: 'past_due',
      ...due,
      next_attempt_at: next.toISOString(),
      grace_ends_at: new Date((start + 14 * 24 * 60 * 60) * 1000).toISOString(),
    });
    expect(await fieldsOf(`subscribers/${person.uid}`)).toMatchObject({
      ...due,
      invoice_id: open.id,
    });
    expect(await millisOf(`subscribers/${person.uid}`, 'next_attempt_at')).toBe(next.getTime());
    await stripeApi().invoices.pay(open.id);
    const paid = { status: 'active', next_charge_amount: 3900, ...NOTHING_DUE };
    expect(await check(person)).toMatchObject(paid);
    expect(await fieldsOf(`subscribers/${person.uid}`)).toMatchObject(paid);
  });

  it('returns nothing due after a paid change of plan, because the latest invoice counts', async () => {
    const person = await session();
    await subscribe(person, 'Pro');
    await failRenewal(person);
    const open = await theOpenInvoice(person);
    const price = (await stripeApi().products.retrieve(productOf('Business'))).default_price;
    const { id, items } = await theSubscription(person);
    const item = { id: items.data[0]?.id ?? '', price: typeof price === 'string' ? price : '' };
    await stripeApi().subscriptions.update(id, {
      items: [item],
      proration_behavior: 'always_invoice',
    });
    expect((await theSubscription(person)).latest_invoice).not.toBe(open.id);
    expect(await check(person)).toMatchObject({ status: 'active', amount_due: null });
  });

  it('repairs the state after a lost webhook', async () => {
    const person = await session();
    const url = await checkoutUrl(person, 'Pro');
    await control('drop', { events: 20 });
    await pay(url);
    await waitForStripeEvents();
    expect(await fieldsOf(`subscribers/${person.uid}`)).toMatchObject({ subscribed: false });
    expect(await check(person)).toMatchObject({ subscribed: true, subscription_tier: 'Pro' });
    expect(await fieldsOf(`subscribers/${person.uid}`)).toMatchObject({ subscribed: true });
  });

  it('returns the stored state while Stripe is down', async () => {
    const person = await session();
    await subscribe(person);
    const before = await check(person);
    await control('refuse', { seconds: 60, status: 503 });
    expect(await check(person)).toEqual(before);
    expect(before.subscribed).toBe(true);
  });

  it('notices the end of a subscription whose event was lost', async () => {
    const person = await session();
    await subscribe(person);
    const { id } = await theSubscription(person);
    await control('drop', { events: 20 });
    await stripeApi().subscriptions.cancel(id);
    expect(await check(person)).toMatchObject({ subscribed: false, subscription_tier: null });
  });

  it('gives parallel calls the same answer', async () => {
    const person = await session();
    await subscribe(person);
    const one = await check(person);
    const calls = Array.from({ length: 10 }, () => callHere('check-subscription', person, {}));
    expect(await Promise.all(calls)).toEqual(Array.from(calls, () => one));
  });
});
