import { LIMITS } from '@doorstep/domain/limits';
import { renditionPath, type Picture } from '@doorstep/domain/picture';
import type { ClosedAccounts } from '../data/closed-accounts.ts';
import type { PictureBucket } from '../data/picture-bucket.ts';
import type { Pictures } from '../data/pictures.ts';
import type { PictureMaker } from '../gateways/pictures.ts';
import { removePicture } from './remove-picture.ts';

export interface RenderDeps {
  pictures: Pick<Pictures, 'find' | 'finish' | 'remove'>;
  bucket: PictureBucket;
  maker: PictureMaker;
  closedAccounts: Pick<ClosedAccounts, 'has'>;
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
  const { bucket, maker } = deps;
  const object = await bucket.find(picture.path);
  const bytes =
    object && object.bytes <= LIMITS.imageBytes ? await bucket.read(picture.path) : null;
  const rendered = bytes && (await maker.render(bytes));
  if (!object || !rendered) {
    await removePicture(deps, picture);
    return object ? 'refused' : 'gone';
  }
  for (const { size, webp } of rendered.renditions) {
    await bucket.saveWebp(renditionPath(picture, size), webp);
  }
  if (object.contentType !== rendered.type) await bucket.setType(picture.path, rendered.type);
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
