import { wordsOf } from '../split-words.ts';

/** Words of a search that name neither a trade nor a problem. */
const SERVICE_FILLERS = new Set(
  `a am an and any anybody anyone are around asap at best by can cheap close company could do does emergency
  expert experienced find fix fixed fixing for from get getting give good got guy have having help hire hiring how i
  in install installed installer is it its just keep keeps lady like local looking man may me might much must my
  near nearby need needed needs night now of on or our own people person please pro professional professionals pros
  provider quick quote rated rates recommend recommended reliable right service services shall should some somebody
  someone something specialist start stay still than that the their them then there these they this to today tomorrow
  trusted up urgent urgently us want wanted was we were what when where which while who will with woman work working
  would you your`.split(/\s+/),
);

/** Endings that different forms of a word have, longest first. */
const ENDINGS = ['ations', 'ation', 'ings', 'ing', 'ers', 'ies', 'er', 'ed', 'es', 'y', 's', 'e'];

const VOWEL = /[aeiouy]/;

/**
 * Returns the stem of a word, so that "cleaner", "cleaning" and "cleans" are equal. The stem has at
 * least three letters and a vowel, and no doubled consonant at its end ("plugging": "plug"). A stem
 * of three letters ends with '-', unless only an 's' was removed: "tiling" is like "tile", but
 * "rated" is not like "rats".
 */
export function stem(word: string): string {
  // "Removals" is moving house in British English. "Removal" is of snow or rubbish.
  if (word === 'removals') return word;
  for (const ending of ENDINGS) {
    const start = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || start.length < 3 || !VOWEL.test(start)) continue;
    const short = start.replace(/([^aeiouyls])\1$/, '$1');
    return short.length > 3 || ending === 's' ? short : `${short}-`;
  }
  return word;
}

/** Checks whether a word names neither a trade nor a problem. */
export const isFiller = (word: string) => SERVICE_FILLERS.has(word);

/** Returns the words of a text that name something to search for. */
export const searchWordsOf = (text: string) => wordsOf(text).filter((word) => !isFiller(word));

/**
 * Checks whether two words differ by at most one typing error: a letter more, less, or other, or
 * two letters swapped.
 */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
