import { wordsOf } from './words.ts';

/** The states by abbreviation. West Virginia is before Virginia, whose name it ends with. */
const STATES = new Map(
  `WV West Virginia, AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
  DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
  KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
  MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
  NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island,
  SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
  WI Wisconsin, WY Wyoming`
    .split(',')
    .map((state) => wordsOf(state))
    .map(([abbreviation = '', ...name]) => [abbreviation, name] as const),
);

/** Words of the location field that name no place. */
const FILLERS = new Set([
  'near',
  'nearby',
  'around',
  'area',
  'close',
  'greater',
  'to',
  'the',
  'my',
]);

/** Returns the words of a place, with one spelling of "D.C." and "Saint". */
function spell(place: string): string[] {
  const plain = place.replaceAll(/\bd\.?\s?c\.?(?!\p{L})/giu, 'dc').replaceAll(/\bsaint\b/gi, 'st');
  return wordsOf(plain.replaceAll(/\bnyc\b/gi, 'new york'));
}

const isZip = (word: string) => /^\d{5}$/.test(word);

/** Returns the words of a text that may have a place, without ZIP and "USA". */
export const spellPlace = (typed: string) =>
  spell(typed).filter((word) => !isZip(word) && word !== 'usa' && word !== 'us');

/** Returns the words of "TX" and "Texas" for words that end with either, before a ZIP or "USA". */
function stateWords(words: readonly string[]): string[] {
  const last = words.findLastIndex((word) => !isZip(word) && !['usa', 'us', 'area'].includes(word));
  const place = words.slice(0, last + 1);
  for (const [abbreviation, name] of STATES) {
    const isNamed = name.every((word, i) => place.at(i - name.length) === word);
    // "LA" alone is a city.
    if (isNamed || (place.length > 1 && place.at(-1) === abbreviation))
      return [abbreviation, ...name];
  }
  return [];
}

/** A city of the directory. `id` is for addresses, for example 'austin-tx'. */
export interface City {
  id: string;
  name: string;
}

/** Limits the words of a city's id, because anybody can type a long one. */
const MAX_CITY_WORDS = 6;

/**
 * Returns the city that a professional typed. Spellings of one city have the same id: it has no ZIP
 * and no "USA", and the abbreviation of the state. Returns null if there are no words.
 */
export function cityOf(typed: string): City | null {
  const words = spellPlace(typed);
  const [abbreviation = '', ...name] = stateWords(words);
  // "New York" alone is a city.
  const isStateNamed =
    name.length > 0 &&
    words.length > name.length &&
    name.every((word, i) => words.at(i - name.length) === word);
  const short = isStateNamed ? [...words.slice(0, -name.length), abbreviation] : words;
  if (short.length === 0) return null;
  return {
    id: short.slice(0, MAX_CITY_WORDS).join('-'),
    name: typed.trim().replaceAll(/\s+/g, ' '),
  };
}

/** Returns the unique words of a professional's places, with names and abbreviations of states. */
export function placeWords(places: readonly (string | null)[]): string[] {
  const all = places.flatMap((place) => {
    const words = spell(place ?? '');
    return [...words, ...stateWords(words)];
  });
  return [...new Set(all)];
}

/**
 * Returns the words of the place at the end of the service field, which follows "in", "near" or
 * "around", or ends with a state: "plumber in austin", "electrician austin tx". `isServiceWord`
 * tells which words are not of a place.
 */
export function placeOfService(typed: string, isServiceWord: (word: string) => boolean): string[] {
  const words = spellPlace(typed);
  const [abbreviation, ...name] = stateWords(words);
  const isAbbreviated = words.at(-1) === abbreviation;
  const end = words.length - (isAbbreviated ? 1 : name.length);
  const start = words.findLastIndex((word, i) => i < end && isServiceWord(word)) + 1;
  const place = words.slice(start);
  // Some abbreviations are common words: "me" and "or" need a word of the place before them.
  const hasState = name.length > 0 && !(isAbbreviated && start === end);
  const isIntroduced = start < end && ['in', 'near', 'around'].includes(words[start - 1] ?? '');
  return hasState || isIntroduced ? [...new Set(place)] : [];
}

/** Returns the words of the location field; a place matches if it has all of them, in any order. */
export function wordsOfLocation(typed: string): string[] {
  const place = typed
    .replaceAll(/\b(near|around|close to)\s+me\b/gi, ' ')
    .replaceAll(/\busa?\b/gi, ' ')
    .replace(/^\s*in\s+(?=\S)/i, '');
  const words = [...new Set(spell(place))].filter((word) => !FILLERS.has(word));
  // Few professionals write their ZIP.
  return words.every(isZip) ? words : words.filter((word) => !isZip(word));
}
