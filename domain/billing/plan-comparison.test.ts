import { expect, it } from 'vitest';
import { ENTITLEMENTS, type Feature } from './entitlements.ts';
import { PLAN_COMPARISON } from './plan-comparison.ts';
import { PLANS } from './plan.ts';

const LABELS: Record<Feature, string> = {
  priority_placement: 'Priority search placement',
  gallery: 'Gallery and tags',
  analytics: 'Analytics',
  premium_support: 'Premium support',
  team_members: 'Team members',
  branches: 'Multiple locations',
};

it('says of every feature what the entitlements say @2.4.7', () => {
  for (const feature of Object.keys(ENTITLEMENTS.Starter) as Feature[]) {
    const compared = PLAN_COMPARISON.find(({ label }) => label === LABELS[feature]);
    const said = PLANS.map((plan) =>
      compared?.plans.includes(plan) ? (compared.limit ?? true) : false,
    );
    const sold = PLANS.map(({ name }) => ENTITLEMENTS[name][feature] || false);
    expect([feature, said]).toEqual([feature, sold]);
  }
});
