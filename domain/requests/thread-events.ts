import type { Waiting } from '../chat/message.ts';
import type { ServiceRequest } from './service-request.ts';

/** Something that happened in a thread, and whose turn it was then. */
export interface ThreadEvent {
  at: Date;
  waiting: Waiting;
}

/** Returns the events of a request, oldest first, without messages and changes of the status. */
export function requestEvents({
  created_at,
  quote,
  done,
}: Pick<ServiceRequest, 'created_at' | 'quote' | 'done'>): [ThreadEvent, ...ThreadEvent[]] {
  return [
    { at: created_at, waiting: 'provider' },
    ...(quote ? [{ at: quote.created_at, waiting: 'client' } as const] : []),
    ...(quote?.decided_at ? [{ at: quote.decided_at, waiting: 'provider' } as const] : []),
    ...(done ? [{ at: done.asked_at, waiting: 'provider' } as const] : []),
    ...(done?.refused_at ? [{ at: done.refused_at, waiting: 'client' } as const] : []),
  ];
}

/** Returns the newest event; of two at the same time the last one. */
export const newestEvent = (events: [ThreadEvent, ...ThreadEvent[]]): ThreadEvent =>
  events.reduce((newest, event) => (event.at >= newest.at ? event : newest));
