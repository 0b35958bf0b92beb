import { expect, test } from 'vitest';
import { findHighestHeld } from './search.ts';

test.each([0.9, 0.5, 0.3, 0.07])('finds what holds up to %d', async (limit) => {
  const tried: number[] = [];
  const held = await findHighestHeld(1, (rate) => {
    tried.push(rate);
    return Promise.resolve(rate <= limit);
  });
  expect(held).toBeLessThanOrEqual(limit);
  expect(limit - held).toBeLessThan(1 / 16);
  expect(tried).toContain(held);
});

test('nothing that was tried holds', async () => {
  expect(await findHighestHeld(1, () => Promise.resolve(false))).toBe(0);
});
