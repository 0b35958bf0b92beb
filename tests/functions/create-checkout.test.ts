import { afterEach, describe, expect, it } from 'vitest';
import { create } from '../../functions/index.ts';
import { readStack } from '../support/stack.ts';
import { adminDb, exists, fieldsOf } from './support/admin.ts';
import { callHere } from './support/in-process.ts';
import { refusalCode, refusalOf, session } from './support/people.ts';
import {
  checkoutUrl,
  control,
  customerOf,
  pay,
  productOf,
  settled,
  stripeApi,
  subscribe,
  theSubscription,
} from './support/stripe.ts';

afterEach(() => control('calm'));

async function openSessions(customer: string) {
  return (await stripeApi().checkout.sessions.list({ customer, status: 'open' })).data;
}

describe('create-checkout', () => {
  it('leads to a page where the plan is paid, by the one customer of that person', async () => {
    const person = await session();
    const url = await checkoutUrl(person, 'Pro');
    const customer = await stripeApi().customers.retrieve(await customerOf(person));
    expect(customer).toMatchObject({ email: person.email, metadata: { uid: person.uid } });
    const [checkout] = await openSessions(customer.id);
    expect(checkout).toMatchObject({
      url,
      mode: 'subscription',
      client_reference_id: person.uid,
      success_url: `${readStack().site}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${readStack().site}/cancel`,
      amount_total: 3900,
    });
    expect(await pay(url)).toContain(`${readStack().site}/success?session_id=cs_test_`);
    await settled();
    const { metadata, items } = await theSubscription(person);
    expect(metadata).toEqual({ uid: person.uid });
    expect(items.data[0]?.price.product).toBe(productOf('Pro'));
    expect(await fieldsOf(`subscribers/${person.uid}`)).toMatchObject({
      subscribed: true,
      subscription_tier: 'Pro',
      status: 'active',
      stripe_customer_id: customer.id,
    });
  });

  it.each(['prod_unknown', 'constructor', 'prod_doorstep_pro '])(
    'refuses the product %j without a call to Stripe',
    async (product_id) => {
      const person = await session();
      // A call would hang, and fail.
      await control('refuse', { seconds: 60, hang: true });
      const { code, message } = await refusalOf(person.call('create-checkout', { product_id }));
      expect({ code, message }).toEqual({
        code: 'invalid-argument',
        message: 'This plan does not exist.',
      });
      expect(await exists(`subscribers/${person.uid}`)).toBe(false);
    },
  );

  it('takes no price, customer or uid from the payload', async () => {
    const [person, other] = await Promise.all([session(), session()]);
    await checkoutUrl(other, 'Starter');
    const payload = {
      product_id: productOf('Business'),
      price: 'price_free',
      amount: 1,
      uid: other.uid,
      customer: await customerOf(other),
    };
    await person.callRaw('create-checkout', payload);
    const [checkout] = await openSessions(await customerOf(person));
    expect(checkout).toMatchObject({ client_reference_id: person.uid, amount_total: 7900 });
    expect(await customerOf(person)).not.toBe(await customerOf(other));
  });

  it('makes one customer and one checkout of twenty calls at once', async () => {
    const person = await session();
    const input = { product_id: productOf('Pro') };
    const calls = Array.from({ length: 20 }, () => callHere(create.checkout, person, input));
    const urls = new Set((await Promise.all(calls)).map((answer) => JSON.stringify(answer)));
    expect(urls.size).toBe(1);
    const { data } = await stripeApi().customers.list({ email: person.email });
    expect(data.map(({ id }) => id)).toEqual([await customerOf(person)]);
    expect(await openSessions(await customerOf(person))).toHaveLength(1);
  });

  it('opens one checkout at a time: the same again, another plan instead', async () => {
    const person = await session();
    const first = await checkoutUrl(person, 'Starter');
    expect(await checkoutUrl(person, 'Starter')).toBe(first);
    const second = await checkoutUrl(person, 'Business');
    expect(second).not.toBe(first);
    await expect(pay(first)).rejects.toThrow('not paid');
    expect((await openSessions(await customerOf(person))).map(({ url }) => url)).toEqual([second]);
  });

  it('leads who is subscribed to the portal, not to a second subscription', async () => {
    const person = await session();
    await subscribe(person);
    expect(await checkoutUrl(person, 'Business')).toContain('/p/session/');
    expect(await openSessions(await customerOf(person))).toEqual([]);
  });

  it('sells again to who was subscribed once', async () => {
    const person = await session();
    await subscribe(person);
    await stripeApi().subscriptions.cancel((await theSubscription(person)).id);
    await settled();
    const url = await checkoutUrl(person, 'Pro');
    expect(url).toContain('/c/pay/');
    await pay(url);
    await settled();
    expect(await fieldsOf(`subscribers/${person.uid}`)).toMatchObject({ subscribed: true });
  });

  it('replaces a customer that was deleted at Stripe', async () => {
    const person = await session();
    await checkoutUrl(person, 'Pro');
    const deleted = await customerOf(person);
    await stripeApi().customers.del(deleted);
    expect(await checkoutUrl(person, 'Pro')).toContain('/c/pay/');
    expect(await customerOf(person)).not.toBe(deleted);
  });

  it('says so when Stripe is down, and works again afterwards', async () => {
    const person = await session();
    await control('refuse', { seconds: 60, status: 503 });
    const { code, message } = await refusalOf(
      person.call('create-checkout', { product_id: productOf('Pro') }),
    );
    expect(code).toBe('unavailable');
    expect(message).toContain('payment service');
    await control('calm');
    expect(await checkoutUrl(person, 'Pro')).toContain('/c/pay/');
  });
});

describe('customer-portal', () => {
  it("opens the caller's own portal", async () => {
    const [person, other] = await Promise.all([session(), session()]);
    await subscribe(person);
    await subscribe(other);
    const { url } = await person.call('customer-portal', {});
    const page = await (await fetch(url ?? '')).text();
    expect(page).toContain(person.email);
    expect(page).not.toContain(other.email);
    expect(page).toContain(`${readStack().site}/dashboard`);
  });

  it('tells who never subscribed what to do first', async () => {
    const { code, message } = await refusalOf((await session()).call('customer-portal', {}));
    expect(code).toBe('failed-precondition');
    expect(message).toContain('Choose a plan');
  });

  it('is not opened by a customer id that a person wrote', async () => {
    const person = await session();
    const client = { customer: 'cus_other', stripe_customer_id: 'cus_other' };
    expect(await refusalCode(person.callRaw('customer-portal', client))).toBe(
      'failed-precondition',
    );
    expect((await adminDb().doc(`subscribers/${person.uid}`).get()).exists).toBe(false);
  });
});
