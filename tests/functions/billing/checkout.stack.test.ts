import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { isolate } from '@doorstep/domain/text';
import { afterEach, describe, expect, it } from 'vitest';
import { createStripeGateway } from '../../../functions/billing/gateways/stripe-client.ts';
import {
  DEFAULT_SALES,
  stripeSettings,
  type SalesSettings,
} from '../../../functions/platform/config.ts';
import { createCheckout } from '../../../functions/billing/create-checkout.ts';
import { readStack } from '../../support/stack.ts';
import { exists, fieldsOf } from '../../support/server/admin.ts';
import { callHere } from '../../support/server/in-process/call-here.ts';
import { savePage } from '../../support/server/market.ts';
import { refusalOf, session, type Person } from '../../support/server/sdk-people.ts';
import {
  checkoutUrl,
  control,
  customerOf,
  pay,
  productOf,
  waitForStripeEvents,
  stripeApi,
  subscribe,
  theSubscription,
} from '../../support/server/stripe-api.ts';
import { saveMember } from '../../support/server/teams.ts';
import { depsWith } from '../../support/server/deps-with.ts';

afterEach(() => control('calm'));

async function openSessions(customer: string) {
  return (await stripeApi().checkout.sessions.list({ customer, status: 'open' })).data;
}

describe('create-checkout', () => {
  it('opens a page where the person pays for the plan as their one customer', async () => {
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
      cancel_url: `${readStack().site}/cancel?plan=Pro`,
      amount_total: 3900,
    });
    expect(await pay(url)).toContain(`${readStack().site}/success?session_id=cs_test_`);
    await waitForStripeEvents();
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
    'refuses the product %j without calling Stripe',
    async (product_id) => {
      const person = await session();
      // A call would hang, and fail.
      await control('refuse', { seconds: 60, hang: true });
      const { code, message } = await refusalOf(person.call('create-checkout', { product_id }));
      expect({ code, message }).toEqual({
        code: 'invalid-argument',
        message: "This plan doesn't exist.",
      });
      expect(await exists(`subscribers/${person.uid}`)).toBe(false);
    },
  );

  // @4.1.7
  it('refuses a member of a team, active or not, without calling Stripe', async () => {
    const [owner, person] = await Promise.all([session(), session()]);
    await savePage(owner.uid, { display_name: 'Zeppelin Rides' });
    await saveMember(owner.uid, person.uid, { active: false });
    const { code, message } = await refusalOf(
      person.call('create-checkout', { product_id: productOf('Pro') }),
    );
    expect(code).toBe('failed-precondition');
    expect(message).toBe(`You're on ${isolate('Zeppelin Rides')}'s team. Leave the team first.`);
    expect(await exists(`subscribers/${person.uid}`)).toBe(false);
  });

  it('ignores prices, customers, uids and addresses in the payload', async () => {
    const [person, other] = await Promise.all([session(), session()]);
    await checkoutUrl(other, 'Starter');
    const [evil, others] = ['https://evil.example/', await customerOf(other)];
    await person.callRaw('create-checkout', {
      product_id: productOf('Business'),
      ...{ price: 'price_free', amount: 1, quantity: 0, currency: 'jpy', trial_days: 700 },
      ...{ uid: other.uid, email: other.email, customer: others, customer_id: others },
      ...{ success_url: evil, cancel_url: evil, return_url: evil, siteUrl: evil },
    });
    const customer = await customerOf(person);
    expect(customer).not.toBe(others);
    const { data } = await stripeApi().checkout.sessions.list({ customer });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      client_reference_id: person.uid,
      amount_total: 7900,
      currency: 'usd',
      success_url: `${readStack().site}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${readStack().site}/cancel?plan=Business`,
    });
  });

  it('creates one customer and one checkout for twenty parallel calls', async () => {
    const person = await session();
    const input = { product_id: productOf('Pro') };
    const calls = Array.from({ length: 20 }, () => callHere('create-checkout', person, input));
    const urls = new Set((await Promise.all(calls)).map((answer) => JSON.stringify(answer)));
    expect(urls.size).toBe(1);
    const { data } = await stripeApi().customers.list({ email: person.email });
    expect(data.map(({ id }) => id)).toEqual([await customerOf(person)]);
    expect(await openSessions(await customerOf(person))).toHaveLength(1);
  });

  it('keeps one open checkout: reuses it for the same plan, replaces it for another', async () => {
    const person = await session();
    const first = await checkoutUrl(person, 'Starter');
    expect(await checkoutUrl(person, 'Starter')).toBe(first);
    const second = await checkoutUrl(person, 'Business');
    expect(second).not.toBe(first);
    await expect(pay(first)).rejects.toThrow('not paid');
    expect((await openSessions(await customerOf(person))).map(({ url }) => url)).toEqual([second]);
  });

  it('leaves one checkout open after parallel calls for all plans', async () => {
    const person = await session();
    const input = (tier: PlanTier) => ({ product_id: productOf(tier) });
    const calls = (['Starter', 'Pro', 'Business'] as const).map((tier) =>
      callHere('create-checkout', person, input(tier)),
    );
    const answers = await Promise.all(calls);
    const open = await openSessions(await customerOf(person));
    expect(open).toHaveLength(1);
    expect(answers).toContainEqual({ url: open[0]?.url });
  });

  it('changes the plan once for parallel calls', async () => {
    const person = await session();
    const first = await checkoutUrl(person, 'Starter');
    const input = { product_id: productOf('Pro') };
    const calls = Array.from({ length: 5 }, () => callHere('create-checkout', person, input));
    const answers = await Promise.all(calls);
    const open = await openSessions(await customerOf(person));
    expect(answers).toEqual(answers.map(() => ({ url: open[0]?.url })));
    expect(open.map(({ url }) => url)).not.toContain(first);
    expect(open).toHaveLength(1);
  });

  it('opens the portal for a subscriber, not a second subscription', async () => {
    const person = await session();
    await subscribe(person);
    expect(await checkoutUrl(person, 'Business')).toContain('/p/session/');
    expect(await openSessions(await customerOf(person))).toEqual([]);
  });

  it('sells to a former subscriber', async () => {
    const person = await session();
    await subscribe(person);
    await stripeApi().subscriptions.cancel((await theSubscription(person)).id);
    await waitForStripeEvents();
    const url = await checkoutUrl(person, 'Pro');
    expect(url).toContain('/c/pay/');
    await pay(url);
    await waitForStripeEvents();
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

  it('reports that Stripe is down, and works again afterwards', async () => {
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

describe('checkout by configuration', () => {
  const sell = (sales: Partial<SalesSettings>) => {
    const gateway = createStripeGateway(stripeSettings(), { ...DEFAULT_SALES, ...sales });
    const checkoutDeps = depsWith({ stripe: gateway });
    return (person: Person) => createCheckout(checkoutDeps, person, productOf('Pro'));
  };
  const theSession = async (person: Person) => {
    const [checkout, ...more] = await openSessions(await customerOf(person));
    if (!checkout || more.length > 0) throw new Error('not one open checkout');
    return checkout;
  };

  it('has no extras by default', async () => {
    const person = await session();
    await sell({})(person);
    expect(await theSession(person)).toMatchObject({
      allow_promotion_codes: null,
      automatic_tax: { enabled: false },
    });
  });

  it('accepts promotion codes and calculates tax without a known address', async () => {
    const person = await session();
    await sell({ promotionCodes: true, automaticTax: true })(person);
    expect(await theSession(person)).toMatchObject({
      allow_promotion_codes: true,
      automatic_tax: { enabled: true },
    });
  });

  it('gives trial days to the first subscription only', async () => {
    const person = await session();
    const sellWithTrial = sell({ trialDays: 14 });
    await pay((await sellWithTrial(person)) ?? '');
    await waitForStripeEvents();
    const first = await theSubscription(person);
    expect(first.status).toBe('trialing');
    expect((first.trial_end ?? 0) - (first.trial_start ?? 0)).toBe(14 * 24 * 60 * 60);
    expect(await fieldsOf(`subscribers/${person.uid}`)).toMatchObject({ subscribed: true });
    await stripeApi().subscriptions.cancel(first.id);
    await waitForStripeEvents();
    await pay((await sellWithTrial(person)) ?? '');
    await waitForStripeEvents();
    expect(await fieldsOf(`subscribers/${person.uid}`)).toMatchObject({ status: 'active' });
  });
});
