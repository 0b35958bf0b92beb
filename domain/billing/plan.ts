import type { PlanTier } from './plan-tier.ts';

export interface Plan {
  name: PlanTier;
  /**
   * The Stripe product id. Stripe lets us choose it when the product is created (Stripe docs,
   * Products).
   */
  product_id: string;
  /**
   * The displayed price in US cents per month. Checkout charges the product's only price at Stripe,
   * which `npm run stripe:setup` updates (docs/operations.md).
   */
  amount: number;
  features: readonly string[];
}

/** The three plans (spec §9). */
export const PLANS: readonly Plan[] = [
  {
    name: 'Starter',
    product_id: 'prod_doorstep_starter',
    amount: 1900,
    features: ['Personal landing page', 'Basic support'],
  },
  {
    name: 'Pro',
    product_id: 'prod_doorstep_pro',
    amount: 3900,
    features: ['Priority search placement', 'Gallery and tags', 'Analytics'],
  },
  {
    name: 'Business',
    product_id: 'prod_doorstep_business',
    amount: 7900,
    features: ['Team members', 'Multiple locations', 'Premium support'],
  },
];

/** The plan with the lowest price, for texts such as 'from $19'. */
export const CHEAPEST_PLAN = PLANS.reduce((least: Plan, plan) =>
  plan.amount < least.amount ? plan : least,
);

/** Formats a plan's monthly price as '$39'. */
export const monthlyPrice = ({ amount }: Plan): string => `$${amount / 100}`;

/** Returns the plan that is sold as a Stripe product; null for an unknown product. */
export function findPlanByProduct(productId: string): Plan | null {
  return PLANS.find((plan) => plan.product_id === productId) ?? null;
}
