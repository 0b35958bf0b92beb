import { normalizeHandle } from '@doorstep/domain/profiles/handle';
import transliterate from '@sindresorhus/transliterate';

/** Matches what is neither a digit nor a letter with one usual reading in Latin letters. */
const UNREADABLE =
  /[^\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]+/gu;

/**
 * Suggests the handle of a new page from its display name: 'Ana & Söhne' becomes 'ana-sohne'. Empty
 * for a name in other scripts, because their reading would be a guess.
 */
export function suggestHandle(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+|['’ʼ]/gu, '')
    .normalize('NFC')
    .replaceAll(UNREADABLE, ' ');
  const words = transliterate(letters).replaceAll(/[^a-z0-9]+/gi, ' ');
  return normalizeHandle(words.trim()).replace(/-$/, '');
}
