import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { IMAGE_CACHE, imagePath, type ImageFolder } from '@doorstep/domain/pictures/image';
import {
  pictureAt,
  renditionPath,
  RENDITIONS,
  type Rendition,
} from '@doorstep/domain/pictures/picture';
import type { PictureEntry } from '@doorstep/domain/pictures/picture-entry';
import type { Storage } from 'firebase-admin/storage';
import type { DemoProvider } from '../content/demo-provider.ts';
import { pictureEntry } from '../factories.ts';
import { inParallel } from './in-parallel.ts';

const FILES = path.resolve(import.meta.dirname, '../pictures');
const DAY_MS = 24 * 60 * 60 * 1000;

/** A committed picture and its place in the bucket. */
export interface DemoPicture {
  path: string;
  /** Without `.webp`, which is the original, and `.{size}.webp`, which are the smaller sizes. */
  file: string;
}

export interface DemoPictures {
  avatar: DemoPicture | null;
  cover: DemoPicture | null;
  photos: DemoPicture[];
}

/** Returns the same random-looking part of an upload's name on each run. */
function nameOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 20);
}

/** Returns the pictures of a professional under the names that uploads would have. */
export function demoPictures({ handle, hasAvatar, cover, photos }: DemoProvider): DemoPictures {
  const at = (folder: ImageFolder, about: string, file: string): DemoPicture => ({
    path: imagePath(folder, handle, nameOf(handle, about), 'picture.webp'),
    file: path.join(FILES, file),
  });
  return {
    avatar: hasAvatar === false ? null : at('provider-avatars', 'avatar', `faces/${handle}`),
    cover: cover === null ? null : at('provider-covers', 'cover', `covers/${cover}`),
    photos: photos.map((photo, index) =>
      at('provider-work-photos', `photo ${index} ${photo}`, `photos/${photo}`),
    ),
  };
}

export function allPictures({ avatar, cover, photos }: DemoPictures): DemoPicture[] {
  return [avatar, cover, ...photos].filter((picture) => picture !== null);
}

/** Returns the file of a picture at a size: the original where no smaller file is committed. */
export function fileAt({ file }: DemoPicture, size: Rendition): string {
  const sized = `${file}.${size}.webp`;
  return existsSync(sized) ? sized : `${file}.webp`;
}

/** Returns a token like the one that the client SDK's upload makes, the same on each run. */
function downloadToken(objectPath: string): string {
  const hex = createHash('sha256').update(objectPath).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns the address of an object in the form that `getDownloadURL` gives. */
export function downloadAddress(storageUrl: string, bucket: string, objectPath: string): string {
  const object = encodeURIComponent(objectPath);
  return `${storageUrl}/v0/b/${bucket}/o/${object}?alt=media&token=${downloadToken(objectPath)}`;
}

/** Returns the ledger's entry of an uploaded picture whose sizes are complete. */
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
  // 'RetryAlways' of the SDK's IdempotencyStrategy: a busy emulator drops a connection now and then.
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy: 0 });
  await inParallel(8, pictures.flatMap(objectsOf), async ({ destination, file, metadata }) => {
    await bucket.upload(file, {
      destination,
      resumable: false,
      metadata: { contentType: 'image/webp', ...metadata },
    });
  });
}

/** Returns the uploads of a picture: the original, and the sizes that the function would make. */
function objectsOf(picture: DemoPicture) {
  const uploaded = pictureAt(picture.path);
  if (!uploaded) throw new Error(`${picture.path} is no place of a picture`);
  const token = { firebaseStorageDownloadTokens: downloadToken(picture.path) };
  return [
    { destination: picture.path, file: `${picture.file}.webp`, metadata: { metadata: token } },
    ...RENDITIONS.map((size) => ({
      destination: renditionPath(uploaded, size),
      file: fileAt(picture, size),
      metadata: { cacheControl: IMAGE_CACHE },
    })),
  ];
}
