import type { ClosestQuery } from '@doorstep/domain/search/closest-matches';
import type { Point } from '@doorstep/domain/places/distance';
import { cityIdOf, placeLabel, resolvePlaces } from '@doorstep/domain/places/resolve-places';
import type { SearchTerms } from '@doorstep/domain/search/search';
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

/**
 * Returns the place that a search is for: the location, else the place in the service field
 * ("plumber near austin"). `queries` are what closest matches understood, also with a guessed place.
 */
export function placeOfSearch(
  { location }: SearchTerms,
  queries: readonly (ClosestQuery | null)[],
): SearchedPlace | null {
  const texts = [location, ...queries.map((query) => query?.place.join(' ') ?? '')];
  for (const text of texts) {
    const place = findPlace(text);
    if (place) return place;
  }
  return null;
}
