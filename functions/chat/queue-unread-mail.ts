import { createHash } from 'node:crypto';
import { UNREAD_MAIL_MINUTES, type MailContent } from '@doorstep/domain/mail/mail';
import type { SenderType } from '@doorstep/domain/chat/message';
import { photoCount, PHOTOS_ONLY } from '@doorstep/domain/pictures/photos';
import { shorten } from '@doorstep/domain/text';
import type { MailOutbox } from '../mail/mail-outbox-repository.ts';
import type { UnreadThread, UnreadThreads } from './unread-thread-repository.ts';
import { logWarning, pseudonym } from '../platform/log.ts';
import { addressOfSide, type AddressDeps } from './current-recipient.ts';

export interface UnreadMailDeps extends AddressDeps {
  outbox: MailOutbox;
  threads: Pick<UnreadThreads, 'find' | 'countPhotos'>;
}

const SIDES: readonly SenderType[] = ['provider', 'client'];
const OTHER: Record<SenderType, SenderType> = { provider: 'client', client: 'provider' };

/**
 * Returns the mail's id. It contains the first unread message, so repeated events queue one mail.
 */
function mailId({ ref }: UnreadThread, side: SenderType, messageId: string): string {
  const about = [ref.kind, ref.id, side, messageId].join('\n');
  return `unread_messages_${createHash('sha256').update(about).digest('hex').slice(0, 32)}`;
}

/** Returns the text that the mail shows of a message, with the number of its photos. */
function previewOf(message: string, photos: number): string {
  if (photos === 0) return shorten(message);
  if (message === PHOTOS_ONLY) return photoCount(photos);
  return `${shorten(message)}\n(${photoCount(photos)})`;
}

async function queue(deps: UnreadMailDeps, thread: UnreadThread, side: SenderType, now: Date) {
  const { ref, names, last_message, last_message_id } = thread;
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
      preview: previewOf(last_message, await deps.threads.countPhotos(ref, last_message_id)),
    },
  };
  const dueAt = new Date(now.getTime() + UNREAD_MAIL_MINUTES * 60_000);
  const id = mailId(thread, side, last_message_id);
  await deps.outbox.create(id, to, content, dueAt);
  // A parallel deletion may have deleted the thread's mails before this one existed.
  if ((await deps.threads.find(ref))?.closed) await deps.outbox.remove(id);
}

/**
 * Queues a mail for each side whose unread counter left zero, due in `UNREAD_MAIL_MINUTES`. The
 * delivery checks again whether it is needed (`mail-delivery-check.ts`). Repeated events queue one
 * mail. `before` is null for a new thread.
 */
export async function queueUnreadMail(
  deps: UnreadMailDeps,
  before: UnreadThread | null,
  after: UnreadThread | null,
  now: Date,
): Promise<void> {
  if (after === null || after.closed) return;
  for (const side of SIDES) {
    if (after.unread[side] > 0 && (before?.unread[side] ?? 0) === 0) {
      await queue(deps, after, side, now);
    }
  }
}
