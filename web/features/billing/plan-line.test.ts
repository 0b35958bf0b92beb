import { expect, it } from 'vitest';
import { planDetails, planLine, renewalText } from './plan-line.ts';

const ACTIVE = {
  subscribed: true,
  subscription_tier: 'Pro',
  subscription_end: '2031-12-24T12:00:00.000Z',
  status: 'active',
  cancel_at: null,
  grace_ends_at: null,
  next_charge_amount: 3900,
  next_plan_amount: 3900,
  amount_due: null,
  currency: 'usd',
  next_attempt_at: null,
} as const;
const lineOf = (changes: object) =>
  planLine({ status: 'checked', subscription: { ...ACTIVE, ...changes } });

it('@2.9.16 says on one line when the plan renews, or ends only if it was cancelled', () => {
  expect(lineOf({})).toBe('Pro · renews Dec 24 for $39');
  const discount = { next_charge_amount: 1250, next_plan_amount: 1250 };
  expect(lineOf(discount)).toBe('Pro · renews Dec 24 for $12.50');
  expect(lineOf({ next_charge_amount: null })).toBe('Pro · renews Dec 24');
  expect(lineOf({ cancel_at: '2031-12-24T12:00:00.000Z' })).toBe('Pro · ends Dec 24');
  expect(lineOf({ status: 'trialing' })).toBe('Pro · free until Dec 24, then $39');
  expect(lineOf({ status: 'past_due' })).toBe('Pro · payment due');
  expect(lineOf({ subscription_tier: null, subscription_end: null })).toBe('Your plan');
  const failed = { status: 'failed', error: null, subscribed: true } as const;
  expect(planLine(failed)).toBe("We couldn't check your plan");
});

it('@2.9.16 @4.11.5 says why an invoice is higher or lower than the price of the plan', () => {
  const invoiceOf = (changes: object) => renewalText({ ...ACTIVE, ...changes }, () => 'Dec 27');
  const business = { next_charge_amount: 11898, next_plan_amount: 7900 };
  expect(invoiceOf(business)).toBe(
    'next invoice Dec 27: $118.98 ($79 and $39.98 for the rest of this month)',
  );
  expect(lineOf(business)).toBe(
    'Pro · next invoice Dec 24: $118.98 ($79 and $39.98 for the rest of this month)',
  );
  expect(planDetails({ ...ACTIVE, ...business }, () => 'Dec 27, 2031')).toBe(
    'Pro plan. Next invoice Dec 27, 2031: $118.98 ($79 and $39.98 for the rest of this month).',
  );
  expect(invoiceOf({ next_charge_amount: 1900 })).toBe(
    'next invoice Dec 27: $19 ($39 minus your credit of $20)',
  );
  expect(invoiceOf({ next_charge_amount: 0 })).toBe(
    'next invoice Dec 27: $0 ($39, covered by your credit)',
  );
  const unknown = { ...business, next_plan_amount: null };
  expect(invoiceOf(unknown)).toBe('renews Dec 27 for $118.98');
});

it('@4.11.5 says in sentences what is charged next, and when', () => {
  const detailsOf = (changes: object) =>
    planDetails({ ...ACTIVE, ...changes }, () => 'Dec 24, 2031');
  expect(detailsOf({})).toBe('Pro plan. Renews Dec 24, 2031 for $39.');
  expect(detailsOf({ next_charge_amount: null })).toBe('Pro plan. Renews Dec 24, 2031.');
  expect(detailsOf({ cancel_at: '2031-12-24T12:00:00.000Z' })).toBe(
    "Pro plan. It ends on Dec 24, 2031, and you won't be charged again.",
  );
  expect(detailsOf({ status: 'past_due', cancel_at: '2031-12-24T12:00:00.000Z' })).toBe(
    'Pro plan. A payment is due.',
  );
  const ended = { subscribed: false, subscription_tier: null, next_charge_amount: null };
  expect(detailsOf(ended)).toBe('No active plan.');
});
