import type { RequestStatus, Urgency } from '@doorstep/domain/requests/service-request';

/** Which requests an inbox shows; null for all. With one of them it shows no direct chats. */
export interface InboxFilter {
  status: RequestStatus | null;
  urgency: Urgency | null;
  /** The uid of the person who takes care of them. */
  assignee: string | null;
}

export interface InboxView extends InboxFilter {
  /** Whether only the threads are shown in which it is the professional's turn. */
  isWaiting: boolean;
  /** By the last event, or the requests by their creation. */
  sort: 'latest' | 'newest';
}

/** Checks whether a filter leaves direct chats out. */
export const isFiltered = ({ status, urgency, assignee }: InboxFilter) =>
  status !== null || urgency !== null || assignee !== null;
