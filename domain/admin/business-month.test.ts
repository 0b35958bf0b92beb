import { describe, expect, it } from 'vitest';
import {
  churnOf,
  monthsUntil,
  toBusinessFigures,
  type BusinessDay,
  type BusinessMonth,
} from './business-month.ts';

const day = (requests: number, answered: number): BusinessDay => ({
  ...{ requests, answered, reviews: 1, stars: 4 },
});
const month = (id: string, changes: Partial<BusinessMonth>): BusinessMonth => ({
  ...{ id, started: 0, ended: 0, days: {} },
  ...changes,
});
const MONTHS = ['2026-08', '2026-09', '2026-10', '2026-11'];

describe('toBusinessFigures', () => {
  it('adds up the days, and follows the subscriptions back from now', () => {
    const stored = [
      month('2026-10', { started: 4, ended: 1, days: { '01': day(3, 2), '31': day(1, 1) } }),
      month('2026-09', { started: 10 }),
      month('2026-11', { started: 2, ended: 3 }),
    ];
    expect(toBusinessFigures(MONTHS, stored, 12)).toMatchObject([
      { month: '2026-08', started: 0, subscribed_before: null, requests: 0 },
      { month: '2026-09', started: 10, ended: 0, subscribed_before: 0 },
      { month: '2026-10', subscribed_before: 10, requests: 4, answered: 3, reviews: 2, stars: 8 },
      { month: '2026-11', started: 2, ended: 3, subscribed_before: 13 },
    ]);
  });

  it('knows no beginning before anything was counted', () => {
    const figures = toBusinessFigures(MONTHS, [], 5);
    expect(figures.map(({ subscribed_before: before }) => before)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('churnOf', () => {
  const of = (ended: number, subscribed_before: number | null) =>
    churnOf({
      ...{ month: '2026-11', started: 0, ended, subscribed_before },
      ...{ requests: 0, answered: 0, reviews: 0, stars: 0 },
    });
  it('is the share of the subscriptions at the beginning, if there were any', () => {
    expect(of(3, 12)).toBe(0.25);
    expect(of(0, 12)).toBe(0);
    expect(of(1, 0)).toBeNull();
    expect(of(1, null)).toBeNull();
  });
});

it('monthsUntil returns the months up to now, also across a year', () => {
  expect(monthsUntil(new Date('2026-02-28T23:59:59Z'), 4)).toEqual([
    ...['2025-11', '2025-12', '2026-01', '2026-02'],
  ]);
  // The 31st has no counterpart in shorter months.
  expect(monthsUntil(new Date('2026-03-31T12:00:00Z'), 2)).toEqual(['2026-02', '2026-03']);
});
