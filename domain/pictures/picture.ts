import { IMAGE_EXTENSIONS, IMAGE_FOLDERS } from './image.ts';

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

const withoutExtension = (path: string) => path.slice(0, path.lastIndexOf('.'));

/** Returns the storage path of a picture's rendition. */
export function renditionPath({ path }: Pick<Picture, 'path'>, size: Rendition): string {
  return `${withoutExtension(path)}.${size}.webp`;
}

/**
 * Matches a download address of Firebase Storage or its emulator. Groups: the prefix, the object's
 * name.
 */
const ADDRESS =
  /^((?:https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:localhost|127\.0\.0\.1):\d+)\/v0\/b\/[^/?#]+\/o\/)([^/?#]+)(?:\?[^#]*)?$/;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The address contains an invalid '%', so it is not from Firebase.
    return '';
  }
}

function parseAddress(url: string): { objects: string; picture: Picture } | null {
  const [, objects, name] = ADDRESS.exec(url) ?? [];
  if (objects === undefined || name === undefined) return null;
  const picture = pictureAt(decode(name));
  return picture && { objects, picture };
}

/**
 * Returns the public address of a picture's rendition, without a token. Returns an address that is
 * not of an uploaded picture unchanged.
 */
export function rendition(url: string, size: Rendition): string {
  const parts = parseAddress(url);
  if (!parts) return url;
  return `${parts.objects}${encodeURIComponent(renditionPath(parts.picture, size))}?alt=media`;
}

/** Removes the token from a picture's address. Returns any other address unchanged. */
export function publicAddress(url: string): string {
  const parts = parseAddress(url);
  return parts ? `${parts.objects}${encodeURIComponent(parts.picture.path)}?alt=media` : url;
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
