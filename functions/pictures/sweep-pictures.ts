import {
  isOfReview,
  isPrivate,
  pictureAt,
  renditionPath,
  RENDITIONS,
  type Picture,
} from '@doorstep/domain/pictures/picture';
import type { PictureEntry } from '@doorstep/domain/pictures/picture-entry';
import type { PhotoUses } from './photo-use-repository.ts';
import type { Pictures } from './picture-repository.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import { logError, pseudonym } from '../platform/log.ts';
import { removePicture } from './remove-picture.ts';
import { rerenderPicture, renderPicture, type RenderDeps } from './render-picture.ts';

interface SweepDeps extends RenderDeps {
  pictures: RenderDeps['pictures'] & Pick<Pictures, 'listDue' | 'countTry' | 'postpone'>;
  profiles: Pick<ProviderProfiles, 'findPictures'>;
  photoUses: Pick<PhotoUses, 'isUsed' | 'isInReview'>;
}

const PAGE = 50;
/** Less than the job's limit of nine minutes (`endpoints.ts`). */
const BUDGET_MS = 8 * 60_000;
const HOUR_MS = 60 * 60 * 1000;
/**
 * The interval for checking a shown picture, in case an event of its profile was lost, or the
 * message with a photo was deleted.
 */
const SHOWN_MS = 30 * 24 * HOUR_MS;
/** Gives up on a file that crashes the function repeatedly. */
const MAX_TRIES = 3;

export interface SweepReport {
  rendered: number;
  removed: number;
  failed: number;
}

const inFuture = (ms: number) => new Date(Date.now() + ms);

/** Checks whether a rendition is missing, for example because a release added a size. */
async function lacksRendition({ bucket }: SweepDeps, picture: Picture): Promise<boolean> {
  const found = await Promise.all(
    RENDITIONS.map((size) => bucket.find(renditionPath(picture, size))),
  );
  return found.includes(null);
}

/** Checks whether its owner's profile, a message, a request or a review shows a picture. */
async function isShown(
  { profiles, bucket, photoUses }: SweepDeps,
  picture: Picture,
): Promise<boolean> {
  if (isPrivate(picture)) {
    const object = await bucket.find(picture.path);
    return object !== null && photoUses.isUsed(bucket.addressesOf(picture.path, object.tokens));
  }
  if (isOfReview(picture)) return photoUses.isInReview(picture);
  const shown = await profiles.findPictures(picture.owner);
  return shown?.some(({ path }) => path === picture.path) ?? false;
}

/** Renders, removes or postpones a due picture. */
async function processEntry(
  deps: SweepDeps,
  entry: PictureEntry,
): Promise<keyof SweepReport | null> {
  const picture = pictureAt(entry.path);
  if (!picture) {
    await deps.pictures.remove(entry.id);
    return 'removed';
  }
  if (!entry.ready && entry.tries < MAX_TRIES) {
    if (!(await deps.pictures.countTry(entry.id, inFuture(HOUR_MS)))) return null;
    return (await renderPicture(deps, picture)) === 'kept' ? 'rendered' : 'removed';
  }
  if (await isShown(deps, picture)) {
    // Postponed first, so that a file that crashes the function does not block the other pictures.
    await deps.pictures.postpone(entry.id, inFuture(SHOWN_MS));
    if (!entry.ready || !(await lacksRendition(deps, picture))) return null;
    return (await rerenderPicture(deps, picture)) ? 'rendered' : null;
  }
  await removePicture(deps, picture);
  return 'removed';
}

async function processEntrySafely(
  deps: SweepDeps,
  entry: PictureEntry,
): Promise<keyof SweepReport | null> {
  try {
    return await processEntry(deps, entry);
  } catch (thrown) {
    logError('picture not swept', { uid: pseudonym(entry.owner) }, thrown);
    // Postponed, so that a failing entry does not block the other pictures.
    await deps.pictures.postpone(entry.id, inFuture(HOUR_MS));
    return 'failed';
  }
}

/**
 * Processes due pictures: makes missing renditions and deletes pictures that are not shown. Works
 * page by page until there are none left or the time is over. Returns the counts.
 */
export async function sweepPictures(deps: SweepDeps): Promise<SweepReport> {
  const end = Date.now() + BUDGET_MS;
  const report: SweepReport = { rendered: 0, removed: 0, failed: 0 };
  for (;;) {
    const due = await deps.pictures.listDue(new Date(), PAGE);
    for (const entry of due) {
      const outcome = await processEntrySafely(deps, entry);
      if (outcome) report[outcome] += 1;
      if (Date.now() >= end) return report;
    }
    if (due.length < PAGE) return report;
  }
}
