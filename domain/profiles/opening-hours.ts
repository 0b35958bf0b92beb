import { BRAND } from '../active-brand.ts';
import { isTimeZone } from '../time-zone.ts';

// No schemas here, because public pages load no schema library.

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * The times of one day, `HH:MM`. A place that closes at or before the time it opens closes on the
 * next day; equal times are 24 hours.
 */
export interface OpeningTimes {
  opens: string;
  closes: string;
}

/** The opening hours of a week; null on days when it is closed. */
export type WeekHours = Record<Weekday, OpeningTimes | null>;

/** Whether a place is open, opens later on the same day, or is closed for the rest of the day. */
export type OpenState = { state: 'open' } | { state: 'opens'; at: string } | { state: 'closed' };

/** Returns 'Monday' for `monday`. */
export const weekdayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

/** Checks whether a place closes on the day after it opens. */
export const closesNextDay = ({ opens, closes }: OpeningTimes): boolean => closes <= opens;

/** Checks whether a place has opening hours on any day. */
export const hasHours = (hours: WeekHours): boolean => WEEKDAYS.some((day) => hours[day] !== null);

/** Returns the weekday and the time, `HH:MM`, on the clocks of a time zone. */
function localTime(timeZone: string, now: Date): { day: Weekday; time: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  const day = WEEKDAYS.find((weekday) => weekdayName(weekday) === part('weekday')) ?? 'monday';
  return { day, time: `${part('hour')}:${part('minute')}` };
}

/**
 * Returns whether a place is open at the time `now`, by the clocks of its time zone. Null if the
 * place has no opening hours, or if the runtime does not know the time zone.
 */
export function openState(hours: WeekHours, timeZone: string, now: Date): OpenState | null {
  if (!hasHours(hours) || !isTimeZone(timeZone)) return null;
  const { day, time } = localTime(timeZone, now);
  const today = hours[day];
  const yesterday = hours[WEEKDAYS.at(WEEKDAYS.indexOf(day) - 1) ?? 'sunday'];
  if (yesterday && closesNextDay(yesterday) && time < yesterday.closes) return { state: 'open' };
  if (!today) return { state: 'closed' };
  if (time < today.opens) return { state: 'opens', at: today.opens };
  return closesNextDay(today) || time < today.closes ? { state: 'open' } : { state: 'closed' };
}

/** Returns '8:00 AM' for '08:00', or the same text where clocks show 24 hours. */
export function formatTime(time: string): string {
  const clock = new Intl.DateTimeFormat(BRAND.locale, { hour: 'numeric' }).resolvedOptions();
  if (clock.hour12 === false) return time;
  const [hour = '0', minute = '00'] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

function formatTimes(times: OpeningTimes | null): string {
  if (!times) return 'Closed';
  const { opens, closes } = times;
  return opens === closes ? 'Open 24 hours' : `${formatTime(opens)} – ${formatTime(closes)}`;
}

/** Returns the lines of a week, with consecutive days of equal hours on one line. */
export function weekLines(hours: WeekHours): { days: string; times: string }[] {
  const lines: { first: Weekday; last: Weekday; times: string }[] = [];
  for (const day of WEEKDAYS) {
    const times = formatTimes(hours[day]);
    const line = lines.at(-1);
    if (line?.times === times) line.last = day;
    else lines.push({ first: day, last: day, times });
  }
  return lines.map(({ first, last, times }) => ({
    days: first === last ? weekdayName(first) : `${weekdayName(first)} – ${weekdayName(last)}`,
    times,
  }));
}
