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

/** A decoded picture. */
interface RenderedPicture {
  /** The type that the picture's bytes show. */
  type: ImageType;
  /** WebP files: upright, never enlarged, without metadata. */
  renditions: { size: Rendition; webp: Buffer }[];
}

type SharpModule = typeof sharpModule;

const INPUT = {
  limitInputPixels: PICTURE_LIMITS.pixels,
  // Strict, because the app only uploads pictures that the browser has just encoded.
  failOn: 'warning',
} as const;

/** Longer than a normal picture takes. It prevents a hostile picture from blocking an instance. */
const TIMEOUT_SECONDS = 30;

const FORMATS: Record<ImageType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};

/** The only loaders that may read uploads. libvips supports a dozen more formats. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

let loaded: Promise<SharpModule> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

/**
 * Checks the total pixels of all frames, because a long animation is as heavy as a large picture.
 */
function fits({ width, height, pages = 1 }: Metadata): boolean {
  return width * height * pages <= PICTURE_LIMITS.pixels;
}

/** Decodes the first frame once, at the largest size. The other sizes are made from it. */
async function decode(sharp: SharpModule, bytes: Buffer, maxSize: number) {
  return sharp(bytes, INPUT)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(maxSize, maxSize, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function encode(picture: Sharp, size: Rendition): Promise<Buffer> {
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
  const { data, info } = await decode(sharp, bytes, Math.max(...RENDITIONS));
  const { width, height, channels } = info;
  const picture = sharp(data, { raw: { width, height, channels } });
  const renditions = [];
  for (const size of RENDITIONS) renditions.push({ size, webp: await encode(picture, size) });
  return { type, renditions };
}

/** Loads sharp once. A failure is not cached. */
function loadSharp(): Promise<SharpModule> {
  loaded ??= load().catch((thrown: unknown) => {
    loaded = undefined;
    throw thrown;
  });
  return loaded;
}

/** Checks for a timeout or a lack of memory, which say nothing about the picture. */
function isResourceError(thrown: unknown): boolean {
  return (
    thrown instanceof Error && /timeout|out of memory|unable to allocate/i.test(thrown.message)
  );
}

/**
 * Creates a renderer that uses sharp. The first picture loads it. Throws if time or memory run out.
 */
export function createSharpRenderer() {
  return {
    /** Returns null for bytes that are not a picture, are damaged, or decode to too many pixels. */
    render: async (bytes: Buffer): Promise<RenderedPicture | null> => {
      const type = imageTypeOf(bytes);
      if (type === null) return null;
      const sharp = await loadSharp();
      try {
        return await render(sharp, bytes, type);
      } catch (thrown) {
        if (isResourceError(thrown)) throw thrown;
        // Any other error means that the picture is damaged, unsupported or too large.
        return null;
      }
    },
  };
}

/** Decodes pictures and makes their renditions. */
export type PictureRenderer = ReturnType<typeof createSharpRenderer>;
