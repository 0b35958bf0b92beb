import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SenderType } from '@doorstep/domain/chat/message';
import {
  serviceRequestSchema,
  type RequestStatus,
} from '@doorstep/domain/requests/service-request';
import { collection, doc, or, query, serverTimestamp, updateDoc, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { withAppError } from '../errors.ts';
import { firestore } from '../firestore/firestore.ts';
import {
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

/** Returns a professional's inbox, newest first; the first page is live. */
export function useInbox(uid: string) {
  const base = useMemo(() => query(requests(), where('provider_id', '==', uid)), [uid]);
  return usePaginatedQuery({ base, ...INBOX });
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

/**
 * Sets a request's status, and who changed it. The professional can make every change (spec §4), the
 * client can cancel. Waits for a connection. Throws AppError.
 */
export async function setRequestStatus(
  id: string,
  status: RequestStatus,
  changedBy: string,
): Promise<void> {
  const change = { status_changed_by: changedBy, status_changed_at: serverTimestamp() };
  await withAppError(updateDoc(requestAt(id), { status, ...change }));
}

/**
 * Marks a request's chat as read by one side (docs/data-model.md, Requests and chats). Throws
 * AppError.
 */
export async function markRequestRead(id: string, side: SenderType): Promise<void> {
  await withAppError(updateDoc(requestAt(id), { [`unread_${side}`]: 0 }));
}
