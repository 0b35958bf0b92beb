import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SenderType } from '@doorstep/domain/chat/message';
import { historyEntrySchema } from '@doorstep/domain/requests/history';
import { quoteSchema } from '@doorstep/domain/requests/quote';
import {
  isFinal,
  LIST_STATUSES,
  serviceRequestSchema,
  type ListPart,
  type RequestStatus,
  type ServiceRequest,
} from '@doorstep/domain/requests/service-request';
import {
  and,
  collection,
  doc,
  getDocsFromServer,
  increment,
  limit,
  or,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { sessionUid } from '../auth/session.ts';
import { fromFirebase, withAppError } from '../errors.ts';
import { changeDocument, markRead } from '../firestore/counted-batch.ts';
import { parseDocument } from '../firestore/documents.ts';
import { firestore } from '../firestore/firestore.ts';
import {
  useCachedRowUpdate,
  usePaginatedQuery,
  withCache,
} from '../firestore/use-paginated-query.ts';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';
import { INBOX_REQUESTS } from './inbox.ts';

const LIST = {
  order: 'created_at',
  size: PAGE_SIZE.requests,
  schema: serviceRequestSchema,
} as const;
const MY_REQUESTS = { open: withCache(LIST), past: withCache(LIST) };
const CACHES = [INBOX_REQUESTS.cache, MY_REQUESTS.open.cache, MY_REQUESTS.past.cache];

const requests = () => collection(firestore, 'service_requests');
const requestAt = (id: string) => doc(firestore, 'service_requests', id);

/**
 * Returns a part of the requests of a client's account or verified email, newest first; the first
 * page is live.
 */
export function useMyRequests(uid: string, email: string, part: ListPart) {
  const base = useMemo(() => {
    const mine = or(where('client_email', '==', email), where('client_uid', '==', uid));
    return query(requests(), and(mine, where('status', 'in', LIST_STATUSES[part])));
  }, [uid, email, part]);
  return usePaginatedQuery({ base, ...MY_REQUESTS[part] });
}

/**
 * Returns a client's last request to a professional, else their last one to anybody; null without
 * any. Throws AppError.
 */
export async function findLastRequest(
  uid: string,
  providerId: string,
): Promise<ServiceRequest | null> {
  const newest = [where('client_uid', '==', uid), orderBy('created_at', 'desc'), limit(1)];
  const toProvider = query(requests(), where('provider_id', '==', providerId), ...newest);
  for (const one of [toProvider, query(requests(), ...newest)]) {
    const [document] = (await withAppError(getDocsFromServer(one))).docs;
    if (document) return parseDocument(serviceRequestSchema, document);
  }
  return null;
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

/** Returns a request's earlier quotes, newest first. The newest one is a field of the request. */
export function useEarlierQuotes(requestId: string) {
  const base = useMemo(() => collection(requestAt(requestId), 'quotes'), [requestId]);
  const { quotes: size } = PAGE_SIZE;
  return usePaginatedQuery({ base, order: 'created_at', size, schema: quoteSchema });
}

/**
 * Sets a request's status in the name of the signed-in person. The professional and their team can
 * make every change, the client can cancel. Waits for a connection. Throws AppError:
 * `rate-limited` after too many changes.
 */
export async function setRequestStatus(id: string, status: RequestStatus): Promise<void> {
  const change = {
    status_changed_by: sessionUid(),
    status_changed_at: serverTimestamp(),
    ...(isFinal(status) && { waiting: 'none' }),
  };
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
 * if the request was read, or has messages, which only viewing the chat marks. Neither is a
 * failure. Waits for a connection. Throws AppError.
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
