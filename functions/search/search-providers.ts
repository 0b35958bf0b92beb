import {
  isClosestMatch,
  leavesOutWords,
  type ClosestQuery,
} from '@doorstep/domain/search/closest-matches';
import { openState } from '@doorstep/domain/profiles/opening-hours';
import { filterKeys } from '@doorstep/domain/search/open-keys';
import { isSorted, MAX_SORTED, type Refinement } from '@doorstep/domain/search/results/refinement';
import type { SearchTerms } from '@doorstep/domain/search/search';
import type { SearchAnswer } from '@doorstep/domain/search/results/search-api';
import type { SearchCard } from '@doorstep/domain/search/results/search-card';
import { parseCursor } from '@doorstep/domain/search/results/search-cursor';
import type { SearchedPlace } from './place-of-search.ts';
import type { ProviderSearch } from './provider-search-repository.ts';
import { stepsAround, stepsOf, understand, type Step, type Understood } from './search-steps.ts';
import { laterPage, sortedPage } from './sort-results.ts';
import { listBest, listNewest } from './step-lists.ts';
import { walk, type StepsPage } from './walk-steps.ts';

export interface SearchDeps {
  search: ProviderSearch;
}

export interface SearchRequest extends Partial<Refinement> {
  terms: SearchTerms;
  /** The `next` of the page before; null for the first page. */
  after: string | null;
  /** The ids of a later page of a sorted answer. */
  ids?: readonly string[];
  /** The maximum number of results. */
  limit: number;
}

export interface FoundPage extends SearchAnswer {
  /** The number of documents read; a query without a result counts as one. */
  read: number;
  /** The trade and the place that search understood. The answer does not contain it. */
  understood: Pick<Understood, 'query' | 'place'>;
}

/** The most documents that one page may read (design budget: 30 at any size). */
export const MAX_READS = 30;
/** The same for a search with a place, whose bands of distance are a query each. */
export const MAX_READS_WITH_PLACE = 60;

/**
 * Returns a step without those who are closed at the time `now`. Its query finds also who is open
 * at another time of the same half hour.
 */
const whileOpen = (step: Step, now: Date): Step => ({
  ...step,
  isMatch: (provider, km) =>
    provider.opening_hours.some((place) => openState(place, now)?.state === 'open') &&
    step.isMatch(provider, km),
});

/**
 * Returns a page of results, tier by tier. Matches of the texts are first, then those who work
 * around the place, then those for whom it is further, then the closest matches if there are few
 * others. In a tier the order is that of the request. Throws what the repository throws, and the
 * signal's reason if it was aborted before a query.
 */
export async function searchProviders(
  { search }: SearchDeps,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<FoundPage> {
  const { terms, ids, limit, filters = [] } = request;
  const understood = await understand(search, terms);
  const { query, place } = understood;
  const order = request.order === 'nearest' && !place ? 'best' : (request.order ?? 'best');
  const now = new Date();
  const keys = filterKeys(filters, now);
  const all = stepsOf(search, terms, understood);
  const steps = filters.includes('open') ? all.map((step) => whileOpen(step, now)) : all;
  const start = request.after === null ? null : parseCursor(request.after);
  const findPage = async (): Promise<Omit<FoundPage, 'understood'>> => {
    if (ids) {
      const candidates = await search.listByIds(ids, keys);
      return { providers: laterPage(steps, candidates, place), next: null, read: ids.length };
    }
    const most = isSorted(order) ? MAX_SORTED : place ? MAX_READS_WITH_PLACE : MAX_READS;
    const limits = { results: limit, reads: most - understood.read, place, signal };
    if (isSorted(order)) {
      return sortedPage(listBest(steps, keys), order, start?.after ?? null, limits);
    }
    const list = order === 'newest' ? listNewest : listBest;
    return walk(list(steps, keys), start, limits);
  };
  const page = await findPage();
  const isNearMiss = query && (place || leavesOutWords(terms, query));
  return {
    ...page,
    read: page.read + understood.read,
    understood,
    ...(place && { place: { name: place.name, others: place.others } }),
    ...(isNearMiss && { is_near_miss: true }),
  };
}

/**
 * Returns up to `limit` professionals of a trade, in or around a place if there is one, from a
 * cursor on. Throws like `searchProviders`.
 */
export async function listTrade(
  { search }: SearchDeps,
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
      query: (range) => search.listClosest(query, range),
      isMatch,
    },
    ...(around ? stepsAround(search, around, isNew) : []),
  ];
  const reads = place ? MAX_READS_WITH_PLACE : MAX_READS;
  const start = after === null ? null : parseCursor(after);
  return walk(listBest(steps, []), start, { results: limit, reads, place, signal });
}
