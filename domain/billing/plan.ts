import { BRAND } from '../active-brand.ts';
import { formatPrice } from './money.ts';
import type { PlanTier } from './plan-tier.ts';

/** Stripe keeps charging for these (Stripe docs, subscription statuses). */
export const CHARGED_STATUSES: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid'];

export interface Plan {
  name: PlanTier;
  /** The name that people see. */
  label: string;
  /**
   * The Stripe product id. Stripe lets us choose it when the product is created (Stripe docs,
   * Products).
   */
  product_id: string;
  /**
   * The displayed price per month in the smallest unit of the brand's currency. Checkout charges
   * the product's only price at Stripe, which `npm run setup` updates (docs/brand.md).
   */
  amount: number;
  features: readonly string[];
}

function createPlan(name: PlanTier, features: readonly string[]): Plan {
  const { label, productId, price } = BRAND.plans[name];
  return { name, label, product_id: productId, amount: price, features };
}

/** Features of the largest plan that have a limit, with the most that it includes. */
export const PLAN_LIMITS = { 'Team members': 10, 'Multiple locations': 10 } as const;

/**
 * The three plans, each with what it adds to the one before. Their names and prices are the
 * brand's.
 */
export const PLANS: readonly Plan[] = [
  createPlan('Starter', ['Personal landing page', 'Basic support']),
  createPlan('Pro', ['Priority search placement', 'Gallery and tags', 'Analytics']),
  createPlan('Business', [...Object.keys(PLAN_LIMITS), 'Premium support']),
];

/** The plan with the lowest price, for texts such as 'from $19'. */
export const CHEAPEST_PLAN = PLANS.reduce((least: Plan, plan) =>
  plan.amount < least.amount ? plan : least,
);

/** Returns the name of a plan that people see. */
export const planLabel = (tier: PlanTier): string => BRAND.plans[tier].label;

/** Formats a plan's monthly price as '$39'. */
export const monthlyPrice = ({ amount }: Plan): string => formatPrice(amount, BRAND.currency);

/** Returns the prices of all plans: '$19, $39 or $79'. */
export function planPrices(): string {
  const prices = PLANS.map(monthlyPrice);
  return `${prices.slice(0, -1).join(', ')} or ${prices.at(-1)}`;
}

/** Returns the plan that is sold as a Stripe product; null for an unknown product. */
export function findPlanByProduct(productId: string): Plan | null {
  return PLANS.find((plan) => plan.product_id === productId) ?? null;
}
