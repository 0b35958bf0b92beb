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

/** A week's hours on the clocks of an IANA time zone, of a page or of a branch. */
export interface OpeningHours {
  hours: WeekHours;
  time_zone: string;
  /**
   * Whether the place is closed on public holidays. `openState` does not know which days these are.
   */
  closed_on_holidays?: boolean | undefined;
}

/**
 * Whether a place is open, opens later on the same day, or is closed for the rest of the day.
 * `until` is the time at which it closes; null on a day of 24 hours.
 */
export type OpenState =
  | { state: 'open'; until: string | null }
  | { state: 'opens'; at: string }
  | { state: 'closed' };

/** Returns 'Monday' for `monday`. */
export const weekdayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

/** Checks whether a place closes on the day after it opens. */
export const closesNextDay = ({ opens, closes }: OpeningTimes): boolean => closes <= opens;

/** Checks whether a place has opening hours on any day. */
export const hasHours = (hours: WeekHours): boolean => WEEKDAYS.some((day) => hours[day] !== null);

/** The clocks of time zones. A search compares the hours of up to 200 professionals. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the clocks of a time zone; null if the runtime does not know it. */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone);
  if (known) return known;
  if (!isTimeZone(timeZone)) return null;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns the weekday and the time, `HH:MM`, on the clocks of a time zone. */
function localTime(clock: Intl.DateTimeFormat, now: Date): { day: Weekday; time: string } {
  const parts = clock.formatToParts(now);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  const day = WEEKDAYS.find((weekday) => weekdayName(weekday) === part('weekday')) ?? 'monday';
  return { day, time: `${part('hour')}:${part('minute')}` };
}

/**
 * Returns whether a place is open at the time `now`, by the clocks of its time zone. Null if the
 * place has no opening hours, or if the runtime does not know the time zone.
 */
export function openState({ hours, time_zone }: OpeningHours, now: Date): OpenState | null {
  const clock = hasHours(hours) ? clockOf(time_zone) : null;
  if (!clock) return null;
  const { day, time } = localTime(clock, now);
  const today = hours[day];
  const yesterday = hours[WEEKDAYS.at(WEEKDAYS.indexOf(day) - 1) ?? 'sunday'];
  if (yesterday && closesNextDay(yesterday) && time < yesterday.closes) {
    return { state: 'open', until: yesterday.closes };
  }
  if (!today) return { state: 'closed' };
  const { opens, closes } = today;
  if (time < opens) return { state: 'opens', at: opens };
  if (!closesNextDay(today) && time >= closes) return { state: 'closed' };
  return { state: 'open', until: opens === closes ? null : closes };
}

/** Returns 'Open now · until 5:00 PM', 'Opens at 8:00 AM' or 'Closed'. */
export function openText(open: OpenState): string {
  if (open.state === 'closed') return 'Closed';
  if (open.state === 'opens') return `Opens at ${formatTime(open.at)}`;
  return open.until === null ? 'Open now' : `Open now · until ${formatTime(open.until)}`;
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

/**
 * Returns the lines of a week, with consecutive days of equal hours on one line, and one more if a
 * place is closed on public holidays.
 */
export function weekLines({
  hours,
  closed_on_holidays = false,
}: Omit<OpeningHours, 'time_zone'>): { days: string; times: string }[] {
  const lines: { first: Weekday; last: Weekday; times: string }[] = [];
  for (const day of WEEKDAYS) {
    const times = formatTimes(hours[day]);
    const line = lines.at(-1);
    if (line?.times === times) line.last = day;
    else lines.push({ first: day, last: day, times });
  }
  const days = lines.map(({ first, last, times }) => ({
    days: first === last ? weekdayName(first) : `${weekdayName(first)} – ${weekdayName(last)}`,
    times,
  }));
  return closed_on_holidays ? [...days, { days: 'Public holidays', times: 'Closed' }] : days;
}
