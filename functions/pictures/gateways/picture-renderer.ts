import type { ImageType } from '@doorstep/domain/pictures/image';
import type { Rendition } from '@doorstep/domain/pictures/picture';

/** A picture that was read to its end. */
export interface RenderedPicture {
  /** What its bytes say. */
  type: ImageType;
  /** Each as webp: upright, never enlarged, without anything but its pixels. */
  renditions: { size: Rendition; webp: Buffer }[];
}

/** What reads and makes pictures. */
export interface PictureRenderer {
  /** Null for what is no picture, is damaged, or would be too large when unpacked. */
  render(bytes: Buffer): Promise<RenderedPicture | null>;
}
