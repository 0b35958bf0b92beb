import type { PlanTier } from './plan-tier.ts';

export interface Plan {
  name: PlanTier;
  /** Stripe product id. Ours to choose: products may be created with an id (Stripe docs, Products). */
  product_id: string;
  /**
   * US cents a month. Shown only: checkout charges the one price that the product has at Stripe, so a change goes there by
   * `npm run stripe:setup` (docs/operations.md). A second price, by the year say, would need an interval wherever a plan goes by
   * its product: `create-checkout` with its key against doubles, what
   * waits in the browser, the portal, the set-up at Stripe, `check-subscription`.
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

/** '$39': what a plan costs a month. */
export const monthlyPrice = ({ amount }: Plan): string => `$${amount / 100}`;

/** The plan sold as that Stripe product, or null for a product that is not ours. */
export function findPlanByProduct(productId: string): Plan | null {
  return PLANS.find((plan) => plan.product_id === productId) ?? null;
}
