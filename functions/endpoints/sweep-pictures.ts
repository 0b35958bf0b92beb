import { onSchedule } from 'firebase-functions/scheduler';
import { logInfo } from '../lib/log.ts';
import { sweepPictures } from '../services/sweep-pictures.ts';
import { picturesAtWork, RENDERING } from './picture-wiring.ts';
import { loggingFailures } from './logging-failures.ts';

export const sweepPicturesSchedule = onSchedule(
  { schedule: 'every 60 minutes', timeoutSeconds: 540, ...RENDERING },
  loggingFailures('sweep-pictures', async () => {
    const report = await sweepPictures(picturesAtWork());
    if (Object.values(report).some((count) => count > 0)) logInfo('pictures swept', { ...report });
  }),
);
