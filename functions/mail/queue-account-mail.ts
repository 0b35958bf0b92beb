import type { MailContent } from '@doorstep/domain/mail/mail';
import type { Accounts } from '../platform/account-repository.ts';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';
import { logWarning, pseudonym } from '../platform/log.ts';
import type { MailOutbox } from './mail-outbox-repository.ts';

export interface AccountMailDeps {
  outbox: Pick<MailOutbox, 'create' | 'remove'>;
  accounts: Pick<Accounts, 'findEmail'>;
  closedAccounts: Pick<ClosedAccounts, 'find'>;
}

/**
 * Queues a mail to an account's address, or about an account to another address, due immediately.
 * Repeated calls queue an id once. Queues nothing for a deleted account. A suspended account still
 * gets its mails.
 */
export async function queueAccountMail(
  { outbox, accounts, closedAccounts }: AccountMailDeps,
  uid: string,
  id: string,
  content: MailContent,
  address?: string,
): Promise<void> {
  const isDeleted = async () => (await closedAccounts.find(uid))?.reason === 'deleted';
  if (await isDeleted()) return;
  const to = address ?? (await accounts.findEmail(uid));
  if (to === null) {
    const fields = { uid: pseudonym(uid), template: content.template };
    logWarning('mail not queued: the account has no address', fields);
    return;
  }
  await outbox.create(id, to, content, new Date());
  // A parallel deletion may have deleted the account's mails before this one existed.
  if (await isDeleted()) await outbox.remove(id);
}
