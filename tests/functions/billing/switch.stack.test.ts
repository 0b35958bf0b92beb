import { afterEach, describe, expect, it } from 'vitest';
import { refusalCode, refusalOf, session, type Person } from '../../support/server/sdk-people.ts';
import {
  checkoutUrl,
  control,
  customerOf,
  failRenewal,
  openPortal,
  productOf,
  stripeApi,
  subscribe,
  theSubscription,
} from '../../support/server/stripe-api.ts';
import { readStack } from '../../support/stack.ts';

afterEach(() => control('calm'));

describe('customer-portal with a switch', () => {
  const standard = async () =>
    (await stripeApi().billingPortal.configurations.list({ is_default: true })).data[0]?.id ?? '';

  it('confirms exactly the chosen plan and leads back to /pricing, in both directions', async () => {
    const person = await session();
    await subscribe(person);
    const { id } = await theSubscription(person);
    for (const [tier, amount] of [
      ['Business', '$79.00'],
      ['Starter', '$19.00'],
    ] as const) {
      const { path, page } = await openPortal(person, { switch_to: tier, flow: 'cancel' });
      expect(path).toBe(`/subscriptions/${id}/confirm`);
      expect(page).toContain(`${amount} per month`);
      expect(page).toContain(`${readStack().site}/pricing?switch=${tier}`);
    }
  });

  it('stores the new plan, and the difference for the rest of the month', async () => {
    const person = await session();
    await subscribe(person);
    const { url } = await person.call('customer-portal', { switch_to: 'Business' });
    const opened = await fetch(url ?? '');
    const confirmed = await fetch(opened.url, { method: 'POST', redirect: 'manual' });
    expect(confirmed.headers.get('location')).toBe(`${readStack().site}/pricing?switch=Business`);
    const state = await person.call('check-subscription', {});
    expect(state).toMatchObject({ subscription_tier: 'Business', next_plan_amount: 7900 });
    // Stripe credits and charges almost the whole month, because it has just begun.
    expect(state.next_charge_amount).toBeGreaterThan(7900 + 3900);
    expect(state.next_charge_amount).toBeLessThanOrEqual(7900 + 4000);
  });

  it('leaves a trial as it is', async () => {
    const person = await session();
    await checkoutUrl(person, 'Pro');
    const customer = await customerOf(person);
    const { id: card } = await stripeApi().paymentMethods.attach('pm_card_visa', { customer });
    const { data } = await stripeApi().prices.list({ product: productOf('Pro') });
    const trial = await stripeApi().subscriptions.create({
      customer,
      default_payment_method: card,
      items: [{ price: data[0]?.id ?? '' }],
      trial_period_days: 14,
    });
    const { url } = await person.call('customer-portal', { switch_to: 'Business' });
    await fetch((await fetch(url ?? '')).url, { method: 'POST', redirect: 'manual' });
    expect(await person.call('check-subscription', {})).toMatchObject({
      subscription_tier: 'Business',
      status: 'trialing',
      subscription_end: new Date((trial.trial_end ?? 0) * 1000).toISOString(),
      next_charge_amount: 7900,
    });
  });

  const refusedSwitch = async (person: Person) => {
    const refusal = await refusalOf(person.callRaw('customer-portal', { switch_to: 'Business' }));
    expect(refusal.code).toBe('failed-precondition');
    return refusal.message;
  };

  it('is refused with a sentence without a plan, and while it is ending or unpaid', async () => {
    const person = await session();
    expect(await refusedSwitch(person)).toContain("don't have a subscription yet");
    await subscribe(person);
    const { id } = await theSubscription(person);
    await stripeApi().subscriptions.update(id, { cancel_at_period_end: true });
    expect(await refusedSwitch(person)).toContain('set to end');
    await stripeApi().subscriptions.update(id, { cancel_at_period_end: false });
    await failRenewal(person);
    expect(await refusedSwitch(person)).toContain('Update your card first');
    await stripeApi().subscriptions.cancel(id);
    expect(await refusedSwitch(person)).toContain("don't have an active plan");
  });

  it('is refused with a sentence if Stripe refuses it, and never opens the first page', async () => {
    const { configurations } = stripeApi().billingPortal;
    const id = await standard();
    const person = await session();
    await subscribe(person);
    const enable = (enabled: boolean) =>
      configurations.update(id, { features: { subscription_update: { enabled } } });
    await enable(false);
    try {
      expect(await refusedSwitch(person)).toContain("Stripe didn't accept the change to Business");
    } finally {
      await enable(true);
    }
  });

  it('is refused with a sentence for a subscription with several items', async () => {
    const person = await session();
    await checkoutUrl(person, 'Pro');
    const customer = await customerOf(person);
    const { id: card } = await stripeApi().paymentMethods.attach('pm_card_visa', { customer });
    const prices = await Promise.all(
      (['Pro', 'Starter'] as const).map((tier) =>
        stripeApi().prices.list({ product: productOf(tier) }),
      ),
    );
    await stripeApi().subscriptions.create({
      customer,
      default_payment_method: card,
      items: prices.map(({ data }) => ({ price: data[0]?.id ?? '' })),
    });
    expect(await refusedSwitch(person)).toContain('more than one item');
  });

  it("never switches another person's subscription", async () => {
    const [person, other] = await Promise.all([session(), session()]);
    await subscribe(person);
    await subscribe(other);
    const { id: others, items } = await theSubscription(other);
    const payload = {
      switch_to: 'Business',
      subscription: others,
      subscription_id: others,
      item_id: items.data[0]?.id,
      price: 'price_free',
      product_id: productOf('Starter'),
      customer: await customerOf(other),
      return_url: 'https://evil.example/',
    };
    const { path, page } = await openPortal(person, payload);
    expect(path).toBe(`/subscriptions/${(await theSubscription(person)).id}/confirm`);
    expect(page).toContain('$79.00 per month');
    expect(page).not.toContain('evil.example');
    expect(page).not.toContain(other.email);
  });

  it.each(['business', 'prod_doorstep_pro', 'constructor', '', 1])(
    'refuses the plan %j',
    async (tier) => {
      const person = await session();
      const call = person.callRaw('customer-portal', { switch_to: tier });
      expect(await refusalCode(call)).toBe('invalid-argument');
    },
  );
});
