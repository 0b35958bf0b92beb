import { MIN_INHABITANTS } from '../limits.ts';
import type { Gazetteer, Place, Region } from './gazetteer.ts';
import { placeKey } from './place-key.ts';

/**
 * A place that a text names, and by what: its postal code, its name, another spelling, or a region.
 */
export interface FoundPlace {
  place: Place;
  reason: 'postcode' | 'name' | 'spelling' | 'region';
}

/** The most words that are compared with a place's name and its region, which limits the time. */
export const MAX_NAME_WORDS = 12;

/** A city of this size is meant rather than a region of its name, as in "Washington". */
export const LARGE_CITY = 100_000;

export const toFound = (place: Place, key: string): FoundPlace => ({
  place,
  reason: placeKey(place.name) === key ? 'name' : 'spelling',
});

/** Sorts towns with their own pages (covered-cities.ts) before larger cities of that spelling. */
const ownNameFirst = (found: readonly FoundPlace[]) =>
  found.toSorted((a, b) => Number(isOwnTown(b)) - Number(isOwnTown(a)));

const isOwnTown = ({ place, reason }: FoundPlace) =>
  reason === 'name' && place.population > MIN_INHABITANTS;

export const asRegion = (region: Region): FoundPlace => ({
  place: {
    ...{ kind: 'region', name: region.name, region, postcode: null, center: null, population: 0 },
  },
  reason: 'region',
});

/**
 * Returns the cities, or what else `find` finds, of a text that names a city and its region:
 * 'austin tx', 'texas austin'.
 */
export function citiesOfRegion(
  gazetteer: Gazetteer,
  words: readonly string[],
  find = gazetteer.citiesNamed,
): FoundPlace[] {
  if (words.length > MAX_NAME_WORDS) return [];
  for (let at = 1; at < words.length; at += 1) {
    const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const after = gazetteer.regionCoded(second) ?? gazetteer.regionNamed(second);
    // Before a city, codes and abbreviations are usually words: "in Austin", "wash Arlington".
    const front = gazetteer.regionNamed(first);
    const before = front && placeKey(front.name) === first ? front : null;
    for (const [city, region] of [
      [first, after],
      [second, before],
    ] as const) {
      if (region === null) continue;
      const found = find(city).filter((place) => place.region?.code === region.code);
      if (found.length > 0) return ownNameFirst(found.map((place) => toFound(place, city)));
    }
  }
  return [];
}

/** Returns what exactly these words name. `isCode` allows a region's code alone. */
export function named(
  gazetteer: Gazetteer,
  words: readonly string[],
  isCode: boolean,
): FoundPlace[] {
  const ofRegion = citiesOfRegion(gazetteer, words);
  if (ofRegion.length > 0) return ofRegion;
  const key = words.join(' ');
  const cities = gazetteer.citiesNamed(key).map((place) => toFound(place, key));
  const region = gazetteer.regionNamed(key) ?? (isCode ? gazetteer.regionCoded(key) : null);
  const regions = region ? [asRegion(region)] : [];
  const [largest] = cities;
  const isCity =
    largest !== undefined &&
    (largest.place.population >= LARGE_CITY || largest.place.region?.code === region?.code);
  return isCity ? [...cities, ...regions] : [...regions, ...cities];
}
