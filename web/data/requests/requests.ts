import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SenderType } from '@doorstep/domain/chat/message';
import { historyEntrySchema } from '@doorstep/domain/requests/history';
import {
  requestStatusSchema,
  serviceRequestSchema,
  type RequestStatus,
  type Urgency,
} from '@doorstep/domain/requests/service-request';
import {
  collection,
  doc,
  getCountFromServer,
  increment,
  limit,
  or,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { currentMember } from '../team/membership.ts';
import { sessionUid } from '../auth/session.ts';
import { fromFirebase, withAppError } from '../errors.ts';
import { changeDocument, markRead } from '../firestore/counted-batch.ts';
import { firestore } from '../firestore/firestore.ts';
import { usePrefetchListeners } from '../firestore/use-prefetch-listeners.ts';
import {
  firstPageOf,
  useCachedRowUpdate,
  usePaginatedQuery,
  withCache,
} from '../firestore/use-paginated-query.ts';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';

const LIST = {
  order: 'created_at',
  size: PAGE_SIZE.requests,
  schema: serviceRequestSchema,
} as const;

const INBOX = withCache(LIST);
const MY_REQUESTS = withCache(LIST);
const CACHES = [INBOX.cache, MY_REQUESTS.cache];

const requests = () => collection(firestore, 'service_requests');
const requestAt = (id: string) => doc(firestore, 'service_requests', id);

/** Which requests an inbox shows, null for all, and in which order. */
export interface InboxView {
  status: RequestStatus | null;
  urgency: Urgency | null;
  /** The uid of the person who takes care of them. */
  assignee: string | null;
  sort: 'newest' | 'unread';
}

const received = (uid: string, { status, urgency, assignee }: Omit<InboxView, 'sort'>) =>
  query(
    requests(),
    where('provider_id', '==', uid),
    ...(status === null ? [] : [where('status', '==', status)]),
    ...(urgency === null ? [] : [where('urgency', '==', urgency)]),
    ...(assignee === null ? [] : [where('assignee_uid', '==', assignee)]),
  );

/** The numeric field that orders an inbox before the time, if there is one. */
const firstOrder = (sort: InboxView['sort']) => (sort === 'unread' ? 'unread_provider' : undefined);

/**
 * Returns a view of a professional's inbox, the newest or those with the most unread messages first;
 * the first page is live.
 */
export function useInbox(uid: string, { status, urgency, assignee, sort }: InboxView) {
  const base = useMemo(
    () => received(uid, { status, urgency, assignee }),
    [uid, status, urgency, assignee],
  );
  return usePaginatedQuery({ base, first: firstOrder(sort), ...INBOX });
}

/**
 * Starts the first `useInbox` of a screen before it is known whether the person answers their own
 * requests. Does nothing if they are known to be a member of a team.
 */
export function usePrefetchInbox(uid: string, { sort, ...filter }: InboxView): void {
  usePrefetchListeners(() => {
    if (currentMember()) return [];
    return [firstPageOf({ base: received(uid, filter), first: firstOrder(sort), ...LIST })];
  });
}

/**
 * Counts a professional's requests by status, each up to `PAGE_SIZE.counted_requests`, so that the
 * costs do not grow. Each count is billed as one read. Throws AppError.
 */
export async function countRequests(
  uid: string,
  filter: Pick<InboxView, 'urgency' | 'assignee'>,
): Promise<Record<RequestStatus, number>> {
  const count = async (status: RequestStatus) => {
    const counted = query(received(uid, { status, ...filter }), limit(PAGE_SIZE.counted_requests));
    return [status, (await withAppError(getCountFromServer(counted))).data().count] as const;
  };
  const counts = await Promise.all(requestStatusSchema.options.map(count));
  return Object.fromEntries(counts) as Record<RequestStatus, number>;
}

/**
 * Returns the requests of a client's account or verified email, newest first; the first page is
 * live.
 */
export function useMyRequests(uid: string, email: string) {
  const base = useMemo(
    () => query(requests(), or(where('client_email', '==', email), where('client_uid', '==', uid))),
    [uid, email],
  );
  return usePaginatedQuery({ base, ...MY_REQUESTS });
}

/**
 * Returns the live state of a request; null if there is none. `permission-denied` for other people.
 */
export function useRequest(id: string) {
  const reference = useMemo(() => requestAt(id), [id]);
  const live = useLiveDocument(reference, serviceRequestSchema);
  useCachedRowUpdate(CACHES, id, live);
  return live;
}

/** Returns the changes of a request's status, newest first; the first page is live. */
export function useRequestHistory(id: string) {
  const base = useMemo(() => collection(requestAt(id), 'history'), [id]);
  const { history: size } = PAGE_SIZE;
  return usePaginatedQuery({ base, order: 'at', size, schema: historyEntrySchema });
}

/**
 * Sets a request's status in the name of the signed-in person. The professional and their team can
 * make every change, the client can cancel. Waits for a connection. Throws AppError:
 * `rate-limited` after too many changes.
 */
export async function setRequestStatus(id: string, status: RequestStatus): Promise<void> {
  const change = { status_changed_by: sessionUid(), status_changed_at: serverTimestamp() };
  await changeDocument(requestAt(id), { status }, change);
}

/**
 * Says who of the professional's team takes care of a request; null for nobody. Waits for a
 * connection. Throws AppError.
 */
export async function assignRequest(id: string, assignee: string | null): Promise<void> {
  await changeDocument(requestAt(id), { assignee_uid: assignee });
}

/**
 * Marks a new request as read by its professional. The rules allow only 0, so minus one is refused
 * if the request was read, or has messages, which only viewing the chat marks. Neither is a failure.
 * Waits for a connection. Throws AppError.
 */
export async function markNewRequestRead(id: string): Promise<void> {
  try {
    await updateDoc(requestAt(id), { unread_provider: increment(-1) });
  } catch (thrown) {
    const failure = fromFirebase(thrown);
    if (failure.code !== 'permission-denied') throw failure;
  }
}

/**
 * Marks a request's chat as read by one side (docs/data-model.md, Requests and chats). Throws
 * AppError.
 */
export async function markRequestRead(id: string, side: SenderType): Promise<void> {
  await markRead(requestAt(id), `unread_${side}`);
}
