import * as z from 'zod/mini';
import { count } from '../callables/callable-fields.ts';

/** What happened in the market on one day in UTC. */
export const businessDaySchema = z.object({
  requests: count,
  /** The requests that were answered within 24 hours. */
  answered: count,
  reviews: count,
  /** The sum of the reviews' stars. */
  stars: count,
});
export type BusinessDay = z.infer<typeof businessDaySchema>;

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/**
 * `business_months/{yyyy-mm}`: the figures of a month in UTC. Server only. A trigger counts the
 * subscriptions, and a nightly schedule each day once it is known how it was answered.
 */
export const businessMonthSchema = z.object({
  id: month,
  /** Subscriptions that began or came back, and those that ended or were no longer paid. */
  started: z._default(count, 0),
  ended: z._default(count, 0),
  /** By the day of the month, '01' to '31'. */
  days: z._default(
    z.record(z.string().check(z.regex(/^(0[1-9]|[12]\d|3[01])$/)), businessDaySchema),
    {},
  ),
});
export type BusinessMonth = z.infer<typeof businessMonthSchema>;

/** `cursors/business_days`: the last day that was counted, `YYYY-MM-DD`. */
export const businessCursorSchema = z.object({ counted: z.iso.date() });

/** The months that are shown. The first run counts as many. */
export const BUSINESS_MONTHS = 12;

/** The figures of a month as an administrator sees them. */
export const businessFiguresSchema = z.object({
  month,
  started: count,
  ended: count,
  /** Subscriptions at the month's beginning; null if they were not counted yet. */
  subscribed_before: z.nullable(count),
  requests: count,
  answered: count,
  reviews: count,
  stars: count,
});
export type BusinessFigures = z.infer<typeof businessFiguresSchema>;

/** Returns the last `length` months up to the month of `now`, oldest first. */
export function monthsUntil(now: Date, length: number): string[] {
  return Array.from({ length }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (length - 1 - i), 1))
      .toISOString()
      .slice(0, 7),
  );
}

const sumOf = (days: readonly BusinessDay[], field: keyof BusinessDay) =>
  days.reduce((sum, day) => sum + day[field], 0);

/**
 * Returns the figures of the months, oldest first. `subscribed` is the number of subscriptions now:
 * each month's beginning follows from it and from the changes since. It is null for the months
 * before the first change that was counted.
 */
export function toBusinessFigures(
  months: readonly string[],
  stored: readonly BusinessMonth[],
  subscribed: number,
): BusinessFigures[] {
  const byMonth = new Map(stored.map((one) => [one.id, one]));
  const firstCounted = stored
    .filter(({ started, ended }) => started + ended > 0)
    .map(({ id }) => id)
    .toSorted()[0];
  let atEnd = subscribed;
  return months
    .toReversed()
    .map((name): BusinessFigures => {
      const { started = 0, ended = 0, days = {} } = byMonth.get(name) ?? {};
      const all = Object.values(days);
      const before = Math.max(0, atEnd - started + ended);
      atEnd = before;
      return {
        ...{ month: name, started, ended },
        subscribed_before: firstCounted !== undefined && name >= firstCounted ? before : null,
        requests: sumOf(all, 'requests'),
        answered: sumOf(all, 'answered'),
        reviews: sumOf(all, 'reviews'),
        stars: sumOf(all, 'stars'),
      };
    })
    .toReversed();
}

/** Returns the share of subscriptions that ended in the month; null if it is unknown. */
export function churnOf({ ended, subscribed_before }: BusinessFigures): number | null {
  return subscribed_before ? ended / subscribed_before : null;
}
