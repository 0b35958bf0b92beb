import { describe, expect, it } from 'vitest';
import {
  computeSubscriptionState,
  NOT_SUBSCRIBED,
  subscriberSchema,
  type OpenInvoice,
  type SubscriptionFacts,
  type SubscriptionStatus,
} from './subscription.ts';
import { productOf, testSubscription } from './test-subscription.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY);
const facts = (change: Partial<SubscriptionFacts> = {}) =>
  testSubscription({ period_start: daysFromNow(-10), period_end: daysFromNow(20), ...change });

const OPEN: OpenInvoice = {
  id: 'in_1',
  due_since: daysFromNow(-1),
  amount_due: 3900,
  currency: 'usd',
  next_attempt_at: daysFromNow(2),
};
const NOTHING_DUE = { amount_due: null, currency: null, next_attempt_at: null, invoice_id: null };
const NEXT_CHARGE = { amount: 3510, plan_amount: 3900, currency: 'usd' };
const OPEN_DUE = {
  amount_due: 3900,
  currency: 'usd',
  next_attempt_at: daysFromNow(2),
  invoice_id: 'in_1',
};

const state = (...subscriptions: SubscriptionFacts[]) =>
  computeSubscriptionState(subscriptions, NOW);

describe('computeSubscriptionState', () => {
  it('is not subscribed without a subscription', () => {
    expect(state()).toEqual(NOT_SUBSCRIBED);
  });

  it.each<[SubscriptionStatus, boolean]>([
    ['active', true],
    ['trialing', true],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['unpaid', false],
    ['paused', false],
    ['canceled', false],
  ])('for status %s, subscribed is %s', (status, subscribed) => {
    expect(state(facts({ status }))).toMatchObject({
      subscribed,
      status,
      subscription_tier: subscribed ? 'Pro' : null,
      subscription_end: daysFromNow(20),
    });
  });

  it('leaves past_due subscribed for 14 days from the start of the unpaid period', () => {
    const due = (days: number) =>
      state(facts({ status: 'past_due', period_start: daysFromNow(days) }));
    expect(due(-13.99)).toMatchObject({ subscribed: true, grace_ends_at: daysFromNow(0.01) });
    expect(due(-14)).toMatchObject({ subscribed: false, grace_ends_at: NOW });
    expect(due(-30).subscribed).toBe(false);
    expect(state(facts()).grace_ends_at).toBeNull();
  });

  it('counts them from the oldest unpaid invoice, although a new period has started', () => {
    const due = (days: number) =>
      state(
        facts({
          status: 'past_due',
          period_start: daysFromNow(-2),
          open_invoice: { ...OPEN, due_since: daysFromNow(days) },
        }),
      );
    expect(due(-13)).toMatchObject({ subscribed: true, grace_ends_at: daysFromNow(1) });
    expect(due(-32)).toMatchObject({ subscribed: false, grace_ends_at: daysFromNow(-18) });
  });

  it('uses the operator’s number of days', () => {
    const due = facts({ status: 'past_due', period_start: daysFromNow(-3) });
    expect(computeSubscriptionState([due], NOW, 3).subscribed).toBe(false);
    expect(computeSubscriptionState([due], NOW, 4).subscribed).toBe(true);
    expect(computeSubscriptionState([due], NOW, 0).subscribed).toBe(false);
  });

  it('returns the next charge only of a subscription in order that renews', () => {
    const next = { next_charge: NEXT_CHARGE };
    const amounts = { next_charge_amount: 3510, next_plan_amount: 3900, currency: 'usd' };
    const none = { next_charge_amount: null, next_plan_amount: null, currency: null };
    expect(state(facts(next))).toMatchObject(amounts);
    for (const change of [
      { status: 'past_due', period_start: daysFromNow(-1) },
      { status: 'canceled' },
      { cancel_at: daysFromNow(5) },
    ] as const) {
      expect(state(facts({ ...next, ...change }))).toMatchObject(none);
    }
  });

  it('returns when a canceled subscription ends, set by a date or by a flag', () => {
    expect(state(facts({ cancel_at: daysFromNow(5) })).cancel_at).toEqual(daysFromNow(5));
    expect(state(facts({ cancel_at_period_end: true })).cancel_at).toEqual(daysFromNow(20));
    expect(state(facts()).cancel_at).toBeNull();
  });

  it('chooses the best of several subscriptions, whatever their order', () => {
    const canceled = facts({ status: 'canceled', product_id: productOf('Business') });
    const starter = facts({ product_id: productOf('Starter') });
    const pastDue = facts({
      status: 'past_due',
      product_id: productOf('Business'),
      period_start: daysFromNow(-1),
    });
    for (const all of [
      [canceled, starter, pastDue],
      [pastDue, canceled, starter],
      [starter, pastDue, canceled],
    ]) {
      expect(state(...all)).toMatchObject({ subscribed: true, subscription_tier: 'Starter' });
    }
    expect(state(starter, facts()).subscription_tier).toBe('Pro');
  });

  it('prefers a subscription that renews over an equal one that was canceled and ends later', () => {
    const renewing = facts({ id: 'sub_on', period_end: daysFromNow(3) });
    const byDate = facts({ id: 'sub_date', cancel_at: daysFromNow(20) });
    const byFlag = facts({ id: 'sub_flag', cancel_at_period_end: true });
    for (const ending of [byDate, byFlag]) {
      for (const all of [
        [renewing, ending],
        [ending, renewing],
      ]) {
        expect(state(...all)).toMatchObject({ subscription_id: 'sub_on', cancel_at: null });
      }
    }
    const business = facts({ product_id: productOf('Business'), cancel_at: daysFromNow(20) });
    expect(state(renewing, business).subscription_tier).toBe('Business');
  });

  it('prefers a subscription that Stripe still tries to charge if none counts as subscribed', () => {
    // Each has a lower tier and an earlier end than the next, because the status matters most.
    const unpaid: SubscriptionStatus[] = ['past_due', 'unpaid', 'incomplete', 'paused', 'canceled'];
    for (const [position, status] of unpaid.slice(0, -1).entries()) {
      const better = facts({
        status,
        product_id: productOf('Starter'),
        period_start: daysFromNow(-40),
        period_end: daysFromNow(-10),
      });
      const worse = facts({
        status: unpaid[position + 1] ?? 'canceled',
        product_id: productOf('Business'),
        period_start: daysFromNow(-39),
      });
      for (const all of [
        [better, worse],
        [worse, better],
      ]) {
        expect(state(...all)).toMatchObject({ subscribed: false, status });
      }
    }
  });

  it('prefers the highest tier, then the latest end, if all have ended', () => {
    const ended = (change: Partial<SubscriptionFacts>) => facts({ status: 'canceled', ...change });
    const business = ended({ product_id: productOf('Business'), period_end: daysFromNow(-90) });
    const late = ended({ status: 'incomplete_expired', period_end: daysFromNow(-1) });
    const early = ended({ period_end: daysFromNow(-30) });
    expect(state(early, late, business).subscription_end).toEqual(daysFromNow(-90));
    expect(state(early, late).subscription_end).toEqual(daysFromNow(-1));
  });

  it.each<[string, Partial<SubscriptionFacts>, object]>([
    ['within the grace period', { status: 'past_due', period_start: daysFromNow(-1) }, OPEN_DUE],
    ['after the grace period', { status: 'past_due', period_start: daysFromNow(-19) }, OPEN_DUE],
    ['active', { status: 'active' }, NOTHING_DUE],
    ['unpaid', { status: 'unpaid' }, NOTHING_DUE],
    ['incomplete', { status: 'incomplete' }, NOTHING_DUE],
    ['canceled', { status: 'canceled' }, NOTHING_DUE],
  ])('returns the amount due only while the status is past_due: %s', (_when, change, expected) => {
    expect(state(facts({ open_invoice: OPEN, ...change }))).toMatchObject(expected);
    expect(state(facts({ ...change, open_invoice: null }))).toMatchObject(NOTHING_DUE);
  });

  it('returns no next attempt if Stripe will not retry', () => {
    const invoice = { ...OPEN, next_attempt_at: null };
    const change = { period_start: daysFromNow(-1), open_invoice: invoice };
    expect(state(facts({ status: 'past_due', ...change }))).toMatchObject({
      ...OPEN_DUE,
      next_attempt_at: null,
    });
  });

  it('returns the amount due of the chosen subscription, not of another one', () => {
    const starter = facts({
      id: 'sub_starter',
      status: 'past_due',
      product_id: productOf('Starter'),
      period_start: daysFromNow(-1),
      open_invoice: OPEN,
    });
    expect(state(starter, facts({ id: 'sub_pro' }))).toMatchObject({
      subscription_id: 'sub_pro',
      ...NOTHING_DUE,
    });
    const ended = facts({ id: 'sub_pro', status: 'canceled' });
    expect(state(ended, starter)).toMatchObject({ subscription_id: 'sub_starter', ...OPEN_DUE });
  });

  it('ignores a subscription to an unknown product', () => {
    expect(state(facts({ product_id: 'prod_else' }))).toEqual(NOT_SUBSCRIBED);
  });
});

describe('subscriberSchema', () => {
  it('reads a document without the fields that have a default', () => {
    const required = {
      subscribed: true,
      subscription_tier: 'Pro',
      subscription_end: NOW,
      status: 'active',
      cancel_at: null,
      stripe_customer_id: 'cus_1',
    };
    expect(subscriberSchema.parse(required)).toEqual({
      ...required,
      ...NOTHING_DUE,
      grace_ends_at: null,
      next_charge_amount: null,
      next_plan_amount: null,
      subscription_id: null,
    });
  });
});
