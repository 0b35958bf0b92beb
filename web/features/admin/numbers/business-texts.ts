import { formatPrice } from '@doorstep/domain/billing/money';
import { BRAND } from '@doorstep/domain/brand';

/** Formats an amount in cents. Plans and quotes have the same currency. */
export const toMoney = (cents: number) => formatPrice(cents, BRAND.currency);

const month = new Intl.DateTimeFormat(BRAND.locale, { month: 'short', timeZone: 'UTC' });

/** Returns 'Nov' for '2026-11'. January has the year, 'Jan 27', to show where one begins. */
export function monthName(name: string): string {
  const short = month.format(new Date(`${name}-01T00:00:00Z`));
  return name.endsWith('-01') ? `${short} ${name.slice(2, 4)}` : short;
}

const percent = new Intl.NumberFormat(BRAND.locale, { style: 'percent', maximumFractionDigits: 1 });

/** Returns '12.5%', or a dash for an unknown share. */
export const formatShare = (share: number | null) => (share === null ? '–' : percent.format(share));

/** Returns the share of two counts; null without a whole. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);
