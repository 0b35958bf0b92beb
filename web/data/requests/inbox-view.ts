import type { RequestStatus, Urgency } from '@doorstep/domain/requests/service-request';

/** Which requests an inbox shows; null for all. A filter hides all direct chats. */
export interface InboxFilter {
  status: RequestStatus | null;
  urgency: Urgency | null;
  /** The uid of the person who takes care of them. */
  assignee: string | null;
  /** Whether the professional's area covers the place of the job. */
  area: 'inside' | 'outside' | null;
}

export interface InboxView extends InboxFilter {
  /** Whether only the threads are shown that wait for the professional. */
  isWaiting: boolean;
  /** `latest`: by the last event; `newest`: only requests, by their creation. */
  sort: 'latest' | 'newest';
}

/** Checks whether a filter is set. */
export const isFiltered = ({ status, urgency, assignee, area }: InboxFilter) =>
  [status, urgency, assignee, area].some((one) => one !== null);
