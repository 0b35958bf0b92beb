import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSubscribers } from '../../../functions/billing/subscriber-repository.ts';
import { createStripeGateway } from '../../../functions/billing/gateways/stripe-client.ts';
import { reconcileSubscriptionsJob } from '../../../functions/billing/endpoints.ts';
import { stripeSettings } from '../../../functions/platform/config.ts';
import { endAtPeriodEnd } from '../../../functions/billing/end-at-period-end.ts';
import { adminDb, fieldsOf } from '../../support/server/admin.ts';
import { functionsLog } from '../../support/server/functions-log.ts';
import { administrator, reportedCase } from '../../support/server/moderation.ts';
import type { Person } from '../../support/server/sdk-people.ts';
import {
  checkoutUrl,
  control,
  customerOf,
  failRenewal,
  waitForStripeEvents,
  stripeApi,
  subscribe,
  theOpenInvoice,
  theSubscription,
} from '../../support/server/stripe-api.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

let admin: Person;
beforeAll(async () => {
  admin = await administrator();
});
afterEach(() => control('calm'));

/** Creates a reported professional without a Stripe customer. */
async function reportedProfessional() {
  const { reported, id } = await reportedCase();
  await adminDb().doc(`subscribers/${reported.uid}`).delete();
  return { reported, id };
}

const suspend = (id: string) =>
  admin.call('admin-decide-report', { id, decision: 'suspend', note: 'Fraud.' });

const isEnding = async (person: Person) => (await theSubscription(person)).cancel_at_period_end;

describe('the subscription of a suspended professional', () => {
  it('ends with its period, also when the suspension is lifted', async () => {
    const { reported, id } = await reportedProfessional();
    await subscribe(reported);
    expect(await suspend(id)).toEqual({ state: 'suspended', account: 'suspended' });
    await triggersFinished();
    expect(await isEnding(reported)).toBe(true);
    await waitForStripeEvents();
    const ending = await theSubscription(reported);
    expect(ending.status).toBe('active');
    const { cancel_at, subscribed } = await fieldsOf(`subscribers/${reported.uid}`);
    expect([subscribed, cancel_at]).toEqual([true, expect.anything()]);

    await admin.call('admin-lift-suspension', { id, note: 'A mistake.' });
    await reconcileSubscriptionsJob.run();
    expect(await theSubscription(reported)).toEqual(ending);
  });

  it('is changed once', async () => {
    const { reported } = await reportedProfessional();
    await subscribe(reported);
    const stripe = createStripeGateway(stripeSettings());
    const deps = { stripe, subscribers: createSubscribers(adminDb()) };
    await endAtPeriodEnd(deps, reported.uid);
    const first = await theSubscription(reported);
    expect(first.cancel_at_period_end).toBe(true);
    const eventsNow = async () => (await stripeApi().events.list({ limit: 100 })).data.length;
    await waitForStripeEvents();
    const events = await eventsNow();
    await endAtPeriodEnd(deps, reported.uid);
    expect(await theSubscription(reported)).toEqual(first);
    expect(await eventsNow()).toBe(events);
    await stripe.cancelSubscription(first.id);
    await stripe.endAtPeriodEnd(first.id);
    expect((await theSubscription(reported)).status).toBe('canceled');
  });

  it('stays past due, and is not renewed', async () => {
    const { reported, id } = await reportedProfessional();
    await subscribe(reported);
    await failRenewal(reported);
    await suspend(id);
    await triggersFinished();
    expect(await isEnding(reported)).toBe(true);
    expect(await theSubscription(reported)).toMatchObject({ status: 'past_due' });
    expect((await theOpenInvoice(reported)).status).toBe('open');
  });

  it('cannot begin on a checkout page that was open', async () => {
    const { reported, id } = await reportedProfessional();
    await checkoutUrl(reported, 'Pro');
    const customer = await customerOf(reported);
    await suspend(id);
    const statuses = async () =>
      (await stripeApi().checkout.sessions.list({ customer })).data.map(({ status }) => status);
    await triggersFinished();
    expect(await statuses()).toEqual(['expired']);
  });

  it('is ended by the nightly reconcile if the trigger has failed', async () => {
    const { reported, id } = await reportedProfessional();
    const other = (await reportedProfessional()).reported;
    await subscribe(reported);
    await subscribe(other);
    const failures = () =>
      functionsLog().filter((line) => line.includes('"event":"step failed","step":"suspension"'))
        .length;
    const before = failures();
    await control('refuse', { seconds: 60, status: 503 });
    expect(await suspend(id)).toEqual({ state: 'suspended', account: 'suspended' });
    await triggersFinished();
    expect(failures()).toBeGreaterThan(before);
    await control('calm');
    expect(await isEnding(reported)).toBe(false);
    await reconcileSubscriptionsJob.run();
    expect([await isEnding(reported), await isEnding(other)]).toEqual([true, false]);
  });
});
