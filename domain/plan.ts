import type { PlanTier } from './plan-tier.ts';

export interface Plan {
  name: PlanTier;
  priceLabel: string;
  /** Stripe product id. Ours to choose: products may be created with an id (Stripe docs, Products). */
  product_id: string;
  /** US cents a month. */
  amount: number;
  features: readonly string[];
}

/** The three plans (spec §9). */
export const PLANS: readonly Plan[] = [
  {
    name: 'Starter',
    priceLabel: '$19/mo',
    product_id: 'prod_doorstep_starter',
    amount: 1900,
    features: ['Personal landing page', 'Basic support'],
  },
  {
    name: 'Pro',
    priceLabel: '$39/mo',
    product_id: 'prod_doorstep_pro',
    amount: 3900,
    features: ['Priority search placement', 'Gallery and tags', 'Analytics'],
  },
  {
    name: 'Business',
    priceLabel: '$79/mo',
    product_id: 'prod_doorstep_business',
    amount: 7900,
    features: ['Team members', 'Multiple locations', 'Premium support'],
  },
];

/** The plan sold as that Stripe product, or null for a product that is not ours. */
export function findPlanByProduct(productId: string): Plan | null {
  return PLANS.find((plan) => plan.product_id === productId) ?? null;
}
