import { AppError } from '@doorstep/domain/app-error';
import type { CallableOutput } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { Mail } from '@doorstep/domain/mail/mail';
import type { AuditLog } from '../moderation/audit-log-repository.ts';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import { logError } from '../platform/log.ts';
import { currentRecipient, type CurrentRecipientDeps } from '../chat/current-recipient.ts';

export interface SendAgainDeps extends CurrentRecipientDeps {
  outbox: Pick<MailOutbox, 'find' | 'listDead' | 'sendAgain'>;
  audit: AuditLog;
}

/** Who has asked for it, and by what, as the audit log keeps it. */
interface Asking {
  actor_uid: string;
  note: string | null;
}

/** Of several who press at once one is written down, and one mail goes. */
async function sendAgain({ audit, outbox, ...addresses }: SendAgainDeps, mail: Mail, by: Asking) {
  const fact = { ...by, action: 'mail_sent_again', subject: mail.id } as const;
  const to = await currentRecipient(addresses, mail).catch((thrown: unknown) => {
    // A malformed thread or profile; the others are not to wait for it.
    logError('the present address is not known', { mail: mail.id }, thrown);
    return mail.to;
  });
  return outbox.sendAgain(mail.id, { to, now: new Date() }, (transaction) =>
    audit.append(transaction, fact),
  );
}

/**
 * Lets a mail that was given up go out again with the next sweep, under the Message-ID that it had, to
 * the address that its reader has now, and writes down who wanted it; one that is on its way or was sent
 * stays as it is, so that two presses are one. Throws AppError `not-found` for a mail that is kept no more.
 */
export async function sendMailAgain(
  deps: SendAgainDeps,
  { uid }: { uid: string },
  id: string,
): Promise<CallableOutput<'admin-send-mail-again'>> {
  const mail = await deps.outbox.find(id);
  const outcome = mail && (await sendAgain(deps, mail, { actor_uid: uid, note: null }));
  if (!outcome) {
    throw new AppError('not-found', 'unknown mail', {
      personMessage: 'This email is no longer stored.',
    });
  }
  return { state: outcome.state };
}

/**
 * The same with a page of those that were given up (`PAGE_SIZE.dead_mails`), newest first, after the mail
 * `after` (null: the first page): how many this call has sent again, and where the next one goes on. What
 * dies again meanwhile stands before that, so that who goes on to the end sends each once. One after
 * the other, as each is an entry of the audit log, which is a chain.
 */
export async function sendAllMailsAgain(
  deps: SendAgainDeps,
  { uid }: { uid: string },
  after: string | null,
): Promise<CallableOutput<'admin-send-all-mails-again'>> {
  const { mails, next } = await deps.outbox.listDead(after, PAGE_SIZE.dead_mails);
  let sent = 0;
  for (const mail of mails) {
    const outcome = await sendAgain(deps, mail, { actor_uid: uid, note: 'Send all again' });
    if (outcome?.begun) sent += 1;
  }
  return { sent, next };
}
