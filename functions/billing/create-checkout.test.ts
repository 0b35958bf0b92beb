import { toAppError } from '@doorstep/domain/app-error';
import { PLANS } from '@doorstep/domain/billing/plan';
import {
  NOT_SUBSCRIBED,
  type SubscriptionFacts,
  type SubscriptionStatus,
} from '@doorstep/domain/billing/subscription';
import { describe, expect, it } from 'vitest';
import { createCheckout, type CheckoutDeps } from './create-checkout.ts';

const [STARTER, , BUSINESS] = PLANS.map(({ product_id }) => product_id);
const BUYER = { uid: 'pro', email: 'pro@doorstep.test' };
const DAY_MS = 24 * 60 * 60 * 1000;
const unexpected = () => Promise.reject(new Error('not expected here'));

function subscription(status: SubscriptionStatus, product_id = ''): SubscriptionFacts {
  const days = (count: number) => new Date(Date.now() + count * DAY_MS);
  const period = { period_start: days(-20), period_end: days(10) };
  const renewal = { cancel_at: null, cancel_at_period_end: false };
  const invoices = { open_invoice: null, next_charge: null };
  const ids = { id: `sub_${product_id}`, item_id: 'si_1', product_id };
  return { ...ids, status, ...period, ...renewal, ...invoices };
}

/** Fakes a professional with these subscriptions. Every Stripe call except the portal fails. */
function portalOnly(subscriptions: SubscriptionFacts[]): CheckoutDeps {
  return {
    siteUrl: 'https://doorstep.test',
    closedAccounts: { has: unexpected },
    teams: { findMember: () => Promise.resolve(null) },
    profiles: { findContact: unexpected },
    subscribers: {
      find: () =>
        Promise.resolve({ ...NOT_SUBSCRIBED, stripe_customer_id: 'cus_1', sync_version: 1 }),
      saveState: () => Promise.resolve('saved'),
      copyTier: () => Promise.resolve(),
      findUidByCustomer: unexpected,
      claimCustomer: unexpected,
      isEventHandled: unexpected,
      markEventHandled: unexpected,
      listWithCustomer: unexpected,
      findReconcileCursor: unexpected,
      saveReconcileCursor: unexpected,
    },
    stripe: {
      listSubscriptions: () => Promise.resolve(subscriptions),
      cancelSubscription: unexpected,
      endAtPeriodEnd: unexpected,
      createPortal: ({ customer_id }) => Promise.resolve(`portal of ${customer_id}`),
      createSwitch: unexpected,
      createCustomer: unexpected,
      hasCustomer: unexpected,
      listCheckouts: unexpected,
      createCheckout: unexpected,
      expireCheckout: unexpected,
      readEvent: unexpected,
    },
  };
}

describe('createCheckout', () => {
  it.each<SubscriptionStatus>(['past_due', 'unpaid'])(
    'opens the portal for a returning professional whose new subscription is %s',
    async (status) => {
      const deps = portalOnly([subscription('canceled', BUSINESS), subscription(status, STARTER)]);
      expect(await createCheckout(deps, BUYER, PLANS[1]?.product_id ?? '')).toBe('portal of cus_1');
    },
  );

  it.each([
    ['on a day', { cancel_at: new Date('2030-01-01') }],
    ['with its period', { cancel_at_period_end: true }],
  ])('refuses to switch a plan that ends %s, and opens no portal (@2.4.5)', async (_, ending) => {
    const deps = portalOnly([{ ...subscription('active', STARTER), ...ending }]);
    deps.stripe.createPortal = unexpected;
    const refusal = await createCheckout(deps, BUYER, BUSINESS ?? '').catch(toAppError);
    expect(refusal).toMatchObject({
      code: 'failed-precondition',
      personMessage: 'Your plan is set to end. Resume it first, then switch plans.',
    });
  });

  it('opens the portal for the current plan, where a plan that is ending can be resumed', async () => {
    const ending = { ...subscription('active', STARTER), cancel_at_period_end: true };
    expect(await createCheckout(portalOnly([ending]), BUYER, STARTER ?? '')).toBe(
      'portal of cus_1',
    );
  });
});
