import { accountMailId } from '@doorstep/domain/mail/mail';
import { subscriptionStateSchema } from '@doorstep/domain/billing/subscription';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createClosedAccounts } from '../../../functions/platform/closed-account-repository.ts';
import { createAccounts } from '../../../functions/platform/account-repository.ts';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { createProviderProfiles } from '../../../functions/profiles/provider-profile-repository.ts';
import { createSubscribers } from '../../../functions/billing/subscriber-repository.ts';
import { queueBillingMail } from '../../../functions/billing/queue-billing-mail.ts';
import { adminAuth, adminDb, exists, fieldsOf } from '../../support/server/admin.ts';
import { sweepMailJob } from '../../../functions/mail/endpoints.ts';
import { theMailTo } from '../../support/server/received-mails.ts';
import { saveProfile } from '../../support/server/market.ts';
import { session, unique, type Person } from '../../support/server/sdk-people.ts';
import {
  checkoutUrl,
  control,
  failRenewal,
  pay,
  waitForStripeEvents,
  stripeApi,
  subscribe,
  theOpenInvoice,
  theSubscription,
} from '../../support/server/stripe-api.ts';
import { until } from '../../support/server/until.ts';

afterEach(() => control('calm'));

/** The ids of all mails to a person. */
async function mailIds({ email }: Person): Promise<string[]> {
  const mails = await adminDb().collection('mail').where('to', '==', email).get();
  return mails.docs.map(({ id }) => id).toSorted();
}

const arrived = (id: string) => until(id, () => exists(`mail/${id}`));

const mailDeps = () => ({
  outbox: createMailOutbox(adminDb()),
  profiles: createProviderProfiles(adminDb()),
  accounts: createAccounts(adminAuth()),
  closedAccounts: createClosedAccounts(adminDb()),
});

describe('mails about a subscription', () => {
  it('welcome once, with a link to the editor', async () => {
    const person = await session();
    await control('duplicate', { copies: 3 });
    await control('parallel', { deliveries: 3 });
    await subscribe(person, 'Business');
    await arrived(accountMailId('welcome', person.uid));
    const mail = await theMailTo(person.email);
    expect(mail.subject).toContain('Welcome');
    expect(mail.text).toContain('Business plan');
    expect(mail.text).toContain('/dashboard/profile');
    await stripeApi().subscriptions.cancel((await theSubscription(person)).id);
    await waitForStripeEvents();
    await subscribe(person);
    const { subscription_id: second } = await fieldsOf(`subscribers/${person.uid}`);
    await stripeApi().subscriptions.cancel(String(second));
    await waitForStripeEvents();
    await arrived(accountMailId('subscription_ended', String(second)));
    expect(await mailIds(person)).toHaveLength(3);
  });

  it('report a failed payment once for each invoice, whatever the order of events', async () => {
    const person = await session();
    await subscribe(person);
    await control('hold');
    await control('fail-renewal', { subscription: (await theSubscription(person)).id });
    await control('duplicate', { copies: 2 });
    await control('parallel', { deliveries: 4 });
    await control('release', { order: 'shuffled', seed: 3 });
    await waitForStripeEvents();
    const invoice = await theOpenInvoice(person);
    const id = accountMailId('payment_failed', invoice.id);
    await arrived(id);
    await arrived(accountMailId('welcome', person.uid));
    await control('replay', { type: 'invoice.payment_failed' });
    await waitForStripeEvents();
    await person.call('check-subscription', {});
    expect(await fieldsOf(`mail/${id}`)).toMatchObject({
      to: person.email,
      template: 'payment_failed',
      data: { amount_due: 3900, currency: 'usd', provider_name: null },
    });
    expect(await mailIds(person)).toEqual([id, accountMailId('welcome', person.uid)]);
  });

  it('do not report a failed payment that has succeeded meanwhile', async () => {
    const person = await session();
    await subscribe(person);
    // The clock also renews the subscriptions of other tests.
    await control('drop', { events: 1000 });
    await failRenewal(person);
    await stripeApi().invoices.pay((await theOpenInvoice(person)).id);
    await control('calm');
    await person.call('check-subscription', {});
    await arrived(accountMailId('welcome', person.uid));
    expect(await mailIds(person)).toEqual([accountMailId('welcome', person.uid)]);
  });

  it.each([
    ['was public', true],
    ['was a draft', false],
  ])('report the end once, and that the page %s', async (_what, published) => {
    const person = await session();
    await subscribe(person);
    const { display_name } = await saveProfile(person.uid, { published });
    const { id } = await theSubscription(person);
    await control('duplicate', { copies: 3 });
    await control('parallel', { deliveries: 3 });
    await stripeApi().subscriptions.cancel(id);
    await waitForStripeEvents();
    const mail = accountMailId('subscription_ended', id);
    await arrived(mail);
    await arrived(accountMailId('welcome', person.uid));
    expect(await fieldsOf(`mail/${mail}`)).toMatchObject({
      to: person.email,
      data: { reason: 'ended', page_was_public: published, provider_name: display_name },
    });
    expect(await mailIds(person)).toEqual([mail, accountMailId('welcome', person.uid)]);
  });

  it('depend on the state, also without a webhook', async () => {
    const person = await session();
    const url = await checkoutUrl(person, 'Starter');
    await control('drop', { events: 20 });
    await pay(url);
    await person.call('check-subscription', {});
    await arrived(accountMailId('welcome', person.uid));
  });

  it('are written once although the trigger runs again, and not for a missing account', async () => {
    const person = await session();
    await subscribe(person);
    const after = await createSubscribers(adminDb()).find(person.uid);
    if (!after) throw new Error('not subscribed');
    const before = { ...after, subscribed: false };
    const deps = mailDeps();
    const id = accountMailId('welcome', person.uid);
    await arrived(id);
    await sweepMailJob.run();
    await queueBillingMail(deps, person.uid, before, after);
    expect(await fieldsOf(`mail/${id}`)).toMatchObject({ state: 'sent' });
    await queueBillingMail(deps, 'nobodyatall', before, after);
    expect(await exists(`mail/${accountMailId('welcome', 'nobodyatall')}`)).toBe(false);
  });

  it.each([
    ['suspended', true],
    ['deleted', false],
  ])('are sent to a %s account: %s', async (reason, isTold) => {
    const person = await session();
    await adminDb()
      .doc(`closed_accounts/${person.uid}`)
      .set({ reason, closed_at: new Date(), expires_at: null });
    const invoice_id = unique('in');
    const paid = subscriber({ stripe_customer_id: null });
    const due = { ...paid, invoice_id, amount_due: 3900, currency: 'usd' };
    const ended = { ...paid, subscription_id: unique('sub'), subscribed: false };
    const changes = [
      [paid, due, accountMailId('payment_failed', invoice_id)],
      [
        { ...ended, subscribed: true },
        { ...ended, status: 'canceled' },
        accountMailId('subscription_ended', ended.subscription_id),
      ],
    ] as const;
    for (const [before, after, id] of changes) {
      const states = [before, after].map((one) => subscriptionStateSchema.parse(one));
      const [was, is] = states;
      if (!was || !is) throw new Error('no states');
      await queueBillingMail(mailDeps(), person.uid, was, is);
      expect(await exists(`mail/${id}`)).toBe(isTold);
    }
  });
});
