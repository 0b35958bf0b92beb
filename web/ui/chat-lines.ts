import type { Message, SenderType } from '@doorstep/domain/message';
import type { Outgoing } from '../lib/outbox.ts';

/** One message as a chat shows it. */
export interface ChatLine {
  id: string;
  text: string;
  mine: boolean;
  at: Date;
  state: 'sent' | 'pending' | 'failed';
}

/**
 * The stored messages (newest first, as they are read) and one's own that are on their way, oldest
 * first, those on their way last. `side` is who looks.
 */
export function chatLines(
  newestFirst: readonly Message[],
  outgoing: readonly Outgoing[],
  side: SenderType,
): ChatLine[] {
  const waiting = new Map(outgoing.map((message) => [message.id, message]));
  const stored = newestFirst.filter((message) => !waiting.has(message.id)).toReversed();
  return [
    ...stored.map(({ id, message, sender_type, created_at }) => ({
      id,
      text: message,
      mine: sender_type === side,
      at: created_at,
      state: 'sent' as const,
    })),
    ...outgoing.map((message) => ({ ...message, mine: true })),
  ];
}
