import { isTransactional, type Mail, type MailContent } from '@doorstep/domain/mail';
import type { SenderType } from '@doorstep/domain/message';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { Blocks } from '../data/blocks.ts';
import type { ClosedAccounts } from '../data/closed-accounts.ts';
import type { MailPreferencesStore } from '../data/mail-preferences.ts';
import type { UnreadThread, UnreadThreads } from '../data/unread-threads.ts';
import { addressKey } from './unsubscribe-token.ts';

export interface MailDueDeps {
  threads: UnreadThreads;
  blocks: Blocks;
  closedAccounts: ClosedAccounts;
  preferences: MailPreferencesStore;
}

type Unread = Extract<MailContent, { template: 'unread_messages' }>['data'];

/** Whether the spell of being unread that the message began goes on: it is among the unread ones. */
async function isUnread(
  { threads }: MailDueDeps,
  thread: UnreadThread,
  side: SenderType,
  messageId: string,
): Promise<boolean> {
  const count = thread.unread[side];
  if (count === 0) return false;
  // More than a page: it may be behind it, and one mail too many is better than none.
  if (count > PAGE_SIZE.messages) return true;
  return (await threads.listMessageIds(thread, count)).includes(messageId);
}

async function areApart({ blocks, closedAccounts }: MailDueDeps, { uids }: UnreadThread) {
  const { provider, client } = uids;
  const apart = await Promise.all([
    blocks.isBlocked(provider, client),
    blocks.isBlocked(client, provider),
    closedAccounts.has(provider),
    closedAccounts.has(client),
  ]);
  return apart.includes(true);
}

async function isUnreadDue(deps: MailDueDeps, data: Unread): Promise<boolean> {
  const thread = await deps.threads.find(data.thread);
  if (thread === null || thread.closed) return false;
  if (!(await isUnread(deps, thread, data.side, data.message_id))) return false;
  return !(await areApart(deps, thread));
}

/**
 * Whether there is still a reason to send a mail: that the address wants it, if it has the choice; about
 * unread messages, that they are, and that the two still talk. All other mails are due whatever happens.
 */
export async function isMailDue(deps: MailDueDeps, mail: Mail): Promise<boolean> {
  if (!isTransactional(mail.template)) {
    if (!(await deps.preferences.isSubscribed(addressKey(mail.to)))) return false;
  }
  return mail.template !== 'unread_messages' || isUnreadDue(deps, mail.data);
}
