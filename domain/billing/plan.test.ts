import { describe, expect, it } from 'vitest';
import { findPlanByProduct, monthlyPrice, PLANS } from './plan.ts';

describe('PLANS', () => {
  it('are the three of the spec', () => {
    expect(PLANS.map((plan) => [plan.name, monthlyPrice(plan)])).toEqual([
      ['Starter', '$19'],
      ['Pro', '$39'],
      ['Business', '$79'],
    ]);
  });
  it('are found by product, each its own', () => {
    for (const plan of PLANS) expect(findPlanByProduct(plan.product_id)).toBe(plan);
    expect(findPlanByProduct('prod_else')).toBeNull();
  });
});
