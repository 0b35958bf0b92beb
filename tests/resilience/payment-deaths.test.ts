import './support/own-project.ts';
import { searchIdOf } from '@doorstep/domain/search/provider-search';
import { expect } from 'vitest';
import { check, create, reconcile, stripe, subscriber } from '../../functions/index.ts';
import { adminDb, exists, fieldsOf } from '../support/server/admin.ts';
import { callHere } from '../support/server/in-process.ts';
import { savePage } from '../support/server/market.ts';
import { unique } from '../support/server/people.ts';
import { customerOf, pay, productOf, stripeApi } from '../support/server/stripe.ts';
import { postHere, signedEvent } from '../support/server/webhook.ts';
import { account } from './support/account.ts';
import { changed, snapshotOf, tick } from './support/events.ts';
import { survives } from './support/use-case.ts';
import { countWrites } from './support/writes.ts';

/** A plan is bought and ends, with the process ended at each write, at Stripe or of our own. */

countWrites();

type Buyer = Awaited<ReturnType<typeof account>>;

const subscribe = (buyer: Buyer) =>
  callHere(create.checkout, buyer, { product_id: productOf('Pro') });

const stateOf = ({ uid }: Buyer) => fieldsOf(`subscribers/${uid}`);

/** All that Stripe knows of that person, found by what was written there, not by what we have stored. */
async function customersOf({ uid }: Buyer): Promise<string[]> {
  const { data } = await stripeApi().customers.list({ limit: 20 });
  return data.filter(({ metadata }) => metadata['uid'] === uid).map(({ id }) => id);
}

async function payHere(buyer: Buyer): Promise<void> {
  const customer = await customerOf(buyer);
  const { data } = await stripeApi().checkout.sessions.list({ customer });
  const open = data.filter(({ status }) => status === 'open');
  expect(open).toHaveLength(1);
  await pay(open[0]?.url ?? '');
}

/** Stripe tells of so many things at once; each telling is signed anew. */
async function tell(buyer: Buyer, events: readonly { id: string; type: string }[]) {
  const customer = await customerOf(buyer);
  await Promise.all(
    events.map(async (event) => {
      expect(await postHere(stripe.webhook, signedEvent({ ...event, customer }))).toMatchObject({
        status: 200,
      });
    }),
  );
}

/** As Stripe tells of a payment. */
const PAID = ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];
const ENDED = ['customer.subscription.deleted'];
const eventsOf = (types: readonly string[]) =>
  types.map((type) => ({ type, id: unique('evt_faults') }));

/** The trigger on a changed state, told twice. */
async function tellChange({ uid }: Buyer, before: Awaited<ReturnType<typeof snapshotOf>>) {
  const after = await snapshotOf(before.ref.path);
  for (let told = 0; told < 2; told += 1) {
    await changed(subscriber.changed, { before, after }, { uid });
  }
}

/** Mails about the plan, by their kind. */
async function mailsOf({ email }: Buyer) {
  const { docs } = await adminDb().collection('mail').where('to', '==', email).get();
  return docs.map((mail): unknown => mail.get('template'));
}

/** One customer, and of the plans of it those that are charged. */
async function runningOf(buyer: Buyer) {
  const customers = await customersOf(buyer);
  expect(customers).toEqual([await customerOf(buyer)]);
  const { data } = await stripeApi().subscriptions.list({ customer: customers[0] ?? '' });
  return data.map(({ status }) => status);
}

/** Somebody who has paid, of which nobody has heard; the page waits to come back to the public. */
async function paid() {
  const buyer = await account('buyer');
  await subscribe(buyer);
  await payHere(buyer);
  const page = await savePage(buyer.uid, { published: false, publish_on_renewal: true });
  const before = await snapshotOf(`subscribers/${buyer.uid}`);
  return { buyer, listing: `provider_search/${searchIdOf(page, 'Pro')}`, before };
}
type Paid = Awaited<ReturnType<typeof paid>>;

/** The plan is there, once, and all that follows from it. */
async function judgePaid({ buyer, listing, before }: Paid): Promise<void> {
  await tellChange(buyer, before);
  expect(await runningOf(buyer)).toEqual(['active']);
  expect(await stateOf(buyer)).toMatchObject({
    subscribed: true,
    status: 'active',
    subscription_tier: 'Pro',
  });
  expect(await fieldsOf(`provider_profiles/${buyer.uid}`)).toMatchObject({
    published: true,
    publish_on_renewal: false,
  });
  expect(await exists(listing)).toBe(true);
  expect(await mailsOf(buyer)).toEqual(['welcome']);
}

/** Nobody has to come again: at night everybody is brought in line with Stripe. */
const BY_NIGHT = {
  isBegun: () => Promise.resolve(true),
  sweep: () => tick(reconcile.subscriptions),
};

// The first, as everybody who was ever at Stripe is looked at.
survives({
  name: 'the night after payments of which nobody was told',
  scene: async () => [await paid(), await paid()],
  run: BY_NIGHT.sweep,
  judge: async (all) => {
    for (const one of all) await judgePaid(one);
  },
});

survives({
  name: 'a checkout',
  scene: () => account('buyer'),
  run: subscribe,
  judge: async (buyer) => {
    expect(await runningOf(buyer)).toEqual([]);
    await payHere(buyer);
    await tell(buyer, eventsOf(PAID));
    expect(await runningOf(buyer)).toEqual(['active']);
    expect(await stateOf(buyer)).toMatchObject({ subscribed: true, subscription_tier: 'Pro' });
    const { data } = await stripeApi().customers.list({ email: buyer.email });
    expect(data.map(({ id }) => id)).toEqual([await customerOf(buyer)]);
  },
});

survives({
  name: 'a checkout for another plan, with one open in another tab',
  scene: async () => {
    const buyer = await account('buyer');
    await callHere(create.checkout, buyer, { product_id: productOf('Business') });
    return buyer;
  },
  run: subscribe,
  judge: async (buyer) => {
    await payHere(buyer);
    await tell(buyer, eventsOf(PAID));
    expect(await runningOf(buyer)).toEqual(['active']);
    expect(await stateOf(buyer)).toMatchObject({ subscribed: true, subscription_tier: 'Pro' });
  },
});

survives({
  name: 'the events of a payment',
  scene: async () => ({ ...(await paid()), events: eventsOf(PAID) }),
  run: ({ buyer, events }) => tell(buyer, events),
  alone: BY_NIGHT,
  judge: judgePaid,
});

survives({
  name: 'a look at the plan after a payment of which nobody was told',
  scene: paid,
  run: async ({ buyer }) => {
    expect(await callHere(check.subscription, buyer, {})).toMatchObject({ subscribed: true });
  },
  alone: BY_NIGHT,
  judge: judgePaid,
});

survives({
  name: 'the end of a plan',
  scene: async () => {
    const { buyer, listing } = await paid();
    await callHere(check.subscription, buyer, {});
    const before = await snapshotOf(`subscribers/${buyer.uid}`);
    await stripeApi().subscriptions.cancel(String(before.get('subscription_id')));
    return { buyer, listing, before, events: eventsOf(ENDED) };
  },
  run: ({ buyer, events }) => tell(buyer, events),
  alone: BY_NIGHT,
  judge: async ({ buyer, listing, before }) => {
    await tellChange(buyer, before);
    expect(await runningOf(buyer)).toEqual([]);
    expect(await stateOf(buyer)).toMatchObject({ subscribed: false, status: 'canceled' });
    expect(await fieldsOf(`provider_profiles/${buyer.uid}`)).toMatchObject({
      published: false,
      publish_on_renewal: true,
    });
    expect(await exists(listing)).toBe(false);
    expect(await mailsOf(buyer)).toEqual(['subscription_ended']);
  },
});
