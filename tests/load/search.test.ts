import { expect, test } from 'vitest';
import { findHighestHeld } from './search.ts';

const machine = (limit: number, tried: number[]) => (rate: number) => {
  tried.push(rate);
  return Promise.resolve({ held: rate <= limit, throughput: Math.min(rate, limit) });
};

test.each([0.9, 0.5, 0.3, 0.07, 0.004])('finds what holds up to %d', async (limit) => {
  const tried: number[] = [];
  const offer = machine(limit, tried);
  const held = await findHighestHeld({ rate: 1, throughput: limit }, offer);
  expect(held).toBeLessThanOrEqual(limit);
  expect(held).toBeGreaterThan(limit * 0.75);
  expect(tried).toContain(held);
});

test('a guess that is too high is followed by lower ones', async () => {
  const tried: number[] = [];
  const held = await findHighestHeld({ rate: 1, throughput: 0.8 }, machine(0.1, tried));
  expect(held).toBeGreaterThan(0.075);
  expect(held).toBeLessThanOrEqual(0.1);
});

test('nothing that was tried holds', async () => {
  const never = () => Promise.resolve({ held: false, throughput: 0 });
  expect(await findHighestHeld({ rate: 1, throughput: 0.5 }, never)).toBe(0);
});
