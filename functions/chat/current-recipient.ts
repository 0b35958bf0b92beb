import { emailSchema } from '@doorstep/domain/email';
import type { Mail } from '@doorstep/domain/mail/mail';
import type { SenderType } from '@doorstep/domain/chat/message';
import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import type { Accounts } from '../platform/account-repository.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import type { UnreadThread, UnreadThreads } from './unread-thread-repository.ts';

export interface AddressDeps {
  profiles: Pick<ProviderProfiles, 'findContact'>;
  accounts: Pick<Accounts, 'findEmail' | 'findConfirmedEmail'>;
}

export interface CurrentRecipientDeps extends AddressDeps {
  threads: Pick<UnreadThreads, 'find'>;
}

/**
 * Returns the current address of one side of a thread, or null. A professional's is the one on
 * their page, or the account's. A client's is the account's confirmed address, which may have
 * changed since the request was sent, or the request's address if there is no account.
 */
export async function addressOfSide(
  { profiles, accounts }: AddressDeps,
  { uids, client_email }: UnreadThread,
  side: SenderType,
): Promise<string | null> {
  if (side === 'provider') {
    const onPage = (await profiles.findContact(uids.provider))?.email ?? null;
    return onPage ?? (await accounts.findEmail(uids.provider));
  }
  const confirmed = await accounts.findConfirmedEmail(uids.client);
  return confirmed ?? emailSchema.safeParse(client_email).data ?? null;
}

/** Returns the reader of a mail: one side of a thread, an account, or null if unknown. */
function readerOf(mail: Mail): { ref: ThreadRef; side: SenderType } | { uid: string } | null {
  switch (mail.template) {
    case 'new_request':
    case 'request_cancelled':
    case 'request_reminder':
    case 'review_received':
    case 'quote_accepted':
    case 'quote_declined':
      return { ref: { kind: 'request', id: mail.data.request_id }, side: 'provider' };
    case 'request_confirmation':
    case 'request_status':
    case 'request_unanswered':
    case 'review_request':
    case 'quote_sent':
    case 'quote_confirmation':
      return { ref: { kind: 'request', id: mail.data.request_id }, side: 'client' };
    case 'unread_messages':
      return { ref: mail.data.thread, side: mail.data.side };
    case 'account_link':
      return null;
    case 'welcome':
    case 'payment_failed':
    case 'subscription_ended':
      return mail.data.account === undefined ? null : { uid: mail.data.account };
  }
}

/** Returns the current address of a mail's reader, or the mail's own address if that is unknown. */
export async function currentRecipient(deps: CurrentRecipientDeps, mail: Mail): Promise<string> {
  const reader = readerOf(mail);
  if (reader === null) return mail.to;
  if ('uid' in reader) return (await deps.accounts.findEmail(reader.uid)) ?? mail.to;
  const thread = await deps.threads.find(reader.ref);
  return (thread && (await addressOfSide(deps, thread, reader.side))) ?? mail.to;
}
