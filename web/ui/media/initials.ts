import { graphemes } from '@doorstep/domain/text';

const LETTER = /[\p{L}\p{N}]/u;

/**
 * Returns up to two initials, 'BS' for 'Bob & Sons'; the first character of a name without letters.
 */
export function initials(name: string): string {
  const letters = name
    .split(/\s+/)
    .flatMap((word) => [...graphemes(word)].find((character) => LETTER.test(character)) ?? []);
  const shown = letters.length > 0 ? letters.slice(0, 2) : [...graphemes(name.trim())].slice(0, 1);
  return shown.join('').toUpperCase();
}
