import { BRAND } from '../active-brand.ts';
import type { Badge, Badges } from '../profiles/facts.ts';

// This file is separate from badge.ts, so that public pages do not load zod.

/** What administrators check: a license for the trade, and liability insurance. */
export const BADGE_KINDS = ['license', 'insurance'] as const;

const HOUR_MS = 60 * 60 * 1000;

/**
 * Returns the day of a time, `YYYY-MM-DD`, in the time zone where it ends last (UTC−12). A badge is
 * therefore valid on its whole last day, wherever the professional works.
 */
export const dayOf = (time: Date): string =>
  new Date(time.getTime() - 12 * HOUR_MS).toISOString().slice(0, 10);

/** Returns the badges that are valid on a day, `YYYY-MM-DD`. Others are null. */
export function validBadges({ license, insurance }: Badges, day: string): Badges {
  return {
    license: license && license.expires_on >= day ? license : null,
    insurance: insurance && insurance.expires_on >= day ? insurance : null,
  };
}

/** Returns the kinds of the badges that are not null. */
export const kindsOf = (badges: Badges) => BADGE_KINDS.filter((kind) => badges[kind] !== null);

/** Returns what was verified, by whom, and the month in which it expires. */
export function badgeText(
  kind: (typeof BADGE_KINDS)[number],
  { number, expires_on }: Badge,
): string {
  const name = kind === 'license' ? `License ${number ?? ''}`.trim() : 'Insurance';
  const month = new Date(expires_on).toLocaleDateString(BRAND.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${name} verified by ${BRAND.name}, valid until ${month}`;
}
