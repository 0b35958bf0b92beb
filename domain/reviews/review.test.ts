import { expect, it } from 'vitest';
import { authorOf, openedAt } from './review.ts';

it.each([
  ['Dana Whitfield', 'Dana W.'],
  ['  Dana  van   Whitfield ', 'Dana W.'],
  ['Dana', 'Dana'],
  ['dana.whitfield@example.com', 'A client'],
])('shortens the name %j to %j', (name, author) => {
  expect(authorOf(name)).toBe(author);
});

it('opens a review for changes for 14 days, and again when a later request is completed', () => {
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  const known = { opened_at: day(1), hidden: false };
  expect(openedAt(known, null, day(14))).toEqual(day(1));
  expect(openedAt(known, null, day(15))).toBeNull();
  expect(openedAt(known, day(20), day(21))).toEqual(day(21));
  expect(openedAt({ ...known, hidden: true }, day(20), day(21))).toBeNull();
});
