import type { Badges } from '../profiles/facts.ts';
import type { BadgeKind } from './badge.ts';

// This file is separate from badge.ts, so that public pages do not load zod.

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
export function kindsOf({ license, insurance }: Badges): BadgeKind[] {
  return [...(license ? ['license' as const] : []), ...(insurance ? ['insurance' as const] : [])];
}
