import { onDocumentWritten } from 'firebase-functions/firestore';
import { picturesIn } from '../data/provider-profiles.ts';
import { logInfo, pseudonym } from '../lib/log.ts';
import { releasePictures } from '../services/release-pictures.ts';
import { picturesAtWork } from './picture-wiring.ts';
import { loggingFailures } from './logging-failures.ts';

export const profilePicturesChangedTrigger = onDocumentWritten(
  { document: 'provider_profiles/{uid}', retry: true, timeoutSeconds: 300 },
  loggingFailures('profile-pictures-changed', async ({ data, params: { uid } }) => {
    if (!data) return;
    const before = picturesIn(data.before) ?? [];
    const after = picturesIn(data.after);
    const kept = new Set(after?.map(({ path }) => path));
    if (after && before.every(({ path }) => kept.has(path))) return;
    const released = await releasePictures(picturesAtWork(), uid, [...before, ...(after ?? [])]);
    if (released > 0) logInfo('pictures released', { uid: pseudonym(uid), released });
  }),
);
