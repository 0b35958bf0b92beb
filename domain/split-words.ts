import { foldText } from './text.ts';

/** The longest part of a word that is compared: longer names of fields would fail in Firestore. */
const MAX_WORD_LENGTH = 40;

/**
 * Returns the words of a text as `foldText` writes it, without apostrophes and punctuation. Cuts
 * words to 40 characters.
 */
export function wordsOf(text: string): string[] {
  const plain = foldText(text)
    .replaceAll(/\ba\/c\b/g, 'ac')
    .replaceAll(/[\p{M}']/gu, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word) => Array.from(word).slice(0, MAX_WORD_LENGTH).join(''));
}
