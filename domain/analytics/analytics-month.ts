import * as z from 'zod/mini';
import { count } from '../callables/callable-fields.ts';
import type { Resolved } from './view-source.ts';

/** Limits of what is counted for one page. They bound costs and the size of a document. */
export const VIEW_LIMITS = {
  /** Views of a page in one day. */
  perDay: 5000,
  /** Views of a page from one network in one hour. */
  perNetworkAndHour: 30,
  /**
   * Different sources, trades or cities of one day, also of requests. Others are counted as
   * `OTHER`.
   */
  keys: 20,
} as const;

/** The key of sources, trades and cities beyond the limit. */
export const OTHER = 'other';

const countsSchema = z._default(z.record(z.string(), count), {});
export type Counts = Record<string, number>;
const number = z._default(count, 0);

/**
 * Waiting times in minutes are rounded up to one of these steps, so that a median needs no list of
 * answers. The last one holds all longer times.
 */
export const WAIT_STEPS = [
  5, 10, 15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1440, 2880, 4320, 10_080,
] as const;

/** What happens in a business once for each request, quote or review. */
export type BusinessEvent =
  | { kind: 'reviews' }
  /** `cents` is the total of the quote, in the brand's currency. */
  | { kind: 'quotes' | 'accepted'; cents: number }
  /** `cents` is the total of the accepted quote; 0 without one. */
  | { kind: 'completed'; cents: number }
  /** `city` is the name of the job's city, 'Austin, TX'; null if it is unknown. */
  | { kind: 'requests'; city: string | null }
  | { kind: 'answer'; minutes: number };

/** What was counted on one day in UTC. */
export const analyticsDaySchema = z.object({
  views: number,
  /** Different visitors of the day. */
  visitors: number,
  /** Views by source: one of `VIEW_SOURCES`, a host name, or `OTHER`. */
  sources: countsSchema,
  /** Views from search and trade pages by the trade and by the city. */
  trades: countsSchema,
  cities: countsSchema,
  /** Requests that were sent, quotes that were sent and accepted, completed requests, reviews. */
  requests: number,
  /** The requests whose job's city is known, by the city's name or `OTHER`. */
  request_cities: countsSchema,
  quotes: number,
  accepted: number,
  completed: number,
  /** The totals of these quotes, and of the accepted quotes of completed requests. */
  quotes_cents: number,
  accepted_cents: number,
  completed_cents: number,
  reviews: number,
  /** First answers by how long the client had waited: one of `WAIT_STEPS`, in minutes. */
  waits: countsSchema,
});
export type AnalyticsDay = z.infer<typeof analyticsDaySchema>;

export const EMPTY_DAY: AnalyticsDay = {
  views: 0,
  visitors: 0,
  sources: {},
  trades: {},
  cities: {},
  requests: 0,
  request_cities: {},
  quotes: 0,
  accepted: 0,
  completed: 0,
  quotes_cents: 0,
  accepted_cents: 0,
  completed_cents: 0,
  reviews: 0,
  waits: {},
};

/** `analytics/{uid}_{yyyy-mm}`: what was counted for a professional in a month, by day. */
export const analyticsMonthSchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  /** `YYYY-MM` in UTC. */
  month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  /** By the day of the month, '01' to '31'. */
  days: z.record(z.string().check(z.regex(/^(0[1-9]|[12]\d|3[01])$/)), analyticsDaySchema),
});
export type AnalyticsMonth = z.infer<typeof analyticsMonthSchema>;

/** Returns the month and the day of a time in UTC. */
export function calendarDay(time: Date): { month: string; day: string } {
  const text = time.toISOString();
  return { month: text.slice(0, 7), day: text.slice(8, 10) };
}

export const analyticsMonthId = (uid: string, month: string) => `${uid}_${month}`;

function addOne(counts: Counts, key: string | null): Counts {
  if (key === null) return counts;
  const known = new Map(Object.entries(counts));
  const counted = known.has(key) || known.size < VIEW_LIMITS.keys ? key : OTHER;
  return { ...counts, [counted]: (known.get(counted) ?? 0) + 1 };
}

/** Returns the day with one more view; null if the day has as many as are counted. */
export function addView(
  day: AnalyticsDay,
  { source, trade, city }: Resolved & { source: string },
  isNewVisitor: boolean,
): AnalyticsDay | null {
  if (day.views >= VIEW_LIMITS.perDay) return null;
  return {
    ...day,
    views: day.views + 1,
    visitors: day.visitors + (isNewVisitor ? 1 : 0),
    sources: addOne(day.sources, source),
    trades: addOne(day.trades, trade),
    cities: addOne(day.cities, city),
  };
}

/** Returns the day with one more event. */
export function addEvent(day: AnalyticsDay, event: BusinessEvent): AnalyticsDay {
  if (event.kind === 'requests') {
    const request_cities = addOne(day.request_cities, event.city);
    return { ...day, requests: day.requests + 1, request_cities };
  }
  if (event.kind === 'reviews') return { ...day, reviews: day.reviews + 1 };
  if (event.kind !== 'answer') {
    const money = `${event.kind}_cents` as const;
    return {
      ...day,
      [event.kind]: day[event.kind] + 1,
      [money]: day[money] + event.cents,
    };
  }
  const step = WAIT_STEPS.find((one) => event.minutes <= one) ?? WAIT_STEPS.at(-1);
  return { ...day, waits: addOne(day.waits, String(step)) };
}

/** Returns the median waiting time in minutes, rounded up to a step; null without an answer. */
export function medianWait(waits: Counts): number | null {
  const half = Object.values(waits).reduce((sum, one) => sum + one, 0) / 2;
  let reached = 0;
  return WAIT_STEPS.find((step) => (reached += waits[step] ?? 0) >= half && half > 0) ?? null;
}
