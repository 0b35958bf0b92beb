import { isReservedHandle, normalizeHandle } from '@doorstep/domain/profiles/handle';
import transliterate from '@sindresorhus/transliterate';

/** Matches what is neither a digit nor a letter with one usual reading in Latin letters. */
const UNREADABLE =
  /[^\p{N}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]+/gu;

/**
 * Suggests the handle of a new page from its display name: 'Ana & Söhne' becomes 'ana-sohne'. Empty
 * for a name in other scripts or with letters of rare alphabets, because their reading would be a
 * guess, and for a reserved handle.
 */
export function suggestHandle(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+|['’ʼʻ]/gu, '')
    .normalize('NFC')
    .replaceAll(UNREADABLE, ' ');
  const latin = transliterate(letters);
  if (/[^\P{L}a-z]/iu.test(latin)) return '';
  const handle = normalizeHandle(latin.replaceAll(/[^a-z0-9]+/gi, ' ').trim()).replace(/-$/, '');
  return isReservedHandle(handle) ? '' : handle;
}
