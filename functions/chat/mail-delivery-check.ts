import {
  APART_MAIL,
  isTransactional,
  type Mail,
  type MailContent,
} from '@doorstep/domain/mail/mail';
import type { SenderType } from '@doorstep/domain/chat/message';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { Blocks } from '../moderation/block-repository.ts';
import type { DeliveryCheck } from '../mail/deliver-mail.ts';
import type { MailPreferencesStore } from '../mail/mail-preference-repository.ts';
import type { UnreadThread, UnreadThreads } from './unread-thread-repository.ts';
import { accountStanding, type StandingDeps } from '../moderation/account-standing.ts';
import { addressKey } from '../platform/address-key.ts';

export interface DeliveryCheckDeps extends StandingDeps {
  threads: UnreadThreads;
  blocks: Blocks;
  preferences: MailPreferencesStore;
}

const DAY_MS = 24 * 60 * 60 * 1000;

type Unread = Extract<MailContent, { template: 'unread_messages' }>['data'];

/** Whether the spell of being unread that the message began goes on: it is among the unread ones. */
async function isUnread(
  { threads }: DeliveryCheckDeps,
  thread: UnreadThread,
  side: SenderType,
  messageId: string,
): Promise<boolean> {
  const count = thread.unread[side];
  // More than a page: it may be behind it, and one mail too many is better than none.
  if (count > PAGE_SIZE.messages) return true;
  return (await threads.listMessageIds(thread, count)).includes(messageId);
}

/** Whether the two talk to each other: with one that is gone never again, with others later perhaps. */
async function standBetween(
  deps: DeliveryCheckDeps,
  { uids: { provider, client } }: UnreadThread,
): Promise<DeliveryCheck> {
  const { blocks } = deps;
  const standings = await Promise.all([
    accountStanding(deps, provider),
    accountStanding(deps, client),
  ]);
  if (standings.includes('deleted')) return 'never';
  if (standings.includes('suspended')) return 'later';
  const blocked = await Promise.all([
    blocks.isBlocked(provider, client),
    blocks.isBlocked(client, provider),
  ]);
  return blocked.includes(true) ? 'later' : 'now';
}

function isTooOld({ created_at }: Mail, now: Date): boolean {
  return now.getTime() - created_at.getTime() > APART_MAIL.days * DAY_MS;
}

async function unreadDue(
  deps: DeliveryCheckDeps,
  mail: Mail,
  data: Unread,
  now: Date,
): Promise<DeliveryCheck> {
  const thread = await deps.threads.find(data.thread);
  if (thread === null || thread.closed || thread.unread[data.side] === 0) return 'never';
  const due = await standBetween(deps, thread);
  if (due === 'later') return isTooOld(mail, now) ? 'never' : 'later';
  if (due === 'never') return 'never';
  return (await isUnread(deps, thread, data.side, data.message_id)) ? 'now' : 'never';
}

/**
 * When a mail is to be sent: now, never, or later perhaps. Never where the address does not want it, if it
 * has the choice; about unread messages also where they are read, or one of the two is gone; later while the
 * two are apart, by a block or a suspension, until it is `APART_MAIL.days` old. All other mails are due now.
 */
export async function checkMailDelivery(
  deps: DeliveryCheckDeps,
  mail: Mail,
  now: Date,
): Promise<DeliveryCheck> {
  if (!isTransactional(mail.template)) {
    if (!(await deps.preferences.isSubscribed(addressKey(mail.to)))) return 'never';
  }
  return mail.template === 'unread_messages' ? unreadDue(deps, mail, mail.data, now) : 'now';
}
