import { pictureAt } from '@doorstep/domain/pictures/picture';
import { onObjectFinalized } from 'firebase-functions/storage';
import { limitEvidence } from '../badges/evidence.ts';
import { defineCallable, deps } from '../container.ts';
import { logFailures } from '../platform/log-failures.ts';
import { MINUTE_MS, type Job } from '../platform/run-jobs.ts';
import { logInfo, pseudonym } from '../platform/log.ts';
import type { TriggerStep } from '../platform/trigger-steps.ts';
import { parsePictures } from '../profiles/provider-profile-repository.ts';
import { checkPicture, photosLeft } from './check-picture.ts';
import { releasePictures } from './release-pictures.ts';
import { sweepPictures } from './sweep-pictures.ts';

/** Limits parallel pictures per instance, because decoding one takes up to 200 MB of memory. */
const RENDERING = { memory: '1GiB', concurrency: 2 } as const;

export const pictureUploadedTrigger = onObjectFinalized(
  { retry: true, timeoutSeconds: 120, ...RENDERING },
  logFailures('pictureUploaded', async ({ data: { name, generation } }) => {
    const picture = pictureAt(name);
    // Renditions and the evidence for badges trigger this function as well.
    if (!picture) {
      await limitEvidence(deps, name, `${name}#${generation}`);
      return;
    }
    const outcome = await checkPicture(deps, picture);
    if (outcome === 'known') return;
    logInfo('picture checked', { uid: pseudonym(picture.owner), outcome });
  }),
);

export const picturesCallables = [
  /** The browser calls it once for several photos, before it uploads the first one. */
  defineCallable(
    'photos-left',
    { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } },
    (_input, { uid }) => photosLeft(deps.rateLimits, uid),
  ),
];

/** Releases the pictures that a page no longer shows. */
export const profilePicturesStep: TriggerStep = {
  name: 'profile-pictures',
  on: ['updated', 'deleted'],
  fields: ['avatar_url', 'cover_url', 'work_photos'],
  seconds: 120,
  run: async ({ id, before, after }) => {
    const shownBefore = parsePictures(before) ?? [];
    const shown = parsePictures(after);
    const kept = new Set(shown?.map(({ path }) => path));
    if (shown && shownBefore.every(({ path }) => kept.has(path))) return;
    const released = await releasePictures(deps, id, [...shownBefore, ...(shown ?? [])]);
    if (released > 0) logInfo('pictures released', { uid: pseudonym(id), released });
  },
};

export const sweepPicturesJob: Job = {
  name: 'sweep-pictures',
  limitMs: 9 * MINUTE_MS,
  run: async () => {
    const report = await sweepPictures(deps);
    if (Object.values(report).some((count) => count > 0)) logInfo('pictures swept', { ...report });
  },
};
