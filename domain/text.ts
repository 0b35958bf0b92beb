import { LIMITS } from './limits.ts';

/**
 * A text with something to see in it: not only space, control and format signs, and the few letters
 * that are drawn as nothing (Hangul's fillers, Braille's blank). firestore.rules has the same signs.
 */
export const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** The text without surrounding space, or null when nothing is left (spec §5, client profile). */
export function nullWhenEmpty(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/**
 * Cuts a long text to `max` characters, the ellipsis included in place of the last one
 * (spec §2, public page: 150 characters). Never splits a surrogate pair.
 */
export function shorten(text: string, max: number = LIMITS.shortText): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  return `${characters.slice(0, max - 1).join('')}…`;
}

/** Comma separated entry to a list: split, trimmed, those with nothing to see dropped (spec §5, services). */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => VISIBLE.test(part));
}

/** `Intl` would read its tables, at each cold start of a function, for a comma. */
const inThousands = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** What a person reads beside a field with too much in it. */
export const atMost = (max: number) => `Please use at most ${inThousands(max)} characters.`;
