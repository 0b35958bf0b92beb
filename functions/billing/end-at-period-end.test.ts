import { NOT_SUBSCRIBED, type SubscriptionFacts } from '@doorstep/domain/billing/subscription';
import { testSubscription } from '@doorstep/domain/billing/test-subscription';
import { describe, expect, it } from 'vitest';
import { endAtPeriodEnd, type EndAtPeriodEndDeps } from './end-at-period-end.ts';

const PERIOD_END = new Date('2026-06-01');

const running = (id: string, changes: Partial<SubscriptionFacts> = {}) =>
  testSubscription({ id, item_id: `si_${id}`, period_end: PERIOD_END, ...changes });

interface Account {
  customer: string | null;
  subscriptions?: SubscriptionFacts[];
  isKnown?: boolean;
}

/** Runs `endAtPeriodEnd` and returns the recorded calls to Stripe, in order. */
async function callsFor({ customer, subscriptions = [], isKnown = true }: Account) {
  const calls: string[] = [];
  const note = (call: string) => Promise.resolve(void calls.push(call));
  const subscriber = { ...NOT_SUBSCRIBED, stripe_customer_id: customer, sync_version: 1 };
  const deps: EndAtPeriodEndDeps = {
    subscribers: { find: () => Promise.resolve(subscriber) },
    stripe: {
      hasCustomer: (id) => note(`find ${id}`).then(() => isKnown),
      listCheckouts: () =>
        Promise.resolve([
          { id: 'open', open_url: 'https://pay', product_id: null },
          { id: 'paid', open_url: null, product_id: null },
        ]),
      expireCheckout: (id) => note(`expire ${id}`),
      listSubscriptions: () => Promise.resolve(subscriptions),
      cancelSubscription: (id) => note(`cancel ${id}`),
      endAtPeriodEnd: (id) => note(`end later ${id}`),
    },
  };
  await endAtPeriodEnd(deps, 'somebody');
  return calls;
}

describe('endAtPeriodEnd', () => {
  it('does not call Stripe for a person without a customer', async () => {
    expect(await callsFor({ customer: null, subscriptions: [running('sub')] })).toEqual([]);
  });

  it('changes nothing for a customer that was deleted at Stripe', async () => {
    expect(await callsFor({ customer: 'cus', isKnown: false })).toEqual(['find cus']);
  });

  it('expires open checkouts, then ends each renewing subscription once', async () => {
    const subscriptions = [
      running('plain'),
      running('plain', { product_id: 'prod_second_item' }),
      running('trial', { status: 'trialing' }),
      running('late', { status: 'past_due' }),
      running('far', { cancel_at: new Date(PERIOD_END.getTime() + 1) }),
    ];
    expect(await callsFor({ customer: 'cus', subscriptions })).toEqual([
      'find cus',
      'expire open',
      ...['plain', 'trial', 'late', 'far'].map((id) => `end later ${id}`),
    ]);
  });

  it('does not change subscriptions that are ending or have ended', async () => {
    const subscriptions = [
      running('flagged', { cancel_at_period_end: true }),
      running('dated', { cancel_at: PERIOD_END }),
      running('over', { status: 'canceled' }),
      running('never-paid', { status: 'incomplete_expired' }),
    ];
    const calls = await callsFor({ customer: 'cus', subscriptions });
    expect(calls).toEqual(['find cus', 'expire open']);
  });

  it('cancels a subscription that was never paid immediately', async () => {
    const subscriptions = [running('waiting', { status: 'incomplete' })];
    expect(await callsFor({ customer: 'cus', subscriptions })).toContain('cancel waiting');
  });
});
