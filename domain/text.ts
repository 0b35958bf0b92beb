import { LIMITS } from './limits.ts';

/**
 * Matches a visible character: no space, control or format character, and none of the letters that
 * are blank (Hangul fillers, the Braille blank). `firestore.rules` has the same expression.
 */
export const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Trims a text; null if it is empty (spec §5, client profile). */
export function nullWhenEmpty(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** Created at the first use, so that it does not slow down the cold start of functions. */
let segmenter: Intl.Segmenter | undefined;

/** Iterates over the characters of a text as people count them: '👩‍🔧' is one (UAX 29). */
export function* graphemes(text: string): Generator<string, undefined> {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/**
 * Truncates a text to `max` characters, the last of which is an ellipsis (spec §2, public page: 150
 * characters). Characters are graphemes.
 */
export function shorten(text: string, max: number = LIMITS.shortText): string {
  if (text.length <= max) return text;
  const shown: string[] = [];
  for (const character of graphemes(text)) {
    if (shown.push(character) > max) return `${shown.slice(0, max - 1).join('')}…`;
  }
  return text;
}

/** Splits a comma-separated text into trimmed parts, without invisible ones (spec §5, services). */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => VISIBLE.test(part));
}

/** Formats a count with commas. `Intl` would slow down the cold start of functions. */
const withCommas = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Returns the message for a text that is too long. */
export const tooLongMessage = (max: number) => `Please use at most ${withCommas(max)} characters.`;
