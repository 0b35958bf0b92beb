import {
  closestQuery,
  isClosestMatch,
  withGuessedPlace,
  type ClosestQuery,
} from '@doorstep/domain/search/closest-matches';
import { BAND_COUNT, bandOf } from '@doorstep/domain/places/area-keys';
import { reachOf, type Reach } from '@doorstep/domain/places/service-area';
import { matchesSearch, type SearchTerms } from '@doorstep/domain/search/search';
import type { SearchAnswer } from '@doorstep/domain/search/search-api';
import type { SearchCard } from '@doorstep/domain/search/search-card';
import { parseCursor } from '@doorstep/domain/search/search-cursor';
import { placeOfSearch, type SearchedPlace } from './place-of-search.ts';
import type { AroundQuery, ProviderSearch } from './provider-search-repository.ts';
import { walk, type Step, type StepsPage } from './walk-steps.ts';

export interface SearchDeps {
  search: ProviderSearch;
}

export interface SearchRequest {
  terms: SearchTerms;
  /** The `next` of the page before; null for the first page. */
  after: string | null;
  /** The maximum number of results. */
  limit: number;
}

export interface FoundPage extends SearchAnswer {
  /** The number of documents read; a query without a result counts as one. */
  read: number;
}

/** The most documents that one page may read (design budget: 30 at any size). */
export const MAX_READS = 30;
/** The same for a search with a place, whose bands of distance are a query each. */
export const MAX_READS_WITH_PLACE = 60;

const REACHES: readonly Reach[] = ['near', 'further'];

/**
 * Returns the steps of professionals around a place, nearest first. `isShown` tells who is in an
 * earlier step, and `isOfService` compares the service exactly.
 */
function stepsAround(
  { search }: SearchDeps,
  query: Omit<AroundQuery, 'reach' | 'band'>,
  isMatch: (provider: SearchCard) => boolean,
): Step[] {
  return REACHES.flatMap((reach) =>
    Array.from({ length: BAND_COUNT }, (_, band) => ({
      ...{ tier: reach, band },
      list: (after: string | null, limit: number) =>
        search.listAround({ ...query, reach, band }, after, limit),
      isMatch: (provider: SearchCard, km: number | null) =>
        km !== null &&
        provider.area !== null &&
        reachOf(provider.area, km) === reach &&
        bandOf(km) === band &&
        isMatch(provider),
    })),
  );
}

/** What a search looks for besides its texts. */
interface Understood {
  /** What closest matches must have; null if the search has none. */
  query: ClosestQuery | null;
  place: SearchedPlace | null;
  /** The number of documents that it took to find out. */
  read: number;
}

/**
 * Finds the place of a search and the query for closest matches. A guessed place that is none of the
 * gazetteer's is checked with at most one read, and ignored without a match.
 */
async function understand({ search }: SearchDeps, terms: SearchTerms): Promise<Understood> {
  const query = closestQuery(terms);
  const guessed = query && withGuessedPlace(terms, query);
  const place = placeOfSearch(terms, [query, guessed]);
  if (!guessed) return { query, place, read: 0 };
  if (place) return { query: guessed, place, read: 0 };
  const { length } = await search.listClosest(guessed, null, 1);
  return { query: length > 0 ? guessed : query, place, read: 1 };
}

/** Returns the steps of a search in order. */
function stepsOf(deps: SearchDeps, terms: SearchTerms, { query, place }: Understood): Step[] {
  const { search } = deps;
  const { service } = terms;
  const trades = query?.trades ?? [];
  const isOfService = (provider: SearchCard) =>
    matchesSearch(provider, { service, location: '' }) ||
    provider.trades.some((trade) => trades.includes(trade));
  // Without a word besides the place, every service is meant.
  const text = query && trades.length === 0 ? '' : service;
  const steps: Step[] = [
    {
      ...{ tier: 'match', band: 0 },
      list: (after, limit) => search.listCandidates(terms, after, limit),
      isMatch: (provider) => matchesSearch(provider, terms),
    },
  ];
  if (place) {
    const around = { center: place.center, service: text, trades };
    const isNew = (provider: SearchCard) =>
      (text === '' || isOfService(provider)) && !matchesSearch(provider, terms);
    steps.push(...stepsAround(deps, around, isNew));
  }
  if (query) {
    steps.push({
      ...{ tier: 'closest', band: 0 },
      list: (after, limit) => search.listClosest(query, after, limit),
      isMatch: (provider, km) =>
        isClosestMatch(provider, query) &&
        !matchesSearch(provider, terms) &&
        !(km !== null && provider.area && reachOf(provider.area, km)),
    });
  }
  return steps;
}

/**
 * Returns a page of results in the order of search. Matches of the texts are first, then those who
 * work around the place, the nearest first, then those for whom it is further, then the closest
 * matches if there are few others. Throws what the repository throws, and the signal's reason if it
 * was aborted before a query.
 */
export async function searchProviders(
  deps: SearchDeps,
  { terms, after, limit }: SearchRequest,
  signal?: AbortSignal,
): Promise<FoundPage> {
  const understood = await understand(deps, terms);
  const { place } = understood;
  const most = place ? MAX_READS_WITH_PLACE : MAX_READS;
  const limits = { results: limit, reads: most - understood.read, place, signal };
  const start = after === null ? null : parseCursor(after);
  const page = await walk(stepsOf(deps, terms, understood), start, limits);
  return {
    ...page,
    read: page.read + understood.read,
    ...(place && { place: { name: place.name, others: place.others } }),
  };
}

/**
 * Returns up to `limit` professionals of a trade, in or around a place if there is one, from a cursor
 * on. Throws like `searchProviders`.
 */
export async function listTrade(
  deps: SearchDeps,
  query: ClosestQuery,
  place: SearchedPlace | null,
  { after, limit }: Pick<SearchRequest, 'after' | 'limit'>,
  signal?: AbortSignal,
): Promise<StepsPage> {
  const isMatch = (provider: SearchCard) => isClosestMatch(provider, query);
  const isNew = (provider: SearchCard) =>
    provider.trades.some((trade) => query.trades.includes(trade)) && !isMatch(provider);
  const around = place && { center: place.center, service: null, trades: query.trades };
  const steps: Step[] = [
    {
      ...{ tier: 'match', band: 0 },
      list: (start, count) => deps.search.listClosest(query, start, count),
      isMatch,
    },
    ...(around ? stepsAround(deps, around, isNew) : []),
  ];
  const reads = place ? MAX_READS_WITH_PLACE : MAX_READS;
  const start = after === null ? null : parseCursor(after);
  return walk(steps, start, { results: limit, reads, place, signal });
}
