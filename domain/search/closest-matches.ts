import type { SearchCard } from './search-card.ts';
import { tradesOfQuery } from './match-trades.ts';
import { placeWords, wordsOfLocation } from './places.ts';
import type { SearchTerms } from './search.ts';
import { wordsOf } from './words.ts';

/** A closest match has one of the trades, if there are any, and all words of the place. */
export interface ClosestQuery {
  trades: readonly string[];
  place: readonly string[];
}

/** Limits the number of words of a place in a query. */
const MAX_PLACE_WORDS = 6;

/**
 * Returns the trades and the place that a closest match must have (decision 31). Null if the
 * service field names no trade, or if both fields name nothing.
 */
export function closestQuery({ service, location }: SearchTerms): ClosestQuery | null {
  const trades = tradesOfQuery(service);
  const place = wordsOfLocation(location).slice(0, MAX_PLACE_WORDS);
  if (trades.length === 0 && (wordsOf(service).length > 0 || place.length === 0)) return null;
  return { trades, place };
}

/** Checks whether a professional is a closest match. */
export function isClosestMatch(
  { trades, city, locations }: Pick<SearchCard, 'trades' | 'city' | 'locations'>,
  query: ClosestQuery,
): boolean {
  const words = new Set(placeWords([city, ...locations]));
  return (
    (query.trades.length === 0 || query.trades.some((trade) => trades.includes(trade))) &&
    query.place.every((word) => words.has(word))
  );
}
