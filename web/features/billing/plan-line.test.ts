import { expect, it } from 'vitest';
import { planDetails, planLine } from './plan-line.ts';

const ACTIVE = {
  subscribed: true,
  subscription_tier: 'Pro',
  subscription_end: '2031-12-24T12:00:00.000Z',
  status: 'active',
  cancel_at: null,
  grace_ends_at: null,
  next_charge_amount: 3900,
  amount_due: null,
  currency: 'usd',
  next_attempt_at: null,
} as const;
const lineOf = (changes: object) =>
  planLine({ status: 'checked', subscription: { ...ACTIVE, ...changes } });

it('@2.9.16 says on one line when the plan renews, or ends only if it was cancelled', () => {
  expect(lineOf({})).toBe('Pro · renews Dec 24 for $39');
  expect(lineOf({ next_charge_amount: 1250 })).toBe('Pro · renews Dec 24 for $12.50');
  expect(lineOf({ next_charge_amount: null })).toBe('Pro · renews Dec 24');
  expect(lineOf({ cancel_at: '2031-12-24T12:00:00.000Z' })).toBe('Pro · ends Dec 24');
  expect(lineOf({ status: 'past_due' })).toBe('Pro · payment due');
  expect(lineOf({ subscription_tier: null, subscription_end: null })).toBe('Your plan');
  const failed = { status: 'failed', error: null, subscribed: true } as const;
  expect(planLine(failed)).toBe("We couldn't check your plan");
});

it('@4.11.5 says in sentences what is charged next, and when', () => {
  const detailsOf = (changes: object) =>
    planDetails({ ...ACTIVE, ...changes }, () => 'Dec 24, 2031');
  expect(detailsOf({})).toBe('Pro plan. Next charge: $39 on Dec 24, 2031.');
  expect(detailsOf({ next_charge_amount: null })).toBe('Pro plan.');
  expect(detailsOf({ cancel_at: '2031-12-24T12:00:00.000Z' })).toBe(
    'Pro plan. It ends on Dec 24, 2031, and nothing more is charged.',
  );
  expect(detailsOf({ status: 'past_due', cancel_at: '2031-12-24T12:00:00.000Z' })).toBe(
    'Pro plan. A payment is due.',
  );
  const ended = { subscribed: false, subscription_tier: null, next_charge_amount: null };
  expect(detailsOf(ended)).toBe('No active plan.');
});
