import type { DeadMail } from '@doorstep/domain/admin/admin-callables';
import { AppError } from '@doorstep/domain/app-error';
import type { CallableOutput } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { Mail } from '@doorstep/domain/mail/mail';
import type { AuditLog } from '../moderation/audit-log-repository.ts';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import { logError, logWarning } from '../platform/log.ts';
import type { Accounts } from '../platform/account-repository.ts';
import { findReader, type CurrentRecipientDeps } from '../chat/current-recipient.ts';

function toDeadMail({ id, template, to, attempts, error, created_at }: Mail): DeadMail {
  return { id, template, to, attempts, error, created_at: created_at.toISOString() };
}

/** Returns a page of dead mails, newest first. `after` is the cursor of the page before. */
export async function listDeadMails(
  outbox: Pick<MailOutbox, 'listDead'>,
  after: string | null,
): Promise<CallableOutput<'admin-dead-mails'>> {
  const { mails, next } = await outbox.listDead(after, PAGE_SIZE.dead_mails);
  return { mails: mails.map(toDeadMail), next };
}

interface SendAgainDeps extends CurrentRecipientDeps {
  outbox: Pick<MailOutbox, 'find' | 'listDead' | 'requeueDead'>;
  audit: AuditLog;
  accounts: CurrentRecipientDeps['accounts'] & Pick<Accounts, 'findUidByEmail'>;
}

/** The administrator and the note that go into the audit log. */
interface AuditFields {
  actor_uid: string;
  note: string | null;
}

/** Returns the reader of a mail, with the stored address if the current one cannot be read. */
async function findCurrentReader(deps: SendAgainDeps, mail: Mail) {
  try {
    return await findReader(deps, mail);
  } catch (thrown) {
    // A malformed thread or profile must not stop the other mails.
    logError('current address unknown, using the stored one', { mail: mail.id }, thrown);
    return { to: mail.to, uid: null };
  }
}

/** Returns the uid of a reader's account, or null. A guest's uid has no account with an email. */
async function findAccountUid(
  { accounts }: SendAgainDeps,
  { uid, to }: { uid: string | null; to: string },
): Promise<string | null> {
  try {
    if (uid !== null && (await accounts.findEmail(uid)) !== null) return uid;
    return await accounts.findUidByEmail(to);
  } catch (thrown) {
    // A malformed address must not stop the mail: the audit log names the mail instead.
    logWarning('the account of a reader is unknown', {}, thrown);
    return null;
  }
}

/**
 * Requeues a dead mail and writes the audit entry in one transaction, so parallel calls add one
 * entry.
 */
async function requeue(deps: SendAgainDeps, mail: Mail, by: AuditFields) {
  const reader = await findCurrentReader(deps, mail);
  const uid = await findAccountUid(deps, reader);
  const fact = { ...by, action: 'mail_sent_again', subject: mail.id } as const;
  return deps.outbox.requeueDead(mail.id, { to: reader.to, now: new Date() }, (transaction) =>
    deps.audit.append(transaction, uid === null ? fact : { ...fact, about_uid: uid }),
  );
}

/**
 * Requeues a dead mail for the next sweep, to its reader's current address and with the same
 * Message-ID, and logs the administrator in the audit log. Leaves a mail in any other state
 * unchanged. Returns the mail's state. Throws AppError `not-found` for a mail that is no longer
 * stored.
 */
export async function sendMailAgain(
  deps: SendAgainDeps,
  { uid }: { uid: string },
  id: string,
): Promise<CallableOutput<'admin-send-mail-again'>> {
  const mail = await deps.outbox.find(id);
  const outcome = mail && (await requeue(deps, mail, { actor_uid: uid, note: null }));
  if (!outcome) {
    throw new AppError('not-found', 'unknown mail', {
      personMessage: 'This email is no longer stored.',
    });
  }
  return { state: outcome.state };
}

/**
 * Requeues one page of dead mails (`PAGE_SIZE.dead_mails`), newest first, after the cursor `after`
 * (null: the first page). Returns how many it requeued and the cursor of the next page. The mails
 * are requeued one after the other, because each adds an entry to the audit log, which is a hash
 * chain.
 */
export async function sendAllMailsAgain(
  deps: SendAgainDeps,
  { uid }: { uid: string },
  after: string | null,
): Promise<CallableOutput<'admin-send-all-mails-again'>> {
  const { mails, next } = await deps.outbox.listDead(after, PAGE_SIZE.dead_mails);
  let sent = 0;
  for (const mail of mails) {
    const outcome = await requeue(deps, mail, { actor_uid: uid, note: 'Send all again' });
    if (outcome?.isRequeued) sent += 1;
  }
  return { sent, next };
}
