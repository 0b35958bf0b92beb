import { AppError } from '@doorstep/domain/app-error';
import { IMAGE_ERRORS, imageError } from '@doorstep/domain/pictures/image';
import { IMAGE_HEAD_BYTES, imageTypeOf } from '@doorstep/domain/pictures/image-type';
import { LIMITS, PICTURE_LIMITS } from '@doorstep/domain/limits';

/** Longest sides in pixels, tried in this order until the file is small enough. */
const SIDES = [PICTURE_LIMITS.side, 1100, 700];

const PHOTO = { type: 'image/jpeg', quality: 0.88 };
const TRANSPARENT = { type: 'image/webp', quality: 0.92 };

function invalidInput(message: string, cause?: unknown): AppError {
  return new AppError('invalid-input', message, { personMessage: message, cause });
}

/**
 * Re-encodes a chosen picture: upright, at most 1600 pixels on its longer side, never enlarged,
 * without metadata such as place, time and camera. Keeps transparency. Throws AppError
 * `invalid-input` with a message for people if the file is not a picture, is too large, or cannot
 * be decoded by this browser.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const wrong = await pictureError(file);
  if (wrong !== null) throw invalidInput(wrong);
  const bitmap = await decode(file);
  try {
    for (const side of SIDES) {
      const blob = await withDrawing(bitmap, wholeOf(bitmap), side, (canvas, pixels) =>
        encode(canvas, hasTransparency(pixels) ? TRANSPARENT : PHOTO),
      );
      if (blob.size <= LIMITS.imageBytes) return blob;
    }
  } finally {
    bitmap.close();
  }
  throw invalidInput(IMAGE_ERRORS.unreadable);
}

/** Returns why a file cannot be uploaded, by its first bytes and its size; null if it can. */
export async function pictureError(file: File): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer());
  return imageError({ type: imageTypeOf(head), size: file.size });
}

/** A part of a picture, in pixels of the picture after its rotation. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Clockwise, in quarter turns from 0 to 3. */
  turns: number;
}

/**
 * Returns a part of a picture as a file without loss, at most 1600 pixels on its longer side.
 * Throws AppError `invalid-input` if this browser cannot decode the picture.
 */
export async function cropPicture(file: File, crop: Crop): Promise<File> {
  const bitmap = await decode(file);
  try {
    const type = 'image/png';
    const blob = await withDrawing(bitmap, crop, PICTURE_LIMITS.side, (canvas) =>
      encode(canvas, { type, quality: 1 }),
    );
    return new File([blob], file.name, { type });
  } finally {
    bitmap.close();
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw invalidInput(IMAGE_ERRORS.unreadable, cause);
  }
}

const wholeOf = ({ width, height }: ImageBitmap): Crop => ({ x: 0, y: 0, width, height, turns: 0 });

/** Draws a part of a picture, and passes the canvas and its pixels to `toBlob`. */
async function withDrawing(
  bitmap: ImageBitmap,
  crop: Crop,
  side: number,
  toBlob: (canvas: HTMLCanvasElement, pixels: Uint8ClampedArray) => Promise<Blob>,
): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(crop.width, crop.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(crop.width * scale));
  canvas.height = Math.max(1, Math.round(crop.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw invalidInput(IMAGE_ERRORS.unreadable);
  context.imageSmoothingQuality = 'high';
  const { width, height } = bitmap;
  const [turnedWidth, turnedHeight] = crop.turns % 2 === 0 ? [width, height] : [height, width];
  context.scale(canvas.width / crop.width, canvas.height / crop.height);
  context.translate(turnedWidth / 2 - crop.x, turnedHeight / 2 - crop.y);
  context.rotate((crop.turns * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  try {
    return await toBlob(canvas, data);
  } finally {
    // Safari frees the memory of canvases late, and limits it.
    canvas.width = canvas.height = 0;
  }
}

function hasTransparency(pixels: Uint8ClampedArray): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) {
    if (pixels[alpha] !== 255) return true;
  }
  return false;
}

/**
 * Encodes the canvas. A browser that does not support the type writes PNG (HTML standard,
 * `toBlob`).
 */
function encode(canvas: HTMLCanvasElement, { type, quality }: typeof PHOTO): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(invalidInput(IMAGE_ERRORS.unreadable))),
      type,
      quality,
    );
  });
}
