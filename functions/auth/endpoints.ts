import { toAppError } from '@doorstep/domain/app-error';
import { beforeUserCreated, HttpsError } from 'firebase-functions/identity';
import { rateLimits } from '../container.ts';
import { networkOf } from '../platform/caller-address.ts';
import { signUpsPerHour } from '../platform/config.ts';
import { logError, logInfo } from '../platform/log.ts';
import { limitSignUps } from './limit-sign-ups.ts';

/** Firebase's timeout for blocking functions (Firebase docs, "Blocking functions"). */
const options = { timeoutSeconds: 7 };

/**
 * Limits sign-ups per network. Firebase calls it before it creates an account with a password. For
 * anonymous accounts Firebase has its own limit. If counting fails, the sign-up is allowed.
 */
export const limitSignUpsFunction = beforeUserCreated(options, async ({ ipAddress }) => {
  try {
    await limitSignUps(rateLimits(), networkOf(ipAddress), signUpsPerHour());
  } catch (thrown) {
    const { code, message } = toAppError(thrown);
    if (code !== 'rate-limited') {
      logError('sign-up not counted', {}, thrown);
      return;
    }
    logInfo('sign-up refused', {});
    throw new HttpsError('resource-exhausted', message);
  }
});
