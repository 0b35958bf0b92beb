import { AppError } from '@doorstep/domain/app-error';
import type { SearchAnswer } from '@doorstep/domain/search/results/search-api';
import { NO_DIRECTORY } from '@doorstep/domain/search/directory';
import { findTrade, largestTrades } from '@doorstep/domain/search/trades/trade-neighbors';
import type { Resolved } from '@doorstep/domain/analytics/view-source';
import { cityOf } from '@doorstep/domain/search/places';
import type { SearchCard } from '@doorstep/domain/search/results/search-card';
import type { SearchTier } from '@doorstep/domain/search/results/search-cursor';
import { isSorted, type SearchOrder } from '@doorstep/domain/search/results/refinement';
import { logError, logInfo } from '../platform/log.ts';
import { isSwitchedOff } from '../platform/switches.ts';
import type { Directories } from './directory-repository.ts';
import {
  MAX_READS,
  MAX_READS_WITH_PLACE,
  searchProviders,
  type FoundPage,
  type SearchDeps,
  type SearchRequest,
} from './search-providers.ts';

export interface BrowseDeps extends SearchDeps {
  directories: Pick<Directories, 'read'>;
}

/** The most trades, and cities, to browse below a search without a match. */
const MAX_LINKS = 12;

/**
 * Adds links for browsing to a page, with one read: the trades in its place, or all trades, and
 * the cities that have its trade. There is none if the directory cannot be read.
 */
async function withLinks(
  { directories }: BrowseDeps,
  page: FoundPage,
  trade: string | null,
): Promise<FoundPage> {
  const directory = await directories.read().catch((thrown: unknown) => {
    logError('the directory could not be read', {}, thrown);
    return null;
  });
  const known = directory ?? NO_DIRECTORY;
  const { place } = page.understood;
  const city = known.cities.find(({ id }) => id === place?.cityId);
  const found = trade === null ? null : findTrade(known, { trade, city: city?.id ?? null });
  const trades = found?.trades ?? largestTrades(city?.trades ?? known.trades, MAX_LINKS);
  return {
    ...page,
    trades: trades.slice(0, MAX_LINKS),
    ...(city && { city: { id: city.id, name: city.name } }),
    ...(found && { cities: found.cities.slice(0, MAX_LINKS) }),
    read: page.read + 1,
  };
}

/**
 * Returns the ids of the trade and of the city that a search is for, which links to pages carry for
 * analytics. The city is one of a professional who was found, so it is never the typed text.
 * Returns undefined without both.
 */
export function resolveSearch(
  { query, place }: FoundPage['understood'],
  found: readonly Pick<SearchCard, 'city'>[],
): Resolved | undefined {
  if (!query) return undefined;
  const asked = [place?.cityId, cityOf(query.place.join(' '))?.id];
  const cities = found.map(({ city }) => cityOf(city ?? '')).filter((city) => city !== null);
  const city = cities.find(({ id, cityId }) => asked.includes(id) || asked.includes(cityId));
  const resolved = { trade: query.trades[0] ?? null, city: city?.id ?? null };
  return resolved.trade === null && resolved.city === null ? undefined : resolved;
}

/**
 * Returns the Cache-Control of a page of results, which is how long an unpublished page can remain
 * visible in the CDN: a minute for orders that read more documents, else half a minute.
 */
export const searchCache = (order: SearchOrder): string =>
  `public, max-age=0, s-maxage=${isSorted(order) ? 60 : 30}`;

/**
 * Runs a search, adds what to browse to a last page without a match and to the first page without
 * terms, adds what the search is for, and logs its cost: `read` is the number of documents that it
 * read, at most 30, 60 with a place, or 200 for a sorted order. Throws AppError
 * `failed-precondition` while search is switched off.
 */
export async function searchAndLog(
  deps: BrowseDeps,
  shown_by: 'app' | 'server',
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<FoundPage> {
  if (await isSwitchedOff('search')) {
    throw new AppError('failed-precondition', 'search is switched off');
  }
  const started = performance.now();
  const found = await searchProviders(deps, request, signal);
  const isEmpty = found.providers.length === 0 && found.next === null;
  const { terms, after, filters = [], order = 'best' } = request;
  // The home page links to the trades.
  const isFirstWithoutTerms = terms.service + terms.location === '' && after === null;
  const most = found.place ? MAX_READS_WITH_PLACE : MAX_READS;
  const resolved = resolveSearch(found.understood, found.providers);
  const page =
    (isEmpty || isFirstWithoutTerms) && found.read < most
      ? await withLinks(deps, found, resolved?.trade ?? null)
      : found;
  const { providers, next, read } = page;
  const inTier = (one: SearchTier) => providers.filter(({ tier }) => tier === one).length;
  const duration_ms = Math.round(performance.now() - started);
  logInfo('search', {
    shown_by,
    filters: filters.length,
    order,
    found: inTier('match'),
    near: inTier('near'),
    further: inTier('further'),
    closest: inTier('closest'),
    read,
    more: next !== null,
    duration_ms,
  });
  return { ...page, ...(resolved && { resolved }) };
}

/** Returns what browsers get of a page of results: everything but its cost. */
export function toAnswer({ providers, next, ...page }: FoundPage): SearchAnswer {
  const { sorted, place, is_near_miss, trades, city, cities, resolved } = page;
  return {
    ...{ providers, next },
    ...(sorted && { sorted }),
    ...(place && { place }),
    ...(is_near_miss && { is_near_miss }),
    ...(trades && { trades }),
    ...(city && { city }),
    ...(cities && { cities }),
    ...(resolved && { resolved }),
  };
}
