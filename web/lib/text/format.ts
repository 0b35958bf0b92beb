import { BRAND } from '@doorstep/domain/brand';
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

const relative = new Intl.RelativeTimeFormat(BRAND.locale, { numeric: 'auto' });
const dateFormat = new Intl.DateTimeFormat(BRAND.locale, { dateStyle: 'medium' });
const storedDayFormat = new Intl.DateTimeFormat(BRAND.locale, {
  dateStyle: 'medium',
  timeZone: 'UTC',
});
const shortDateFormat = new Intl.DateTimeFormat(BRAND.locale, { month: 'short', day: 'numeric' });
const dateTimeFormat = new Intl.DateTimeFormat(BRAND.locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
});
const shortDateTimeFormat = new Intl.DateTimeFormat(BRAND.locale, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const monthFormat = new Intl.DateTimeFormat(BRAND.locale, { month: 'long', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat(BRAND.locale, { timeStyle: 'short' });

/**
 * Formats a past time as '5 minutes ago' or 'yesterday', and as 'just now' under a minute. A future
 * time, which a slow device clock causes, is 'just now' too.
 */
export function timeAgo(time: Date, now: Date = new Date()): string {
  const seconds = (time.getTime() - now.getTime()) / 1000;
  for (const [unit, size] of UNITS) {
    if (-seconds >= size) return relative.format(Math.trunc(seconds / size), unit);
  }
  return 'just now';
}

/** Formats a date as 'Nov 20, 2026'. */
export const formatDate = (time: Date) => dateFormat.format(time);

/** Formats a stored day such as '2026-11-20' as 'Nov 20, 2026', wherever the reader is. */
export const formatStoredDay = (day: string) => storedDayFormat.format(new Date(day));

/** Formats a month such as '2026-11' as 'November 2026'. */
export const formatMonth = (month: string) => monthFormat.format(new Date(`${month}-15T12:00:00Z`));

/** Formats a date without its year as 'Nov 20'. */
export const formatShortDate = (time: Date) => shortDateFormat.format(time);

/** Formats a past time as 'Nov 20, 3:56 PM', with the year if it is not the current one. */
export function formatDateTime(time: Date, now: Date): string {
  const isThisYear = time.getFullYear() === now.getFullYear();
  return (isThisYear ? shortDateTimeFormat : dateTimeFormat).format(time);
}

/** Formats a time of day as '3:56 PM'. */
export const formatTime = (time: Date) => timeFormat.format(time);

const DAY_MS = 24 * 3600 * 1000;
const startOfDay = (time: Date) => new Date(time).setHours(0, 0, 0, 0);

/** Formats a day as 'Today', 'Yesterday' or its date. A future time counts as today. */
export function formatDay(time: Date, now: Date): string {
  // Round, because a day has 23 or 25 hours when the clocks change.
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Yesterday' : formatDate(time);
}
