import type { CallableOutput, DeadMail } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { Mail } from '@doorstep/domain/mail/mail';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';

function toDeadMail({ id, template, to, attempts, error, created_at }: Mail): DeadMail {
  return { id, template, to, attempts, error, created_at: created_at.toISOString() };
}

/**
 * A page of the mails that were given up, newest first; `after` is the last id of the page before,
 * null for the first page. An id that is not there any more begins anew.
 */
export async function listDeadMails(
  outbox: MailOutbox,
  after: string | null,
): Promise<CallableOutput<'admin-dead-mails'>> {
  const { mails, next } = await outbox.listDead(after, PAGE_SIZE.dead_mails);
  return { mails: mails.map(toDeadMail), more: next !== null };
}
