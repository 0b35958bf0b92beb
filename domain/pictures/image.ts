import { PICTURE_LIMITS } from '../limits.ts';

/**
 * The bucket's folders for pictures of profiles (docs/data-model.md, Public pages and pictures).
 */
export const PROFILE_FOLDERS = [
  'provider-avatars',
  'provider-covers',
  'provider-work-photos',
] as const;

/** The folder for photos in chats and requests. They are read by an address with a token. */
export const PRIVATE_FOLDER = 'private-photos';

/** The folder for the public copies of clients' photos in reviews. Only the server writes there. */
export const REVIEW_FOLDER = 'review-photos';

export const IMAGE_FOLDERS = [...PROFILE_FOLDERS, PRIVATE_FOLDER] as const;
export type ImageFolder = (typeof IMAGE_FOLDERS)[number];

/** The types that browsers can show and people upload. `storage.rules` has the same list. */
export const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** Messages for people. */
export const IMAGE_ERRORS = {
  tooMany: `You've reached the limit of ${PICTURE_LIMITS.privatePerMonth} photos in 30 days. You can still send text.`,
  missing: 'You must select an image to upload.',
  unauthenticated: 'User not authenticated',
  type: 'Please choose a picture (JPEG, PNG, WebP, GIF or AVIF).',
  size: 'This picture is larger than 40 MB. Please choose a smaller one.',
  unreadable: "We can't read this picture. Please choose another one.",
} as const;

/**
 * Returns the message why a chosen file cannot be uploaded; null if it can. `type` is the result of
 * `imageTypeOf`.
 */
export function imageError(file: { type: ImageType | null; size: number }): string | null {
  if (file.type === null) return IMAGE_ERRORS.type;
  return file.size > PICTURE_LIMITS.fileBytes ? IMAGE_ERRORS.size : null;
}

/** The extensions of IMAGE_TYPES. `storage.rules` has the same list. */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'];

/**
 * Returns the storage path `{folder}/{uid}/{random}.{original extension}`. A file with
 * another extension, such as 'scan.jfif', gets `.jpg`; its content type is stored with the upload.
 */
export function imagePath(folder: ImageFolder, uid: string, random: string, name: string): string {
  const original = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const extension = IMAGE_EXTENSIONS.includes(original) ? original : 'jpg';
  return `${folder}/${uid}/${random}.${extension}`;
}
