import { expect, test } from 'vitest';
import { nextPeriodEnd } from './periods.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const monthly = { interval: 'month', interval_count: 1, trial_period_days: null } as const;

test.each([
  ['2026-01-15T10:00:00Z', '2026-01-15T10:00:00Z', '2026-02-15T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z'],
  ['2028-01-31T23:59:59Z', '2028-01-31T23:59:59Z', '2028-02-29T23:59:59Z'],
  ['2026-12-31T00:00:00Z', '2026-12-31T00:00:00Z', '2027-01-31T00:00:00Z'],
])('a month from the anchor %s after %s ends at %s', (anchor, after, end) => {
  expect(nextPeriodEnd(at(anchor), at(after), monthly)).toBe(at(end));
});

test('days, weeks, quarters and years', () => {
  const anchor = at('2024-02-29T12:00:00Z');
  const end = (interval: 'day' | 'week' | 'month' | 'year', interval_count: number) =>
    nextPeriodEnd(anchor, anchor, { interval, interval_count, trial_period_days: null });
  expect(end('day', 10)).toBe(at('2024-03-10T12:00:00Z'));
  expect(end('week', 2)).toBe(at('2024-03-14T12:00:00Z'));
  expect(end('month', 3)).toBe(at('2024-05-29T12:00:00Z'));
  expect(end('year', 1)).toBe(at('2025-02-28T12:00:00Z'));
});
