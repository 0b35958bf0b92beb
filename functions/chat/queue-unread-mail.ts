import { createHash } from 'node:crypto';
import { UNREAD_MAIL_MINUTES, type MailContent } from '@doorstep/domain/mail/mail';
import type { SenderType } from '@doorstep/domain/chat/message';
import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import { photoCount, PHOTOS_ONLY } from '@doorstep/domain/pictures/photos';
import { shorten } from '@doorstep/domain/text';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import type { UnreadThread, UnreadThreads } from './unread-thread-repository.ts';
import { logWarning, pseudonym } from '../platform/log.ts';
import { addressOfSide, type AddressDeps } from './current-recipient.ts';

interface UnreadMailDeps extends AddressDeps {
  outbox: MailOutbox;
  unreadThreads: Pick<UnreadThreads, 'find' | 'findUnread' | 'countPhotos'>;
}

const SIDES: readonly SenderType[] = ['provider', 'client'];
const OTHER: Record<SenderType, SenderType> = { provider: 'client', client: 'provider' };

/**
 * Returns the mail's id. It contains the first unread message, so that all that follow, and
 * repeated events, queue one mail.
 */
function mailId(ref: ThreadRef, side: SenderType, messageId: string): string {
  const about = [ref.kind, ref.id, side, messageId].join('\n');
  return `unread_messages_${createHash('sha256').update(about).digest('hex').slice(0, 32)}`;
}

/** Returns the text that the mail shows of a message, with the number of its photos. */
function previewOf(message: string, photos: number): string {
  if (photos === 0) return shorten(message);
  if (message === PHOTOS_ONLY) return photoCount(photos);
  return `${shorten(message)}\n(${photoCount(photos)})`;
}

async function queue(deps: UnreadMailDeps, ref: ThreadRef, side: SenderType, now: Date) {
  // Events arrive late and in another order, so what they say may be read by now.
  const unread = await deps.unreadThreads.findUnread(ref, side);
  if (unread === null) return;
  const { thread, firstId } = unread;
  const { names, last_message, last_message_id } = thread;
  if (last_message === null || last_message_id === null) return;
  const to = await addressOfSide(deps, thread, side);
  if (to === null) {
    logWarning('unread mail not queued: no address', {
      uid: pseudonym(thread.uids[side]),
    });
    return;
  }
  const content: MailContent = {
    template: 'unread_messages',
    data: {
      thread: ref,
      side,
      message_id: last_message_id,
      reader_name: names[side],
      sender_name: names[OTHER[side]],
      preview: previewOf(last_message, await deps.unreadThreads.countPhotos(ref, last_message_id)),
    },
  };
  const dueAt = new Date(now.getTime() + UNREAD_MAIL_MINUTES * 60_000);
  const id = mailId(ref, side, firstId);
  await deps.outbox.renew(id, to, content, dueAt);
  // A parallel deletion may have deleted the thread's mails before this one existed.
  if ((await deps.unreadThreads.find(ref))?.closed) await deps.outbox.remove(id);
}

/**
 * Queues a mail for each side whose unread counter rose, due in `UNREAD_MAIL_MINUTES`, unless one
 * about its unread messages waits or was sent. One that ended unsent, for example after a long
 * block, is queued again. The delivery checks whether it is needed (`mail-delivery-check.ts`).
 * `before` is null for a new thread.
 */
export async function queueUnreadMail(
  deps: UnreadMailDeps,
  before: UnreadThread | null,
  after: UnreadThread | null,
  now: Date,
): Promise<void> {
  if (after === null || after.closed) return;
  for (const side of SIDES) {
    if (after.unread[side] > (before?.unread[side] ?? 0)) await queue(deps, after.ref, side, now);
  }
}
