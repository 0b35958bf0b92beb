import { LIMITS, PICTURE_LIMITS } from '@doorstep/domain/limits';
import { isPrivate, type Picture } from '@doorstep/domain/pictures/picture';
import type { StoredObject } from './picture-bucket-repository.ts';
import type { Pictures } from './picture-repository.ts';
import type { RateLimits } from '../platform/limits/rate-limit-repository.ts';
import { removePicture } from './remove-picture.ts';
import { renderPicture, type RenderDeps } from './render-picture.ts';

interface CheckDeps extends RenderDeps {
  pictures: RenderDeps['pictures'] & Pick<Pictures, 'claim' | 'listOfProfile'>;
  rateLimits: Pick<RateLimits, 'consumeOnce'>;
}

/** The result of checking an upload. All files are deleted unless it is `kept` or `known`. */
export type CheckOutcome =
  | 'kept'
  /** Another call has processed, or is processing, this upload. */
  | 'known'
  | 'gone'
  | 'refused: no picture'
  | 'refused: too large'
  | 'refused: name taken'
  | 'refused: account deleted'
  | 'refused: too many uploads'
  | 'refused: quota';

const UPLOADS = { max: PICTURE_LIMITS.uploadsPerHour, windowSeconds: 3600 };
export const PRIVATE_UPLOADS = {
  max: PICTURE_LIMITS.privatePerMonth,
  windowSeconds: 30 * 24 * 3600,
};

/** Returns the key of a person's photos for chats and requests in the rate limits. */
export const privatePhotoKey = (uid: string) => ['private-photo', uid];

/** After this time the sweep makes the renditions, in case of a crash. */
const RENDERING_MS = 10 * 60 * 1000;

/** More than the quota plus all uploads in progress. */
const MAX_LISTED = PICTURE_LIMITS.perPerson + PICTURE_LIMITS.uploadsPerHour;

/**
 * Counts an upload. Returns false if there were too many. Private photos have a limit of their own.
 */
function countUpload({ rateLimits }: CheckDeps, picture: Picture, generation: string) {
  const upload = `${picture.id}#${generation}`;
  return isPrivate(picture)
    ? rateLimits.consumeOnce(privatePhotoKey(picture.owner), PRIVATE_UPLOADS, upload)
    : rateLimits.consumeOnce(['picture', picture.owner], UPLOADS, upload);
}

/**
 * Checks whether a picture of a profile exceeds its owner's quota, counted in the order of the
 * ledger.
 */
async function isBeyondQuota({ pictures }: CheckDeps, picture: Picture): Promise<boolean> {
  if (isPrivate(picture)) return false;
  const { id, owner } = picture;
  const all = await pictures.listOfProfile(owner, MAX_LISTED);
  const index = all.findIndex((entry) => entry.id === id);
  const bytes = all.slice(0, index + 1).reduce((sum, entry) => sum + entry.bytes, 0);
  return index === -1 || index >= PICTURE_LIMITS.perPerson || bytes > PICTURE_LIMITS.bytesPerPerson;
}

/** Returns why an upload is refused before its content is read, or null. */
async function refusal(
  deps: CheckDeps,
  picture: Picture,
  object: StoredObject,
): Promise<CheckOutcome | null> {
  if (object.bytes > LIMITS.imageBytes) return 'refused: too large';
  if (!(await countUpload(deps, picture, object.generation))) return 'refused: too many uploads';
  return (await deps.closedAccounts.has(picture.owner)) ? 'refused: account deleted' : null;
}

async function refuse(
  deps: CheckDeps,
  picture: Picture,
  outcome: CheckOutcome,
): Promise<CheckOutcome> {
  await removePicture(deps, picture);
  return outcome;
}

/**
 * Checks the stored upload and makes its renditions. Adds it to the ledger first. An upload in the
 * ledger is skipped, so that a repeated event does nothing; the sweep continues after a crash.
 * Deletes refused uploads.
 */
export async function checkPicture(deps: CheckDeps, picture: Picture): Promise<CheckOutcome> {
  const entry = await deps.pictures.find(picture.id);
  if (entry?.path === picture.path) return 'known';
  const object = await deps.bucket.find(picture.path);
  if (!object) return refuse(deps, picture, 'gone');
  if (entry) return refuse(deps, picture, 'refused: name taken');
  const reason = await refusal(deps, picture, object);
  if (reason) return refuse(deps, picture, reason);
  const checkAt = new Date(Date.now() + RENDERING_MS);
  // A parallel call, or an upload with the same name and another extension, won the race.
  if (!(await deps.pictures.claim(picture, object.bytes, checkAt))) {
    return checkPicture(deps, picture);
  }
  if (await isBeyondQuota(deps, picture)) return refuse(deps, picture, 'refused: quota');
  const outcome = await renderPicture(deps, picture);
  return outcome === 'refused' ? 'refused: no picture' : outcome;
}

/**
 * Returns how many photos for chats and requests a person can still upload in this month. Uploads
 * of the last seconds may not be counted yet.
 */
export async function photosLeft(
  rateLimits: Pick<RateLimits, 'countItems'>,
  uid: string,
): Promise<{ left: number }> {
  const used = await rateLimits.countItems(privatePhotoKey(uid), PRIVATE_UPLOADS);
  return { left: Math.max(0, PRIVATE_UPLOADS.max - used) };
}
