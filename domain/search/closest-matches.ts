import type { SearchCard } from './results/search-card.ts';
import { isServiceWord, tradesOfQuery, unknownWords } from './trades/match-trades.ts';
import {
  placeAlternatives,
  placeOfService,
  placeOnly,
  placeWords,
  spellQuery,
  wordsOfLocation,
} from './places.ts';
import type { SearchTerms } from './search.ts';
import { searchWordsOf } from './words.ts';

/** A closest match has one of the trades, if there are any, and matches all words of the place. */
export interface ClosestQuery {
  trades: readonly string[];
  place: readonly string[];
}

/** Limits the number of words of a place in a query. */
const MAX_PLACE_WORDS = 6;

/**
 * Returns the trades and the place that a closest match must have (decision 31). Without a location
 * the place is the one in the service field. Null if the service field names something else than a
 * trade or that place, or if both fields name nothing. Swaps the fields if they are swapped.
 */
export function closestQuery({ service, location }: SearchTerms): ClosestQuery | null {
  const trades = tradesOfQuery(service);
  const located = wordsOfLocation(location);
  const ownPlace = placeOfService(service, isServiceWord);
  const place = (located.length > 0 ? located : ownPlace).slice(0, MAX_PLACE_WORDS);
  if (trades.length > 0) return { trades, place };
  const words = searchWordsOf(spellQuery(service).join(' '));
  const isOnlyPlace = words.every((word) => ownPlace.includes(word));
  if (words.length > 0 && tradesOfQuery(location).length > 0)
    return closestQuery({ service: location, location: service });
  return isOnlyPlace && place.length > 0 ? { trades, place } : null;
}

/** A guessed place needs a word of this length, because "ok" and "me" are also states. */
const MIN_PLACE_LENGTH = 3;

/**
 * Returns the query with the unknown words of the service field as its place, such as "austin" in
 * "plumber austin". They may not be a place, so the caller checks whether a professional matches.
 * Null if there are no such words, or if the query has a place.
 */
export function withGuessedPlace({ service }: SearchTerms, query: ClosestQuery) {
  const words = query.place.length > 0 ? [] : placeOnly(unknownWords(spellQuery(service)));
  if (!words.some((word) => word.length >= MIN_PLACE_LENGTH)) return null;
  return { ...query, place: words.slice(0, MAX_PLACE_WORDS) };
}

/**
 * Checks whether a query leaves out words of the service field: neither of a trade nor its place.
 */
export function leavesOutWords({ service }: SearchTerms, { place }: ClosestQuery): boolean {
  return placeOnly(unknownWords(spellQuery(service))).some((word) => !place.includes(word));
}

/** Checks whether a professional is a closest match. */
export function isClosestMatch(
  provider: Pick<SearchCard, 'trades' | 'city' | 'locations' | 'branch_places'>,
  query: ClosestQuery,
): boolean {
  const { trades, city, locations, branch_places } = provider;
  const words = new Set(placeWords([city, ...locations, ...branch_places]));
  return (
    (query.trades.length === 0 || query.trades.some((trade) => trades.includes(trade))) &&
    placeAlternatives(query.place).every((group) => group.some((word) => words.has(word)))
  );
}
