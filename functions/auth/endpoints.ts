import { toAppError } from '@doorstep/domain/app-error';
import { beforeUserCreated, HttpsError } from 'firebase-functions/identity';
import { rateLimits } from '../container.ts';
import { networkOf } from '../platform/caller-address.ts';
import { signUpsPerHour } from '../platform/config.ts';
import { logError, logInfo } from '../platform/log.ts';
import { limitSignUps } from './limit-sign-ups.ts';

/** The most that Firebase waits (Firebase docs, "Blocking functions"). */
const options = { timeoutSeconds: 7 };

/**
 * Asked by Firebase before an account with a password is made; about anonymous ones it asks nobody,
 * and limits them itself. A fault that we notice in time keeps nobody
 * out.
 */
export const limitSignUpsFunction = beforeUserCreated(options, async ({ ipAddress }) => {
  try {
    await limitSignUps(rateLimits(), networkOf(ipAddress), signUpsPerHour());
  } catch (thrown) {
    const { code, message } = toAppError(thrown);
    if (code !== 'rate-limited') {
      logError('sign-ups are not counted', {}, thrown);
      return;
    }
    logInfo('sign-up refused', {});
    throw new HttpsError('resource-exhausted', message);
  }
});
