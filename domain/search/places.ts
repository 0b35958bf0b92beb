import { BRAND } from '../active-brand.ts';
import { COMMON_FILLERS } from '../places/place-fillers.ts';
import { wordsOf } from '../split-words.ts';
import { foldText } from '../text.ts';

/** The United States by abbreviation. West Virginia is before Virginia, whose name it ends with. */
const UNITED_STATES = `WV West Virginia, AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
  DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
  KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
  MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
  NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island,
  SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
  WI Wisconsin, WY Wyoming`;

/** The states by abbreviation. Other countries have regions, which match as words. */
const STATES = new Map(
  (BRAND.country === 'US' ? UNITED_STATES : '')
    .split(',')
    .filter(Boolean)
    .map((state) => wordsOf(state))
    .map(([abbreviation = '', ...name]) => [abbreviation, name] as const),
);

/** Words in the location field that are not part of a place's name. */
const PLACE_FILLERS = new Set([...COMMON_FILLERS, 'america', 'for', 'uk', 'us', 'usa']);

/** Other names of states, countries and cities. */
const SPELLINGS: [RegExp, string][] = [
  [/\bd\.?\s?c\.?(?!\p{L})/giu, 'dc'],
  [/\bnyc\b/gi, 'new york'],
  [/\bphilly\b/gi, 'philadelphia'],
  [/\b(sf|san fran)\b/gi, 'san francisco'],
  [/\bnola\b/gi, 'new orleans'],
  [/\bslc\b/gi, 'salt lake city'],
  [/\batl\b/gi, 'atlanta'],
  [/\bpdx\b/gi, 'portland'],
  [/\btex\b/gi, 'tx'],
  [/\bcalif\b/gi, 'ca'],
  [/\bfla\b/gi, 'fl'],
  [/\bunited states( of america)?\b/gi, 'usa'],
  [/\bu\.s\.(a\.)?/gi, 'usa'],
  [/\bunited kingdom\b/gi, 'uk'],
  [/\bsaint\b/gi, 'st'],
  [/\bft\.?(?=\s+\p{L})/giu, 'fort'],
  // "MT" at the end is Montana.
  [/\bmt\.?(?=\s+(?!usa?\b)\p{L})/giu, 'mount'],
];

/** Returns the words of a place, with one spelling of "D.C.", "Saint", "Fort" and "Mount". */
const spell = (place: string): string[] =>
  wordsOf(SPELLINGS.reduce((text, [from, to]) => text.replaceAll(from, to), foldText(place)));

/** The number of digits of a postal code in countries whose codes are digits only. */
const CODE_DIGITS: Record<string, number> = {
  ...{ US: 5, DE: 5, FR: 5, ES: 5, IT: 5 },
  ...{ AT: 4, CH: 4, AU: 4, NZ: 4, BE: 4, DK: 4, NO: 4 },
};

const isZip = (word: string) => /^\d+$/.test(word) && word.length === CODE_DIGITS[BRAND.country];
const isCountry = (word: string) => ['usa', 'us', 'uk'].includes(word);

/** Returns the words of a text that may have a place, without ZIP and country. */
const spellPlace = (typed: string) =>
  spell(typed).filter((word) => !isZip(word) && !isCountry(word));

/** A direction before a city, as in "South Austin", but not in names such as "South Bend". */
const DIRECTION =
  /\b(north|south|east|west|central)\s+(?=\p{L}{2})(?!(carolina|dakota|virginia|bend)\b)/giu;

/** Returns the words of a query that may have a place, without ZIP, country and direction. */
export const spellQuery = (typed: string) => spellPlace(typed.replaceAll(DIRECTION, ''));

/** Returns the unique words that may name a place: neither fillers nor distances. */
export const placeOnly = (words: readonly string[]) =>
  [...new Set(words)].filter((word) => !PLACE_FILLERS.has(word) && !/^\d{1,3}$/.test(word));

/** Returns the words of "TX" and "Texas" for words that end with either, before a ZIP or "USA". */
function stateWords(words: readonly string[]): string[] {
  const last = words.findLastIndex((word) => !isZip(word) && !isCountry(word) && word !== 'area');
  const place = words.slice(0, last + 1);
  for (const [abbreviation, name] of STATES) {
    const isNamed = name.every((word, i) => place.at(i - name.length) === word);
    // Without a city before it, "LA" is Los Angeles and not Louisiana.
    if (isNamed || (place.length > 1 && place.at(-1) === abbreviation))
      return [abbreviation, ...name];
  }
  return [];
}

/** A city of the directory. `id` is for addresses, for example 'austin-tx'. */
export interface City {
  id: string;
  /** The id without the state, for example 'austin'; the same as `id` if no state is named. */
  cityId: string;
  name: string;
}

/** Limits the words of a city's id, because anybody can type a long one. */
const MAX_CITY_WORDS = 6;

/** A ZIP anywhere, or a country at the end. */
const ZIP_OR_COUNTRY =
  /[\s,]*(\b\d{5}(-\d{4})?\b|\b(usa?|u\.s\.(a\.)?|united states( of america)?|uk|united kingdom)$)/gi;

/**
 * Returns the city that a professional typed. Spellings of one city have the same id: it has no ZIP
 * and no country, and the abbreviation of the state. Returns null if there are no words.
 */
export function cityOf(typed: string): City | null {
  const words = spellPlace(typed);
  const [abbreviation = '', ...name] = stateWords(words);
  const isNamed = name.every((word, i) => words.at(i - name.length) === word);
  const length = words.at(-1) === abbreviation ? 1 : isNamed ? name.length : 0;
  // "New York" alone is a city.
  const city = words.length > length ? words.slice(0, words.length - length) : words;
  const state = city.length < words.length ? [abbreviation] : [];
  if (city.length === 0) return null;
  return {
    id: [...city, ...state].slice(0, MAX_CITY_WORDS).join('-'),
    cityId: city.slice(0, MAX_CITY_WORDS).join('-'),
    name: typed.trim().replaceAll(/\s+/g, ' ').replaceAll(ZIP_OR_COUNTRY, ''),
  };
}

/** Indexed for a professional whose places name no state. It is not a word that people can type. */
const ANY_STATE = '*';

/** Returns the unique words of a professional's places, with names and abbreviations of states. */
export function placeWords(places: readonly (string | null)[]): string[] {
  const all = places.map((place) => spell(place ?? '')).filter((words) => words.length > 0);
  const states = all.flatMap(stateWords);
  const isStateless = all.length > 0 && states.length === 0;
  return [...new Set([...all.flat(), ...(isStateless ? [ANY_STATE] : states)])];
}

/**
 * Returns for each word of a place the indexed words that match it. The state after a city also
 * matches professionals whose places name no state.
 */
export function placeAlternatives(place: readonly string[]): string[][] {
  const [abbreviation = '', ...name] = stateWords(place);
  const length = place.at(-1) === abbreviation ? 1 : name.length;
  const city = place.slice(0, place.length - length);
  if (length === 0 || city.length === 0) return place.map((word) => [word]);
  return [...city.map((word) => [word]), [abbreviation, ANY_STATE]];
}

/**
 * Returns the words of the place at the end of the service field, which follows "in", "near" or
 * "around", or ends with a state: "plumber in austin", "electrician austin tx". `isServiceWord`
 * tells which words are not of a place.
 */
export function placeOfService(typed: string, isServiceWord: (word: string) => boolean): string[] {
  const words = spellQuery(typed);
  const [abbreviation, ...name] = stateWords(words);
  const isAbbreviated = words.at(-1) === abbreviation;
  const end = words.length - (isAbbreviated ? 1 : name.length);
  const start = words.findLastIndex((word, i) => i < end && isServiceWord(word)) + 1;
  const place = words.slice(start);
  // Without a city before it, "LA" is Los Angeles and not Louisiana.
  if (isAbbreviated && start === end && abbreviation === 'la') return ['los', 'angeles'];
  // Some abbreviations are common words: "me" and "or" need a word of the place before them.
  const hasState = name.length > 0 && !(isAbbreviated && start === end);
  const isIntroduced = start < end && ['in', 'near', 'around'].includes(words[start - 1] ?? '');
  return hasState || isIntroduced ? placeOnly(place) : [];
}

/** Returns the words of the location field; a place matches if it has all of them, in any order. */
export function wordsOfLocation(typed: string): string[] {
  const place = typed
    .replaceAll(/\b(near|around|close to)\s+me\b/gi, ' ')
    .replaceAll(DIRECTION, '')
    .replace(/^\s*in\s+(?=\S)/i, '');
  const words = placeOnly(spell(place));
  // Few professionals write their ZIP.
  return words.every(isZip) ? words : words.filter((word) => !isZip(word));
}
