import { IMAGE_EXTENSIONS, IMAGE_FOLDERS, PRIVATE_FOLDER } from './image.ts';

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

/** An uploaded picture. */
export interface Picture {
  /** The id of its document in `pictures`: `{uid}_{folder}_{random}`. */
  id: string;
  owner: string;
  path: string;
}

const PATH = new RegExp(
  `^(${IMAGE_FOLDERS.join('|')})/([^/]+)/([A-Za-z0-9_-]{1,64})[.](?:${IMAGE_EXTENSIONS.join('|')})$`,
);

/** Parses a storage path; null if it is not an uploaded picture, for example a rendition. */
export function pictureAt(path: string): Picture | null {
  const [, folder, owner, random] = PATH.exec(path) ?? [];
  if (folder === undefined || owner === undefined || random === undefined) return null;
  return { id: `${owner}_${folder}_${random}`, owner, path };
}

/** Checks whether a picture is a photo of a chat or a request. */
export function isPrivate({ path }: Pick<Picture, 'path'>): boolean {
  return path.startsWith(`${PRIVATE_FOLDER}/`);
}

/**
 * Returns the `Cache-Control` header of a picture. Its address is unique, so it never changes, but
 * caches must not keep a private photo long after its deletion.
 */
export function imageCache(picture: Pick<Picture, 'path'>): string {
  return isPrivate(picture) ? 'private, max-age=3600' : 'public, max-age=31536000, immutable';
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

/** Returns the id of the picture with this download address; null for another address. */
export const pictureIdOf = (url: string): string | null => parseAddress(url)?.picture.id ?? null;

/** Returns the photo of a chat or request with this download address; null for any other. */
export function photoAt(url: string): Picture | null {
  const picture = parseAddress(url)?.picture;
  return picture && isPrivate(picture) ? picture : null;
}

/** Returns the pictures of a profile that its owner uploaded. */
export function picturesOf(
  profile: { avatar_url: string | null; cover_url: string | null; work_photos: string[] },
  owner: string,
): Picture[] {
  const urls = [profile.avatar_url, profile.cover_url, ...profile.work_photos];
  return urls.flatMap((url) => {
    const picture = url === null ? null : parseAddress(url)?.picture;
    return picture?.owner === owner ? [picture] : [];
  });
}
