import { monthlyPrice, PLANS } from '@doorstep/domain/billing/plan';

const prices = PLANS.map(monthlyPrice);

/** The prices of all plans: '$19, $39 or $79'. */
export const PLAN_PRICES = `${prices.slice(0, -1).join(', ')} or ${prices.at(-1)}`;
