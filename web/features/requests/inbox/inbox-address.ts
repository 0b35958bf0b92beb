import { clientLabel } from '@doorstep/domain/chat/conversation';
import { foldText } from '@doorstep/domain/text';
import {
  requestStatusSchema,
  urgencySchema,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import { useSearchParams } from 'react-router-dom';
import type { InboxRow } from '../../../data/requests/inbox.ts';
import { isFiltered, type InboxFilter, type InboxView } from '../../../data/requests/inbox-view.ts';
import { isDocumentId } from '../../../lib/navigation/document-id.ts';

type Param = 'view' | 'status' | 'urgency' | 'assignee' | 'area' | 'sort' | 'q' | 'open';

/** The inbox that an address describes. */
export interface InboxAddress extends InboxFilter, Pick<InboxView, 'sort'> {
  /** The list that the person has chosen; null for none. */
  list: 'waiting' | 'all' | null;
}

/** Returns the id in a parameter; null if the address has no valid one. */
function readId(query: URLSearchParams, param: Param): string | null {
  const id = query.get(param);
  return isDocumentId(id) ? id : null;
}

/** Returns the inbox that an address describes; an unknown value counts as none. */
export function readAddress(query: URLSearchParams): InboxAddress {
  const list = query.get('view');
  const area = query.get('area');
  return {
    list: list === 'waiting' || list === 'all' ? list : null,
    status: requestStatusSchema.safeParse(query.get('status')).data ?? null,
    urgency: urgencySchema.safeParse(query.get('urgency')).data ?? null,
    assignee: readId(query, 'assignee'),
    area: area === 'inside' || area === 'outside' ? area : null,
    sort: query.get('sort') === 'newest' ? 'newest' : 'latest',
  };
}

/**
 * Returns the view of an address. Before a list is chosen, the inbox opens with what waits for the
 * professional, and with everything if nothing does or if a filter or an order is chosen.
 */
export function viewOf({ list, ...address }: InboxAddress, hasWaiting: boolean): InboxView {
  const opensWithWaiting = hasWaiting && address.sort === 'latest' && !isFiltered(address);
  return { ...address, isWaiting: list === null ? opensWithWaiting : list === 'waiting' };
}

/** Returns the name of a view's list in the address. */
export const listOf = ({ isWaiting }: Pick<InboxView, 'isWaiting'>) =>
  isWaiting ? 'waiting' : 'all';

/**
 * Stores the view, the search and the open request in the address, so that Back, a reload and a
 * shared link show the same. Typing replaces the history entry, and a choice adds one. `closed` is
 * the query string without an open request.
 */
export function useInboxAddress() {
  const [query, setQuery] = useSearchParams();
  const set = (changes: Partial<Record<Param, string | null>>) => {
    const change = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      for (const [param, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(param);
        else next.set(param, value);
      }
      return next;
    };
    setQuery(change, { replace: 'q' in changes, preventScrollReset: true });
  };
  const others = new URLSearchParams(query);
  others.delete('open');
  const closed = others.size > 0 ? `?${others}` : '';
  return {
    address: readAddress(query),
    search: query.get('q') ?? '',
    open: readId(query, 'open'),
    closed,
    set,
  };
}

/** Checks whether a request is new: unread, and without messages. */
export const isNewRequest = ({ unread_provider, last_message }: ServiceRequest) =>
  unread_provider > 0 && last_message === null;

/** Returns the name that the professional sees in a row. */
export const nameIn = ({ kind, thread }: InboxRow) =>
  kind === 'request' ? thread.client_name : (thread.client_name ?? clientLabel(thread.client_id));

/** Checks whether a row's name, description and last message contain all words of a search. */
export function matchesText(row: InboxRow, search: string): boolean {
  const { kind, thread } = row;
  const parts = [
    nameIn(row),
    kind === 'request' ? thread.service_description : clientLabel(thread.client_id),
    thread.last_message ?? '',
  ];
  const text = foldText(parts.join(' '));
  return foldText(search)
    .split(' ')
    .every((word) => text.includes(word));
}

/**
 * Checks whether a row still belongs to a view: rows of older pages stay loaded when their status,
 * their assignee or whose turn it is changes.
 */
export function isInView({ kind, thread }: InboxRow, view: InboxView): boolean {
  if (view.isWaiting && thread.waiting !== 'provider') return false;
  if (kind === 'conversation') return true;
  return (
    (view.status === null || thread.status === view.status) &&
    (view.assignee === null || thread.assignee_uid === view.assignee)
  );
}
