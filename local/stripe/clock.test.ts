import { expect, test } from 'vitest';
import { nextPeriodEnd } from './clock.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

test.each([
  ['2026-01-15T10:00:00Z', '2026-01-15T10:00:00Z', '2026-02-15T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z'],
  ['2028-01-31T23:59:59Z', '2028-01-31T23:59:59Z', '2028-02-29T23:59:59Z'],
  ['2026-12-31T00:00:00Z', '2026-12-31T00:00:00Z', '2027-01-31T00:00:00Z'],
])('a month from the anchor %s after %s ends at %s', (anchor, after, end) => {
  expect(nextPeriodEnd(at(anchor), at(after))).toBe(at(end));
});
