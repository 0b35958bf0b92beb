import type { Message, SenderType } from '@doorstep/domain/chat/message';
import { PHOTOS_ONLY } from '@doorstep/domain/pictures/photos';
import { isolate } from '@doorstep/domain/text';
import type { ReactNode } from 'react';
import { notePicture } from '../../lib/files/new-pictures.ts';
import type { QueuedMessage } from './message-send-queue.ts';

/** A message as the chat shows it. */
export interface ChatLine {
  id: string;
  text: string;
  /** The download addresses of its photos. */
  photos: readonly string[];
  /** Whether the viewer's side wrote it. */
  isMine: boolean;
  /** The writer's uid and, for a member of a team, name; null for a queued message. */
  sender: { uid: string; name: string | null } | null;
  at: Date;
  state: 'sent' | 'pending' | 'failed';
}

/** Something else that has a place among the messages, such as a quote. */
export interface ChatCard {
  id: string;
  at: Date;
  /** Whether the viewer's side sent it. */
  isMine: boolean;
  card: ReactNode;
}

/** Returns the lines and the cards: each card is above the first message that was sent later. */
export function inOrder(
  lines: readonly ChatLine[],
  cards: readonly ChatCard[],
): (ChatLine | ChatCard)[] {
  const entries: (ChatLine | ChatCard)[] = [...lines];
  for (const card of cards) {
    const next = entries.findIndex(({ at }) => at > card.at);
    entries.splice(next === -1 ? entries.length : next, 0, card);
  }
  return entries;
}

/** Checks whether a message has a text of its own, and not only photos. */
export const hasText = ({ text, photos }: ChatLine) => photos.length === 0 || text !== PHOTOS_ONLY;

type LineCache<T extends object> = WeakMap<T, ChatLine>;

// A message object always has the same line, so that React renders only the lines that changed.
const storedLines: Record<SenderType, LineCache<Message>> = {
  provider: new WeakMap(),
  client: new WeakMap(),
};
const queuedLines: LineCache<QueuedMessage> = new WeakMap();

function cached<T extends object>(cache: LineCache<T>, message: T, create: () => ChatLine) {
  const line = cache.get(message) ?? create();
  cache.set(message, line);
  return line;
}

const storedLine = (message: Message, side: SenderType) =>
  cached(storedLines[side], message, () => {
    for (const url of message.photos) notePicture(url, message.created_at.getTime());
    return {
      id: message.id,
      text: message.message,
      photos: message.photos,
      isMine: message.sender_type === side,
      sender: { uid: message.sender_uid, name: message.sender_name },
      at: message.created_at,
      state: 'sent',
    };
  });

const queuedLine = (message: QueuedMessage) =>
  cached(queuedLines, message, () => ({ ...message, isMine: true, sender: null }));

/** The person who reads a chat, and the professional's name in it. */
export interface ChatReader {
  uid: string;
  side: SenderType;
  providerName: string;
  /** The client's name, for saved replies; null if it is unknown. */
  clientName: string | null;
}

/**
 * Returns the name above a message: the client sees which member of a team wrote, such as
 * 'Sam · Rivera Plumbing', and the team sees which of the others did. Null for all other messages.
 */
export function writerName({ isMine, sender }: ChatLine, reader: ChatReader): string | null {
  const { uid, side, providerName } = reader;
  if (sender === null) return null;
  if (side === 'client') {
    return isMine || sender.name === null
      ? null
      : `${isolate(sender.name)} · ${isolate(providerName)}`;
  }
  return isMine && sender.uid !== uid ? (sender.name ?? providerName) : null;
}

/**
 * Returns the id of the oldest of `unread` messages, which are the last ones of the other side;
 * null for none. A new request counts as unread too, so there can be fewer messages.
 */
export function firstUnreadId(lines: readonly ChatLine[], unread: number): string | null {
  if (unread === 0) return null;
  const received = lines.filter(({ isMine }) => !isMine);
  return received[Math.max(0, received.length - unread)]?.id ?? null;
}

/**
 * Returns the id of the viewer's last message, which shows 'Sent' or 'Seen'; null while it is not
 * stored, because the unread count already includes it.
 */
export function receiptId(lines: readonly ChatLine[]): string | null {
  const last = lines.findLast(({ isMine }) => isMine);
  return last?.state === 'sent' ? last.id : null;
}

/**
 * Returns the lines of a chat for the viewer on `side`: the stored messages, oldest first, then the
 * queued ones. A pending message counts as queued although the SDK already lists it. A failed
 * message that is listed was stored after all, and counts as stored.
 */
export function chatLines(
  newestFirst: readonly Message[],
  queue: readonly QueuedMessage[],
  side: SenderType,
): ChatLine[] {
  const listedIds = new Set(newestFirst.map(({ id }) => id));
  const unsent = queue.filter(({ id, state }) => state === 'pending' || !listedIds.has(id));
  const unsentIds = new Set(unsent.map(({ id }) => id));
  const sent = newestFirst.filter(({ id }) => !unsentIds.has(id)).toReversed();
  return [...sent.map((message) => storedLine(message, side)), ...unsent.map(queuedLine)];
}
