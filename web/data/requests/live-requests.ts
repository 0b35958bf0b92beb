import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SenderType } from '@doorstep/domain/chat/message';
import {
  serviceRequestSchema,
  type RequestStatus,
} from '@doorstep/domain/requests/service-request';
import { collection, doc, or, query, updateDoc, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { throwing } from '../errors.ts';
import { firestore } from '../firestore/firestore.ts';
import { remembered, useLivePages, useNoted } from '../firestore/live-pages.ts';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';

const LIST = {
  order: 'created_at',
  size: PAGE_SIZE.requests,
  schema: serviceRequestSchema,
} as const;

const INBOX = remembered(LIST);
const MY_REQUESTS = remembered(LIST);
const MEMORIES = [INBOX.memory, MY_REQUESTS.memory];

const requests = () => collection(firestore, 'service_requests');
const requestAt = (id: string) => doc(firestore, 'service_requests', id);

/** A professional's inbox, newest first; the first page is live. */
export function useInbox(uid: string) {
  const base = useMemo(() => query(requests(), where('provider_id', '==', uid)), [uid]);
  return useLivePages({ base, ...INBOX });
}

/** The requests that are a client's by account or by confirmed address, newest first. */
export function useMyRequests(uid: string, email: string) {
  const base = useMemo(
    () => query(requests(), or(where('client_email', '==', email), where('client_uid', '==', uid))),
    [uid, email],
  );
  return useLivePages({ base, ...MY_REQUESTS });
}

/** One request, live; null when there is none. Who has no part in it gets `permission-denied`. */
export function useRequest(id: string) {
  const reference = useMemo(() => requestAt(id), [id]);
  const live = useLiveDocument(reference, serviceRequestSchema);
  useNoted(MEMORIES, id, live);
  return live;
}

/** Sets a request's status, any to any (spec §4). Waits for a connection. Throws AppError. */
export async function setRequestStatus(id: string, status: RequestStatus): Promise<void> {
  await throwing(updateDoc(requestAt(id), { status }));
}

/** That side has read the request's chat (docs/data-model.md, Reading). Throws AppError. */
export async function markRequestRead(id: string, side: SenderType): Promise<void> {
  await throwing(updateDoc(requestAt(id), { [`unread_${side}`]: 0 }));
}
