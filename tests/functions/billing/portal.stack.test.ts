import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { afterEach, describe, expect, it } from 'vitest';
import { readStack } from '../../support/stack.ts';
import { adminDb } from '../../support/server/admin.ts';
import { refusalCode, refusalOf, session } from '../../support/server/sdk-people.ts';
import {
  checkoutUrl,
  control,
  customerOf,
  failRenewal,
  openPortal,
  productOf,
  waitForStripeEvents,
  stripeApi,
  subscribe,
  theSubscription,
} from '../../support/server/stripe-api.ts';

afterEach(() => control('calm'));

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

  it('asks people without a plan to choose one, whatever customer they name', async () => {
    const person = await session();
    const payload = { customer: 'cus_other', stripe_customer_id: 'cus_other' };
    const { code, message } = await refusalOf(person.callRaw('customer-portal', payload));
    expect(code).toBe('failed-precondition');
    expect(message).toContain('Choose a plan');
    expect((await adminDb().doc(`subscribers/${person.uid}`).get()).exists).toBe(false);
  });
});

describe('customer-portal with a flow', () => {
  it.each([null, undefined, {}, { flow: null }])(
    'opens its first page without a flow: %j',
    async (payload) => {
      const person = await session();
      await subscribe(person);
      expect((await openPortal(person, payload)).path).toBe('');
    },
  );

  it('opens at the card or the cancellation', async () => {
    const person = await session();
    await subscribe(person);
    const { id } = await theSubscription(person);
    const flows = {
      update_payment_method: '/payment-method',
      cancel: `/subscriptions/${id}/cancel`,
    };
    for (const [flow, path] of Object.entries(flows)) {
      const opened = await openPortal(person, { flow });
      expect(opened.path).toBe(path);
      expect(opened.page).toContain(`${readStack().site}/dashboard`);
    }
  });

  it('opens at the card while a renewal is unpaid', async () => {
    const person = await session();
    await subscribe(person);
    await failRenewal(person);
    expect((await openPortal(person, { flow: 'update_payment_method' })).path).toBe(
      '/payment-method',
    );
  });

  it('cancel opens the first page without a subscription', async () => {
    const person = await session();
    await checkoutUrl(person, 'Pro');
    expect((await openPortal(person, { flow: 'cancel' })).path).toBe('');
    await subscribe(person);
    await stripeApi().subscriptions.cancel((await theSubscription(person)).id);
    expect((await openPortal(person, { flow: 'cancel' })).path).toBe('');
  });

  it('cancel opens the first page if the subscription is already canceled', async () => {
    const person = await session();
    await subscribe(person);
    const { id } = await theSubscription(person);
    await stripeApi().subscriptions.update(id, { cancel_at_period_end: true });
    await waitForStripeEvents();
    expect((await openPortal(person, { flow: 'cancel' })).path).toBe('');
  });

  it('opens the first page if the configuration disables the flow', async () => {
    const { configurations } = stripeApi().billingPortal;
    const standard = (await configurations.list({ is_default: true })).data[0]?.id ?? '';
    const person = await session();
    await subscribe(person);
    await configurations.update(standard, {
      features: { subscription_cancel: { enabled: false } },
    });
    try {
      expect((await openPortal(person, { flow: 'cancel' })).path).toBe('');
    } finally {
      await configurations.update(standard, {
        features: { subscription_cancel: { enabled: true } },
      });
    }
  });

  it("never opens another person's subscription", async () => {
    const [person, other] = await Promise.all([session(), session()]);
    await subscribe(person);
    await subscribe(other);
    const others = (await theSubscription(other)).id;
    const payload = {
      flow: 'cancel',
      subscription: others,
      subscription_id: others,
      customer: await customerOf(other),
      flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: others } },
      return_url: 'https://evil.example/',
    };
    const { path, page } = await openPortal(person, payload);
    expect(path).toBe(`/subscriptions/${(await theSubscription(person)).id}/cancel`);
    expect(page).not.toContain('evil.example');
    expect(page).not.toContain(other.email);
  });

  it.each(['subscription_cancel', 'change_plan', 'constructor', '', 1])(
    'refuses the flow %j',
    async (flow) => {
      const person = await session();
      expect(await refusalCode(person.callRaw('customer-portal', { flow }))).toBe(
        'invalid-argument',
      );
    },
  );
});

describe('create-checkout for a subscriber', () => {
  it('confirms the switch, says that a plan is ending, or opens the portal, at the card while money is due', async () => {
    const person = await session();
    await subscribe(person, 'Starter');
    const opened = async (tier: PlanTier) => {
      const { url } = await fetch(await checkoutUrl(person, tier));
      return url.replace(/^.*\/p\/session\/[^/]+/, '');
    };
    const { id } = await theSubscription(person);
    expect(await opened('Business')).toBe(`/subscriptions/${id}/confirm`);
    expect(await opened('Starter')).toBe('');
    await stripeApi().subscriptions.update(id, { cancel_at_period_end: true });
    const input = { product_id: productOf('Business') };
    const refusal = await refusalOf(person.callRaw('create-checkout', input));
    expect(refusal).toMatchObject({ code: 'failed-precondition' });
    expect(refusal.message).toContain('Your plan is set to end. Resume it first');
    expect(await opened('Starter')).toBe('');
    await stripeApi().subscriptions.update(id, { cancel_at_period_end: false });
    await failRenewal(person);
    expect(await opened('Business')).toBe('/payment-method');
  });
});
