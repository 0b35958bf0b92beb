import { LIMITS } from './limits.ts';

/** Folders of the one bucket (spec §3: public buckets of these names). */
export const IMAGE_FOLDERS = [
  'provider-avatars',
  'provider-covers',
  'provider-work-photos',
] as const;
export type ImageFolder = (typeof IMAGE_FOLDERS)[number];

/** What browsers can show and phones make. The storage rules hold the same list. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Spec §5: images only, a file must be chosen; 5 MB is our own limit. */
export const IMAGE_ERRORS = {
  missing: 'You must select an image to upload.',
  unauthenticated: 'User not authenticated',
  type: 'Please choose a picture (JPEG, PNG, WebP, GIF or AVIF).',
  size: 'This picture is larger than 5 MB. Please choose a smaller one.',
} as const;

/** Why a file cannot be uploaded, as a person reads it, or null when it can. */
export function imageError(file: { type: string; size: number } | null | undefined): string | null {
  if (!file) return IMAGE_ERRORS.missing;
  if (!IMAGE_TYPES.includes(file.type)) return IMAGE_ERRORS.type;
  if (file.size > LIMITS.imageBytes) return IMAGE_ERRORS.size;
  return null;
}

/** Extensions of those types. The storage rules hold the same list. */
const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'];

/**
 * `{folder}/{uid}/{random}.{original extension}` (spec §3). A picture under any other name
 * ('scan.jfif', 'photo') becomes a jpg in name; its type travels with the upload.
 */
export function imagePath(folder: ImageFolder, uid: string, random: string, name: string): string {
  const original = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const extension = IMAGE_EXTENSIONS.includes(original) ? original : 'jpg';
  return `${folder}/${uid}/${random}.${extension}`;
}
