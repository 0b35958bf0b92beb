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
  const head = new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer());
  const wrong = imageError({ type: imageTypeOf(head), size: file.size });
  if (wrong !== null) throw invalidInput(wrong);
  const bitmap = await decode(file);
  try {
    for (const side of SIDES) {
      const blob = await draw(bitmap, side);
      if (blob.size <= LIMITS.imageBytes) return blob;
    }
  } finally {
    bitmap.close();
  }
  throw invalidInput(IMAGE_ERRORS.unreadable);
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw invalidInput(IMAGE_ERRORS.unreadable, cause);
  }
}

async function draw(bitmap: ImageBitmap, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw invalidInput(IMAGE_ERRORS.unreadable);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  try {
    return await encode(canvas, hasTransparency(data) ? TRANSPARENT : PHOTO);
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
