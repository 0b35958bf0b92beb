import { createHash } from 'node:crypto';
import {
  RENDITION_QUALITY,
  renditionFit,
  RENDITIONS,
  type Rendition,
} from '@doorstep/domain/picture';
import sharp from 'sharp';
import { cached } from './cache.ts';

export type Renditions = readonly (readonly [Rendition, Buffer])[];

async function make(jpeg: Buffer): Promise<Renditions> {
  const key = createHash('sha256')
    .update(`${RENDITION_QUALITY}`)
    .update(jpeg)
    .digest('hex')
    .slice(0, 32);
  const all = RENDITIONS.map(async (size) => {
    const draw = () =>
      sharp(jpeg)
        .resize(size, size, { fit: renditionFit(size), withoutEnlargement: true })
        .webp({ quality: RENDITION_QUALITY });
    return [size, await cached(`${key}.${size}.webp`, () => draw().toBuffer())] as const;
  });
  return Promise.all(all);
}

const made = new WeakMap<Buffer, Promise<Renditions>>();

/** All sizes of a picture, in WebP; each picture once in a process, as many professionals share one. */
export function renditionsOf(jpeg: Buffer): Promise<Renditions> {
  const known = made.get(jpeg) ?? make(jpeg);
  made.set(jpeg, known);
  return known;
}
