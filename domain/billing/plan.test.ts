import { describe, expect, it } from 'vitest';
import { findPlanByProduct, monthlyPrice, PLANS } from './plan.ts';

describe('PLANS', () => {
  it('has its names and prices', () => {
    expect(PLANS.map((plan) => [plan.name, monthlyPrice(plan)])).toEqual([
      ['Starter', '$19'],
      ['Pro', '$39'],
      ['Business', '$79'],
    ]);
  });
  it('has a different Stripe product for each plan', () => {
    for (const plan of PLANS) expect(findPlanByProduct(plan.product_id)).toBe(plan);
    expect(findPlanByProduct('prod_else')).toBeNull();
  });
});
