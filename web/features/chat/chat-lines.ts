import type { Message, SenderType } from '@doorstep/domain/chat/message';
import type { Outgoing } from './message-send-queue.ts';

/** One message as a chat shows it. */
export interface ChatLine {
  id: string;
  text: string;
  mine: boolean;
  at: Date;
  state: 'sent' | 'pending' | 'failed';
}

type Made<T extends object> = WeakMap<T, ChatLine>;

/** Messages do not change, nor do these: a line that is the same as before is not drawn again. */
const stored: Record<SenderType, Made<Message>> = {
  provider: new WeakMap(),
  client: new WeakMap(),
};
const waiting: Made<Outgoing> = new WeakMap();

function once<T extends object>(made: Made<T>, of: T, make: () => ChatLine): ChatLine {
  const line = made.get(of) ?? make();
  made.set(of, line);
  return line;
}

const storedLine = (of: Message, side: SenderType) =>
  once(stored[side], of, () => ({
    id: of.id,
    text: of.message,
    mine: of.sender_type === side,
    at: of.created_at,
    state: 'sent',
  }));

const waitingLine = (of: Outgoing) => once(waiting, of, () => ({ ...of, mine: true }));

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
  const unsent = outgoing.filter(({ id, state }) => state === 'pending' || !listed.has(id));
  const unsentIds = new Set(unsent.map(({ id }) => id));
  const sent = newestFirst.filter(({ id }) => !unsentIds.has(id)).toReversed();
  return [...sent.map((message) => storedLine(message, side)), ...unsent.map(waitingLine)];
}
