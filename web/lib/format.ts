const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/**
 * '5 minutes ago', 'yesterday'; under a minute 'just now', and also what lies ahead: then this device's
 * clock is behind the server's.
 */
export function timeAgo(time: Date, now: Date = new Date()): string {
  const seconds = (time.getTime() - now.getTime()) / 1000;
  for (const [unit, size] of UNITS) {
    if (-seconds >= size) return relative.format(Math.trunc(seconds / size), unit);
  }
  return 'just now';
}

/** 'Nov 20, 2026' */
export const formatDate = (time: Date) => dateFormat.format(time);

/** '3:56 PM' */
export const formatTime = (time: Date) => timeFormat.format(time);

const DAY_MS = 24 * 3600 * 1000;
const startOfDay = (time: Date) => new Date(time).setHours(0, 0, 0, 0);

/** 'Today', 'Yesterday', else the date; what lies ahead is of today, as it is `just now`. */
export function formatDay(time: Date, now: Date): string {
  // Rounded, because a day of a clock change has 23 or 25 hours.
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Yesterday' : formatDate(time);
}
