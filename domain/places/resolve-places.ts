import type { Gazetteer, Place, Region } from './gazetteer.ts';
import { DIRECTIONS, withoutCountry, withoutFillers } from './place-fillers.ts';
import { placeKey, placeWordsOf } from './place-key.ts';

/**
 * A place that a text names, and by what: its postal code, its name, another spelling, or a region.
 */
export interface FoundPlace {
  place: Place;
  reason: 'postcode' | 'name' | 'spelling' | 'region';
}

/** The usual limit of places that one text finds, of 22 in the United States called Springfield. */
const MAX_FOUND = 10;

/** The most words that are compared with a place's name and its region, which limits the time. */
const MAX_NAME_WORDS = 12;

/** A city of this size is meant rather than a region of its name, as in "Washington". */
export const LARGE_CITY = 100_000;

/**
 * Search engines list the pages of larger cities only: one radius must not make near-equal pages.
 */
export const MIN_INHABITANTS = 5_000;

/** A city of this size is meant by its name alone: "North Boulder", but not "South Congress". */
export const WELL_KNOWN_CITY = 50_000;

const toFound = (place: Place, key: string): FoundPlace => ({
  place,
  reason: placeKey(place.name) === key ? 'name' : 'spelling',
});

/** Sorts towns with pages of their own (covered-cities.ts) before larger cities of that spelling. */
const ownNameFirst = (found: readonly FoundPlace[]) =>
  found.toSorted((a, b) => Number(isOwnTown(b)) - Number(isOwnTown(a)));

const isOwnTown = ({ place, reason }: FoundPlace) =>
  reason === 'name' && place.population > MIN_INHABITANTS;

const asRegion = (region: Region): FoundPlace => ({
  place: {
    ...{ kind: 'region', name: region.name, region, postcode: null, center: null, population: 0 },
  },
  reason: 'region',
});

/**
 * Returns the cities, or what else `find` finds, of a text that names a city and its region:
 * 'austin tx', 'texas austin'.
 */
function citiesOfRegion(
  gazetteer: Gazetteer,
  words: readonly string[],
  find = gazetteer.citiesNamed,
): FoundPlace[] {
  if (words.length > MAX_NAME_WORDS) return [];
  for (let at = 1; at < words.length; at += 1) {
    const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const after = gazetteer.regionCoded(second) ?? gazetteer.regionNamed(second);
    // A code alone before the city is a word more often: "in Austin".
    const before = gazetteer.regionNamed(first);
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
function named(gazetteer: Gazetteer, words: readonly string[], isCode: boolean): FoundPlace[] {
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

/** A postal code of digits that follows letters without a space: "tx78704". */
const DIGITS = /\d{4,}/g;

/** Returns the areas of the postal codes in a text. */
function postcodesIn(gazetteer: Gazetteer, words: readonly string[]): FoundPlace[] {
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  const codes = new Set([...words, ...pairs, ...words.flatMap((word) => word.match(DIGITS) ?? [])]);
  return [...codes]
    .map((code) => gazetteer.postcode(code))
    .filter((place) => place !== null)
    .map((place) => ({ place, reason: 'postcode' }));
}

const isLarge = ([best]: readonly FoundPlace[], inhabitants = LARGE_CITY) =>
  best !== undefined && best.place.population >= inhabitants;

/**
 * Returns the city of a text that also has a part of it, or a street: a large one at the end, as in
 * "Hyde Park Austin", or a city with its region. Where addresses name no region, a well-known city
 * may come first: "Köln-Ehrenfeld".
 */
function cityWithPart(gazetteer: Gazetteer, words: readonly string[]): FoundPlace[] {
  if (!gazetteer.writesRegionCode) {
    for (let end = Math.min(words.length - 1, MAX_NAME_WORDS); end > 0; end -= 1) {
      const found = named(gazetteer, words.slice(0, end), false);
      if (isLarge(found, WELL_KNOWN_CITY)) return found;
    }
  }
  for (let at = Math.max(1, words.length - MAX_NAME_WORDS); at < words.length; at += 1) {
    const rest = words.slice(at);
    const found = named(gazetteer, rest, false);
    if (isLarge(found)) return found;
    for (const find of [gazetteer.citiesNamed, gazetteer.townsNamed]) {
      const ofRegion = citiesOfRegion(gazetteer, rest, find);
      if (ofRegion.length > 0) return ofRegion;
    }
  }
  return [];
}

/**
 * Returns what follows a number at the start that is no postal code but that of a house, because
 * another place follows: '12345 Main St, Austin, TX'. Returns none if it is a postal code.
 */
function afterHouseNumber(gazetteer: Gazetteer, [first = '', ...rest]: readonly string[]) {
  const area = gazetteer.postcode(first);
  if (area === null) return [];
  const codes = postcodesIn(gazetteer, rest);
  const found = codes.length > 0 ? codes : cityWithPart(gazetteer, rest);
  const [best] = found;
  const names = [area, ...gazetteer.citiesNamed(placeKey(area.name))].map(({ name }) => name);
  const isOther = best && best.place.kind !== 'region' && !names.includes(best.place.name);
  return isOther ? found : [];
}

/**
 * Returns the places of words after a direction: that of all words, else the city without it:
 * "N. Las Vegas", "South Austin". A small city needs its region, because "South Congress" is a
 * street, and Congress a town elsewhere.
 */
function placesAfterDirection(gazetteer: Gazetteer, [first = '', ...rest]: readonly string[]) {
  const direction = DIRECTIONS.get(first);
  if (direction === undefined || rest.length === 0) return [];
  const whole = named(gazetteer, [direction, ...rest], false);
  if (whole.length > 0) return whole;
  const found = named(gazetteer, rest, false);
  const hasRegion = found[0]?.reason === 'region' || citiesOfRegion(gazetteer, rest).length > 0;
  return hasRegion || isLarge(found, WELL_KNOWN_CITY) ? found : [];
}

/** Returns the places that words without a postal code name. */
function placesOfWords(
  gazetteer: Gazetteer,
  all: readonly string[],
  isCode: boolean,
): FoundPlace[] {
  const home = withoutCountry(all, gazetteer.country);
  const plain = withoutFillers(home);
  // Washington is also a city.
  const isState = plain.at(-1) === 'state';
  const region = isState ? gazetteer.regionNamed(plain.slice(0, -1).join(' ')) : null;
  if (region) return [asRegion(region)];
  for (const words of [all, home, plain]) {
    const found = words.length > 0 ? named(gazetteer, words, isCode) : [];
    if (found.length > 0) return found;
  }
  const found = placesAfterDirection(gazetteer, plain);
  if (found.length > 0) return found;
  const ofRegion = citiesOfRegion(gazetteer, plain, gazetteer.townsNamed);
  if (ofRegion.length > 0) return ofRegion;
  // Where addresses name the region, a small town without one may be another country's city.
  const key = plain.join(' ');
  const towns = gazetteer.writesRegionCode ? [] : gazetteer.townsNamed(key);
  return towns.length > 0
    ? towns.map((place) => toFound(place, key))
    : cityWithPart(gazetteer, plain);
}

const NEAR_ME = /^\s*(near|around|close to)\s+(me|here|my location)\s*$/i;

/**
 * Finds the places that a person typed: '78704', 'austin', 'Austin TX', 'near Round Rock'. The best
 * is first; of several cities with one name, the largest. Returns none for a text that is unknown,
 * and for "near me".
 */
export function resolvePlaces(
  gazetteer: Gazetteer,
  typed: string,
  limit = MAX_FOUND,
): FoundPlace[] {
  if (NEAR_ME.test(typed)) return [];
  const words = placeWordsOf(typed);
  const afterNumber = afterHouseNumber(gazetteer, words);
  const areas = afterNumber.length > 0 ? afterNumber : postcodesIn(gazetteer, words);
  // "me" and "or" are words, and codes of states only in capitals.
  const isCode = /^[\P{L}]*\p{Lu}{2,3}[\P{L}]*$/u.test(typed);
  const found = areas.length > 0 ? areas : placesOfWords(gazetteer, words, isCode);
  return found.slice(0, limit);
}

/** Returns a place as people write it in an address: 'Austin, TX', 'München, Bayern', 'Texas'. */
export function placeLabel(
  { kind, name, region }: Place,
  gazetteer: Pick<Gazetteer, 'writesRegionCode'>,
) {
  if (kind === 'region' || region === null) return name;
  if (!gazetteer.writesRegionCode && region.name === name) return name;
  return `${name}, ${gazetteer.writesRegionCode ? region.code : region.name}`;
}

/** Adds a postal code where addresses have it: 'Austin, TX 78704', '80331 München, Bayern'. */
export function withPostcode(
  name: string,
  { postcode }: Place,
  { writesRegionCode }: Pick<Gazetteer, 'writesRegionCode'>,
): string {
  if (postcode === null) return name;
  return writesRegionCode ? `${name} ${postcode}` : `${postcode} ${name}`;
}

/** Returns a place with its region's name: 'Austin, Texas', 'Austin, Texas 78704', 'Berlin'. */
export function placeNameWithRegion(
  place: Place,
  gazetteer: Pick<Gazetteer, 'writesRegionCode'>,
): string {
  const { kind, name, region } = place;
  const isAlone = kind === 'region' || region === null || region.name === name;
  return withPostcode(isAlone ? name : `${name}, ${region.name}`, place, gazetteer);
}

/**
 * Returns a city's id in addresses of pages, such as 'austin-tx' (also for a postal code of it).
 */
export const cityIdOf = ({ name, region }: Place): string =>
  [...placeWordsOf(name), ...(region ? [region.code.toLowerCase()] : [])].join('-');
