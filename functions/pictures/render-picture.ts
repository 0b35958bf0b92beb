import { LIMITS } from '@doorstep/domain/limits';
import { renditionPath, type Picture } from '@doorstep/domain/pictures/picture';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';
import type { PictureBucket } from './picture-bucket-repository.ts';
import type { Pictures } from './picture-repository.ts';
import type { PictureRenderer } from './gateways/picture-renderer.ts';
import { logWarning, pseudonym } from '../platform/log.ts';
import { removePicture } from './remove-picture.ts';

export interface RenderDeps {
  pictures: Pick<Pictures, 'find' | 'finish' | 'remove'>;
  bucket: PictureBucket;
  renderer: PictureRenderer;
  closedAccounts: Pick<ClosedAccounts, 'has'>;
}

/** What lies there, and whether it was a picture whose renditions are made now. */
async function makeRenditions({ bucket, renderer }: RenderDeps, picture: Picture) {
  const object = await bucket.find(picture.path);
  const bytes =
    object && object.bytes <= LIMITS.imageBytes ? await bucket.read(picture.path) : null;
  const rendered = bytes && (await renderer.render(bytes));
  for (const { size, webp } of rendered?.renditions ?? []) {
    await bucket.saveWebp(renditionPath(picture, size), webp);
  }
  return { object, rendered };
}

/** How long an uploaded picture may wait to be shown by a profile. */
const UNSAVED_MS = 24 * 60 * 60 * 1000;

/** After so much time nobody has it in an open editor any more. */
const unsavedUntil = (now: Date) => new Date(now.getTime() + UNSAVED_MS);

/**
 * Makes the renditions of a picture that is in the ledger, and notes that they are there. `refused`
 * means that it was no picture; `gone` that it, or its owner, was deleted meanwhile: then nothing of
 * it is left.
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
  if (object.contentType !== rendered.type) await deps.bucket.setType(picture.path, rendered.type);
  if (await isStillWanted(deps, picture)) return 'kept';
  await removePicture(deps, picture);
  return 'gone';
}

/** Looked at when the renditions are there: see the order in `removePicture`. */
async function isStillWanted(deps: RenderDeps, { id, owner, path }: Picture): Promise<boolean> {
  if ((await deps.bucket.find(path)) === null) return false;
  if (await deps.closedAccounts.has(owner)) return false;
  return deps.pictures.finish(id, unsavedUntil(new Date()));
}

/**
 * Makes the renditions anew of a picture that a profile shows, for a size that a release has brought. It is
 * not judged again: one that cannot be made stays as it is. Answers whether they were made.
 */
export async function rerenderPicture(deps: RenderDeps, picture: Picture): Promise<boolean> {
  const { rendered } = await makeRenditions(deps, picture);
  if (!rendered) logWarning('renditions not made again', { uid: pseudonym(picture.owner) });
  // Deleted meanwhile: whoever did so has not seen these.
  if ((await deps.bucket.find(picture.path)) === null) await removePicture(deps, picture);
  return rendered !== null;
}
