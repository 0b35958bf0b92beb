import { expect, it } from 'vitest';
import { planLine } from './plan-line.ts';

const ACTIVE = {
  subscribed: true,
  subscription_tier: 'Pro',
  subscription_end: '2031-12-24T12:00:00.000Z',
  status: 'active',
  cancel_at: null,
  amount_due: null,
  currency: null,
  next_attempt_at: null,
} as const;
const lineOf = (changes: object) =>
  planLine({ status: 'checked', subscription: { ...ACTIVE, ...changes } });

it('@2.9.16 says on one line when the plan renews, or ends only if it was cancelled', () => {
  expect(lineOf({})).toBe('Pro · renews Dec 24 for $39');
  expect(lineOf({ cancel_at: '2031-12-24T12:00:00.000Z' })).toBe('Pro · ends Dec 24');
  expect(lineOf({ status: 'past_due' })).toBe('Pro · payment due');
  expect(lineOf({ subscription_tier: null, subscription_end: null })).toBe('Your plan');
  const failed = { status: 'failed', error: null, subscribed: true } as const;
  expect(planLine(failed)).toBe("We couldn't check your plan");
});
