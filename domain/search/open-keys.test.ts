import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { minimalHours as week } from '../profiles/minimal-branch.ts';
import { openState, WEEKDAYS, type OpeningHours } from '../profiles/opening-hours.ts';
import { filterKeys, openKeys } from './open-keys.ts';

vi.setConfig({ testTimeout: 60_000 });

const at = (iso: string) => new Date(iso);
const keysAt = (week: OpeningHours, iso: string) => openKeys([week], at(iso)).keys;
describe('openKeys', () => {
  it('has each half hour that is open at any moment', () => {
    const monday = { opens: '00:00', closes: '01:15' };
    expect(keysAt(week({ monday }), '2026-11-30T00:00:00Z')).toEqual([
      'open_0',
      'open_1',
      'open_2',
    ]);
    const wednesday = { opens: '09:59', closes: '10:01' };
    expect(keysAt(week({ wednesday }), '2026-11-30T00:00:00Z')).toEqual(['open_115', 'open_116']);
  });

  it('continues from Sunday night to Monday, and before Monday in zones ahead of UTC', () => {
    const sunday = { opens: '23:30', closes: '00:30' };
    expect(keysAt(week({ sunday }), '2026-11-30T00:00:00Z')).toEqual(['open_335', 'open_0']);
    const monday = { opens: '05:00', closes: '06:00' };
    // 5:45 ahead: from 23:15 on Sunday to 0:15 on Monday.
    expect(keysAt(week({ monday }, 'Asia/Kathmandu'), '2026-11-30T00:00:00Z')).toEqual([
      ...['open_334', 'open_335', 'open_0'],
    ]);
  });

  it('has every half hour of a week that is always open, once', () => {
    const day = { opens: '00:00', closes: '00:00' };
    const always = week(
      Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])),
      'Asia/Tokyo',
    );
    expect(openKeys([always, always], at('2026-11-30T00:00:00Z')).keys).toHaveLength(336);
  });

  it('is right until the clocks change, and not for an unknown time zone', () => {
    const monday = { opens: '09:00', closes: '09:30' };
    const until = (zones: string[], iso: string) =>
      openKeys(
        zones.map((zone) => week({ monday }, zone)),
        at(iso),
      ).validUntil;
    const summer = at('2027-03-14T08:00:00Z').getTime();
    expect(until(['America/Chicago'], '2026-11-30T00:00:00Z')).toBe(summer);
    expect(until(['America/Chicago'], '2027-03-14T07:59:00Z')).toBe(summer);
    expect(until(['America/Chicago'], '2027-03-14T08:00:00Z')).toBe(
      at('2027-11-07T07:00:00Z').getTime(),
    );
    // Berlin changes two weeks later, Phoenix never.
    const zones = ['Europe/Berlin', 'America/Chicago', 'America/Phoenix'];
    expect(until(zones, '2026-11-30T00:00:00Z')).toBe(summer);
    expect(until(['America/Phoenix'], '2026-11-30T00:00:00Z')).toBeNull();
    expect(openKeys([week({ monday }, 'Mars/Olympus')], new Date())).toEqual({
      ...{ keys: [], validUntil: null },
    });
    expect(keysAt(week({ monday }, 'America/Chicago'), '2027-03-14T07:59:00Z')).toEqual([
      'open_30',
    ]);
    expect(keysAt(week({ monday }, 'America/Chicago'), '2027-03-14T08:00:00Z')).toEqual([
      'open_28',
    ]);
  });

  // Half and quarter hours, both hemispheres, half an hour of summer time, and far from UTC.
  const ZONES = [
    ...['UTC', 'America/Chicago', 'Europe/Berlin', 'Asia/Kathmandu', 'Pacific/Chatham'],
    ...['Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns'],
    ...['Africa/Casablanca', 'Asia/Kolkata'],
  ];
  const MINUTE_MS = 60_000;
  const HALF_HOUR = 30;
  const WEEK = 7 * 24 * 60;

  /** Returns a clock that tells the minute of the week in a time zone. */
  function clockOf(timeZone: string): (ms: number) => number {
    const format = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    });
    return (ms) => {
      const parts = format.formatToParts(ms).map(({ type, value }) => [type, value] as const);
      const { weekday = '', hour, minute } = Object.fromEntries(parts);
      const day = WEEKDAYS.findIndex((name) => name === weekday.toLowerCase());
      return (day * 24 + Number(hour)) * 60 + Number(minute);
    };
  }

  /** Compares a clock with the times of each day. */
  function isOpenAt(clock: (ms: number) => number, { hours }: OpeningHours, ms: number): boolean {
    return WEEKDAYS.some((day, i) => {
      const times = hours[day];
      if (!times) return false;
      const [opens = 0, closes = 0] = [times.opens, times.closes].map((time) => {
        const [hour, minute] = time.split(':').map(Number);
        return (hour ?? 0) * 60 + (minute ?? 0);
      });
      const length = closes > opens ? closes - opens : closes - opens + 24 * 60;
      return (clock(ms) - (i * 24 * 60 + opens) + WEEK) % WEEK < length;
    });
  }

  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const times = fc.oneof(fc.constant(null), fc.record({ opens: time, closes: time })).map((one) =>
    // As they are stored (opening-hours-schema.ts).
    one?.opens === one?.closes ? one && { opens: '00:00', closes: '00:00' } : one,
  );
  const weeks = fc.record({
    hours: fc
      .tuple(...WEEKDAYS.map(() => times))
      .map((days) => week(Object.fromEntries(WEEKDAYS.map((day, i) => [day, days[i]]))).hours),
    time_zone: fc.constantFrom(...ZONES),
  });
  const starts = fc
    .date({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => Math.floor(date.getTime() / MINUTE_MS / HALF_HOUR) * HALF_HOUR);

  it('has the half hours that a clock finds open, until the next change @2.52.3', () => {
    fc.assert(
      fc.property(weeks, starts, (place, start) => {
        const written = new Date(start * MINUTE_MS);
        const { keys, validUntil } = openKeys([place], written);
        const clock = clockOf(place.time_zone);
        const end = Math.min(start + WEEK, (validUntil ?? Infinity) / MINUTE_MS);
        for (let half = start; half + HALF_HOUR <= end; half += HALF_HOUR) {
          const minutes = Array.from({ length: HALF_HOUR }, (_, i) => (half + i) * MINUTE_MS);
          const isOpen = minutes.some((ms) => isOpenAt(clock, place, ms));
          const now = openState(place, new Date(half * MINUTE_MS))?.state ?? 'closed';
          expect(now === 'open').toBe(isOpenAt(clock, place, half * MINUTE_MS));
          const [key = ''] = filterKeys(['open'], new Date(half * MINUTE_MS));
          expect([new Date(half * MINUTE_MS), keys.includes(key)]).toEqual([
            new Date(half * MINUTE_MS),
            isOpen,
          ]);
        }
      }),
      { numRuns: 30 },
    );
  });
});

it('filterKeys returns the key of the half hour for the filter open, else the name', () => {
  expect(filterKeys(['fast', 'open'], at('2026-11-30T00:29:59Z'))).toEqual(['fast', 'open_0']);
  expect(filterKeys(['open'], at('2026-11-30T00:30:00Z'))).toEqual(['open_1']);
  expect(filterKeys(['open'], at('2026-11-29T23:59:59Z'))).toEqual(['open_335']);
});
