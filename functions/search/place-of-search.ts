import type { ClosestQuery } from '@doorstep/domain/search/closest-matches';
import type { Point } from '@doorstep/domain/places/distance';
import { cityIdOf, placeLabel, resolvePlaces } from '@doorstep/domain/places/resolve-places';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { wordsOf } from '@doorstep/domain/search/words';
import { gazetteer } from './gazetteer.ts';

/** The place that a search is for. */
export interface SearchedPlace {
  /** As people write it, with a typed postal code: '78626 Georgetown, TX'. */
  name: string;
  /** The same without the code. */
  label: string;
  /** Its city's id in addresses of pages. */
  cityId: string;
  center: Point;
  /** Other places that the same text may name, the largest first. */
  others: string[];
}

/** The most other places that a page lists. */
const MAX_OTHERS = 3;

/** Returns the place that a text names; null for an unknown text and for a region. */
export function findPlace(text: string): SearchedPlace | null {
  const [best, ...more] = text.trim() === '' ? [] : resolvePlaces(gazetteer(), text);
  if (!best?.place.center) return null;
  const label = placeLabel(best.place, gazetteer());
  const name = best.place.postcode === null ? label : `${best.place.postcode} ${label}`;
  const others = more.map(({ place }) => placeLabel(place, gazetteer()));
  const unique = [...new Set(others)].filter((other) => other !== label);
  const { center } = best.place;
  const cityId = cityIdOf(best.place);
  return { name, label, cityId, center, others: unique.slice(0, MAX_OTHERS) };
}

function firstPlace(texts: readonly string[]): SearchedPlace | null {
  for (const text of texts) {
    const place = findPlace(text);
    if (place) return place;
  }
  return null;
}

/** Returns the place of the location, else the one in the service field ("plumber near austin"). */
export const placeOfSearch = ({ location }: SearchTerms, query: ClosestQuery | null) =>
  firstPlace([location, query?.place.join(' ') ?? '']);

/** The most words of a guessed place: "Rancho Santa Margarita". */
const MAX_GUESSED_WORDS = 4;

/**
 * Returns the city that the words around a guessed place name, else that of the guess alone: in
 * "roofer colorado springs" only "colorado" is no word of a trade.
 */
export function guessedPlace(
  { service }: SearchTerms,
  { place }: ClosestQuery,
): SearchedPlace | null {
  const words = wordsOf(service);
  const at = words.indexOf(place[0] ?? '');
  const runs = words.flatMap((_, start) =>
    words
      .map((_, end) => words.slice(start, end + 1))
      .filter((run) => start <= at && at < start + run.length),
  );
  const longest = runs
    .filter(({ length }) => length <= MAX_GUESSED_WORDS)
    .sort((a, b) => b.length - a.length);
  return firstPlace([...longest.map((run) => run.join(' ')), place.join(' ')]);
}
