import { PICTURE_LIMITS } from '../limits.ts';

/** Folders of the one bucket (docs/data-model.md, Pictures). */
export const IMAGE_FOLDERS = [
  'provider-avatars',
  'provider-covers',
  'provider-work-photos',
] as const;
export type ImageFolder = (typeof IMAGE_FOLDERS)[number];

/** What browsers can show and phones make. The storage rules hold the same list. */
export const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** Spec §5: images only, a file must be chosen; the size is our own limit. */
export const IMAGE_ERRORS = {
  missing: 'You must select an image to upload.',
  unauthenticated: 'User not authenticated',
  type: 'Please choose a picture (JPEG, PNG, WebP, GIF or AVIF).',
  size: 'This picture is larger than 40 MB. Please choose a smaller one.',
  unreadable: "We can't read this picture. Please choose another one.",
} as const;

/**
 * Why a chosen file cannot be uploaded, as a person reads it, or null when it can. `type` is what
 * its bytes say (`imageTypeOf`).
 */
export function imageError(file: { type: ImageType | null; size: number }): string | null {
  if (file.type === null) return IMAGE_ERRORS.type;
  return file.size > PICTURE_LIMITS.fileBytes ? IMAGE_ERRORS.size : null;
}

/** How the same pictures are sent and stored: never shown from a copy that is out of date. */
export const IMAGE_CACHE = 'public, max-age=31536000, immutable';

/** Extensions of those types. The storage rules hold the same list. */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'];

/**
 * `{folder}/{uid}/{random}.{original extension}` (spec §3). A picture under any other name
 * ('scan.jfif', 'photo') becomes a jpg in name; its type travels with the upload.
 */
export function imagePath(folder: ImageFolder, uid: string, random: string, name: string): string {
  const original = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const extension = IMAGE_EXTENSIONS.includes(original) ? original : 'jpg';
  return `${folder}/${uid}/${random}.${extension}`;
}
