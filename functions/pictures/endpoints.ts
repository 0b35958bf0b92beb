import { pictureAt } from '@doorstep/domain/pictures/picture';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onObjectFinalized } from 'firebase-functions/storage';
import { limitEvidence } from '../badges/evidence.ts';
import { defineCallable, pictureDeps, rateLimits } from '../container.ts';
import { logFailures } from '../platform/log-failures.ts';
import { MINUTE_MS, type Job } from '../platform/run-jobs.ts';
import { logInfo, pseudonym } from '../platform/log.ts';
import { parsePictures } from '../profiles/provider-profile-repository.ts';
import { checkPicture } from './check-picture.ts';
import { photosLeft } from './photos-left.ts';
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
      await limitEvidence(pictureDeps(), name, `${name}#${generation}`);
      return;
    }
    const outcome = await checkPicture(pictureDeps(), picture);
    if (outcome === 'known') return;
    logInfo('picture checked', { uid: pseudonym(picture.owner), outcome });
  }),
);

export const picturesCallables = [
  /** The browser calls it once for several photos, before it uploads the first one. */
  defineCallable(
    'photos-left',
    { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 60 } },
    (_input, { uid }) => photosLeft(rateLimits(), uid),
  ),
];

export const profilePicturesChangedTrigger = onDocumentWritten(
  { document: 'provider_profiles/{uid}', retry: true, timeoutSeconds: 300 },
  logFailures('profile-pictures-changed', async ({ data, params: { uid } }) => {
    if (!data) return;
    const before = parsePictures(data.before) ?? [];
    const after = parsePictures(data.after);
    const kept = new Set(after?.map(({ path }) => path));
    if (after && before.every(({ path }) => kept.has(path))) return;
    const released = await releasePictures(pictureDeps(), uid, [...before, ...(after ?? [])]);
    if (released > 0) logInfo('pictures released', { uid: pseudonym(uid), released });
  }),
);

export const sweepPicturesJob: Job = {
  name: 'sweep-pictures',
  limitMs: 9 * MINUTE_MS,
  run: async () => {
    const report = await sweepPictures(pictureDeps());
    if (Object.values(report).some((count) => count > 0)) logInfo('pictures swept', { ...report });
  },
};
