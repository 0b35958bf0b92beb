import type { ImageType } from '@doorstep/domain/pictures/image';
import type { Rendition } from '@doorstep/domain/pictures/picture';

/** A decoded picture. */
export interface RenderedPicture {
  /** The type that the picture's bytes show. */
  type: ImageType;
  /** WebP files: upright, never enlarged, without metadata. */
  renditions: { size: Rendition; webp: Buffer }[];
}

/** Decodes pictures and makes their renditions. */
export interface PictureRenderer {
  /** Returns null for bytes that are not a picture, are damaged, or decode to too many pixels. */
  render(bytes: Buffer): Promise<RenderedPicture | null>;
}
