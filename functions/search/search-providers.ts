import { matchesSearch, type SearchTerms } from '@doorstep/domain/search/search';
import { toSearchResult, type SearchResult } from '@doorstep/domain/search/search-api';
import type { ProviderSearch } from './provider-search-repository.ts';

export interface SearchDeps {
  search: ProviderSearch;
}

export interface SearchRequest {
  terms: SearchTerms;
  /** The `next` of the page before; null for the first one. */
  after: string | null;
  /** How many, at most. */
  limit: number;
}

export interface FoundPage {
  providers: SearchResult[];
  /** With what to ask for the following page; null at the end. */
  next: string | null;
  /** How many documents were read for it. */
  read: number;
}

/** The most documents that a page costs, whatever is asked and however many there are. */
export const READ_AT_MOST = 30;

/**
 * A page of those who match exactly, in search's order, each of them once. Asks for one more than the page
 * holds, to know whether there are others; where some of the candidates do not match it asks once more,
 * for as many as may still be read. A page may therefore be short, with a `next` to go on. Throws what the
 * search behind it throws, and before it asks what `signal` was aborted with.
 */
export async function searchProviders(
  { search }: SearchDeps,
  { terms, after, limit }: SearchRequest,
  signal?: AbortSignal,
): Promise<FoundPage> {
  const found: SearchResult[] = [];
  // Who changes the plan between two questions stands in both answers.
  const handles = new Set<string>();
  let reached = after;
  let read = 0;
  let isOver = false;
  while (!isOver && found.length <= limit && read < READ_AT_MOST) {
    signal?.throwIfAborted();
    const wanted = read === 0 ? Math.min(limit + 1, READ_AT_MOST) : READ_AT_MOST - read;
    const candidates = await search.listCandidates(terms, reached, wanted);
    for (const { id, provider } of candidates) {
      if (!provider || handles.has(provider.handle) || !matchesSearch(provider, terms)) continue;
      handles.add(provider.handle);
      found.push(toSearchResult(id, provider));
    }
    read += candidates.length;
    reached = candidates.at(-1)?.id ?? reached;
    isOver = candidates.length < wanted;
  }
  const providers = found.slice(0, limit);
  if (found.length > limit) return { providers, next: providers.at(-1)?.id ?? null, read };
  return { providers, next: isOver ? null : reached, read };
}
