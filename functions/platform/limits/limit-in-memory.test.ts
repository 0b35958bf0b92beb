import { expect, it } from 'vitest';
import { limitInMemory } from './limit-in-memory.ts';

it('allows as many uses of each key as the limit, in each window', () => {
  const isWithin = limitInMemory({ max: 2, windowSeconds: 3600 });
  const at = (time: string) => new Date(`2026-05-04T${time}Z`);
  const uses = ['a', 'a', 'a', 'b'].map((key) => isWithin(key, at('10:00:00')));
  expect(uses).toEqual([true, true, false, true]);
  expect(isWithin('a', at('11:00:00'))).toBe(true);
});
