import type { ImageType } from './image.ts';

/** So much of a file's beginning tells what it is. */
export const IMAGE_HEAD_BYTES = 64;

const PNG = '\x89PNG\r\n\x1a\n';

/**
 * The brands of an ISO media file: `avif` (a picture) or `avis` (a sequence) is the main one or,
 * beside a general one as `mif1`, one of those it is compatible with (AVIF specification, §6).
 */
function isAvif(head: string): boolean {
  if (head.slice(4, 8) !== 'ftyp') return false;
  const size = Array.from(head.slice(0, 4)).reduce((sum, c) => sum * 256 + c.charCodeAt(0), 0);
  const brands = head.slice(8, size).match(/[^]{4}/g) ?? [];
  // The second four bytes are the main brand's version.
  return brands.some((brand, i) => i !== 1 && /^avi[fs]$/.test(brand));
}

/**
 * What a file is by its first bytes, or null when it is no picture that we take. Its name and what
 * a browser says of it prove nothing.
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const head = String.fromCharCode(...bytes.subarray(0, IMAGE_HEAD_BYTES));
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith(PNG)) return 'image/png';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'image/webp';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  return isAvif(head) ? 'image/avif' : null;
}
