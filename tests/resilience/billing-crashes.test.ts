import './support/isolated-project.ts';
import { searchIdOf } from '@doorstep/domain/search/provider-search';
import { expect } from 'vitest';
import { reconcileSubscriptionsJob } from '../../functions/billing/endpoints.ts';
import { stripeWebhook, subscriberWritten } from '../../functions/index.ts';
import { adminDb, exists, fieldsOf } from '../support/server/admin.ts';
import { callHere } from '../support/server/in-process/call-here.ts';
import { savePage } from '../support/server/market.ts';
import { unique } from '../support/server/sdk-people.ts';
import { customerOf, pay, productOf, stripeApi } from '../support/server/stripe-api.ts';
import { postHere, signedEvent } from '../support/server/webhook.ts';
import { createAccount } from './support/create-account.ts';
import { deliverWrite, snapshotOf } from '../support/server/in-process/events.ts';
import { testCrashes } from './support/crash-cases.ts';

type Buyer = Awaited<ReturnType<typeof createAccount>>;

const subscribe = (buyer: Buyer) =>
  callHere('create-checkout', buyer, { product_id: productOf('Pro') });

const stateOf = ({ uid }: Buyer) => fieldsOf(`subscribers/${uid}`);

/** Returns the buyer's customers at Stripe, identified by their metadata. */
async function customersOf({ uid }: Buyer): Promise<string[]> {
  const { data } = await stripeApi().customers.list({ limit: 20 });
  return data.filter(({ metadata }) => metadata['uid'] === uid).map(({ id }) => id);
}

async function payCheckout(buyer: Buyer): Promise<void> {
  const customer = await customerOf(buyer);
  const { data } = await stripeApi().checkout.sessions.list({ customer });
  const open = data.filter(({ status }) => status === 'open');
  expect(open).toHaveLength(1);
  await pay(open[0]?.url ?? '');
}

/** Delivers signed Stripe events to the webhook in parallel. */
async function deliverEvents(buyer: Buyer, events: readonly { id: string; type: string }[]) {
  const customer = await customerOf(buyer);
  await Promise.all(
    events.map(async (event) => {
      expect(await postHere(stripeWebhook, signedEvent({ ...event, customer }))).toMatchObject({
        status: 200,
      });
    }),
  );
}

/** The events that Stripe sends after a payment. */
const PAID = ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];
const ENDED = ['customer.subscription.deleted'];
const eventsOf = (types: readonly string[]) =>
  types.map((type) => ({ type, id: unique('evt_crashes') }));

/** Runs the trigger on a changed subscriber twice. */
async function runTrigger(before: Awaited<ReturnType<typeof snapshotOf>>) {
  const after = await snapshotOf(before.ref.path);
  for (let run = 0; run < 2; run += 1) {
    await deliverWrite(subscriberWritten, { before, after });
  }
}

/** Returns the templates of the buyer's mails. */
async function mailsOf({ email }: Buyer) {
  const { docs } = await adminDb().collection('mail').where('to', '==', email).get();
  return docs.map((mail): unknown => mail.get('template'));
}

/** Expects one customer, and returns the statuses of its subscriptions. */
async function statusesOf(buyer: Buyer) {
  const customers = await customersOf(buyer);
  expect(customers).toEqual([await customerOf(buyer)]);
  const { data } = await stripeApi().subscriptions.list({ customer: customers[0] ?? '' });
  return data.map(({ status }) => status);
}

/** Creates a buyer with a paid plan, undelivered events, and a page to publish on renewal. */
async function createPaidBuyer() {
  const buyer = await createAccount('buyer');
  await subscribe(buyer);
  await payCheckout(buyer);
  const page = await savePage(buyer.uid, { published: false, publish_on_renewal: true });
  const before = await snapshotOf(`subscribers/${buyer.uid}`);
  return { buyer, listing: `provider_search/${searchIdOf(page, 'Pro')}`, before };
}
type PaidBuyer = Awaited<ReturnType<typeof createPaidBuyer>>;

/** Expects one plan, a public page, and one welcome mail. */
async function assertPaid({ buyer, listing, before }: PaidBuyer): Promise<void> {
  await runTrigger(before);
  expect(await statusesOf(buyer)).toEqual(['active']);
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

/** The nightly reconcile repairs every subscriber. */
const NIGHTLY = {
  isResumable: () => Promise.resolve(true),
  schedule: () => reconcileSubscriptionsJob.run(),
};

// This case runs first, because the reconcile also reads the subscribers of earlier cases.
testCrashes({
  name: 'the nightly reconcile after payments without events',
  setUp: async () => [await createPaidBuyer(), await createPaidBuyer()],
  run: NIGHTLY.schedule,
  assert: async (all) => {
    for (const one of all) await assertPaid(one);
  },
});

testCrashes({
  name: 'a checkout',
  setUp: () => createAccount('buyer'),
  run: subscribe,
  assert: async (buyer) => {
    expect(await statusesOf(buyer)).toEqual([]);
    await payCheckout(buyer);
    await deliverEvents(buyer, eventsOf(PAID));
    expect(await statusesOf(buyer)).toEqual(['active']);
    expect(await stateOf(buyer)).toMatchObject({ subscribed: true, subscription_tier: 'Pro' });
    const { data } = await stripeApi().customers.list({ email: buyer.email });
    expect(data.map(({ id }) => id)).toEqual([await customerOf(buyer)]);
  },
});

testCrashes({
  name: 'a checkout for another plan, with one open in another tab',
  setUp: async () => {
    const buyer = await createAccount('buyer');
    await callHere('create-checkout', buyer, { product_id: productOf('Business') });
    return buyer;
  },
  run: subscribe,
  assert: async (buyer) => {
    await payCheckout(buyer);
    await deliverEvents(buyer, eventsOf(PAID));
    expect(await statusesOf(buyer)).toEqual(['active']);
    expect(await stateOf(buyer)).toMatchObject({ subscribed: true, subscription_tier: 'Pro' });
  },
});

testCrashes({
  name: 'the events of a payment',
  setUp: async () => ({ ...(await createPaidBuyer()), events: eventsOf(PAID) }),
  run: ({ buyer, events }) => deliverEvents(buyer, events),
  finishedBySchedule: NIGHTLY,
  assert: assertPaid,
});

testCrashes({
  name: 'a check of the plan after a payment without events',
  setUp: createPaidBuyer,
  run: async ({ buyer }) => {
    expect(await callHere('check-subscription', buyer, {})).toMatchObject({ subscribed: true });
  },
  finishedBySchedule: NIGHTLY,
  assert: assertPaid,
});

testCrashes({
  name: 'the end of a plan',
  setUp: async () => {
    const { buyer, listing } = await createPaidBuyer();
    await callHere('check-subscription', buyer, {});
    const before = await snapshotOf(`subscribers/${buyer.uid}`);
    await stripeApi().subscriptions.cancel(String(before.get('subscription_id')));
    return { buyer, listing, before, events: eventsOf(ENDED) };
  },
  run: ({ buyer, events }) => deliverEvents(buyer, events),
  finishedBySchedule: NIGHTLY,
  assert: async ({ buyer, listing, before }) => {
    await runTrigger(before);
    expect(await statusesOf(buyer)).toEqual([]);
    expect(await stateOf(buyer)).toMatchObject({ subscribed: false, status: 'canceled' });
    expect(await fieldsOf(`provider_profiles/${buyer.uid}`)).toMatchObject({
      published: false,
      publish_on_renewal: true,
    });
    expect(await exists(listing)).toBe(false);
    expect(await mailsOf(buyer)).toEqual(['subscription_ended']);
  },
});
