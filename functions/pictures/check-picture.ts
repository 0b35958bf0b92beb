import { LIMITS, PICTURE_LIMITS } from '@doorstep/domain/limits';
import type { Picture } from '@doorstep/domain/pictures/picture';
import type { StoredObject } from './picture-bucket-repository.ts';
import type { Pictures } from './picture-repository.ts';
import type { RateLimits } from '../platform/rate-limit-repository.ts';
import { removePicture } from './remove-picture.ts';
import { renderPicture, type RenderDeps } from './render-picture.ts';

export interface CheckDeps extends RenderDeps {
  pictures: RenderDeps['pictures'] & Pick<Pictures, 'claim' | 'listOf'>;
  rateLimits: Pick<RateLimits, 'consumeOnce'>;
}

/** What became of an upload; of all but `kept` and `known` nothing is left. */
export type Checked =
  | 'kept'
  /** It is in the ledger: somebody else is at it, or was. */
  | 'known'
  | 'gone'
  | 'refused: no picture'
  | 'refused: too large'
  | 'refused: name taken'
  | 'refused: account deleted'
  | 'refused: too many uploads'
  | 'refused: quota';

const UPLOADS = { max: PICTURE_LIMITS.uploadsPerHour, windowSeconds: 3600 };

/** Whoever notes a picture makes its renditions; after so much time the sweep does. */
const RENDERING_MS = 10 * 60 * 1000;

/** More than anybody may keep, uploads under way among them. */
const LISTED = PICTURE_LIMITS.kept + PICTURE_LIMITS.uploadsPerHour;

/** Whether a picture is beyond what its owner may keep, counted in the order of the ledger. */
async function isBeyondQuota({ pictures }: CheckDeps, { id, owner }: Picture): Promise<boolean> {
  const all = await pictures.listOf(owner, LISTED);
  const place = all.findIndex((entry) => entry.id === id);
  const bytes = all.slice(0, place + 1).reduce((sum, entry) => sum + entry.bytes, 0);
  return place === -1 || place >= PICTURE_LIMITS.kept || bytes > PICTURE_LIMITS.bytesKept;
}

/** Why an upload is refused before it is looked at, or null. */
async function refusal(
  deps: CheckDeps,
  { id, owner }: Picture,
  object: StoredObject,
): Promise<Checked | null> {
  if (object.bytes > LIMITS.imageBytes) return 'refused: too large';
  const upload = `${id}#${object.generation}`;
  const counted = await deps.rateLimits.consumeOnce(['picture', owner], UPLOADS, upload);
  if (!counted) return 'refused: too many uploads';
  return (await deps.closedAccounts.has(owner)) ? 'refused: account deleted' : null;
}

async function refuse(deps: CheckDeps, picture: Picture, why: Checked): Promise<Checked> {
  await removePicture(deps, picture);
  return why;
}

/**
 * Checks an upload by what is stored now, and makes its renditions. It is noted in the ledger first;
 * one that is noted is left alone, so that a second delivery does nothing and a crash is made good by
 * the sweep. What is refused is deleted.
 */
export async function checkPicture(deps: CheckDeps, picture: Picture): Promise<Checked> {
  const entry = await deps.pictures.find(picture.id);
  if (entry?.path === picture.path) return 'known';
  const object = await deps.bucket.find(picture.path);
  if (!object) return refuse(deps, picture, 'gone');
  if (entry) return refuse(deps, picture, 'refused: name taken');
  const why = await refusal(deps, picture, object);
  if (why) return refuse(deps, picture, why);
  const checkAt = new Date(Date.now() + RENDERING_MS);
  // Lost against another delivery, or the same name with another ending.
  if (!(await deps.pictures.claim(picture, object.bytes, checkAt))) {
    return checkPicture(deps, picture);
  }
  if (await isBeyondQuota(deps, picture)) return refuse(deps, picture, 'refused: quota');
  const outcome = await renderPicture(deps, picture);
  return outcome === 'refused' ? 'refused: no picture' : outcome;
}
