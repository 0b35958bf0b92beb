import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import { BRANCHES, LISTING, PAGE, PLAN } from './consistent-data.ts';
import type { Inconsistencies } from './inconsistencies.ts';

/** Inconsistent copies of the plan, and inconsistent data of features that plans sell. */
export const PLAN_INCONSISTENCIES: Inconsistencies = {
  'an incomplete amount due': [
    { [PLAN]: { amount_due: 100, status: 'past_due' } },
    [`${PLAN}: amount_due, currency, invoice_id: must be set together`],
  ],
  'a next charge and a grace period of a plan that has ended': [
    {
      [PLAN]: {
        ...{ subscribed: false, subscription_tier: null, status: 'canceled' },
        ...{ next_charge_amount: 3900, grace_ends_at: new Date() },
      },
      [PAGE]: { published: false, facts: { plan_tier: null } },
      [LISTING]: null,
    },
    [
      `${PLAN}: grace_ends_at: only while past due`,
      `${PLAN}: next_charge_amount: only with a currency, while it renews`,
    ],
  ],
  'a plan that nobody pays for': [
    { [PAGE]: { facts: { plan_tier: 'Business' } } },
    [`${PAGE}: facts.plan_tier: differs from the subscription`],
  ],
  'a search document without the places of branches': [
    {
      [PLAN]: { subscription_tier: 'Business' },
      [PAGE]: { facts: { plan_tier: 'Business' } },
    },
    [`${LISTING}: differs from its sources`],
  ],
  'branches without a page': [
    { 'branches/nobody': { branches: [] } },
    ['branches/nobody: belongs to a professional without a page'],
  ],
  'branches with the same id': [
    { [BRANCHES]: { branches: [minimalBranch(), minimalBranch()] } },
    [`${BRANCHES}: branches: Ids are unique.`],
  ],
};
