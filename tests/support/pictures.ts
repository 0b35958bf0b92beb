import { readFileSync } from 'node:fs';

const path = new URL('../fixtures/picture.jpg', import.meta.url);

/** A small real JPEG under any name, as a file input takes it. */
export const JPEG = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: readFileSync(path),
});

/** Addresses of pictures that every stack serves, each of its own. */
export const pictures = (count: number, site: string | undefined) =>
  Array.from({ length: count }, (_, i) => `${site ?? ''}/images/hero-small.webp?photo=${i + 1}`);
