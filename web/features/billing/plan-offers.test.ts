import { expect, it } from 'vitest';
import { planOffers, type PlanOwner } from './plan-offers.ts';

const PRO: PlanOwner = { subscription_tier: 'Pro', status: 'active', cancel_at: null };
const ENDING: PlanOwner = { ...PRO, cancel_at: '2031-12-04T12:00:00.000Z' };
const DUE: PlanOwner = { ...PRO, status: 'past_due' };

const shown = (...input: Parameters<typeof planOffers>) =>
  planOffers(...input).map(({ plan, badge, isMarked, isPrimary }) =>
    [plan.name, badge, isMarked && 'marked', isPrimary && 'primary'].filter(Boolean).join(', '),
  );

it('recommends Pro to a visitor, and marks the choice of a person who comes back (@2.4.6)', () => {
  expect(shown(null, null)).toEqual(['Starter', 'Pro, Recommended, marked, primary', 'Business']);
  expect(shown(null, 'Business')).toEqual([
    'Starter',
    'Pro, Recommended',
    'Business, Your choice, marked, primary',
  ]);
  const notes = planOffers(null, 'Pro').map(({ note }) => note);
  expect(notes).toEqual([null, "Your card wasn't charged.", null]);
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
