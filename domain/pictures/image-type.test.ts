import { describe, expect, it } from 'vitest';
import { imageTypeOf } from './image-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));
const ftyp = (...brands: string[]) => {
  const body = `ftyp${brands.join('')}`;
  return bytes(`\0\0\0${String.fromCharCode(body.length + 4)}${body}`);
};

describe('imageTypeOf', () => {
  it.each([
    ['image/jpeg', bytes('\xff\xd8\xff\xe1\x10\x00Exif')],
    ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
    ['image/webp', bytes('RIFF\x10\x00\x00\x00WEBPVP8 ')],
    ['image/gif', bytes('GIF89a\x01')],
    ['image/gif', bytes('GIF87a\x01')],
    ['image/avif', ftyp('avif', '\0\0\0\0', 'mif1', 'miaf')],
    ['image/avif', ftyp('avis', '\0\0\0\0', 'msf1')],
    ['image/avif', ftyp('mif1', '\0\0\0\0', 'miaf', 'avif')],
  ])('detects %s by its bytes', (type, head) => expect(imageTypeOf(head)).toBe(type));

  it.each([
    ['nothing', bytes('')],
    ['a text', bytes('hello, this is a text named holiday.png')],
    ['an HTML page', bytes('<!doctype html><script>alert(1)</script>')],
    ['an SVG with a script', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['HEIC, which not every browser shows', ftyp('heic', '\0\0\0\0', 'mif1', 'heic')],
    ['a video', ftyp('isom', '\0\0\0\0', 'mp42')],
    ['a brand after the list of brands', bytes('\0\0\0\x10ftypheic\0\0\0\0avif')],
    ['a version that looks like a brand', ftyp('heic', 'avif')],
    ['an audio file', bytes('RIFF\x10\x00\x00\x00WAVEfmt ')],
    ['half a signature', bytes('\x89PNG')],
    ['a signature after the first byte', bytes('x\xff\xd8\xff')],
  ])('rejects %s', (_, head) => expect(imageTypeOf(head)).toBeNull());
});
