import { PAGE } from './consistent-data.ts';
import type { Inconsistencies } from './inconsistencies.ts';

/** Inconsistent copies of the plan, and inconsistent data of features that plans sell. */
export const PLAN_INCONSISTENCIES: Inconsistencies = {
  'a plan that nobody pays for': [
    { [PAGE]: { facts: { plan_tier: 'Business' } } },
    [`${PAGE}: facts.plan_tier: differs from the subscription`],
  ],
};
