import { describe, expect, it } from 'vitest';
import { PLANS, type PlanTier } from './plan.ts';
import {
  computeSubscriptionState,
  NOT_SUBSCRIBED,
  type SubscriptionFacts,
  type SubscriptionStatus,
} from './subscription.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY);
const product = (tier: PlanTier) => PLANS.find((plan) => plan.name === tier)?.product_id ?? '';

const facts = (change: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  status: 'active',
  product_id: product('Pro'),
  period_start: daysFromNow(-10),
  period_end: daysFromNow(20),
  cancel_at: null,
  cancel_at_period_end: false,
  ...change,
});

const state = (...subscriptions: SubscriptionFacts[]) =>
  computeSubscriptionState(subscriptions, NOW);

describe('computeSubscriptionState', () => {
  it('is not subscribed without any', () => {
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
  ])('%s is subscribed: %s', (status, subscribed) => {
    expect(state(facts({ status }))).toMatchObject({
      subscribed,
      status,
      subscription_tier: subscribed ? 'Pro' : null,
      subscription_end: daysFromNow(20),
    });
  });

  it('past_due stays subscribed for seven days from the start of the unpaid period', () => {
    const due = (days: number) =>
      state(facts({ status: 'past_due', period_start: daysFromNow(days) })).subscribed;
    expect(due(-6.99)).toBe(true);
    expect(due(-7)).toBe(false);
    expect(due(-30)).toBe(false);
  });

  it('ends when Stripe says so, by the date or by the flag', () => {
    expect(state(facts({ cancel_at: daysFromNow(5) })).cancel_at).toEqual(daysFromNow(5));
    expect(state(facts({ cancel_at_period_end: true })).cancel_at).toEqual(daysFromNow(20));
    expect(state(facts()).cancel_at).toBeNull();
  });

  it('takes the best of several, whatever their order', () => {
    const canceled = facts({ status: 'canceled', product_id: product('Business') });
    const starter = facts({ product_id: product('Starter') });
    const pastDue = facts({
      status: 'past_due',
      product_id: product('Business'),
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

  it("does not count a product that is not the product's own", () => {
    expect(state(facts({ product_id: 'prod_else' }))).toEqual(NOT_SUBSCRIBED);
  });
});
