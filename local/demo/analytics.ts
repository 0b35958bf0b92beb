import {
  addEvent,
  addView,
  analyticsMonthId,
  calendarDay,
  EMPTY_DAY,
  type AnalyticsDay,
  type AnalyticsMonth,
  type BusinessEvent,
} from '@doorstep/domain/analytics/analytics-month';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import type { Review } from '@doorstep/domain/reviews/review';
import { tradesOfProfile } from '@doorstep/domain/search/trades/match-trades';
import { cityOf } from '@doorstep/domain/search/places';
import { toJobPlace } from './job-places.ts';
import { numberFor } from './looks-random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than two years, so that a year can be compared with the year before. */
const DAYS = 750;

/** Sunday to Saturday: most people look for a professional at the start of the week. */
const WEEK = [0.7, 1.2, 1.15, 1.1, 1, 0.9, 0.75] as const;

/** How many of 100 visitors come from where. */
const SOURCES = [
  ['search', 46],
  ['trade', 16],
  ['google.com', 14],
  ['direct', 8],
  ['qr', 5],
  ['button', 2],
  ['home', 4],
  ['nextdoor.com', 3],
  ['site', 2],
] as const;

function sourceFor(seed: string): string {
  let rest = numberFor(seed, 0, 99);
  return SOURCES.find(([, share]) => (rest -= share) < 0)?.[0] ?? 'direct';
}

/** Returns a day's views: a weekly rhythm, growth over the year, and chance. */
function viewsOf(profile: ProviderProfile, time: Date, daysAgo: number): AnalyticsDay {
  const seed = `${profile.id} ${daysAgo}`;
  const growth = 1 - (0.6 * daysAgo) / DAYS;
  const chance = numberFor(`chance ${seed}`, 60, 140) / 100;
  const usual = numberFor(`views ${profile.id}`, 12, 30);
  const views = Math.round(usual * growth * chance * (WEEK[time.getUTCDay()] ?? 1));
  const trades = profile.trades.length > 0 ? profile.trades : tradesOfProfile(profile);
  const city = cityOf(profile.city ?? '')?.id ?? null;
  return Array.from({ length: views }, (_, i) => `${seed} ${i}`).reduce((day, view) => {
    const source = sourceFor(view);
    const isFound = source === 'search' || source === 'trade';
    const trade = trades[numberFor(`trade ${view}`, 0, 2)] ?? trades[0] ?? null;
    const found = {
      source,
      trade: isFound ? trade : null,
      city: isFound && numberFor(`city ${view}`, 0, 2) > 0 ? city : null,
    };
    return addView(day, found, numberFor(`new ${view}`, 0, 99) < 78) ?? day;
  }, EMPTY_DAY);
}

/** Returns what the triggers would have counted. */
function eventsOf(
  profile: ProviderProfile,
  requests: readonly ServiceRequest[],
  reviews: readonly Review[],
): (BusinessEvent & { at: Date | null })[] {
  const ofRequests = requests
    .filter(({ provider_id }) => provider_id === profile.id)
    .flatMap(({ place, created_at, first_answered_at, status, status_changed_at, quote }) => {
      const cents = quote?.total_cents ?? 0;
      const accepted = quote?.state === 'accepted' ? quote : null;
      return [
        {
          kind: 'requests' as const,
          at: created_at,
          city: toJobPlace({ place }, profile)?.city ?? null,
        },
        {
          kind: 'answer' as const,
          at: first_answered_at,
          minutes: ((first_answered_at?.getTime() ?? 0) - created_at.getTime()) / 60_000,
        },
        { kind: 'quotes' as const, at: quote?.created_at ?? null, cents },
        { kind: 'accepted' as const, at: accepted?.decided_at ?? null, cents },
        {
          kind: 'completed' as const,
          at: status === 'completed' ? status_changed_at : null,
          cents: accepted?.total_cents ?? 0,
        },
      ];
    });
  const ofReviews = reviews.filter(({ provider_id }) => provider_id === profile.id);
  return [
    ...ofRequests,
    ...ofReviews.map(({ created_at: at }) => ({ kind: 'reviews' as const, at })),
  ];
}

/** Returns more than two years of analytics of a professional, up to today. */
export function toAnalytics(
  profile: ProviderProfile,
  requests: readonly ServiceRequest[],
  reviews: readonly Review[],
  now: Date,
): AnalyticsMonth[] {
  const months = new Map<string, Record<string, AnalyticsDay>>();
  const change = (time: Date, next: (day: AnalyticsDay) => AnalyticsDay) => {
    const { month, day } = calendarDay(time);
    const days = months.get(month) ?? {};
    months.set(month, { ...days, [day]: next(days[day] ?? EMPTY_DAY) });
  };
  const first = new Date(
    Math.max(now.getTime() - (DAYS - 1) * DAY_MS, profile.created_at.getTime()),
  );
  for (let daysAgo = DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    const time = new Date(now.getTime() - daysAgo * DAY_MS);
    if (time >= first) change(time, () => viewsOf(profile, time, daysAgo));
  }
  for (const { at, ...event } of eventsOf(profile, requests, reviews)) {
    if (at !== null && at >= first) change(at, (day) => addEvent(day, event));
  }
  return [...months].map(([month, days]) => ({
    id: analyticsMonthId(profile.id, month),
    provider_id: profile.id,
    month,
    days,
  }));
}
