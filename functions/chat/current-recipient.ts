import { emailSchema } from '@doorstep/domain/contact/email';
import { requestMailSide, type Mail, type MailTemplate } from '@doorstep/domain/mail/mail';
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
  unreadThreads: Pick<UnreadThreads, 'find'>;
}

/**
 * Returns the current address of one side of a thread, or null. A professional's is the confirmed
 * one on their page, or the account's. A client's is the account's confirmed address, which may
 * have changed since the request was sent, or the request's address if there is no account.
 */
export async function addressOfSide(
  { profiles, accounts }: AddressDeps,
  { uids, client_email }: UnreadThread,
  side: SenderType,
): Promise<string | null> {
  if (side === 'provider') {
    const contact = await profiles.findContact(uids.provider);
    return contact?.email ?? (await accounts.findEmail(uids.provider));
  }
  const confirmed = await accounts.findConfirmedEmail(uids.client);
  return confirmed ?? emailSchema.safeParse(client_email).data ?? null;
}

/** The templates of mails that are about an account but not to it. */
const NOT_TO_ACCOUNT: readonly MailTemplate[] = [
  'page_email_changed',
  'page_email_link',
  'support_asked',
  'team_invitation',
];

/** Returns the reader of a mail: one side of a thread, an account, or null if unknown. */
function readerOf(mail: Mail): { ref: ThreadRef; side: SenderType } | { uid: string } | null {
  const side = requestMailSide(mail.template);
  if (side !== null && 'request_id' in mail.data) {
    return { ref: { kind: 'request', id: mail.data.request_id }, side };
  }
  if (mail.template === 'unread_messages') return { ref: mail.data.thread, side: mail.data.side };
  if (NOT_TO_ACCOUNT.includes(mail.template)) return null;
  const uid = 'account' in mail.data ? mail.data.account : undefined;
  return uid === undefined ? null : { uid };
}

/**
 * Returns the uid of a mail's reader, null if it is unknown, and the reader's current address, or
 * the mail's own address if that is unknown.
 */
export async function findReader(
  deps: CurrentRecipientDeps,
  mail: Mail,
): Promise<{ uid: string | null; to: string }> {
  const reader = readerOf(mail);
  if (reader === null) return { uid: null, to: mail.to };
  if ('uid' in reader) {
    return { uid: reader.uid, to: (await deps.accounts.findEmail(reader.uid)) ?? mail.to };
  }
  const thread = await deps.unreadThreads.find(reader.ref);
  if (!thread) return { uid: null, to: mail.to };
  const to = (await addressOfSide(deps, thread, reader.side)) ?? mail.to;
  return { uid: thread.uids[reader.side], to };
}

/** Returns the current address of a mail's reader, or the mail's own address if that is unknown. */
export async function currentRecipient(deps: CurrentRecipientDeps, mail: Mail): Promise<string> {
  return (await findReader(deps, mail)).to;
}
