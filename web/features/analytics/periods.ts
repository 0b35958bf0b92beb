import { BRAND } from '@doorstep/domain/brand';
import {
  EMPTY_DAY,
  type AnalyticsDay,
  type AnalyticsMonth,
  type Counts,
} from '@doorstep/domain/analytics/analytics-month';

/** The lengths of a bar in the chart, with how many bars there are. */
export const GRANULARITIES = {
  day: { label: 'Days', count: 30, range: '30 days' },
  week: { label: 'Weeks', count: 12, range: '12 weeks' },
  month: { label: 'Months', count: 12, range: '12 months' },
} as const;
export type Granularity = keyof typeof GRANULARITIES;

/** A part of the range, from a day (`YYYY-MM-DD`) to the day before the next part. */
interface Period {
  start: string;
  counts: AnalyticsDay;
}

/** What the screen shows: the range by periods, and the range of the same length before it. */
export interface Range {
  periods: Period[];
  total: AnalyticsDay;
  /** Null if not all of its days were counted. */
  before: AnalyticsDay | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns the first days of twice as many periods as are shown, and the day after the last. */
function bordersOf(by: Granularity, today: Date): string[] {
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  const { count } = GRANULARITIES[by];
  const indexes = Array.from({ length: 2 * count + 1 }, (_, i) => i - 2 * count);
  if (by === 'month') return indexes.map((i) => isoDay(Date.UTC(year, month + 1 + i, 1)));
  const length = by === 'week' ? 7 : 1;
  const tomorrow = Date.UTC(year, month, day) + DAY_MS;
  return indexes.map((i) => isoDay(tomorrow + i * length * DAY_MS));
}

/**
 * Returns the first month, `YYYY-MM`, to load: the one before the earliest range, because a range
 * is compared only if something was counted before it.
 */
export function firstMonth(today: Date): string {
  const before = 2 * GRANULARITIES.month.count;
  return isoDay(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - before, 1)).slice(0, 7);
}

function addCounts(one: Counts, two: Counts): Counts {
  const sum = new Map(Object.entries(one));
  for (const [key, count] of Object.entries(two)) sum.set(key, (sum.get(key) ?? 0) + count);
  return Object.fromEntries(sum);
}

const addDays = (one: AnalyticsDay, two: AnalyticsDay): AnalyticsDay => ({
  views: one.views + two.views,
  visitors: one.visitors + two.visitors,
  sources: addCounts(one.sources, two.sources),
  trades: addCounts(one.trades, two.trades),
  cities: addCounts(one.cities, two.cities),
  requests: one.requests + two.requests,
  request_cities: addCounts(one.request_cities, two.request_cities),
  quotes: one.quotes + two.quotes,
  accepted: one.accepted + two.accepted,
  completed: one.completed + two.completed,
  quotes_cents: one.quotes_cents + two.quotes_cents,
  accepted_cents: one.accepted_cents + two.accepted_cents,
  completed_cents: one.completed_cents + two.completed_cents,
  reviews: one.reviews + two.reviews,
  waits: addCounts(one.waits, two.waits),
});

const daysOf = (months: readonly AnalyticsMonth[]) =>
  months.flatMap(({ month, days }) =>
    Object.entries(days).map(([day, counts]) => ({ start: `${month}-${day}`, counts })),
  );

/** Returns the first day on which anything was counted; null if nothing was. */
export const firstDay = (months: readonly AnalyticsMonth[]): string | null =>
  daysOf(months)
    .map(({ start }) => start)
    .toSorted()[0] ?? null;

const sum = (all: readonly AnalyticsDay[]) => all.reduce(addDays, EMPTY_DAY);

/** Returns the range that ends today, and compares it with the one before. Days are in UTC. */
export function rangeOf(months: readonly AnalyticsMonth[], by: Granularity, today: Date): Range {
  const days = daysOf(months);
  const borders = bordersOf(by, today);
  const all = borders.slice(0, -1).map((start, i) => {
    const end = borders[i + 1] ?? '';
    const inside = days.filter((day) => day.start >= start && day.start < end);
    return { start, counts: sum(inside.map(({ counts }) => counts)) };
  });
  const { count } = GRANULARITIES[by];
  const [earlier, periods] = [all.slice(0, count), all.slice(count)];
  const first = firstDay(months);
  const isCounted = first !== null && first <= (borders[0] ?? '');
  return {
    periods,
    total: sum(periods.map(({ counts }) => counts)),
    before: isCounted ? sum(earlier.map(({ counts }) => counts)) : null,
  };
}

const short = new Intl.DateTimeFormat(BRAND.locale, {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const long = new Intl.DateTimeFormat(BRAND.locale, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns the name of a period: 'Nov 20', for a week the first day of it, or 'Nov 2026'. */
export const periodName = (start: string, by: Granularity) =>
  (by === 'month' ? long : short).format(new Date(`${start}T00:00:00Z`));
