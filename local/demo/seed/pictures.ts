import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { inParallel } from '@doorstep/domain/in-parallel';
import {
  imagePath,
  PRIVATE_FOLDER,
  REVIEW_FOLDER,
  type ImageFolder,
} from '@doorstep/domain/pictures/image';
import {
  imageCache,
  isOfReview,
  isPrivate,
  pictureAt,
  renditionPath,
  RENDITIONS,
  type Rendition,
} from '@doorstep/domain/pictures/picture';
import type { PictureEntry } from '@doorstep/domain/pictures/picture-entry';
import type { Storage } from 'firebase-admin/storage';
import type { DemoProvider } from '../content/demo-provider.ts';
import { pictureEntry } from '../factories.ts';
import { beforePhotos } from '../galleries.ts';

const FILES = path.resolve(import.meta.dirname, '../pictures');
const DAY_MS = 24 * 60 * 60 * 1000;

/** A committed picture and its path in the bucket. */
export interface DemoPicture {
  path: string;
  /** The file without its extension: `.webp` is the original, `.{size}.webp` a smaller size. */
  file: string;
}

export interface DemoPictures {
  avatar: DemoPicture | null;
  cover: DemoPicture | null;
  photos: DemoPicture[];
}

/** Returns a random-looking file name for an upload, the same in each run. */
function nameOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 20);
}

/** Returns the pictures of a professional with the paths that uploads would have. */
export function demoPictures(provider: DemoProvider): DemoPictures {
  const { handle, hasAvatar, cover } = provider;
  const photos = [...provider.photos, ...beforePhotos(provider)];
  const picture = (folder: ImageFolder, seed: string, file: string): DemoPicture => ({
    path: imagePath(folder, handle, nameOf(handle, seed), 'picture.webp'),
    file: path.join(FILES, file),
  });
  return {
    avatar: hasAvatar === false ? null : picture('provider-avatars', 'avatar', `faces/${handle}`),
    cover: cover === null ? null : picture('provider-covers', 'cover', `covers/${cover}`),
    photos: photos.map((photo, index) =>
      picture('provider-work-photos', `photo ${index} ${photo}`, `photos/${photo}`),
    ),
  };
}

/** Returns a photo that a person sends, with the path that its upload would have. */
export function privatePhoto(uid: string, photo: string): DemoPicture {
  return {
    path: imagePath(PRIVATE_FOLDER, uid, nameOf(uid, photo), 'picture.webp'),
    file: path.join(FILES, `photos/${photo}`),
  };
}

/** Returns the public copy of a photo that a client shows in a review. */
export function reviewPhoto(reviewId: string, photo: string): DemoPicture {
  return {
    path: `${REVIEW_FOLDER}/${reviewId}/${nameOf(reviewId, photo)}.webp`,
    file: path.join(FILES, `photos/${photo}`),
  };
}

export function allPictures({ avatar, cover, photos }: DemoPictures): DemoPicture[] {
  return [avatar, cover, ...photos].filter((picture) => picture !== null);
}

/** Returns the file of a picture in a size. It is the original if no smaller file is committed. */
export function fileAt({ file }: DemoPicture, size: Rendition): string {
  const sized = `${file}.${size}.webp`;
  return existsSync(sized) ? sized : `${file}.webp`;
}

/** Returns a token in the form of the client SDK's upload, the same in each run. */
function downloadToken(objectPath: string): string {
  const hex = createHash('sha256').update(objectPath).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns the address of an object in the form of `getDownloadURL`. */
export function downloadAddress(storageUrl: string, bucket: string, objectPath: string): string {
  const object = encodeURIComponent(objectPath);
  return `${storageUrl}/v0/b/${bucket}/o/${object}?alt=media&token=${downloadToken(objectPath)}`;
}

/** Returns the ledger entry of a picture whose sizes are all uploaded. */
export function ledgerEntry({ path: objectPath, file }: DemoPicture, now: Date): PictureEntry {
  return pictureEntry(objectPath, {
    bytes: statSync(`${file}.webp`).size,
    uploaded_at: now,
    check_at: new Date(now.getTime() + DAY_MS),
  });
}

/** Uploads the pictures in all sizes into the Storage emulator. */
export async function uploadPictures(
  bucket: ReturnType<Storage['bucket']>,
  pictures: readonly DemoPicture[],
): Promise<void> {
  // IdempotencyStrategy.RetryAlways, because a busy emulator sometimes drops a connection.
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy: 0 });
  await inParallel(8, pictures.flatMap(objectsOf), async ({ destination, file, metadata }) => {
    await bucket.upload(file, {
      destination,
      resumable: false,
      metadata: { contentType: 'image/webp', ...metadata },
    });
  });
}

/** Returns the uploads of a picture: the original, and the sizes that the function would create. */
function objectsOf(picture: DemoPicture) {
  const uploaded = pictureAt(picture.path);
  if (!uploaded) throw new Error(`${picture.path} is not the path of a picture`);
  const cacheControl = imageCache(picture);
  const token = isOfReview(picture)
    ? {}
    : { metadata: { firebaseStorageDownloadTokens: downloadToken(picture.path) } };
  return [
    {
      destination: picture.path,
      file: `${picture.file}.webp`,
      metadata: { ...token, cacheControl },
    },
    ...RENDITIONS.map((size) => ({
      destination: renditionPath(uploaded, size),
      file: fileAt(picture, size),
      metadata: isPrivate(picture) ? { ...token, cacheControl } : { cacheControl },
    })),
  ];
}
