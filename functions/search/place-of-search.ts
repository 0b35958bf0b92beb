import type { ClosestQuery } from '@doorstep/domain/search/closest-matches';
import { MIN_INHABITANTS } from '@doorstep/domain/limits';
import type { Point } from '@doorstep/domain/places/distance';
import type { Place } from '@doorstep/domain/places/gazetteer';
import { DIRECTIONS, withoutFillers } from '@doorstep/domain/places/place-fillers';
import { placeKey, placeWordsOf } from '@doorstep/domain/places/place-key';
import {
  cityIdOf,
  placeLabel,
  resolvePlaces,
  WELL_KNOWN_CITY,
  withPostcode,
} from '@doorstep/domain/places/resolve-places';
import { spellQuery, wordsOfLocation } from '@doorstep/domain/search/places';
import { isServiceWord, tradesOfQuery } from '@doorstep/domain/search/trades/match-trades';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { wordsOf } from '@doorstep/domain/split-words';
import { foldText } from '@doorstep/domain/text';
import { gazetteer } from './gazetteer.ts';

/** The place that a search is for. */
export interface SearchedPlace {
  /** The name in an address, with the postal code if one was typed: 'Georgetown, TX 78626'. */
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
 * list. Returns false for a text that is no known place, and for a district.
 */
export function isSmallTown(
  cityId: string,
  place = findPlace(cityId.replaceAll('-', ' ')),
): boolean {
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

/**
 * A word that is a postal code of digits, also with the country, four more digits or punctuation:
 * 'D-80331', '78704-1234', '(78704)'.
 */
const POSTCODE = /^[^\p{L}\p{N}]*(?:\p{L}{1,2}-)?(\d+)(?:-\d{4})?[^\p{L}\p{N}]*$/u;

/** Checks whether a text has nothing but the name of an area's city, or words around a place. */
function isOnlyCityOf(text: string, area: Place): boolean {
  const words = withoutFillers(placeWordsOf(text));
  const cities = gazetteer().citiesNamed(words.join(' '));
  return words.length === 0 || cities.some((city) => cityIdOf(city) === cityIdOf(area));
}

/**
 * Returns the terms with the postal code of the service field, as in "plumber 78704", as the
 * location. A location that is no place then belongs to the service if it names a trade.
 */
export function withPostcodeAsLocation({ service, location }: SearchTerms): SearchTerms {
  const words = service.split(/[\s,;]+/);
  const codes = words.map((word) => POSTCODE.exec(foldText(word))?.[1]);
  const at = codes.findIndex((code) => code !== undefined && gazetteer().postcode(code));
  const code = codes[at];
  if (code === undefined || findPlace(location)) return { service, location };
  const [found] = resolvePlaces(gazetteer(), words.slice(at).join(' '), 1);
  // The number of a house is followed by its city: "12345 Main St, Austin".
  if (found?.place.postcode !== code) return { service, location };
  const rest = words.toSpliced(at, 1).join(' ').trim();
  const texts = [
    ...(isOnlyCityOf(rest, found.place) ? [] : [rest]),
    ...(tradesOfQuery(location).length > 0 ? [location] : []),
  ];
  return { service: texts.join(' '), location: code };
}

/** The names of well-known cities that are also words of services and companies. */
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

/** Returns where the words of a place begin in a text, with the direction before it. */
function startOfPlace(words: readonly string[], [first = '']: readonly string[]): number {
  const at = words.indexOf(first);
  return DIRECTIONS.has(words[at - 1] ?? '') ? at - 1 : at;
}

/**
 * Returns the place of the location, else the one in the service field ("plumber near austin"),
 * which keeps its direction: "South Congress" is not Congress.
 */
export function placeOfSearch({ service, location }: SearchTerms, query: ClosestQuery | null) {
  const place = query?.place ?? [];
  if (place.join(' ') === wordsOfLocation(location).join(' ')) return findPlace(location);
  const words = wordsOf(service);
  const directions = words.slice(startOfPlace(words, place), words.indexOf(place[0] ?? ''));
  return firstPlace([location, [...directions, ...place].join(' ')]);
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
  const first = startOfPlace(words, place);
  const runs = words.flatMap((_, start) =>
    words
      .map((_, end) => words.slice(start, end + 1))
      .filter((run) => start <= first && at < start + run.length),
  );
  const longest = runs
    .filter(({ length }) => length <= MAX_GUESSED_WORDS)
    .sort((a, b) => b.length - a.length);
  const texts = longest.map((run) => run.join(' '));
  return firstPlace(first < at ? texts : [...texts, place.join(' ')]);
}
