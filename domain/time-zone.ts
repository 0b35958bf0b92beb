// No schemas here, because public pages load no schema library.

/** Checks whether the runtime knows an IANA time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** UTC-12. */
export const LAST_ON_EARTH = 'Etc/GMT+12';

/**
 * Returns which day it is in a time zone, such as `2026-12-24`. A zone that an old browser does not
 * know counts as the last one on Earth.
 */
export function dayAt(timeZone: string, time: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: isTimeZone(timeZone) ? timeZone : LAST_ON_EARTH,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(time);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
