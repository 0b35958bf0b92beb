import {
  closestQuery,
  isClosestMatch,
  withGuessedPlace,
  type ClosestQuery,
} from '@doorstep/domain/search/closest-matches';
import { BAND_COUNT, isInBand } from '@doorstep/domain/places/area-keys';
import { reachOf, type Reach } from '@doorstep/domain/places/service-area';
import { matchesSearch, type SearchTerms } from '@doorstep/domain/search/search';
import type { SearchCard } from '@doorstep/domain/search/results/search-card';
import type { SearchPosition } from '@doorstep/domain/search/results/search-cursor';
import {
  guessedPlace,
  placeOfSearch,
  queryOfCity,
  withPostcodeAsLocation,
  type SearchedPlace,
} from './place-of-search.ts';
import type {
  AroundQuery,
  Candidate,
  ListRange,
  ProviderSearch,
} from './provider-search-repository.ts';

/** A part of the results: a tier, or one band of it. */
export interface Step extends Omit<SearchPosition, 'after'> {
  query: (range: ListRange) => Promise<Candidate[]>;
  isMatch: (provider: SearchCard, km: number | null) => boolean;
}

const REACHES: readonly Reach[] = ['near', 'further'];

/**
 * Returns the steps of professionals around a place, nearest first. `isMatch` compares everything
 * but the distance.
 */
export function stepsAround(
  search: ProviderSearch,
  query: Omit<AroundQuery, 'reach' | 'band'>,
  isMatch: (provider: SearchCard) => boolean,
): Step[] {
  return REACHES.flatMap((reach) =>
    Array.from({ length: BAND_COUNT }, (_, band) => ({
      ...{ tier: reach, band },
      query: (range: ListRange) => search.listAround({ ...query, reach, band }, range),
      isMatch: (provider: SearchCard, km: number | null) =>
        km !== null &&
        provider.area !== null &&
        isInBand(provider.area, km, reach, band) &&
        isMatch(provider),
    })),
  );
}

/** What a search looks for besides its texts. */
export interface Understood {
  /** The text of the service field without a postal code. */
  service: string;
  /** What closest matches must have; null if the search has none. */
  query: ClosestQuery | null;
  place: SearchedPlace | null;
  /** The number of documents that it took to find out. */
  read: number;
}

/**
 * Finds the place of a search and the query for closest matches. A guessed place may be a word of
 * the service, as in 'union plumber', so it is ignored unless somebody names it or works there.
 */
export async function understand(search: ProviderSearch, typed: SearchTerms): Promise<Understood> {
  const terms = withPostcodeAsLocation(typed);
  const { service } = terms;
  const query = closestQuery(terms);
  const named = placeOfSearch(terms, query);
  const guessed = query ? withGuessedPlace(terms, query) : queryOfCity(terms);
  if (!guessed || named) return { service, query, place: named, read: 0 };
  const place = guessedPlace(terms, guessed);
  const around = place && { center: place.center, service: null, trades: guessed.trades };
  const checks: Pick<Step, 'query'>[] = [
    { query: (range) => search.listClosest(guessed, range) },
    ...(around ? stepsAround(search, around, () => true) : []),
  ];
  for (const [i, check] of checks.entries()) {
    const { length } = await check.query({ limit: 1 });
    if (length > 0) return { service, query: guessed, place, read: i + 1 };
  }
  return { service, query, place: null, read: checks.length };
}

/** Returns the steps of a search in order. */
export function stepsOf(
  search: ProviderSearch,
  terms: SearchTerms,
  { service, query, place }: Understood,
): Step[] {
  const trades = query?.trades ?? [];
  const isOfService = (provider: SearchCard) =>
    matchesSearch(provider, { service, location: '' }) ||
    provider.trades.some((trade) => trades.includes(trade));
  // Without a word besides the place, every service is meant.
  const text = query && trades.length === 0 ? '' : service;
  const steps: Step[] = [
    {
      ...{ tier: 'match', band: 0 },
      query: (range) => search.listCandidates(terms, range),
      isMatch: (provider) => matchesSearch(provider, terms),
    },
  ];
  if (place) {
    const around = { center: place.center, service: text, trades };
    const isNew = (provider: SearchCard) =>
      (text === '' || isOfService(provider)) && !matchesSearch(provider, terms);
    steps.push(...stepsAround(search, around, isNew));
  }
  if (query) {
    steps.push({
      ...{ tier: 'closest', band: 0 },
      query: (range) => search.listClosest(query, range),
      isMatch: (provider, km) =>
        isClosestMatch(provider, query) &&
        !matchesSearch(provider, terms) &&
        !(km !== null && provider.area && reachOf(provider.area, km)),
    });
  }
  return steps;
}
