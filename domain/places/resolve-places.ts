import { distanceKm } from './distance.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import {
  asRegion,
  citiesOfRegion,
  LARGE_CITY,
  MAX_NAME_WORDS,
  named,
  toFound,
  type FoundPlace,
} from './named-places.ts';
import { DIRECTIONS, withoutCountry, withoutFillers } from './place-fillers.ts';
import { placeWordsOf } from './place-key.ts';

/** The usual limit of places that one text finds, of 22 in the United States called Springfield. */
const MAX_FOUND = 10;

/** A city of this size is meant by its name alone: "North Boulder", but not "South Congress". */
export const WELL_KNOWN_CITY = 50_000;

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

/** German words after a city that no district follows: "Halle bei Köln". */
const NO_DISTRICT = new Set(['auf', 'bei']);

/**
 * Returns the well-known city at the start of a text that also has its district, where addresses
 * name no region: "Köln-Ehrenfeld".
 */
function cityBeforeDistrict(gazetteer: Gazetteer, words: readonly string[]): FoundPlace[] {
  if (gazetteer.writesRegionCode || words.some((word) => NO_DISTRICT.has(word))) return [];
  for (let end = Math.min(words.length - 1, MAX_NAME_WORDS); end > 0; end -= 1) {
    const found = named(gazetteer, words.slice(0, end), false);
    if (isLarge(found, WELL_KNOWN_CITY)) return found;
  }
  return [];
}

/**
 * Returns the city at the end of a text that also has a part of it, or a street: a large one, as in
 * "Hyde Park Austin", or a city with its region.
 */
function cityAtEnd(gazetteer: Gazetteer, words: readonly string[]): FoundPlace[] {
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

/** A house number, or a German street, which may have the name of another city. */
const STREET = /^\d+\p{L}?$|str(asse)?$/u;

/** Returns the city of a text that also has a part of it, or a street. */
function cityWithPart(gazetteer: Gazetteer, words: readonly string[]): FoundPlace[] {
  const finders = [cityBeforeDistrict, cityAtEnd];
  if (words.some((word) => STREET.test(word))) finders.reverse();
  for (const find of finders) {
    const found = find(gazetteer, words);
    if (found.length > 0) return found;
  }
  return [];
}

/** A postal code this near to a place after it belongs to that place: "78660 near Austin". */
const MAX_KM_FROM_POSTCODE = 80;

/**
 * Returns the place after a house number that looks like a postal code: '12345 Main St, Waco'.
 * Returns none if the number is a postal code, because no place far from it follows.
 */
function placeAfterHouseNumber(gazetteer: Gazetteer, [first = '', ...rest]: readonly string[]) {
  const center = gazetteer.postcode(first)?.center;
  if (!center) return [];
  const codes = postcodesIn(gazetteer, rest);
  const found = codes.length > 0 ? codes : cityWithPart(gazetteer, rest);
  const other = found[0]?.place.center;
  return other && distanceKm(center, other) > MAX_KM_FROM_POSTCODE ? found : [];
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
  // 'Washington' alone is the city, and 'Washington state' the region.
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
  const afterNumber = placeAfterHouseNumber(gazetteer, words);
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
