import { AppError } from '@doorstep/domain/app-error';
import type { MailState } from '@doorstep/domain/mail';
import type { MailOutbox } from '../data/mail-outbox.ts';
import { logInfo, pseudonym } from '../lib/log.ts';

/**
 * Lets a mail that was given up go out again with the next sweep, under the Message-ID that it had;
 * one that is on its way or was sent stays as it is, so that two presses are one. Throws AppError
 * `not-found` for a mail that is kept no more.
 */
export async function sendMailAgain(
  outbox: MailOutbox,
  { uid }: { uid: string },
  id: string,
): Promise<{ state: MailState }> {
  const { state, revived } = await outbox.sendAgain(id, new Date());
  if (state === null) {
    throw new AppError('not-found', 'unknown mail', {
      personMessage: 'This email is not kept any more.',
    });
  }
  if (revived) logInfo('mail sent again by an administrator', { mail: id, uid: pseudonym(uid) });
  return { state };
}
