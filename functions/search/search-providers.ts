import { matchesSearch, type SearchTerms } from '@doorstep/domain/search/search';
import { toSearchResult, type SearchResult } from '@doorstep/domain/search/search-api';
import type { ProviderSearch } from './provider-search-repository.ts';

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

export interface FoundPage {
  providers: SearchResult[];
  /** The cursor of the next page; null at the end. */
  next: string | null;
  /** The number of documents read. */
  read: number;
}

/** The most documents that one page may read (design budget: 30 at any size). */
export const MAX_READS = 30;

/**
 * Returns a page of exact matches in the order of search, without duplicates. The first query has
 * one more than the page's size, to detect the end. If some candidates do not match, a second query
 * uses the rest of `MAX_READS`. A page can therefore be short and still have a `next`. Throws what
 * `listCandidates` throws, and the signal's reason if it was aborted before a query.
 */
export async function searchProviders(
  { search }: SearchDeps,
  { terms, after, limit }: SearchRequest,
  signal?: AbortSignal,
): Promise<FoundPage> {
  const found: SearchResult[] = [];
  // A professional whose plan changes between two queries can be in both.
  const handles = new Set<string>();
  let reached = after;
  let read = 0;
  let isEnd = false;
  while (!isEnd && found.length <= limit && read < MAX_READS) {
    signal?.throwIfAborted();
    const wanted = read === 0 ? Math.min(limit + 1, MAX_READS) : MAX_READS - read;
    const candidates = await search.listCandidates(terms, reached, wanted);
    for (const { id, provider } of candidates) {
      if (!provider || handles.has(provider.handle) || !matchesSearch(provider, terms)) continue;
      handles.add(provider.handle);
      found.push(toSearchResult(id, provider));
    }
    read += candidates.length;
    reached = candidates.at(-1)?.id ?? reached;
    isEnd = candidates.length < wanted;
  }
  const providers = found.slice(0, limit);
  if (found.length > limit) return { providers, next: providers.at(-1)?.id ?? null, read };
  return { providers, next: isEnd ? null : reached, read };
}
