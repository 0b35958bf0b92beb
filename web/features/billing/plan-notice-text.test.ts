import { expect, it } from 'vitest';
import { planNotice } from './plan-notice-text.ts';

const ACTIVE = {
  subscribed: true,
  subscription_tier: 'Pro',
  subscription_end: '2031-03-04T12:00:00.000Z',
  status: 'active',
  cancel_at: null,
  grace_ends_at: null,
  next_charge_amount: null,
  next_plan_amount: null,
  amount_due: null,
  currency: null,
  next_attempt_at: null,
} as const;

it('says nothing about a plan in order, nor to a person who never had one', () => {
  expect(planNotice(ACTIVE)).toBeNull();
  expect(planNotice({ ...ACTIVE, subscribed: false, status: 'none' })).toBeNull();
});

it('@4.11.1 says what is due, when the card is charged again, and what happens to the page', () => {
  const owing = {
    ...ACTIVE,
    status: 'past_due',
    amount_due: 3900,
    currency: 'usd',
    next_attempt_at: '2031-03-04T12:00:00.000Z',
    grace_ends_at: '2031-03-15T12:00:00.000Z',
  } as const;
  expect(planNotice(owing)).toMatchObject({
    title: "Your last payment didn't go through",
    text: "$39.00 is due. We'll charge your card again on Mar 4, 2031. Your page stays public until Mar 15, 2031.",
    action: { label: 'Update card', flow: 'update_payment_method' },
  });
  expect(planNotice({ ...owing, status: 'unpaid', subscribed: false })?.text).toMatch(
    /Your page isn't public until you pay/,
  );
});

it('@4.11.2 says until when a canceled plan runs', () => {
  expect(planNotice({ ...ACTIVE, cancel_at: '2031-03-04T12:00:00.000Z' })).toMatchObject({
    title: 'Your plan ends on Mar 4, 2031',
    action: { label: 'Resume plan' },
  });
});

it('@4.11.3 says what happened to the page of an ended plan', () => {
  const ended = {
    ...ACTIVE,
    subscribed: false,
    subscription_tier: null,
    status: 'canceled',
  } as const;
  expect(planNotice(ended)).toMatchObject({ title: 'Your plan has ended' });
  expect(planNotice(ended)?.text).toContain('You keep your requests and chats.');
});
