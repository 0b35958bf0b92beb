import { IMAGE_EXTENSIONS, IMAGE_FOLDERS, PRIVATE_FOLDER, REVIEW_FOLDER } from './image.ts';

/**
 * The renditions of a picture, by the pixels of their longer side; for the smallest one, which
 * fills a circle, of their shorter side. They are stored next to the picture as
 * `{random}.{size}.webp`, a name that `storage.rules` allows nobody to write.
 */
export const RENDITIONS = [160, 480, 840, 1600] as const;
export type Rendition = (typeof RENDITIONS)[number];

/** The WebP quality of renditions, of 100. */
export const RENDITION_QUALITY = 80;

/** Returns the `fit` option of sharp for a rendition. Pictures are never enlarged. */
export function renditionFit(size: Rendition): 'outside' | 'inside' {
  return size === RENDITIONS[0] ? 'outside' : 'inside';
}

/** A picture that a person has uploaded, or the public copy of one in a review. */
export interface Picture {
  /** The id of its document in `pictures`: `{owner}_{folder}_{random}`. */
  id: string;
  /** The uid of the person; the id of the review for a public copy. */
  owner: string;
  path: string;
}

const PATH = new RegExp(
  `^(${[...IMAGE_FOLDERS, REVIEW_FOLDER].join('|')})/([^/]+)/([A-Za-z0-9_-]{1,64})[.](?:${IMAGE_EXTENSIONS.join('|')})$`,
);

/** Parses a storage path; null if it is not a picture, for example a rendition. */
export function pictureAt(path: string): Picture | null {
  const [, folder, owner, random] = PATH.exec(path) ?? [];
  if (folder === undefined || owner === undefined || random === undefined) return null;
  return { id: `${owner}_${folder}_${random}`, owner, path };
}

/** Checks whether a picture is a photo of a chat or a request. */
export function isPrivate({ path }: Pick<Picture, 'path'>): boolean {
  return path.startsWith(`${PRIVATE_FOLDER}/`);
}

/** Checks whether a picture is the public copy of a client's photo in a review. */
export function isOfReview({ path }: Pick<Picture, 'path'>): boolean {
  return path.startsWith(`${REVIEW_FOLDER}/`);
}

/** Checks whether an id is of a photo that a person has uploaded for a chat or a request. */
export function isPhotoIdOf(id: string, uid: string): boolean {
  const prefix = `${uid}_${PRIVATE_FOLDER}_`;
  const path = `${PRIVATE_FOLDER}/${uid}/${id.slice(prefix.length)}.jpg`;
  return id.startsWith(prefix) && pictureAt(path) !== null;
}

/**
 * Returns the `Cache-Control` header of a picture. Its address is unique, so it never changes, but
 * caches must not keep a client's photo long after its deletion.
 */
export function imageCache(picture: Pick<Picture, 'path'>): string {
  if (isPrivate(picture)) return 'private, max-age=3600';
  if (isOfReview(picture)) return 'public, max-age=3600';
  return 'public, max-age=31536000, immutable';
}

const withoutExtension = (path: string) => path.slice(0, path.lastIndexOf('.'));

/** Returns the storage path of a picture's rendition. */
export function renditionPath({ path }: Pick<Picture, 'path'>, size: Rendition): string {
  return `${withoutExtension(path)}.${size}.webp`;
}

/**
 * Matches a download address of Firebase Storage or its emulator. Groups: the prefix, the object's
 * name, the query with the token.
 */
const ADDRESS =
  /^((?:https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:localhost|127\.0\.0\.1):\d+)\/v0\/b\/[^/?#]+\/o\/)([^/?#]+)(\?[^#]*)?$/;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The address contains an invalid '%', so it is not from Firebase.
    return '';
  }
}

interface Address {
  objects: string;
  picture: Picture;
  query: string;
}

function parseAddress(url: string): Address | null {
  const [, objects, name, query = ''] = ADDRESS.exec(url) ?? [];
  if (objects === undefined || name === undefined) return null;
  const picture = pictureAt(decode(name));
  return picture && { objects, picture, query };
}

/**
 * Returns the address of a picture's rendition: without a token, or for a private photo with the
 * photo's token, which its renditions share. Returns an address that is not of an uploaded picture
 * unchanged.
 */
export function rendition(url: string, size: Rendition): string {
  const parts = parseAddress(url);
  if (!parts) return url;
  const query = isPrivate(parts.picture) ? parts.query : '?alt=media';
  return `${parts.objects}${encodeURIComponent(renditionPath(parts.picture, size))}${query}`;
}

/** Removes the token from a picture's address. Returns any other address unchanged. */
export function publicAddress(url: string): string {
  const parts = parseAddress(url);
  return parts ? `${parts.objects}${encodeURIComponent(parts.picture.path)}?alt=media` : url;
}

/** Returns the picture with this download address; null for another address. */
export const pictureOf = (url: string): Picture | null => parseAddress(url)?.picture ?? null;

/** Returns the id of the picture with this download address; null for another address. */
export const pictureIdOf = (url: string): string | null => pictureOf(url)?.id ?? null;

/** Returns the photo of a chat or request with this download address; null for any other. */
export function photoAt(url: string): Picture | null {
  const picture = pictureOf(url);
  return picture && isPrivate(picture) ? picture : null;
}

/** Returns the pictures of a profile that its owner uploaded. */
export function picturesOf(
  profile: { avatar_url: string | null; cover_url: string | null; work_photos: string[] },
  owner: string,
): Picture[] {
  const urls = [profile.avatar_url, profile.cover_url, ...profile.work_photos];
  return urls.flatMap((url) => {
    const picture = url === null ? null : pictureOf(url);
    return picture?.owner === owner ? [picture] : [];
  });
}
