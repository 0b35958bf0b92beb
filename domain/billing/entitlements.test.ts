import { expect, it } from 'vitest';
import { cheapestPlanWith, ENTITLEMENTS, entitlementsOf, includes } from './entitlements.ts';

it('gives Starter nothing that costs more, Pro three features, and Business all of them', () => {
  expect(ENTITLEMENTS).toEqual({
    Starter: {
      priority_placement: false,
      gallery: false,
      analytics: false,
      premium_support: false,
      team_members: 0,
      branches: 0,
    },
    Pro: {
      priority_placement: true,
      gallery: true,
      analytics: true,
      premium_support: false,
      team_members: 0,
      branches: 0,
    },
    Business: {
      priority_placement: true,
      gallery: true,
      analytics: true,
      premium_support: true,
      team_members: 10,
      branches: 10,
    },
  });
});

it('includes nothing without a plan', () => {
  expect(entitlementsOf(null)).toEqual(ENTITLEMENTS.Starter);
});

it('finds the cheapest plan with a feature', () => {
  expect(cheapestPlanWith('gallery').name).toBe('Pro');
  expect(cheapestPlanWith('branches').name).toBe('Business');
  expect(includes('Pro', 'branches')).toBe(false);
  expect(includes('Business', 'branches')).toBe(true);
});
