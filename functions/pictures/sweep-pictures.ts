import {
  pictureAt,
  renditionPath,
  RENDITIONS,
  type Picture,
} from '@doorstep/domain/pictures/picture';
import type { PictureEntry } from '@doorstep/domain/pictures/picture-entry';
import type { Pictures } from './picture-repository.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import { logError, pseudonym } from '../platform/log.ts';
import { removePicture } from './remove-picture.ts';
import { rerenderPicture, renderPicture, type RenderDeps } from './render-picture.ts';

export interface SweepDeps extends RenderDeps {
  pictures: RenderDeps['pictures'] & Pick<Pictures, 'listDue' | 'countTry' | 'postpone'>;
  profiles: Pick<ProviderProfiles, 'findPictures'>;
}

const PAGE = 50;
/** The function has nine minutes (`endpoints/sweep-pictures`). */
const BUDGET_MS = 8 * 60_000;
const HOUR_MS = 60 * 60 * 1000;
/** A picture that is shown is looked at again: a change of its profile may have been lost. */
const SHOWN_MS = 30 * 24 * HOUR_MS;
/** One that brings the function down again and again is no picture. */
const TRIES = 3;

export interface SweepReport {
  rendered: number;
  removed: number;
  failed: number;
}

const inFuture = (ms: number) => new Date(Date.now() + ms);

/** A release may have brought a size that it was not made in. */
async function lacksRendition({ bucket }: SweepDeps, picture: Picture): Promise<boolean> {
  const found = await Promise.all(
    RENDITIONS.map((size) => bucket.find(renditionPath(picture, size))),
  );
  return found.includes(null);
}

/** What comes of a picture that is due. */
async function lookAt(deps: SweepDeps, entry: PictureEntry): Promise<keyof SweepReport | null> {
  const picture = pictureAt(entry.path);
  if (!picture) {
    await deps.pictures.remove(entry.id);
    return 'removed';
  }
  if (!entry.ready && entry.tries < TRIES) {
    if (!(await deps.pictures.countTry(entry.id, inFuture(HOUR_MS)))) return null;
    return (await renderPicture(deps, picture)) === 'kept' ? 'rendered' : 'removed';
  }
  const shown = await deps.profiles.findPictures(entry.owner);
  if (shown?.some(({ path }) => path === entry.path)) {
    // First, as one that brings the function down is not to stand before the others for ever.
    await deps.pictures.postpone(entry.id, inFuture(SHOWN_MS));
    if (!entry.ready || !(await lacksRendition(deps, picture))) return null;
    return (await rerenderPicture(deps, picture)) ? 'rendered' : null;
  }
  await removePicture(deps, picture);
  return 'removed';
}

async function lookAtSafely(
  deps: SweepDeps,
  entry: PictureEntry,
): Promise<keyof SweepReport | null> {
  try {
    return await lookAt(deps, entry);
  } catch (thrown) {
    logError('picture not swept', { uid: pseudonym(entry.owner) }, thrown);
    // The others are not to wait for it.
    await deps.pictures.postpone(entry.id, inFuture(HOUR_MS));
    return 'failed';
  }
}

/**
 * Looks at the pictures that are due: makes the renditions that are missing, and deletes what no
 * profile shows. Page by page, until there are none or the time is over.
 */
export async function sweepPictures(deps: SweepDeps): Promise<SweepReport> {
  const end = Date.now() + BUDGET_MS;
  const report: SweepReport = { rendered: 0, removed: 0, failed: 0 };
  for (;;) {
    const due = await deps.pictures.listDue(new Date(), PAGE);
    for (const entry of due) {
      const outcome = await lookAtSafely(deps, entry);
      if (outcome) report[outcome] += 1;
      if (Date.now() >= end) return report;
    }
    if (due.length < PAGE) return report;
  }
}
