import { wordsOf } from '../split-words.ts';

/** Words of places' names that people shorten or write out, in one form. */
const ONE_FORM = new Map(
  Object.entries({
    ...{ saint: 'st', sankt: 'st', sainte: 'ste' },
    ...{ ft: 'fort', mt: 'mount', pt: 'point', twp: 'township' },
  }),
);

/**
 * Returns the words of a place's name in the form in which names are compared: 'St. Paul' and
 * 'saint paul' are equal. The last word stays as it is, because "MT" there is Montana.
 */
export const placeWordsOf = (name: string): string[] =>
  wordsOf(name).map((word, i, { length }) => (i < length - 1 && ONE_FORM.get(word)) || word);

/** Returns the words of a place's name, joined by a space. */
export const placeKey = (name: string): string => placeWordsOf(name).join(' ');

/**
 * Returns the key of a text that somebody is typing. After 'saint' another word follows, so the
 * text is the beginning of 'st paul'.
 */
export function typedKey(typed: string): string {
  const words = wordsOf(typed);
  const last = ONE_FORM.get(words.at(-1) ?? '');
  const isWhole = last === undefined || words.length > 1;
  return isWhole ? placeKey(typed) : `${last} `;
}
