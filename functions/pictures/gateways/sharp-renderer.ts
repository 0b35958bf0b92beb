import { imageTypeOf } from '@doorstep/domain/pictures/image-type';
import type { ImageType } from '@doorstep/domain/pictures/image';
import { PICTURE_LIMITS } from '@doorstep/domain/limits';
import {
  RENDITION_QUALITY,
  renditionFit,
  RENDITIONS,
  type Rendition,
} from '@doorstep/domain/pictures/picture';
import type sharpModule from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import type { PictureRenderer, RenderedPicture } from './picture-renderer.ts';

type SharpModule = typeof sharpModule;

const INPUT = {
  limitInputPixels: PICTURE_LIMITS.pixels,
  // The app's own pictures are without fault: the browser has just made them.
  failOn: 'warning',
} as const;

/** Longer than any honest picture takes, so that none keeps an instance for itself. */
const SECONDS = 30;

const FORMATS: Record<ImageType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};

/** Nothing but these reads what strangers send; libvips alone knows a dozen formats more. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

let loaded: Promise<SharpModule> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

/** Frames count as well: an animation of many small ones is as heavy as a large picture. */
function fits({ width, height, pages = 1 }: Metadata): boolean {
  return width * height * pages <= PICTURE_LIMITS.pixels;
}

/** Unpacks the first frame once, at the largest size; the other sizes are made of that. */
async function unpack(sharp: SharpModule, bytes: Buffer, most: number) {
  return sharp(bytes, INPUT)
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(most, most, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function sized(picture: Sharp, size: Rendition): Promise<Buffer> {
  return picture
    .clone()
    .resize(size, size, { fit: renditionFit(size), withoutEnlargement: true })
    .webp({ quality: RENDITION_QUALITY })
    .toBuffer();
}

async function render(
  sharp: SharpModule,
  bytes: Buffer,
  type: ImageType,
): Promise<RenderedPicture | null> {
  const metadata = await sharp(bytes, INPUT).metadata();
  if (metadata.format !== FORMATS[type] || !fits(metadata)) return null;
  const { data, info } = await unpack(sharp, bytes, Math.max(...RENDITIONS));
  const { width, height, channels } = info;
  const picture = sharp(data, { raw: { width, height, channels } });
  const renditions = [];
  for (const size of RENDITIONS) renditions.push({ size, webp: await sized(picture, size) });
  return { type, renditions };
}

/** A failure is not kept: the next picture tries again. */
function loadSharp(): Promise<SharpModule> {
  loaded ??= load().catch((thrown: unknown) => {
    loaded = undefined;
    throw thrown;
  });
  return loaded;
}

/** A want of time or memory says nothing about the picture. */
function isOurs(thrown: unknown): boolean {
  return (
    thrown instanceof Error && /timeout|out of memory|unable to allocate/i.test(thrown.message)
  );
}

/** Reads and makes pictures with sharp, which is loaded with the first one. */
export function createSharpRenderer(): PictureRenderer {
  return {
    render: async (bytes) => {
      const type = imageTypeOf(bytes);
      if (type === null) return null;
      const sharp = await loadSharp();
      try {
        return await render(sharp, bytes, type);
      } catch (thrown) {
        if (isOurs(thrown)) throw thrown;
        // It speaks of the bytes: damaged, unknown within, or too large.
        return null;
      }
    },
  };
}
