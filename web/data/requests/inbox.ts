import {
  conversationId,
  conversationSchema,
  type Conversation,
} from '@doorstep/domain/chat/conversation';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import {
  serviceRequestSchema,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import {
  collection,
  doc,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { withAppError } from '../errors.ts';
import { changeDocument } from '../firestore/counted-batch.ts';
import { parseDocument } from '../firestore/documents.ts';
import { firestore } from '../firestore/firestore.ts';
import { mergeLists } from '../firestore/merge-lists.ts';
import { usePrefetchListeners } from '../firestore/use-prefetch-listeners.ts';
import { firstPageOf, usePaginatedQuery, withCache } from '../firestore/use-paginated-query.ts';
import { currentMember } from '../team/membership.ts';
import { isFiltered, type InboxFilter, type InboxView } from './inbox-view.ts';

/** A row of the inbox: a request, or a direct chat. */
export type InboxRow =
  | { kind: 'request'; id: string; thread: ServiceRequest }
  | { kind: 'conversation'; id: string; thread: Conversation };

const SIZE = PAGE_SIZE.inbox;
export const INBOX_REQUESTS = withCache({
  order: 'last_at',
  size: SIZE,
  schema: serviceRequestSchema,
});
export const INBOX_CONVERSATIONS = withCache({
  order: 'last_at',
  size: SIZE,
  schema: conversationSchema,
});

const ORDERS = { latest: 'last_at', newest: 'created_at' } as const;

const hasChats = (view: InboxView) => view.sort === 'latest' && !isFiltered(view);

const threads = (name: string, uid: string, isWaiting: boolean) =>
  query(
    collection(firestore, name),
    where('provider_id', '==', uid),
    ...(isWaiting ? [where('waiting', '==', 'provider')] : []),
  );

const requests = (uid: string, isWaiting: boolean, filter: InboxFilter) => {
  const { status, urgency, assignee, area } = filter;
  return query(
    threads('service_requests', uid, isWaiting),
    ...(status === null ? [] : [where('status', '==', status)]),
    ...(urgency === null ? [] : [where('urgency', '==', urgency)]),
    ...(assignee === null ? [] : [where('assignee_uid', '==', assignee)]),
    ...(area === null ? [] : [where('distance.is_inside', '==', area === 'inside')]),
  );
};

const conversations = (uid: string, isWaiting: boolean) => threads('conversations', uid, isWaiting);

/**
 * Returns a view of a professional's inbox, whose first page of each kind is live. `rows` are in
 * order and without gaps: a row is shown when the other kind is loaded down to its time.
 * `error` is the first failure; the rows of the other kind are shown meanwhile.
 */
export function useInbox(uid: string, view: InboxView) {
  const { status, urgency, assignee, area, isWaiting, sort } = view;
  const withChats = hasChats(view);
  const ofRequests = useMemo(
    () => requests(uid, isWaiting, { status, urgency, assignee, area }),
    [uid, isWaiting, status, urgency, assignee, area],
  );
  const ofConversations = useMemo(
    () => (withChats ? conversations(uid, isWaiting) : null),
    [uid, isWaiting, withChats],
  );
  const sent = usePaginatedQuery({ ...INBOX_REQUESTS, base: ofRequests, order: ORDERS[sort] });
  const direct = usePaginatedQuery({ ...INBOX_CONVERSATIONS, base: ofConversations });
  const lists = [sent, direct];
  const timeOf = ({ kind, thread }: InboxRow) =>
    kind === 'request' && sort === 'newest' ? thread.created_at : thread.last_at;
  const { rows, next } = mergeLists(
    [
      loaded(sent, (thread): InboxRow => ({ kind: 'request', id: thread.id, thread })),
      loaded(direct, (thread): InboxRow => ({ kind: 'conversation', id: thread.id, thread })),
    ],
    timeOf,
  );
  const failed = lists.find((list) => list.status === 'error');
  return {
    isLoading: lists.some((list) => list.status === 'loading'),
    error: failed?.status === 'error' ? failed.error : null,
    retry: () => lists.forEach((list) => list.status === 'error' && list.retry()),
    rows,
    more: next !== null,
    showMore: () => (next === null ? Promise.resolve() : (lists[next] ?? sent).showMore()),
    patchRequest: sent.patch,
    patchConversation: direct.patch,
  };
}

/** Returns the loaded rows of a list; none before its first answer and after a failure. */
function loaded<T>(
  list: { status: string; data?: { rows: readonly T[]; more: boolean } },
  toRow: (thread: T) => InboxRow,
) {
  const { rows, more } = list.data ?? { rows: [], more: false };
  return { rows: rows.map(toRow), more };
}

/**
 * Starts the first `useInbox` of a screen before it is known whether the person answers their own
 * requests. Does nothing if they are known to be a member of a team.
 */
export function usePrefetchInbox(uid: string, view: InboxView): void {
  usePrefetchListeners(() => {
    if (currentMember()) return [];
    const order = ORDERS[view.sort];
    const ofRequests = requests(uid, view.isWaiting, view);
    return [
      firstPageOf({ base: ofRequests, order, size: SIZE }),
      ...(hasChats(view)
        ? [firstPageOf({ base: conversations(uid, view.isWaiting), order, size: SIZE })]
        : []),
    ];
  });
}

/**
 * Counts the threads of a professional's inbox: those that wait for an answer, and all. Each kind
 * counts up to `PAGE_SIZE.counted_threads`, so that the costs do not grow. Throws AppError.
 */
export async function countInbox(
  uid: string,
  view: InboxView,
): Promise<{ waiting: number; all: number }> {
  const count = async (isWaiting: boolean) => {
    const bases = [
      requests(uid, isWaiting, view),
      ...(hasChats(view) ? [conversations(uid, isWaiting)] : []),
    ];
    const counts = await Promise.all(
      bases.map((base) =>
        withAppError(getCountFromServer(query(base, limit(PAGE_SIZE.counted_threads)))),
      ),
    );
    return counts.reduce((sum, counted) => sum + counted.data().count, 0);
  };
  const [waiting, all] = await Promise.all([count(true), count(false)]);
  return { waiting, all };
}

/** A request or a direct chat, and its two sides. */
export interface ThreadSides {
  id: string;
  providerId: string;
  clientUid: string;
}

/**
 * Returns the other threads of a thread's client with its professional: the newest requests of the
 * same account, and whether there is a direct chat. Throws AppError.
 */
export async function listOtherThreads({
  id,
  providerId,
  clientUid,
}: ThreadSides): Promise<{ requests: ServiceRequest[]; hasChat: boolean }> {
  const sent = query(
    collection(firestore, 'service_requests'),
    where('provider_id', '==', providerId),
    where('client_uid', '==', clientUid),
    orderBy('created_at', 'desc'),
    // The thread itself can be one of them.
    limit(PAGE_SIZE.other_threads + 1),
  );
  const chatId = conversationId(providerId, clientUid);
  const chat = id === chatId ? null : getDocFromServer(doc(firestore, 'conversations', chatId));
  const [{ docs }, direct] = await withAppError(Promise.all([getDocsFromServer(sent), chat]));
  const requests = docs
    .filter((one) => one.id !== id)
    .slice(0, PAGE_SIZE.other_threads)
    .flatMap((one) => parseDocument(serviceRequestSchema, one) ?? []);
  return { requests, hasChat: direct?.exists() ?? false };
}

const COLLECTIONS = { request: 'service_requests', conversation: 'conversations' } as const;

/**
 * Takes a thread out of those that wait for the professional, until the client's next message or
 * decision, or takes it back. The client does not see it. Waits for a connection. Throws AppError:
 * `permission-denied` if something has happened that the row does not show, `rate-limited` after
 * too many changes.
 */
export async function setAside({ kind, id, thread }: InboxRow, isAside: boolean): Promise<void> {
  const waiting = isAside ? 'none' : 'provider';
  // The rules refuse another `last_at`: nobody sets aside what they did not see.
  const { last_at } = thread;
  await changeDocument(doc(firestore, COLLECTIONS[kind], id), { waiting }, { last_at });
}
