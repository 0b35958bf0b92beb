import type { MailContent } from '@doorstep/domain/mail/mail';
import type { Transaction } from 'firebase-admin/firestore';
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
 * Returns where mails to an account go. Returns null for a deleted account, and for one without an
 * address, which it logs. A suspended account still gets its mails.
 */
export type FindAddress = (uid: string, transaction?: Transaction) => Promise<string | null>;

export type AddressDeps = Pick<AccountMailDeps, 'accounts' | 'closedAccounts'>;

async function isDeleted(
  { closedAccounts }: AddressDeps,
  uid: string,
  transaction?: Transaction,
): Promise<boolean> {
  return (await closedAccounts.find(uid, transaction))?.reason === 'deleted';
}

/** Creates a `FindAddress`, also for a repository that queues a mail in its transaction. */
export function addressFinder(deps: AddressDeps): FindAddress {
  return async (uid, transaction) => {
    if (await isDeleted(deps, uid, transaction)) return null;
    const to = await deps.accounts.findEmail(uid);
    if (to === null) logWarning('mail not queued: no address', { uid: pseudonym(uid) });
    return to;
  };
}

/**
 * Queues a mail to an account's address, or about an account to another address, due immediately.
 * Repeated calls queue an id once. Queues nothing for a deleted account.
 */
export async function queueAccountMail(
  deps: AccountMailDeps,
  uid: string,
  id: string,
  content: MailContent,
  address?: string,
): Promise<void> {
  if (address !== undefined && (await isDeleted(deps, uid))) return;
  const to = address ?? (await addressFinder(deps)(uid));
  if (to === null) return;
  await deps.outbox.create(id, to, content, new Date());
  // A parallel deletion may have deleted the account's mails before this one existed.
  if (await isDeleted(deps, uid)) await deps.outbox.remove(id);
}
