import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@doorstep/domain/app-error';
import type { CallableOutput } from '@doorstep/domain/callables';
import { REVIEW_FOLDER } from '@doorstep/domain/pictures/image';
import {
  imageCache,
  isPhotoIdOf,
  pictureAt,
  pictureIdOf,
  pictureOf,
  renditionPath,
  RENDITIONS,
  type Picture,
} from '@doorstep/domain/pictures/picture';
import type { PictureEntry } from '@doorstep/domain/pictures/picture-entry';
import type { Review } from '@doorstep/domain/reviews/review';
import type { ReviewPhoto } from '@doorstep/domain/reviews/review-photo';
import type { Transaction } from 'firebase-admin/firestore';
import type { PhotoUses } from '../pictures/photo-use-repository.ts';
import type { PictureBucket } from '../pictures/picture-bucket-repository.ts';
import type { Pictures } from '../pictures/picture-repository.ts';
import { removePicture, type RemoveDeps } from '../pictures/remove-picture.ts';
import { logError, pseudonym } from '../platform/log.ts';
import type { RequestRecord } from '../requests/service-request-repository.ts';
import type { Reviews } from './review-repository.ts';

export interface ReviewPhotoDeps extends RemoveDeps {
  pictures: Pick<Pictures, 'find' | 'claim' | 'finish' | 'remove'>;
  bucket: Pick<
    PictureBucket,
    'find' | 'read' | 'saveWebp' | 'remove' | 'addressesOf' | 'publicAddressOf'
  >;
  photoUses: Pick<PhotoUses, 'isUsed'>;
}

/** How often, and with which pauses, to look for the renditions of a new photo. */
const CHECKS = 20;
const WAIT_MS = 500;

/** When the sweep checks whether the review shows a copy. The review is saved long before. */
const UNSAVED_MS = 60 * 60 * 1000;

const invalid = (message: string, personMessage: string) =>
  new AppError('invalid-input', message, { personMessage });

const notOfRequest = () =>
  invalid(
    'not a photo of this request',
    'You can show photos of this request and new ones. Please remove the others.',
  );

const notReady = () =>
  invalid(
    'a photo has no renditions',
    "We couldn't prepare one of the photos. Try again in a moment, or choose another one.",
  );

const gone = () =>
  new AppError('failed-precondition', 'the review does not show this photo any more', {
    personMessage: 'Your review changed in another window. Please open it again.',
  });

/** Returns the hash of a private photo's id, which leads nobody to the photo. */
const sourceOf = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 40);

/** Returns a function that checks whether a copy has an id or is of the photo with the id. */
const isPhoto = (id: string) => (photo: ReviewPhoto) =>
  photo.source === sourceOf(id) || pictureIdOf(photo.url) === id;

/** Returns the ledger entry of a photo as soon as its renditions exist. Throws AppError. */
async function waitForPhoto({ pictures }: ReviewPhotoDeps, id: string): Promise<PictureEntry> {
  for (let check = 0; check < CHECKS; check += 1) {
    if (check > 0) await sleep(WAIT_MS);
    const entry = await pictures.find(id);
    if (entry?.ready) return entry;
  }
  throw notReady();
}

/**
 * Returns a person's own photo if it belongs to the request or to no chat and no request. Throws
 * AppError `invalid-input` for any other.
 */
async function findSource(
  deps: ReviewPhotoDeps,
  uid: string,
  request: RequestRecord,
  id: string,
): Promise<PictureEntry> {
  if (!isPhotoIdOf(id, uid)) throw notOfRequest();
  const photo = await waitForPhoto(deps, id);
  if (request.photos.some((url) => pictureIdOf(url) === id)) return photo;
  const object = await deps.bucket.find(photo.path);
  if (!object) throw notReady();
  const isElsewhere = await deps.photoUses.isUsed(
    deps.bucket.addressesOf(photo.path, object.tokens),
  );
  if (isElsewhere) throw notOfRequest();
  return photo;
}

/** Copies one rendition of a photo. The upload's function has encoded it without metadata. */
async function copyRendition({ bucket }: ReviewPhotoDeps, from: string, copy: Picture, to: string) {
  const webp = await bucket.read(from);
  if (!webp) throw notReady();
  await bucket.saveWebp(to, webp, { cacheControl: imageCache(copy), tokens: '' });
}

/**
 * Makes the public copy of a photo, with a new name and all renditions. The largest rendition takes
 * the place of the original. The ledger lists the copy first, so that the sweep deletes it if the
 * review is not saved.
 */
async function copyPhoto(
  deps: ReviewPhotoDeps,
  reviewId: string,
  photo: PictureEntry,
): Promise<ReviewPhoto> {
  const copy = pictureAt(`${REVIEW_FOLDER}/${reviewId}/${randomUUID()}.webp`);
  const largest = renditionPath(photo, 1600);
  const object = await deps.bucket.find(largest);
  if (!copy || !object) throw notReady();
  const checkAt = new Date(Date.now() + UNSAVED_MS);
  await deps.pictures.claim(copy, object.bytes, checkAt);
  await copyRendition(deps, largest, copy, copy.path);
  for (const size of RENDITIONS) {
    await copyRendition(deps, renditionPath(photo, size), copy, renditionPath(copy, size));
  }
  await deps.pictures.finish(copy.id, checkAt);
  return { url: deps.bucket.publicAddressOf(copy.path), source: sourceOf(photo.id) };
}

/**
 * Copies the chosen photos that a review does not show yet. Checks all of them before it copies the
 * first one. Throws AppError `invalid-input` with a message.
 */
export async function copyNewPhotos(
  deps: ReviewPhotoDeps,
  uid: string,
  request: RequestRecord,
  { id, photos }: Pick<Review, 'id' | 'photos'>,
  chosen: readonly string[],
): Promise<ReviewPhoto[]> {
  const added = new Set(chosen.filter((one) => !photos.some(isPhoto(one))));
  const sources = [];
  for (const one of added) sources.push(await findSource(deps, uid, request, one));
  const copies = [];
  for (const source of sources) copies.push(await copyPhoto(deps, id, source));
  return copies;
}

/**
 * Checks that the private photos of new copies still exist, in the transaction that stores the
 * review: an administrator may have deleted one since it was copied. Throws AppError
 * `invalid-input`.
 */
export async function checkSources(
  { pictures }: ReviewPhotoDeps,
  shown: readonly ReviewPhoto[],
  chosen: readonly string[],
  transaction: Transaction,
): Promise<void> {
  const added = chosen.filter((id) => !shown.some(isPhoto(id)));
  const sources = await Promise.all(added.map((id) => pictures.find(id, transaction)));
  if (sources.includes(null)) throw notReady();
}

/**
 * Returns the chosen photos, each once: the one that the review shows already, so that a repeated
 * call adds none, or the new copy. Throws AppError `failed-precondition` if there is neither.
 */
export function choosePhotos(
  shown: readonly ReviewPhoto[],
  copies: readonly ReviewPhoto[],
  chosen: readonly string[],
): ReviewPhoto[] {
  const photos = chosen.map((id) => {
    const photo = shown.find(isPhoto(id)) ?? copies.find(isPhoto(id));
    if (!photo) throw gone();
    return photo;
  });
  return [...new Set(photos)];
}

/** Returns the photos that a review shows, and those of the request that it can show. */
export async function listPhotoChoices(
  { pictures }: { pictures: Pick<Pictures, 'find'> },
  uid: string,
  request: RequestRecord,
  shown: readonly ReviewPhoto[],
): Promise<CallableOutput<'my-review'>['photos']> {
  const ids = request.photos.flatMap((url) => pictureIdOf(url) ?? []);
  const others = ids.filter((id) => isPhotoIdOf(id, uid) && !shown.some(isPhoto(id)));
  const entries = await Promise.all(others.map((id) => pictures.find(id)));
  return [
    ...shown.map(({ url }) => ({ id: pictureIdOf(url) ?? '', url })),
    ...entries.flatMap((entry) => (entry?.ready ? [{ id: entry.id, url: null }] : [])),
  ];
}

/**
 * Deletes the files of copies that no review shows any more. Call it after the transaction that
 * released them. If it fails, the hourly sweep deletes them.
 */
export async function removeCopies(deps: RemoveDeps, photos: readonly ReviewPhoto[]) {
  for (const { url } of photos) {
    const copy = pictureOf(url);
    if (!copy) continue;
    try {
      await removePicture(deps, copy);
    } catch (thrown) {
      logError('photo of a review not deleted', { id: pseudonym(copy.id) }, thrown);
    }
  }
}

/**
 * Deletes all copies of a client's private photo, and removes them from the reviews that show them.
 */
export async function removeCopiesOf(
  deps: RemoveDeps & { reviews: Pick<Reviews, 'removePhoto'> },
  { id, owner }: Picture,
): Promise<void> {
  await removeCopies(deps, await deps.reviews.removePhoto(owner, sourceOf(id)));
}
