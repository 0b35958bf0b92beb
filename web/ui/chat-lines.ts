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
 * first, those on their way last. `side` is who looks. While one is under way the SDK lists it as if it
 * were stored; one that failed and is listed was stored after all.
 */
export function chatLines(
  newestFirst: readonly Message[],
  outgoing: readonly Outgoing[],
  side: SenderType,
): ChatLine[] {
  const listed = new Set(newestFirst.map(({ id }) => id));
  const waiting = outgoing.filter(({ id, state }) => state === 'pending' || !listed.has(id));
  const waitingIds = new Set(waiting.map(({ id }) => id));
  const stored = newestFirst.filter(({ id }) => !waitingIds.has(id)).toReversed();
  return [
    ...stored.map(({ id, message, sender_type, created_at }) => ({
      id,
      text: message,
      mine: sender_type === side,
      at: created_at,
      state: 'sent' as const,
    })),
    ...waiting.map((message) => ({ ...message, mine: true })),
  ];
}
