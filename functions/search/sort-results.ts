import { MAX_SORTED, type SearchOrder } from '@doorstep/domain/search/results/refinement';
import {
  toSearchResult,
  type SearchAnswer,
  type SearchResult,
} from '@doorstep/domain/search/results/search-api';
import { TIERS, toCursor } from '@doorstep/domain/search/results/search-cursor';
import type { SearchedPlace } from './place-of-search.ts';
import type { Candidate } from './provider-search-repository.ts';
import type { Step } from './search-steps.ts';
import type { ListedStep } from './step-lists.ts';
import { distanceOf, roundKm, walk, type Limits } from './walk-steps.ts';

// Orders that the index cannot read. The server reads the first results in the usual order, and
// sorts them in each tier.

type Compare = (a: SearchResult, b: SearchResult) => number;

const byTier: Compare = (a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier);
const byUsual: Compare = (a, b) => a.band - b.band || (a.id < b.id ? -1 : 1);
const byDistance: Compare = (a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0;
const byRating: Compare = (a, b) =>
  (b.rating?.average ?? 0) - (a.rating?.average ?? 0) ||
  (b.rating?.count ?? 0) - (a.rating?.count ?? 0);

/** Sorts results in each tier; those that are equal stay in the usual order. */
function sort(results: readonly SearchResult[], order: SearchOrder): SearchResult[] {
  const compare = order === 'nearest' ? byDistance : byRating;
  return results.toSorted((a, b) => byTier(a, b) || compare(a, b) || byUsual(a, b));
}

/**
 * Reads at most `MAX_SORTED` results in the usual order. Closest matches are for those who found
 * less than a page.
 */
async function readFirst(steps: readonly ListedStep[], limits: Limits) {
  const { results: page, reads } = limits;
  const inTiers = (isClosest: boolean, read: number) =>
    walk(
      steps.filter(({ tier }) => (tier === 'closest') === isClosest),
      null,
      { ...limits, results: MAX_SORTED, reads: reads - read },
    );
  const found = await inTiers(false, 0);
  if (found.next !== null || found.providers.length >= page) return found;
  const closest = await inTiers(true, found.read);
  return {
    providers: [...found.providers, ...closest.providers],
    next: closest.next,
    read: found.read + closest.read,
  };
}

/**
 * Returns a page of the sorted results and the order of all. `after` is the id of the last result
 * before the page; the page is the first one if that result has left.
 */
export async function sortedPage(
  steps: readonly ListedStep[],
  order: SearchOrder,
  after: string | null,
  limits: Limits,
): Promise<SearchAnswer & { read: number }> {
  const first = await readFirst(steps, limits);
  const sorted = sort(first.providers, order);
  const from = sorted.findIndex(({ id }) => id === after) + 1;
  const providers = sorted.slice(from, from + limits.results);
  const last = providers.at(-1);
  const hasMore = last !== undefined && from + limits.results < sorted.length;
  return {
    providers,
    next: hasMore ? toCursor({ ...last, after: last.id }) : null,
    sorted: { ids: sorted.map(({ id }) => id), isAll: first.next === null },
    read: first.read,
  };
}

/** Returns the candidates that still match a search as a page of sorted results. */
export function laterPage(
  steps: readonly Step[],
  candidates: readonly Candidate[],
  place: SearchedPlace | null,
): SearchResult[] {
  return candidates.flatMap(({ id, provider }) => {
    if (!provider) return [];
    const km = distanceOf(provider, place);
    const step = steps.find(({ isMatch }) => isMatch(provider, km));
    return step
      ? toSearchResult({ id, tier: step.tier, band: step.band, km: roundKm(km) }, provider)
      : [];
  });
}
