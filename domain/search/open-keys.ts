import { WEEKDAYS, type OpeningHours } from '../profiles/opening-hours.ts';
import { isTimeZone } from '../time-zone.ts';
import type { SearchFilter } from './results/refinement.ts';

// The filter 'open': keys of the map `filters` of a search entry, one for each half hour of the
// week in UTC that is open at any moment, `open_0` (Monday, midnight) to `open_335`.

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const HALF_HOUR = 30;
const MINUTE_MS = 60_000;

/** The first day of 1970 was a Thursday. */
const FIRST_DAY = 3;

/** Returns the minute of the time since 1970. */
const minuteOf = (time: Date) => Math.floor(time.getTime() / MINUTE_MS);

/**
 * Returns the key of a half hour that starts in this minute of a week, or in one before or after.
 */
const keyOf = (minute: number) => `open_${(((minute % WEEK) + WEEK) % WEEK) / HALF_HOUR}`;

const startOfHalfHour = (minute: number) => Math.floor(minute / HALF_HOUR) * HALF_HOUR;

/**
 * Returns the keys of the map `filters` that entries must have to pass filters at the time `now`.
 */
export const filterKeys = (filters: readonly SearchFilter[], now: Date): string[] =>
  filters.map((name) =>
    name === 'open' ? keyOf(startOfHalfHour(minuteOf(now)) + FIRST_DAY * DAY) : name,
  );

/** Returns a function that tells how far the clocks of a time zone are ahead of UTC, in minutes. */
function offsetOf(timeZone: string): (minute: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (minute) => {
    const parts = format.formatToParts(minute * MINUTE_MS);
    // 'GMT-06:00', or 'GMT' without an offset (ECMA-402, 'timeZoneName').
    const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(text) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes));
  };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));

/**
 * Returns the keys of all half hours at which a place is open, with the offset of its clocks now.
 */
function keysOf({ hours, time_zone }: OpeningHours, now: Date): string[] {
  const offset = offsetOf(time_zone)(minuteOf(now));
  return WEEKDAYS.flatMap((weekday, day) => {
    const times = hours[weekday];
    if (!times) return [];
    const start = day * DAY + minutesOf(times.opens) - offset;
    // Equal times are 24 hours.
    const length = (minutesOf(times.closes) - minutesOf(times.opens) + DAY) % DAY || DAY;
    const keys: string[] = [];
    for (let minute = startOfHalfHour(start); minute < start + length; minute += HALF_HOUR) {
      keys.push(keyOf(minute));
    }
    return keys;
  });
}

/** Time zones change their offset at most a year ahead, and keep one for more than a week. */
const WEEKS_AHEAD = 53;

/** Returns when the clocks of a time zone next change their offset, in ms; null if they do not. */
function nextChange(timeZone: string, now: Date): number | null {
  const offset = offsetOf(timeZone);
  const start = minuteOf(now);
  const current = offset(start);
  const weeks = Array.from({ length: WEEKS_AHEAD }, (_, week) => start + week * WEEK);
  let before = weeks.find((minute) => offset(minute + WEEK) !== current);
  if (before === undefined) return null;
  let after = before + WEEK;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offset(middle) === current) before = middle;
    else after = middle;
  }
  return after * MINUTE_MS;
}

/**
 * Returns the keys of the half hours at which any of the places is open, and until when they are
 * right: the time in ms at which the clocks of one change their offset, or null.
 */
export function openKeys(
  places: readonly OpeningHours[],
  now: Date,
): { keys: string[]; validUntil: number | null } {
  const known = places.filter(({ time_zone }) => isTimeZone(time_zone));
  const zones = [...new Set(known.map(({ time_zone }) => time_zone))];
  const changes = zones.flatMap((zone) => nextChange(zone, now) ?? []);
  return {
    keys: [...new Set(known.flatMap((place) => keysOf(place, now)))],
    validUntil: changes.length > 0 ? Math.min(...changes) : null,
  };
}
