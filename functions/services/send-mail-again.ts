import { AppError } from '@doorstep/domain/app-error';
import type { MailState } from '@doorstep/domain/mail';
import type { AuditLog } from '../data/audit-log.ts';
import type { MailOutbox } from '../data/mail-outbox.ts';

export interface SendAgainDeps {
  outbox: MailOutbox;
  audit: AuditLog;
}

/**
 * Lets a mail that was given up go out again with the next sweep, under the Message-ID that it had, and
 * writes down who wanted it; one that is on its way or was sent stays as it is, so that two presses are
 * one. Throws AppError `not-found` for a mail that is kept no more.
 */
export async function sendMailAgain(
  { outbox, audit }: SendAgainDeps,
  { uid }: { uid: string },
  id: string,
): Promise<{ state: MailState }> {
  const fact = { actor_uid: uid, action: 'mail_sent_again', subject: id, note: null } as const;
  const state = await outbox.sendAgain(id, new Date(), (transaction) =>
    audit.append(transaction, fact),
  );
  if (state === null) {
    throw new AppError('not-found', 'unknown mail', {
      personMessage: 'This email is not kept any more.',
    });
  }
  return { state };
}
