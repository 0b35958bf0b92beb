import { wordsOf } from '../search/words.ts';
import type { Gazetteer, Place, Region } from './gazetteer.ts';
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

/** Words around a place's name that are not part of it. */
const FILLERS = new Set(
  wordsOf(
    `and area areas around at bei by city close code current downtown from greater here in kilometers km local location me
    metro mile miles my nahe near nearby of outside postcode radius region suburb suburbs surrounding the to umgebung within zip`,
  ),
);
const isFiller = (word: string | undefined) =>
  word !== undefined && (FILLERS.has(word) || /^\d{1,3}$/.test(word));

/** Parts of a city that people name, written out: "South Austin", "N. Las Vegas". */
const DIRECTIONS = new Map(
  Object.entries({
    ...{ n: 'north', s: 'south', e: 'east', w: 'west' },
    ...{ north: 'north', south: 'south', east: 'east', west: 'west', central: 'central' },
    ...{ inner: 'inner', ne: 'northeast', nw: 'northwest', se: 'southeast', sw: 'southwest' },
  }),
);

/** A city of this size is meant rather than a region of its name, as in "Washington". */
const LARGE_CITY = 100_000;

const keysByCountry = new Map<string, string[]>();

/** Returns the keys of a country's name in English and in its own language, and its codes. */
function countryKeys(country: string): string[] {
  const known = keysByCountry.get(country);
  if (known) return known;
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const names = ['en', language].map((locale) =>
    new Intl.DisplayNames([locale], { type: 'region' }).of(country),
  );
  const codes = { US: ['usa', 'america', 'u s a', 'u s'], GB: ['uk', 'u k'] }[country] ?? [];
  const keys = [country.toLowerCase(), ...names.map((name) => placeKey(name ?? '')), ...codes];
  // The longest first, so that "u s a" is not read as "a".
  keys.sort((a, b) => b.length - a.length);
  keysByCountry.set(country, keys);
  return keys;
}

/** Removes the country at the end of a place, but not if nothing else is left. */
function withoutCountry(words: readonly string[], country: string): readonly string[] {
  const key = words.join(' ');
  const name = countryKeys(country).find((one) => key.endsWith(` ${one}`));
  return name === undefined ? words : words.slice(0, words.length - name.split(' ').length);
}

/** Removes the words at both ends that are not part of a place's name. */
function withoutFillers(words: readonly string[]): readonly string[] {
  let [start, end] = [0, words.length];
  while (start < end && isFiller(words[start])) start += 1;
  while (start < end && isFiller(words[end - 1])) end -= 1;
  return words.slice(start, end);
}

const toFound = (place: Place, key: string): FoundPlace => ({
  place,
  reason: placeKey(place.name) === key ? 'name' : 'spelling',
});

const asRegion = (region: Region): FoundPlace => ({
  place: {
    ...{ kind: 'region', name: region.name, region, postcode: null, center: null, population: 0 },
  },
  reason: 'region',
});

/** Returns the cities of a text that names a city and its region: 'austin tx', 'texas austin'. */
function citiesOfRegion(gazetteer: Gazetteer, words: readonly string[]): FoundPlace[] {
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
      const cities = gazetteer.citiesNamed(city);
      const found = cities.filter((place) => place.region?.code === region.code);
      if (found.length > 0) return found.map((place) => toFound(place, city));
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

/**
 * Returns the large city at the end of a text that begins with a part of it: "Hyde Park Austin".
 */
function largeCityAtEnd(gazetteer: Gazetteer, words: readonly string[]): FoundPlace[] {
  for (let at = 1; at < words.length; at += 1) {
    const found = named(gazetteer, words.slice(at), false);
    if ((found[0]?.place.population ?? 0) >= LARGE_CITY) return found;
  }
  return [];
}

/** Returns the words without the direction at their start, or with it written out. */
function withoutDirection([first = '', ...rest]: readonly string[]): (readonly string[])[] {
  const direction = DIRECTIONS.get(first);
  return direction === undefined ? [] : [[direction, ...rest], rest];
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
  const all = placeWordsOf(typed);
  const areas = postcodesIn(gazetteer, all);
  if (areas.length > 0) return areas.slice(0, limit);
  // "me" and "or" are words, and codes of states only in capitals.
  const isCode = /^[\P{L}]*\p{Lu}{2,3}[\P{L}]*$/u.test(typed);
  const home = withoutCountry(all, gazetteer.country);
  const plain = withoutFillers(home);
  // Washington is also a city.
  const isState = plain.at(-1) === 'state';
  const region = isState ? gazetteer.regionNamed(plain.slice(0, -1).join(' ')) : null;
  if (region) return [asRegion(region)];
  for (const words of [all, home, plain, ...withoutDirection(plain)]) {
    const found = words.length > 0 ? named(gazetteer, words, isCode) : [];
    if (found.length > 0) return found.slice(0, limit);
  }
  return largeCityAtEnd(gazetteer, plain).slice(0, limit);
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

/** Returns a place with its region's name: 'Austin, Texas', '78704 Austin, Texas', 'Berlin'. */
export function placeNameWithRegion({ kind, name, region, postcode }: Place): string {
  const city = postcode === null ? name : `${postcode} ${name}`;
  const isAlone = kind === 'region' || region === null || region.name === name;
  return isAlone ? city : `${city}, ${region.name}`;
}

/**
 * Returns a city's id in addresses of pages, such as 'austin-tx' (also for a postal code of it).
 */
export const cityIdOf = ({ name, region }: Place): string =>
  [...placeWordsOf(name), ...(region ? [region.code.toLowerCase()] : [])].join('-');
