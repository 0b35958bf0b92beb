import {
  closestQuery,
  isClosestMatch,
  withGuessedPlace,
  type ClosestQuery,
} from '@doorstep/domain/search/closest-matches';
import type { SearchCard } from '@doorstep/domain/search/search-card';
import { matchesSearch, type SearchTerms } from '@doorstep/domain/search/search';
import {
  toSearchResult,
  type SearchAnswer,
  type SearchResult,
} from '@doorstep/domain/search/search-api';
import { parseCursor, toCursor } from '@doorstep/domain/search/search-cursor';
import type { Candidate, ProviderSearch } from './provider-search-repository.ts';

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
  /** The number of documents read. */
  read: number;
}

/** The most documents that one page may read (design budget: 30 at any size). */
export const MAX_READS = 30;

/** The candidates of a tier, and which of them match. */
interface Tier {
  list: (after: string | null, limit: number) => Promise<Candidate[]>;
  isMatch: (provider: SearchCard) => boolean;
}

interface Limits {
  results: number;
  reads: number;
  signal: AbortSignal | undefined;
}

/**
 * Collects matches of a tier after a search id, without duplicates. The first query has one more
 * than the wanted results, to detect the end. If some candidates do not match, further queries use
 * the rest of the reads. `after` is where the next page starts.
 */
async function collect({ list, isMatch }: Tier, start: string | null, limits: Limits) {
  const { results, reads, signal } = limits;
  const found: SearchResult[] = [];
  // A professional whose plan changes between two queries can be in both.
  const handles = new Set<string>();
  let after = start;
  let read = 0;
  let isEnd = false;
  while (!isEnd && found.length <= results && read < reads) {
    signal?.throwIfAborted();
    const wanted = read === 0 ? Math.min(results + 1, reads) : reads - read;
    const candidates = await list(after, wanted);
    for (const { id, provider } of candidates) {
      if (!provider || handles.has(provider.handle) || !isMatch(provider)) continue;
      handles.add(provider.handle);
      found.push(toSearchResult(id, provider));
    }
    read += candidates.length;
    after = candidates.at(-1)?.id ?? after;
    isEnd = candidates.length < wanted;
  }
  const providers = found.slice(0, results);
  if (found.length <= results) return { providers, after, isEnd, read };
  return { providers, after: providers.at(-1)?.id ?? null, isEnd: false, read };
}

const exactTier = ({ search }: SearchDeps, terms: SearchTerms): Tier => ({
  list: (after, limit) => search.listCandidates(terms, after, limit),
  isMatch: (provider) => matchesSearch(provider, terms),
});

const closestTier = ({ search }: SearchDeps, terms: SearchTerms, query: ClosestQuery): Tier => ({
  list: (after, limit) => search.listClosest(query, after, limit),
  isMatch: (provider) => isClosestMatch(provider, query) && !matchesSearch(provider, terms),
});

/**
 * Returns the query for closest matches. Checks with at most one read whether a guessed place has a
 * match, and ignores the place otherwise. The query is null if the search has no closest matches.
 */
async function findClosestQuery(
  { search }: SearchDeps,
  terms: SearchTerms,
  signal: AbortSignal | undefined,
) {
  const query = closestQuery(terms);
  const guessed = query && withGuessedPlace(terms, query);
  if (!guessed) return { query, read: 0 };
  signal?.throwIfAborted();
  const { length } = await search.listClosest(guessed, null, 1);
  return { query: length > 0 ? guessed : query, read: length };
}

/**
 * Returns a page of results in the order of search. If the exact matches end on the first page and
 * do not fill it, or end on a later one without a match, the closest matches follow. Both share
 * `MAX_READS`, so a page can be short and still have a `next`. Throws what the repository throws,
 * and the signal's reason if it was aborted before a query.
 */
export async function searchProviders(
  deps: SearchDeps,
  { terms, after, limit }: SearchRequest,
  signal?: AbortSignal,
): Promise<FoundPage> {
  const start = (after === null ? null : parseCursor(after)) ?? { tier: 1, after: null };
  let providers: SearchResult[] = [];
  let read = 0;
  if (start.tier === 1) {
    const limits = { results: limit, reads: MAX_READS, signal };
    const exact = await collect(exactTier(deps, terms), start.after, limits);
    ({ providers, read } = exact);
    const page = { providers, closest: [], read };
    if (!exact.isEnd) return { ...page, next: toCursor({ tier: 1, after: exact.after }) };
    // A later page with a match is the end of a longer list, which needs no closest matches.
    const isFirst = start.after === null || providers.length === 0;
    if (!isFirst || providers.length >= limit) return { ...page, next: null };
  }
  const { query, read: guessing } = await findClosestQuery(deps, terms, signal);
  read += guessing;
  if (!query) return { providers, closest: [], next: null, read };
  const limits = { results: limit - providers.length, reads: MAX_READS - read, signal };
  const startOfTier = start.tier === 2 ? start.after : null;
  const closest = await collect(closestTier(deps, terms, query), startOfTier, limits);
  return {
    providers,
    closest: closest.providers,
    next: closest.isEnd ? null : toCursor({ tier: 2, after: closest.after }),
    read: read + closest.read,
  };
}

/**
 * Returns up to `limit` professionals of a trade or place after a search id, with one read for each
 * and at most `MAX_READS`. `next` is the search id of the last one; null if there are no more.
 */
export async function listClosest(
  { search }: SearchDeps,
  query: ClosestQuery,
  { after, limit }: Pick<SearchRequest, 'after' | 'limit'>,
  signal?: AbortSignal,
): Promise<Pick<FoundPage, 'providers' | 'next' | 'read'>> {
  const tier: Tier = {
    list: (start, count) => search.listClosest(query, start, count),
    isMatch: (provider) => isClosestMatch(provider, query),
  };
  const found = await collect(tier, after, { results: limit, reads: MAX_READS, signal });
  return { providers: found.providers, next: found.isEnd ? null : found.after, read: found.read };
}
