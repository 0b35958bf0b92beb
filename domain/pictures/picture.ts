import { IMAGE_EXTENSIONS, IMAGE_FOLDERS } from './image.ts';

/**
 * The renditions of a picture, in pixels: of the longer side, of the smallest one the shorter side (it
 * fills a circle). They lie beside the picture as `{random}.{size}.webp`, a name that the storage rules
 * take from nobody.
 */
export const RENDITIONS = [160, 480, 840, 1600] as const;
export type Rendition = (typeof RENDITIONS)[number];

/** WebP's quality, of 100, at which every rendition is made. */
export const RENDITION_QUALITY = 80;

/** How a picture fits into the square of that size, in CSS's and sharp's words; none is enlarged. */
export function renditionFit(size: Rendition): 'outside' | 'inside' {
  return size === RENDITIONS[0] ? 'outside' : 'inside';
}

/** An uploaded picture: where it lies, and whose it is. */
export interface Picture {
  /** `{uid}_{folder}_{random}`: of its document in `pictures`. */
  id: string;
  owner: string;
  path: string;
}

const PATH = new RegExp(
  `^(${IMAGE_FOLDERS.join('|')})/([^/]+)/([A-Za-z0-9_-]{1,64})[.](?:${IMAGE_EXTENSIONS.join('|')})$`,
);

/** The picture at a path of the bucket, or null for everything else, renditions too. */
export function pictureAt(path: string): Picture | null {
  const [, folder, owner, random] = PATH.exec(path) ?? [];
  if (folder === undefined || owner === undefined || random === undefined) return null;
  return { id: `${owner}_${folder}_${random}`, owner, path };
}

const withoutExtension = (path: string) => path.slice(0, path.lastIndexOf('.'));

/** Where a rendition of a picture lies. */
export function renditionPath({ path }: Pick<Picture, 'path'>, size: Rendition): string {
  return `${withoutExtension(path)}.${size}.webp`;
}

/** A download address of Firebase Storage, or of its emulator: the place of the objects, an object. */
const ADDRESS =
  /^((?:https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:localhost|127\.0\.0\.1):\d+)\/v0\/b\/[^/?#]+\/o\/)([^/?#]+)(?:\?[^#]*)?$/;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray '%': no address that Firebase made.
    return '';
  }
}

function partsOf(url: string): { objects: string; picture: Picture } | null {
  const [, objects, name] = ADDRESS.exec(url) ?? [];
  if (objects === undefined || name === undefined) return null;
  const picture = pictureAt(decode(name));
  return picture && { objects, picture };
}

/**
 * Where a picture is to be had in that size: anybody may, so without a token. An address that is
 * none of an uploaded picture stays as it is.
 */
export function rendition(url: string, size: Rendition): string {
  const parts = partsOf(url);
  if (!parts) return url;
  return `${parts.objects}${encodeURIComponent(renditionPath(parts.picture, size))}?alt=media`;
}

/** Where a picture is to be had as it was uploaded: anybody may, so without a token. */
export function publicAddress(url: string): string {
  const parts = partsOf(url);
  return parts ? `${parts.objects}${encodeURIComponent(parts.picture.path)}?alt=media` : url;
}

/** The pictures that a profile shows, of those that its owner has uploaded. */
export function picturesOf(
  profile: { avatar_url: string | null; cover_url: string | null; work_photos: string[] },
  owner: string,
): Picture[] {
  const urls = [profile.avatar_url, profile.cover_url, ...profile.work_photos];
  return urls.flatMap((url) => {
    const picture = url === null ? null : partsOf(url)?.picture;
    return picture?.owner === owner ? [picture] : [];
  });
}
