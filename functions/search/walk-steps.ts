import { distanceToArea } from '@doorstep/domain/places/service-area';
import { toSearchResult, type SearchResult } from '@doorstep/domain/search/results/search-api';
import type { SearchCard } from '@doorstep/domain/search/results/search-card';
import { toCursor, type SearchPosition } from '@doorstep/domain/search/results/search-cursor';
import type { SearchedPlace } from './place-of-search.ts';
import type { ListedStep } from './step-lists.ts';

const toKey = ({ tier, band }: Pick<SearchPosition, 'tier' | 'band'>) => `${tier}${band}`;

export interface Limits {
  results: number;
  reads: number;
  place: SearchedPlace | null;
  signal: AbortSignal | undefined;
}

/** A card shows whole miles or kilometers. */
const TENTHS = 10;

/** Returns the distance from a place to a professional; null if either is unknown. */
export const distanceOf = ({ area }: SearchCard, place: SearchedPlace | null): number | null =>
  area && place ? distanceToArea(area, place.center) : null;

export const roundKm = (km: number | null): number | null =>
  km === null ? null : Math.round(km * TENTHS) / TENTHS;

/**
 * Collects matches of a step after a search id, without duplicates. The first query has one more
 * than the wanted results, to detect the end. If some candidates do not match, further queries use
 * the rest of the reads. `after` is where the next page starts.
 */
async function collect(step: ListedStep, start: string | null, limits: Limits) {
  const { results, reads, place, signal } = limits;
  const found: SearchResult[] = [];
  // A professional whose plan changes between two queries can be in both.
  const handles = new Set<string>();
  let after = start;
  let read = 0;
  let isEnd = false;
  while (!isEnd && found.length <= results && reads - read >= step.leastReads) {
    signal?.throwIfAborted();
    const wanted = read === 0 ? Math.min(results + 1, reads) : reads - read;
    const listed = await step.list(after, wanted, reads - read);
    for (const { id, provider } of listed.candidates) {
      const km = provider && distanceOf(provider, place);
      if (!provider || handles.has(provider.handle) || !step.isMatch(provider, km)) continue;
      handles.add(provider.handle);
      const { tier, band } = step;
      found.push(toSearchResult({ id, tier, band, km: roundKm(km) }, provider));
    }
    read += listed.read;
    after = listed.candidates.at(-1)?.id ?? after;
    isEnd = listed.isEnd;
  }
  const providers = found.slice(0, results);
  if (found.length <= results) return { providers, after, isEnd, read };
  return { providers, after: providers.at(-1)?.id ?? null, isEnd: false, read };
}

/** A page of the results of steps. `read` is the number of documents read, at least one a query. */
export interface StepsPage {
  providers: SearchResult[];
  next: string | null;
  read: number;
}

/**
 * Walks through steps from a position until the page is full or may read no more. A page can be
 * short and still have a `next`.
 */
export async function walk(
  steps: readonly ListedStep[],
  start: SearchPosition | null,
  limits: Limits,
): Promise<StepsPage> {
  const from = steps.findIndex((step) => start !== null && toKey(step) === toKey(start));
  const providers: SearchResult[] = [];
  let read = 0;
  for (const [i, step] of steps.entries()) {
    if (i < from) continue;
    // Closest matches are for those who found too little, not the end of a long list.
    const isLongList = start !== null && i > from && providers.length > 0;
    if (step.tier === 'closest' && isLongList) break;
    const after = i === from ? (start?.after ?? null) : null;
    const results = limits.results - providers.length;
    if (results === 0 || limits.reads - read < step.leastReads) {
      const isOver = step.tier === 'closest' && results === 0;
      return { providers, next: isOver ? null : toCursor({ ...step, after }), read };
    }
    const found = await collect(step, after, { ...limits, results, reads: limits.reads - read });
    providers.push(...found.providers);
    read += found.read;
    if (!found.isEnd) return { providers, next: toCursor({ ...step, after: found.after }), read };
  }
  return { providers, next: null, read };
}
