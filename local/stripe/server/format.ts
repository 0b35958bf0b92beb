import { BRAND } from '@doorstep/domain/brand';

/** Formats a time in seconds since 1970 for people: `March 10, 2026`. */
export function day(time: number): string {
  const date = new Date(time * 1000);
  return date.toLocaleDateString(BRAND.locale, { dateStyle: 'long', timeZone: 'UTC' });
}
