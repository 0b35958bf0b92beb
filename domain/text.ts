import { BRAND } from './active-brand.ts';
import { LIMITS } from './limits.ts';

/**
 * Matches a visible character: no space, control or format character, and none of the letters that
 * are blank (Hangul fillers, the Braille blank). `firestore.rules` has the same expression.
 */
export const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/**
 * Matches what a text of one line never contains: control characters, line separators and direction
 * marks, which would add paragraphs to a mail or reorder the text beside it. U+200C and U+200D
 * stay, because Persian, Hindi and emoji need them. `firestore.rules` has the same expression.
 */
export const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const LINE_BREAKS = /[\t-\r\x85\u2028\u2029]+/g;
const ALL_NOT_IN_A_LINE = new RegExp(NOT_IN_A_LINE, 'gu');

/** Makes a text one line: line breaks and tabs become a space, other such characters disappear. */
export function oneLine(text: string): string {
  return text.replace(LINE_BREAKS, ' ').replace(ALL_NOT_IN_A_LINE, '').trim();
}

/** Trims a text; null if it is empty. */
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

/** Around a text whose direction is isolated (UAX 9): first strong isolate, and its end. */
const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069'];

/**
 * Truncates a text to `max` characters, the last of which is an ellipsis (on a public page: 150
 * characters). Characters are graphemes. Ends an isolate (see `isolate`) that the cut leaves open.
 */
export function shorten(text: string, max: number = LIMITS.shortText): string {
  if (text.length <= max) return text;
  const shown: string[] = [];
  for (const character of graphemes(text)) {
    if (shown.push(character) <= max) continue;
    const start = shown.slice(0, max - 2).join('');
    const isOpen = start.lastIndexOf(ISOLATE) > start.lastIndexOf(END_OF_ISOLATE);
    if (isOpen) return `${start}…${END_OF_ISOLATE}`;
    return `${start}${shown[max - 2] ?? ''}…`.replace(`${ISOLATE}…`, '…');
  }
  return text;
}

/** Returns a text that starts with an upper-case letter. */
export function capitalize(text: string): string {
  const [first = ''] = graphemes(text);
  return first.toUpperCase() + text.slice(first.length);
}

/**
 * Matches what people leave out when they type: accents, the vowel signs of Arabic and Hebrew, the
 * dots below letters of India, the variants of emoji, and characters that are not visible.
 */
const LEFT_OUT =
  /(?=\p{M})[\u0300-\u036f\u0591-\u06ed\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\ufe00-\ufe0f]|[\p{Cf}\u0640\u115f\u1160\u2800]/gu;

/** Letters that have no other form in Unicode's decompositions and lower case. */
const FORMS: Record<string, string> = {
  ...{ ß: 'ss', ς: 'σ', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h' },
  ...{ '‘': "'", '’': "'", ʼ: "'", ʻ: "'", '`': "'", '\u2010': '-' },
};

/**
 * Returns a text in the form in which texts are compared, in the index of search as in queries:
 * İstanbul, ISTANBUL and ｉｓｔａｎｂｕｌ are equal. NFKC, without case, accents and invisible
 * characters, and with single spaces. After a change run `npm run search:rebuild`.
 */
export function foldText(text: string): string {
  return (
    text
      // The decomposition of '´' and of its Greek form starts with a space.
      .replaceAll(/[´\u1ffd]/g, "'")
      .normalize('NFKD')
      // Through the upper case, because ᾳ has two letters there (ΑΙ), and В has two small letters.
      .toUpperCase()
      .toLowerCase()
      .replaceAll(LEFT_OUT, '')
      .replaceAll(/[ßςæœøłđðþħ‘’ʼʻ`\u2010]/g, (letter) => FORMS[letter] ?? letter)
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .normalize('NFC')
      .trim()
  );
}

/**
 * Matches letters that are written from right to left, and characters that change the direction.
 */
const OTHER_DIRECTION =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Isolates the direction of a text that is put into a sentence or a list, line by line (UAX 9,
 * first strong isolate), so that it does not reorder what is beside it. Texts in elements of their
 * own do not need it: the theme gives each its own direction.
 */
export function isolate(text: string): string {
  if (!OTHER_DIRECTION.test(text)) return text;
  return text
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[^\r\n]+/g, `${ISOLATE}$&${END_OF_ISOLATE}`);
}

/** Splits a comma-separated text into trimmed parts, without invisible ones. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map(oneLine)
    .filter((part) => VISIBLE.test(part));
}

/** Returns the message for a text that is too long. */
export const tooLongMessage = (max: number) =>
  `Please use at most ${max.toLocaleString(BRAND.locale)} characters.`;

/**
 * Returns the same for a check of zod, formatted only when it is shown: `Intl` is slow to start.
 */
export const tooLong = (max: number) => ({ error: () => tooLongMessage(max) });
