import { describe, expect, it } from 'vitest';
import { newestReviewOf } from './newest-review.ts';

const review = (id: string, day: number, changes: object = {}) => ({
  ...{ id, text: `Text of ${id}`, stars: 5, hired: true, hidden: false },
  created_at: new Date(Date.UTC(2026, 0, day)),
  ...changes,
});

describe('newestReviewOf @2.2.34', () => {
  it('is the newest review that the stars count', () => {
    const counted = [review('old', 1), review('new', 3), review('middle', 2)];
    const others = [review('hidden', 4, { hidden: true }), review('unhired', 5, { hired: false })];
    expect(newestReviewOf([...counted, ...others])).toEqual({ id: 'new', line: 'Text of new' });
    expect(newestReviewOf(others)).toBeNull();
  });

  it('has no line without a text, although an older review has one', () => {
    const newest = newestReviewOf([review('new', 2, { text: '' }), review('old', 1)]);
    expect(newest).toEqual({ id: 'new', line: '' });
  });

  it('is one line of at most 80 characters as people count them, and an ellipsis', () => {
    const lineOf = (text: string) => newestReviewOf([review('a', 1, { text })])?.line;
    expect(lineOf('Quick.\n\nTidy\u202e.')).toBe('Quick. Tidy.');
    expect(lineOf('👩‍🔧'.repeat(80))).toBe('👩‍🔧'.repeat(80));
    expect(lineOf('👩‍🔧'.repeat(82))).toBe(`${'👩‍🔧'.repeat(80)}…`);
  });

  it('is the one with the larger id of two of the same time, as in the query', () => {
    expect(newestReviewOf([review('a', 1), review('b', 1)])?.id).toBe('b');
  });
});
