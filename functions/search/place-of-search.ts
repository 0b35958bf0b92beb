import type { ClosestQuery } from '@doorstep/domain/search/closest-matches';
import { MIN_INHABITANTS } from '@doorstep/domain/limits';
import type { Point } from '@doorstep/domain/places/distance';
import { placeKey } from '@doorstep/domain/places/place-key';
import {
  cityIdOf,
  placeLabel,
  resolvePlaces,
  WELL_KNOWN_CITY,
  withPostcode,
} from '@doorstep/domain/places/resolve-places';
import { spellQuery, wordsOfLocation } from '@doorstep/domain/search/places';
import { isServiceWord } from '@doorstep/domain/search/trades/match-trades';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { wordsOf } from '@doorstep/domain/search/words';
import { foldText } from '@doorstep/domain/text';
import { gazetteer } from './gazetteer.ts';

/** The place that a search is for. */
export interface SearchedPlace {
  /** As people write it, with a typed postal code: 'Georgetown, TX 78626'. */
  name: string;
  /** The same without the code. */
  label: string;
  /** Its city's id in addresses of pages. */
  cityId: string;
  center: Point;
  /** Inhabitants; 0 where unknown. */
  population: number;
  /** Up to nine other places that the same text may name, the largest first. */
  others: string[];
}

/** Returns the place that a text names; null for an unknown text and for a region. */
export function findPlace(text: string): SearchedPlace | null {
  const [best, ...more] = text.trim() === '' ? [] : resolvePlaces(gazetteer(), text);
  if (!best?.place.center) return null;
  const label = placeLabel(best.place, gazetteer());
  const name = withPostcode(label, best.place, gazetteer());
  // The name of a region that is also the city's leads to the city again: "New York".
  const others = more
    .filter(({ place }) => place.kind !== 'region' || place.name !== best.place.name)
    .map(({ place }) => placeLabel(place, gazetteer()));
  const unique = [...new Set(others)].filter((other) => other !== label);
  const { center, population } = best.place;
  const cityId = cityIdOf(best.place);
  return { name, label, cityId, center, population, others: unique };
}

/**
 * Checks whether a city's id in addresses is that of a known town whose pages search engines do not
 * list. A text that is no known place, and a district, are none.
 */
export function isSmallTown(cityId: string): boolean {
  const place = findPlace(cityId.replaceAll('-', ' '));
  if (place?.cityId !== cityId) return false;
  return place.population > 0 && place.population <= MIN_INHABITANTS;
}

function firstPlace(texts: readonly string[]): SearchedPlace | null {
  for (const text of texts) {
    const place = findPlace(text);
    if (place) return place;
  }
  return null;
}

/** A postal code of digits, also with the country or with four more: 'D-80331', '78704-1234'. */
const POSTCODE = /^(?:\p{L}{1,2}-)?(\d+)(?:-\d{4})?$/u;

/**
 * Returns the terms with the postal code of the service field, as in "plumber 78704", as the
 * location. Text of the location that is no place then belongs to the service.
 */
export function withPostcodeAsLocation({ service, location }: SearchTerms): SearchTerms {
  const words = service.split(/[\s,;]+/);
  const codes = words.map((word) => POSTCODE.exec(foldText(word))?.[1]);
  const at = codes.findIndex((code) => code !== undefined && gazetteer().postcode(code));
  const code = codes[at];
  if (code === undefined || findPlace(location)) return { service, location };
  return { service: [...words.toSpliced(at, 1), location].join(' ').trim(), location: code };
}

/** Well-known cities whose names are also words of services and companies. */
const COMMON_WORDS = new Set(
  'enterprise independence mission mobile normal orange reading union'.split(' '),
);

/**
 * Returns the query of a service field that has nothing but a well-known city's name: "georgetown".
 * Null for words of a service, and with a location.
 */
export function queryOfCity({ service, location }: SearchTerms): ClosestQuery | null {
  const [city] = location === '' ? gazetteer().citiesNamed(placeKey(service)) : [];
  const place = spellQuery(service);
  const isWord = place.some((word) => COMMON_WORDS.has(word) || isServiceWord(word));
  return city && city.population >= WELL_KNOWN_CITY && !isWord ? { trades: [], place } : null;
}

/** Returns the place of the location, else the one in the service field ("plumber near austin"). */
export function placeOfSearch({ location }: SearchTerms, query: ClosestQuery | null) {
  const place = query?.place.join(' ') ?? '';
  const isOfLocation = place === wordsOfLocation(location).join(' ');
  return firstPlace([location, ...(isOfLocation ? [] : [place])]);
}

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
