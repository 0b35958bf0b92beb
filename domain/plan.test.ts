import { describe, expect, it } from 'vitest';
import { findPlanByProduct, PLANS } from './plan.ts';

describe('PLANS', () => {
  it('are the three of the spec', () => {
    expect(PLANS.map((plan) => [plan.name, plan.priceLabel])).toEqual([
      ['Starter', '$19/mo'],
      ['Pro', '$39/mo'],
      ['Business', '$79/mo'],
    ]);
  });
  it('charge what their labels say', () => {
    for (const plan of PLANS) expect(plan.priceLabel).toBe(`$${plan.amount / 100}/mo`);
  });
  it('are found by product, each its own', () => {
    for (const plan of PLANS) expect(findPlanByProduct(plan.product_id)).toBe(plan);
    expect(findPlanByProduct('prod_else')).toBeNull();
  });
});
