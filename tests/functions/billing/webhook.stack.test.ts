import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stripeWebhook } from '../../../functions/index.ts';
import { exists, fieldsOf, millisOf } from '../../support/server/admin.ts';
import { functionsLog } from '../../support/server/functions-log.ts';
import { saveProfile } from '../../support/server/market.ts';
import { session, unique, type Person } from '../../support/server/sdk-people.ts';
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
import { until } from '../../support/server/until.ts';
import { post, postHere, signedEvent } from '../../support/server/webhook.ts';

afterEach(async () => {
  vi.unstubAllEnvs();
  await control('calm');
});

const stored = (person: Person) => fieldsOf(`subscribers/${person.uid}`);
const newId = () => unique('evt_');

describe('an event', () => {
  let person: Person;
  let customer: string;

  beforeAll(async () => {
    person = await session();
    await subscribe(person);
    customer = await customerOf(person);
  });

  it('that is delivered again is answered without calling Stripe', async () => {
    const event = signedEvent({ id: newId(), customer });
    expect(await post(event)).toEqual({ status: 200, outcome: 'handled' });
    const before = await stored(person);
    // A call to Stripe would hang, and fail.
    await control('refuse', { seconds: 60, hang: true });
    for (const answer of await Promise.all([post(event), post(event), post(event)])) {
      expect(answer).toEqual({ status: 200, outcome: 'duplicate' });
    }
    expect(await stored(person)).toEqual(before);
  });

  it('may be signed with either secret while the secret is rotated', async () => {
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_new,whsec_old');
    const send = (secret: string) => {
      const event = signedEvent({ id: newId(), customer }, { secret });
      return postHere(stripeWebhook, event);
    };
    expect(await send('whsec_old')).toEqual({ status: 200, outcome: 'handled' });
    expect(await send('whsec_new')).toEqual({ status: 200, outcome: 'handled' });
    expect((await send('whsec_older')).status).toBe(400);
    expect((await send('whsec_new,whsec_old')).status).toBe(400);
  });

  it.each(['', 'nonsense', '[]', '{"id":"evt_1","object":"event","type":"invoice.paid"}'])(
    'that is signed but malformed is answered with 200, because Stripe would repeat it: %j',
    async (payload) => {
      const before = await stored(person);
      const send = (secret: string) => {
        const signature = stripeApi().webhooks.generateTestHeaderString({ payload, secret });
        return postHere(stripeWebhook, { body: payload, signature });
      };
      vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_right');
      expect(await send('whsec_right')).toEqual({ status: 200, outcome: 'malformed' });
      expect((await send('whsec_wrong')).status).toBe(400);
      expect(await stored(person)).toEqual(before);
    },
  );

  it('that is signed but malformed is logged as an error', async () => {
    const errors = () =>
      functionsLog().filter(
        (line) =>
          line.includes('"severity":"ERROR"') && line.includes('a signed event is malformed'),
      ).length;
    const before = errors();
    const secret = process.env.STRIPE_WEBHOOK_SECRET ?? '';
    const signature = stripeApi().webhooks.generateTestHeaderString({ payload: '[]', secret });
    expect(await post({ body: '[]', signature })).toEqual({ status: 200, outcome: 'malformed' });
    await until('the error is logged', () => Promise.resolve(errors() > before));
  });

  it('is answered with 500 if it fails, so that Stripe repeats it', async () => {
    const id = newId();
    const event = signedEvent({ id, customer });
    await control('refuse', { seconds: 60, status: 503 });
    expect((await post(event)).status).toBe(500);
    expect(await exists(`stripe_events/${id}`)).toBe(false);
    await control('calm');
    expect(await post(event)).toEqual({ status: 200, outcome: 'handled' });
    expect(await exists(`stripe_events/${id}`)).toBe(true);
  });
});

describe('events in any order', () => {
  it.each(['reversed', 'shuffled'])('that are %s end in the state of Stripe', async (order) => {
    const person = await session();
    await subscribe(person, 'Starter');
    const stripe = stripeApi();
    const { id, items } = await theSubscription(person);
    const item = items.data[0]?.id ?? '';
    await control('hold');
    for (const tier of ['Pro', 'Business'] as const) {
      const price = (await stripe.products.retrieve(productOf(tier))).default_price;
      if (typeof price !== 'string') throw new Error('no price');
      await stripe.subscriptions.update(id, { items: [{ id: item, price }] });
    }
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await control('duplicate', { copies: 2 });
    await control('parallel', { deliveries: 3 });
    await control('release', { order });
    await waitForStripeEvents();
    const { items: now } = await theSubscription(person);
    const end = (now.data[0]?.current_period_end ?? 0) * 1000;
    expect(await stored(person)).toMatchObject({ subscribed: true, subscription_tier: 'Business' });
    expect(await millisOf(`subscribers/${person.uid}`, 'cancel_at')).toBe(end);
  });

  it('that are doubled and parallel subscribe once', async () => {
    const person = await session();
    const url = await checkoutUrl(person, 'Pro');
    await control('duplicate', { copies: 2 });
    await control('parallel', { deliveries: 3 });
    await pay(url);
    await waitForStripeEvents();
    expect(await stored(person)).toMatchObject({ subscribed: true, subscription_tier: 'Pro' });
  });
});

describe('the public page', () => {
  it('is unpublished when the subscription ends and published when it is renewed', async () => {
    const person = await session();
    await subscribe(person);
    const { handle } = await saveProfile(person.uid);
    const page = () => fieldsOf(`provider_profiles/${person.uid}`);
    await stripeApi().subscriptions.cancel((await theSubscription(person)).id);
    await waitForStripeEvents();
    expect(await stored(person)).toMatchObject({ subscribed: false, status: 'canceled' });
    expect(await page()).toMatchObject({ published: false, publish_on_renewal: true, handle });
    await pay(await checkoutUrl(person, 'Pro'));
    await waitForStripeEvents();
    expect(await stored(person)).toMatchObject({ subscribed: true });
    expect(await page()).toMatchObject({ published: true, publish_on_renewal: false, handle });
  });

  it('stays a draft', async () => {
    const person = await session();
    await saveProfile(person.uid, { published: false });
    await subscribe(person);
    const page = () => fieldsOf(`provider_profiles/${person.uid}`);
    expect(await page()).toMatchObject({ published: false, publish_on_renewal: false });
    await stripeApi().subscriptions.cancel((await theSubscription(person)).id);
    await waitForStripeEvents();
    expect(await page()).toMatchObject({ published: false, publish_on_renewal: false });
  });

  it('stays public until the end of a canceled subscription', async () => {
    const person = await session();
    await subscribe(person);
    await saveProfile(person.uid);
    const { id } = await theSubscription(person);
    await stripeApi().subscriptions.update(id, { cancel_at_period_end: true });
    await waitForStripeEvents();
    expect(await stored(person)).toMatchObject({ subscribed: true });
    expect((await stored(person)).cancel_at).not.toBeNull();
    expect(await fieldsOf(`provider_profiles/${person.uid}`)).toMatchObject({ published: true });
  });
});
