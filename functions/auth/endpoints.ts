import { AppError, toAppError } from '@doorstep/domain/app-error';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeUserCreated, HttpsError } from 'firebase-functions/identity';
import { defineCallable, deps } from '../container.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { signUpsPerHour } from '../platform/config.ts';
import { logError, logInfo, logWarning } from '../platform/log.ts';
import { withReports } from '../platform/pending-reports.ts';
import { networkOf } from '../platform/http/sender.ts';
import { isSwitchedOff } from '../platform/switches.ts';
import { queueAccountMail } from './account-mail.ts';
import { changeEmail } from './change-email.ts';
import { checkAccountLink } from './check-account-link.ts';
import { limitSignUps } from './limit-sign-ups.ts';

/** Firebase's timeout for blocking functions (Firebase docs, "Blocking functions"). */
const options = { timeoutSeconds: 7 };

async function checkSignUp(ipAddress: string): Promise<void> {
  if (await isSwitchedOff('sign_ups')) {
    logInfo('sign-up switched off', {});
    throw new HttpsError('unavailable', 'sign-ups are switched off');
  }
  try {
    await limitSignUps(deps.rateLimits, networkOf(ipAddress), signUpsPerHour());
  } catch (thrown) {
    const { code, message } = toAppError(thrown);
    if (code !== 'rate-limited') {
      logError('sign-up not counted', {}, thrown);
      return;
    }
    logWarning('sign-up refused', {});
    throw new HttpsError('resource-exhausted', message);
  }
}

/**
 * Limits sign-ups per network. Firebase calls it before it creates an account with a password. For
 * anonymous accounts Firebase has its own limit. If counting fails, the sign-up is allowed.
 */
export const limitSignUpsFunction = beforeUserCreated(options, ({ ipAddress }) =>
  withReports(() => checkSignUp(ipAddress)),
);

export const authCallables = [
  /** Only queues the mail, so that the response time does not reveal whether the account exists. */
  defineCallable(
    'send-account-mail',
    { auth: 'none', rateLimit: { by: 'address', max: 60, windowSeconds: 600 } },
    async (input) => {
      await queueAccountMail(deps, input, new Date());
      return { accepted: true };
    },
  ),

  defineCallable(
    'check-account-link',
    {
      auth: 'none',
      rateLimit: { by: 'address', max: 60, windowSeconds: 600 },
    },
    (input) => checkAccountLink(deps, input, new Date()),
  ),

  defineCallable(
    'change-my-email',
    { auth: 'any-user', rateLimit: { by: 'uid', max: 10, windowSeconds: 900 } },
    async (input, { uid, signed_in_at, address }) => {
      const { accounts, closedAccounts, outbox, rateLimits } = deps;
      const changeDeps = {
        ...{ accounts, closedAccounts, outbox, rateLimits },
        limitSignUps: async () => {
          if (await isSwitchedOff('sign_ups')) {
            throw new AppError('unavailable', 'sign-ups are switched off');
          }
          await limitSignUps(rateLimits, address, signUpsPerHour());
        },
      };
      await changeEmail(changeDeps, { uid, signed_in_at }, input, new Date());
      return { accepted: true };
    },
  ),
];

/** Delivers a new mail for an account at once. Does nothing for the other mails of the outbox. */
export async function deliverAccountMail(mail: DocumentSnapshot): Promise<void> {
  if (mail.get('template') !== 'account_link') return;
  await deliverMail(deps, mail.id, { early: true });
}
