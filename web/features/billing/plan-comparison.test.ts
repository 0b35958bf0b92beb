import { expect, it } from 'vitest';
import { ENTITLEMENTS, type Feature } from '@doorstep/domain/billing/entitlements';
import { PLAN_COMPARISON } from './pricing-sections.tsx';
import { PLANS } from '@doorstep/domain/billing/plan';

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
