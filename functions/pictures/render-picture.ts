import { LIMITS } from '@doorstep/domain/limits';
import {
  imageCache,
  isPrivate,
  renditionPath,
  type Picture,
} from '@doorstep/domain/pictures/picture';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';
import type { PictureBucket, StoredObject } from './picture-bucket-repository.ts';
import type { Pictures } from './picture-repository.ts';
import type { PictureRenderer } from './gateways/sharp-renderer.ts';
import { logWarning, pseudonym } from '../platform/log.ts';
import { removePicture } from './remove-picture.ts';

export interface RenderDeps {
  pictures: Pick<Pictures, 'find' | 'finish' | 'remove'>;
  bucket: PictureBucket;
  renderer: PictureRenderer;
  closedAccounts: Pick<ClosedAccounts, 'has'>;
}

/** Makes the renditions. `rendered` is null if the object is missing or not a picture. */
async function makeRenditions({ bucket, renderer }: RenderDeps, picture: Picture) {
  const object = await bucket.find(picture.path);
  const bytes =
    object && object.bytes <= LIMITS.imageBytes ? await bucket.read(picture.path) : null;
  const rendered = bytes && (await renderer.render(bytes));
  const metadata = {
    cacheControl: imageCache(picture),
    // With the tokens of the photo, a person who has its address can also read the renditions.
    tokens: isPrivate(picture) && object ? object.tokens : '',
  };
  for (const { size, webp } of rendered?.renditions ?? []) {
    await bucket.saveWebp(renditionPath(picture, size), webp, metadata);
  }
  return { object, rendered };
}

/** How long an uploaded picture may wait to be shown by a profile, a message or a request. */
const UNSAVED_MS = 24 * 60 * 60 * 1000;

/**
 * Makes the renditions of a picture in the ledger and marks them as complete. Returns `refused` for
 * a file that is not a picture, and `gone` if the picture or its owner was deleted since. In both
 * cases it deletes all files of the picture.
 */
export async function renderPicture(
  deps: RenderDeps,
  picture: Picture,
): Promise<'kept' | 'refused' | 'gone'> {
  const { object, rendered } = await makeRenditions(deps, picture);
  if (!object || !rendered) {
    await removePicture(deps, picture);
    return object ? 'refused' : 'gone';
  }
  await correctHeaders(deps, picture, object, rendered.type);
  if (await isStillWanted(deps, picture)) return 'kept';
  await removePicture(deps, picture);
  return 'gone';
}

/**
 * Corrects the type and the cache header of an upload, which the uploader has chosen. The rules
 * of the Storage emulator cannot read the cache header (docs/decisions/0034).
 */
async function correctHeaders(
  { bucket }: RenderDeps,
  picture: Picture,
  object: StoredObject,
  contentType: string,
): Promise<void> {
  const cacheControl = imageCache(picture);
  if (object.contentType === contentType && object.cacheControl === cacheControl) return;
  await bucket.setHeaders(picture.path, { contentType, cacheControl });
}

/** Checks for a parallel deletion. It runs after the renditions were saved, see `removePicture`. */
async function isStillWanted(deps: RenderDeps, { id, owner, path }: Picture): Promise<boolean> {
  if ((await deps.bucket.find(path)) === null) return false;
  if (await deps.closedAccounts.has(owner)) return false;
  return deps.pictures.finish(id, new Date(Date.now() + UNSAVED_MS));
}

/**
 * Makes the renditions again of a picture that a profile shows, after a release added a size. If
 * that fails, the picture stays as it is. Returns whether the renditions were made.
 */
export async function rerenderPicture(deps: RenderDeps, picture: Picture): Promise<boolean> {
  const { rendered } = await makeRenditions(deps, picture);
  if (!rendered) logWarning('renditions not updated', { uid: pseudonym(picture.owner) });
  // A parallel deletion may have missed the new renditions.
  if ((await deps.bucket.find(picture.path)) === null) await removePicture(deps, picture);
  return rendered !== null;
}
