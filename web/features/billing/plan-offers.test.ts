import { expect, it } from 'vitest';
import { knownPlan, planOffers, type PlanOwner } from './plan-offers.ts';

const PRO: PlanOwner = { subscription_tier: 'Pro', status: 'active', cancel_at: null };
const ENDING: PlanOwner = { ...PRO, cancel_at: '2031-12-04T12:00:00.000Z' };
const DUE: PlanOwner = { ...PRO, status: 'past_due' };

const NO_PLAN = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  status: 'none',
  cancel_at: null,
  grace_ends_at: null,
  next_charge_amount: null,
  next_plan_amount: null,
  amount_due: null,
  currency: null,
  next_attempt_at: null,
} as const;

const shown = (...input: Parameters<typeof planOffers>) =>
  planOffers(...input).map(({ plan, badge, isMarked, isPrimary }) =>
    [plan.name, badge, isMarked && 'marked', isPrimary && 'primary'].filter(Boolean).join(', '),
  );

it('recommends Pro to a visitor, and marks the choice of a person who comes back (@2.4.6)', () => {
  expect(shown('unknown', null)).toEqual([
    'Starter',
    'Pro, Recommended, marked, primary',
    'Business',
  ]);
  expect(shown('none', 'Business')).toEqual([
    'Starter',
    'Pro, Recommended',
    'Business, Your choice, marked, primary',
  ]);
});

it('says that nothing was charged only if a check found no plan, and sells nothing before (@2.4.6)', () => {
  const offered = (...input: Parameters<typeof planOffers>) =>
    planOffers(...input).map(({ label, action, note }) => [label, action, note]);
  const subscribe = ['Subscribe', 'subscribe', null];
  const wait = ['Checking...', 'wait', null];
  expect(offered('none', 'Pro')).toEqual([
    subscribe,
    ['Subscribe', 'subscribe', "Your card wasn't charged."],
    subscribe,
  ]);
  expect(offered('unknown', 'Pro')).toEqual([subscribe, subscribe, subscribe]);
  expect(offered('checking', 'Pro')).toEqual([
    wait,
    ['Checking...', 'wait', "One moment. We're checking your plan."],
    wait,
  ]);
});

it('knows that there is no plan only from a check without a subscription (@2.4.6)', () => {
  const checked = (changes: object) =>
    knownPlan({ status: 'checked', subscription: { ...NO_PLAN, ...changes } });
  expect(knownPlan({ status: 'loading' })).toBe('unknown');
  expect(knownPlan({ status: 'failed', error: null, subscribed: false })).toBe('unknown');
  expect(checked({ status: 'unpaid' })).toBe('unknown');
  expect(checked({})).toBe('none');
  expect(checked({ status: 'canceled' })).toBe('none');
  expect(checked({ ...PRO, subscribed: true })).toEqual(PRO);
});

it('@2.4.3 marks a subscriber’s own plan, and emphasizes the next plan up but no downgrade', () => {
  const of = (subscription_tier: PlanOwner['subscription_tier']) =>
    shown({ ...PRO, subscription_tier }, 'Business');
  expect(of('Starter')).toEqual([
    'Starter, Your plan, marked',
    'Pro, Recommended, primary',
    'Business',
  ]);
  expect(of('Pro')).toEqual(['Starter', 'Pro, Your plan, marked', 'Business, primary']);
  expect(of('Business')).toEqual(['Starter', 'Pro', 'Business, Your plan, marked']);
  for (const owner of [ENDING, DUE]) expect(shown(owner, null).join()).not.toContain('primary');
});

it('@2.4.3 says beside each switch what happens, or what must be done first', () => {
  const note = (owner: PlanOwner) => planOffers(owner, null).map((offer) => offer.note);
  const both = (text: string) => [text, 'Card, invoices, and cancellation.', text];
  expect(note(PRO)).toEqual(both('Starts now. Your unused time is credited.'));
  expect(note({ ...PRO, status: 'trialing' })).toEqual(both('Starts now. Your trial continues.'));
  expect(note(ENDING)).toEqual(both('Resume your plan first, then switch plans.'));
  expect(note(DUE)).toEqual(both('Update your card first, then switch plans.'));
});
