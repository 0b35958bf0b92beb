import { describe, expect, it } from 'vitest';
import {
  addEvent,
  addView,
  calendarDay,
  EMPTY_DAY,
  medianWait,
  VIEW_LIMITS,
} from './analytics-month.ts';

const VIEW = { source: 'search', trade: 'plumbing', city: 'austin-tx' };

describe('addView', () => {
  it('counts the view, the visitor and where the visitor came from', () => {
    const first = addView(EMPTY_DAY, VIEW, true);
    const second =
      first && addView(first, { source: 'blog.example', trade: null, city: null }, false);
    expect(second).toMatchObject({
      views: 2,
      visitors: 1,
      sources: { search: 1, 'blog.example': 1 },
      trades: { plumbing: 1 },
      cities: { 'austin-tx': 1 },
    });
  });

  it('counts further keys together, also those that are names of properties', () => {
    const names = ['constructor', ...Array.from({ length: 30 }, (_, i) => `site${i}.example`)];
    const day = names.reduce(
      (before, source) => addView(before, { ...VIEW, source }, false) ?? before,
      EMPTY_DAY,
    );
    expect(day.sources['constructor']).toBe(1);
    expect(day.sources['other']).toBe(names.length - VIEW_LIMITS.keys);
    expect(Object.keys(day.sources)).toHaveLength(VIEW_LIMITS.keys + 1);
  });

  it('counts no more than the views of a day', () => {
    expect(addView({ ...EMPTY_DAY, views: VIEW_LIMITS.perDay }, VIEW, true)).toBeNull();
  });
});

// @2.32.9
it('requests count by their city, if it is known, in as many cities as sources', () => {
  const cities = [
    null,
    'Waco, TX',
    'Waco, TX',
    ...Array.from({ length: 30 }, (_, i) => `City ${i}`),
  ];
  const day = cities.reduce(
    (before, city) => addEvent(before, { kind: 'requests', city }),
    EMPTY_DAY,
  );
  expect(day.requests).toBe(cities.length);
  expect(day.request_cities).toMatchObject({ 'Waco, TX': 2, other: 31 - VIEW_LIMITS.keys });
  expect(Object.keys(day.request_cities)).toHaveLength(VIEW_LIMITS.keys + 1);
});

it('the day changes at midnight in UTC', () => {
  expect(calendarDay(new Date('2026-01-31T23:59:59-01:00'))).toEqual({
    month: '2026-02',
    day: '01',
  });
});

describe('medianWait', () => {
  const after = (...minutes: number[]) =>
    minutes.reduce((day, one) => addEvent(day, { kind: 'answer', minutes: one }), EMPTY_DAY).waits;

  it.each([
    [[], null],
    [[0], 5],
    [[3, 50, 700], 60],
    [[50, 50, 700, 700], 60],
    [[99_999], 10_080],
  ])('of %j is %j', (minutes, median) => {
    expect(medianWait(after(...minutes))).toBe(median);
  });
});
