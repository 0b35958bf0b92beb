import { describe, expect, it } from 'vitest';
import { medianMinutes } from './facts.ts';
import { ratingOf } from './rating.ts';

describe('ratingOf', () => {
  it('returns null without reviews', () => {
    expect(ratingOf([0, 0, 0, 0, 0])).toBeNull();
  });

  it('rounds the average to one decimal', () => {
    expect(ratingOf([1, 0, 0, 1, 1])).toEqual({ average: 3.3, count: 3 });
    expect(ratingOf([0, 0, 0, 1, 19])).toEqual({ average: 5, count: 20 });
  });
});

describe('medianMinutes', () => {
  it.each([
    [[5, 600], null],
    [[600, 5, 30], 30],
    [[10, 15, 20, 600], 18],
  ])('of %j is %s', (minutes, median) => {
    expect(medianMinutes(minutes)).toBe(median);
  });
});
