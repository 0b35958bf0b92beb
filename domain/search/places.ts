import { wordsOf } from './words.ts';

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
const FILLERS = new Set(['near', 'nearby', 'around', 'area', 'close', 'to', 'the', 'my']);

/** Returns the words of "TX" and "Texas" for a text that ends with either. */
function stateWords(words: readonly string[]): string[] {
  for (const [abbreviation, name] of STATES) {
    const isState =
      words.at(-1) === abbreviation || name.every((word, i) => words.at(i - name.length) === word);
    if (isState) return [abbreviation, ...name];
  }
  return [];
}

/** Returns the unique words of a professional's places, with names and abbreviations of states. */
export function placeWords(places: readonly (string | null)[]): string[] {
  const all = places.flatMap((place) => {
    const words = wordsOf(place ?? '');
    return [...words, ...stateWords(words)];
  });
  return [...new Set(all)];
}

/** Returns the words of the location field; a place matches if it has all of them, in any order. */
export function wordsOfLocation(typed: string): string[] {
  const words = wordsOf(typed.replaceAll(/\bnear me\b/gi, ' '));
  return [...new Set(words)].filter((word) => !FILLERS.has(word));
}
