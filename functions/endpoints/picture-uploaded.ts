import { pictureAt } from '@doorstep/domain/picture';
import { onObjectFinalized } from 'firebase-functions/storage';
import { logInfo, pseudonym } from '../lib/log.ts';
import { checkPicture } from '../services/check-picture.ts';
import { picturesAtWork, RENDERING } from './picture-wiring.ts';
import { loggingFailures } from './logging-failures.ts';

export const pictureUploadedTrigger = onObjectFinalized(
  { retry: true, timeoutSeconds: 120, ...RENDERING },
  loggingFailures('picture-uploaded', async ({ data: { name } }) => {
    const picture = pictureAt(name);
    // The renditions arrive here too.
    if (!picture) return;
    const outcome = await checkPicture(picturesAtWork(), picture);
    if (outcome === 'known') return;
    logInfo('picture checked', { uid: pseudonym(picture.owner), outcome });
  }),
);
