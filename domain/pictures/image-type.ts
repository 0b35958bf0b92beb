import type { ImageType } from './image.ts';

/** The number of bytes at a file's start that `imageTypeOf` needs. */
export const IMAGE_HEAD_BYTES = 64;

const PNG = '\x89PNG\r\n\x1a\n';

/**
 * Checks for an ISO media file with the brand `avif` (image) or `avis` (sequence): as its major
 * brand, or as a compatible brand of a general one such as `mif1` (AVIF specification, §6).
 */
function isAvif(head: string): boolean {
  if (head.slice(4, 8) !== 'ftyp') return false;
  const size = Array.from(head.slice(0, 4)).reduce((sum, c) => sum * 256 + c.charCodeAt(0), 0);
  const brands = head.slice(8, size).match(/[^]{4}/g) ?? [];
  // The second four bytes are the major brand's version.
  return brands.some((brand, i) => i !== 1 && /^avi[fs]$/.test(brand));
}

/**
 * Detects the type of an image by its first bytes; null for other files. A file's name and the type
 * that a browser reports can be wrong.
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const head = String.fromCharCode(...bytes.subarray(0, IMAGE_HEAD_BYTES));
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith(PNG)) return 'image/png';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'image/webp';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  return isAvif(head) ? 'image/avif' : null;
}
