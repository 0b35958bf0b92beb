import type { PlanTier } from './plan-tier.ts';
import { PLAN_LIMITS, PLANS, type Plan } from './plan.ts';

/** What a plan includes beyond what every professional has. */
export interface Entitlements {
  /** Comes before other plans in search. */
  priority_placement: boolean;
  /** Captions, tags and before/after pairs of photos, and tags of services. */
  gallery: boolean;
  /** How many people see the page, and where they come from. */
  analytics: boolean;
  /** Requests to support are answered first. */
  premium_support: boolean;
  /** The number of people besides the owner who answer requests. */
  team_members: number;
  /** The number of branches, each with its own address. */
  branches: number;
}
export type Feature = keyof Entitlements;

const NONE: Entitlements = {
  priority_placement: false,
  gallery: false,
  analytics: false,
  premium_support: false,
  team_members: 0,
  branches: 0,
};

const PRO: Entitlements = { ...NONE, priority_placement: true, gallery: true, analytics: true };

/** The one table of what the plans sell. Rules, functions and the app follow it. */
export const ENTITLEMENTS: Record<PlanTier, Entitlements> = {
  Starter: NONE,
  Pro: PRO,
  Business: {
    ...PRO,
    premium_support: true,
    team_members: PLAN_LIMITS['Team members'],
    branches: PLAN_LIMITS['Multiple locations'],
  },
};

/** Returns what a plan includes; `tier` is null without an active plan. */
export const entitlementsOf = (tier: PlanTier | null): Entitlements =>
  tier === null ? NONE : ENTITLEMENTS[tier];

/** Checks whether a plan includes a feature. */
export const includes = (tier: PlanTier | null, feature: Feature): boolean =>
  Boolean(entitlementsOf(tier)[feature]);

/** Returns the cheapest plan that includes a feature. Throws if none does. */
export function cheapestPlanWith(feature: Feature): Plan {
  const [cheapest] = PLANS.filter(({ name }) => includes(name, feature)).toSorted(
    (a, b) => a.amount - b.amount,
  );
  if (!cheapest) throw new Error(`no plan includes ${feature}`);
  return cheapest;
}
