import { describe, expect, it } from 'vitest';
import { limitInMemory, windowAt } from './rate-limit.ts';

const LIMIT = { max: 2, windowSeconds: 60 };

describe('windowAt', () => {
  it('returns the same window from its first to its last millisecond', () => {
    const first = windowAt(LIMIT, new Date('2026-05-04T12:00:00.000Z'));
    expect(windowAt(LIMIT, new Date('2026-05-04T12:00:59.999Z'))).toEqual(first);
    expect(first.ends_at).toEqual(new Date('2026-05-04T12:01:00Z'));
  });

  it('returns the next window when one ends', () => {
    const before = windowAt(LIMIT, new Date('2026-05-04T12:00:59.999Z'));
    const after = windowAt(LIMIT, new Date('2026-05-04T12:01:00.000Z'));
    expect(after.index).toBe(before.index + 1);
  });
});

it('allows as many uses of each key as the limit, in each window', () => {
  const isWithin = limitInMemory({ max: 2, windowSeconds: 3600 });
  const at = (time: string) => new Date(`2026-05-04T${time}Z`);
  const uses = ['a', 'a', 'a', 'b'].map((key) => isWithin(key, at('10:00:00')));
  expect(uses).toEqual([true, true, false, true]);
  expect(isWithin('a', at('11:00:00'))).toBe(true);
});
