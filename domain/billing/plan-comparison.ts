import { PLAN_LIMITS, PLANS, type Plan } from './plan.ts';

interface ComparedFeature {
  label: string;
  /** The most that a plan includes; null for a feature without a limit. */
  limit: number | null;
  /** The plans that include it. */
  plans: readonly Plan[];
}

const LIMITS = new Map<string, number>(Object.entries(PLAN_LIMITS));

/** The features that the plans name. Each plan includes those of the plans before. */
export const PLAN_COMPARISON: readonly ComparedFeature[] = PLANS.flatMap(({ features }, i) =>
  features.map((label) => ({ label, limit: LIMITS.get(label) ?? null, plans: PLANS.slice(i) })),
);
