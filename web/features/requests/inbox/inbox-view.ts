import { foldText } from '@doorstep/domain/text';
import {
  requestStatusSchema,
  urgencySchema,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import { useSearchParams } from 'react-router-dom';
import type { InboxView } from '../../../data/requests/requests.ts';
import { isDocumentId } from '../../../lib/navigation/document-id.ts';

type Param = 'status' | 'urgency' | 'assignee' | 'sort' | 'q' | 'open';

/** Returns the id in a parameter; null if the address has no valid one. */
function readId(query: URLSearchParams, param: Param): string | null {
  const id = query.get(param);
  return isDocumentId(id) ? id : null;
}

/** Returns the view that an address describes; an unknown value counts as none. */
export function readView(query: URLSearchParams): InboxView {
  return {
    status: requestStatusSchema.safeParse(query.get('status')).data ?? null,
    urgency: urgencySchema.safeParse(query.get('urgency')).data ?? null,
    assignee: readId(query, 'assignee'),
    sort: query.get('sort') === 'unread' ? 'unread' : 'newest',
  };
}

/**
 * Stores the view, the search and the open request in the address, so that Back, a reload and a
 * shared link show the same. Typing replaces the history entry, and a choice adds one. `closed` is
 * the query string without an open request.
 */
export function useInboxView() {
  const [query, setQuery] = useSearchParams();
  const set = (param: Param, value: string | null) => {
    const change = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      if (value === null || value === '') next.delete(param);
      else next.set(param, value);
      return next;
    };
    setQuery(change, { replace: param === 'q', preventScrollReset: true });
  };
  const others = new URLSearchParams(query);
  others.delete('open');
  const closed = others.size > 0 ? `?${others}` : '';
  return {
    view: readView(query),
    search: query.get('q') ?? '',
    open: readId(query, 'open'),
    closed,
    set,
  };
}

/** Checks whether a request is new: unread, and without messages. */
export const isNewRequest = ({ unread_provider, last_message }: ServiceRequest) =>
  unread_provider > 0 && last_message === null;

/** Checks whether a client's name and description contain all words of a search. */
export function matchesText(request: ServiceRequest, search: string): boolean {
  const text = foldText(`${request.client_name} ${request.service_description}`);
  return foldText(search)
    .split(' ')
    .every((word) => text.includes(word));
}

/**
 * Checks whether a request still belongs to a view: rows of older pages stay loaded when their
 * status or assignee changes.
 */
export const isInView = (request: ServiceRequest, { status, assignee }: InboxView) =>
  (status === null || request.status === status) &&
  (assignee === null || request.assignee_uid === assignee);
