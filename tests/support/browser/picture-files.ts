import { readFileSync } from 'node:fs';

const path = new URL('../../fixtures/picture.jpg', import.meta.url);

/** Returns a small JPEG file with this name, for a file input. */
export const jpegFile = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: readFileSync(path),
});

/** Returns different URLs of one picture that every stack serves. */
export const pictureUrls = (count: number, site: string | undefined) =>
  Array.from({ length: count }, (_, i) => `${site ?? ''}/images/hero-small.webp?photo=${i + 1}`);
