import type { DeadMail } from '@doorstep/domain/admin/admin-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { Mail } from '@doorstep/domain/mail/mail';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';

function toDeadMail({ id, template, to, attempts, error, created_at }: Mail): DeadMail {
  return { id, template, to, attempts, error, created_at: created_at.toISOString() };
}

/** Returns a page of dead mails, newest first. `after` is the cursor of the page before. */
export async function listDeadMails(
  outbox: MailOutbox,
  after: string | null,
): Promise<CallableOutput<'admin-dead-mails'>> {
  const { mails, next } = await outbox.listDead(after, PAGE_SIZE.dead_mails);
  return { mails: mails.map(toDeadMail), next };
}
