import { describe, expect, it } from 'vitest';
import { isTimeZone } from '../time-zone.ts';
import {
  formatTime,
  openState,
  openText,
  weekLines,
  type OpenState,
  type WeekHours,
} from './opening-hours.ts';

const CLOSED: WeekHours = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
};
const CHICAGO = 'America/Chicago';
const day = { opens: '08:00', closes: '17:00' };

describe('openState', () => {
  // @2.29.4
  const state = (hours: Partial<WeekHours>, iso: string, zone = CHICAGO) =>
    openState({ hours: { ...CLOSED, ...hours }, time_zone: zone }, new Date(iso));

  // 2026-11-23 is a Monday, and Chicago is six hours behind UTC.
  it.each([
    ['2026-11-23T13:59:59Z', { state: 'opens', at: '08:00' }],
    ['2026-11-23T14:00:00Z', { state: 'open', until: '17:00' }],
    ['2026-11-23T22:59:59Z', { state: 'open', until: '17:00' }],
    ['2026-11-23T23:00:00Z', { state: 'closed' }],
    // It is still Monday in Chicago.
    ['2026-11-24T05:59:59Z', { state: 'closed' }],
    ['2026-11-22T14:00:00Z', { state: 'closed' }],
  ])('uses the clocks of the place, not those of the visitor: %s', (iso, expected) => {
    expect(state({ monday: day }, iso)).toEqual(expected);
  });

  it('is open after midnight until the next day, and not on the morning before', () => {
    const saturday = { opens: '18:00', closes: '02:00' };
    expect(state({ saturday }, '2026-11-28T07:00:00Z')).toEqual({ state: 'opens', at: '18:00' });
    expect(state({ saturday }, '2026-11-29T07:59:00Z')).toEqual({ state: 'open', until: '02:00' });
    expect(state({ saturday }, '2026-11-29T08:00:00Z')).toEqual({ state: 'closed' });
    // Sunday evening continues on Monday, the first day of the list.
    expect(state({ sunday: saturday }, '2026-11-30T07:00:00Z')).toEqual({
      state: 'open',
      until: '02:00',
    });
  });

  it('is open around the clock for equal times', () => {
    const monday = { opens: '00:00', closes: '00:00' };
    expect(state({ monday }, '2026-11-23T06:00:00Z')).toEqual({ state: 'open', until: null });
    expect(state({ monday }, '2026-11-24T05:59:00Z')).toEqual({ state: 'open', until: null });
    expect(state({ monday }, '2026-11-24T06:00:00Z')).toEqual({ state: 'closed' });
  });

  it('follows daylight saving time', () => {
    const sunday = { opens: '02:30', closes: '04:00' };
    // On 2026-03-08 the clocks go from 2:00 to 3:00, so 2:30 does not exist.
    expect(state({ sunday }, '2026-03-08T07:59:00Z')).toEqual({ state: 'opens', at: '02:30' });
    expect(state({ sunday }, '2026-03-08T08:00:00Z')).toEqual({ state: 'open', until: '04:00' });
    expect(state({ sunday }, '2026-03-08T09:00:00Z')).toEqual({ state: 'closed' });
    // The same hour of the day is an hour later in UTC in winter.
    expect(state({ monday: day }, '2026-07-06T13:00:00Z')).toMatchObject({ state: 'open' });
    expect(state({ monday: day }, '2026-12-07T13:00:00Z')).toMatchObject({ state: 'opens' });
  });

  it('is unknown without opening hours, and for an unknown time zone', () => {
    expect(state({}, '2026-11-23T14:00:00Z')).toBeNull();
    expect(state({ monday: day }, '2026-11-23T14:00:00Z', 'Mars/Olympus')).toBeNull();
    expect([isTimeZone(CHICAGO), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
  });
});

// @2.52.1
it.each<[OpenState, string]>([
  [{ state: 'open', until: '17:00' }, 'Open now · until 5:00 PM'],
  [{ state: 'open', until: null }, 'Open now'],
  [{ state: 'opens', at: '08:00' }, 'Opens at 8:00 AM'],
  [{ state: 'closed' }, 'Closed'],
])('openText says %j as %s', (open, text) => {
  expect(openText(open)).toBe(text);
});

it.each([
  ['00:00', '12:00 AM'],
  ['08:05', '8:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('formatTime formats %s as %s', (time, text) => {
  expect(formatTime(time)).toBe(text);
});

it('weekLines joins consecutive days with equal hours', () => {
  const week = { ...CLOSED, monday: day, tuesday: day, wednesday: day, friday: day };
  const saturday = { opens: '00:00', closes: '00:00' };
  expect(weekLines({ hours: { ...week, saturday } })).toEqual([
    { days: 'Monday – Wednesday', times: '8:00 AM – 5:00 PM' },
    { days: 'Thursday', times: 'Closed' },
    { days: 'Friday', times: '8:00 AM – 5:00 PM' },
    { days: 'Saturday', times: 'Open 24 hours' },
    { days: 'Sunday', times: 'Closed' },
  ]);
});

it('weekLines ends with public holidays on which a place is closed @2.59.3', () => {
  const lines = weekLines({ hours: { ...CLOSED, monday: day }, closed_on_holidays: true });
  expect(lines.at(-1)).toEqual({ days: 'Public holidays', times: 'Closed' });
  expect(lines).toHaveLength(3);
});
