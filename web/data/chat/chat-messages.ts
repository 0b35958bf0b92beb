import { PAGE_SIZE } from '@doorstep/domain/limits';
import { chatMessageSchema, otherSide, type SenderType } from '@doorstep/domain/chat/message';
import {
  collection,
  doc,
  increment,
  query,
  serverTimestamp,
  where,
  type WriteBatch,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { firestore } from '../firestore/firestore.ts';
import { usePrefetchListeners } from '../firestore/use-prefetch-listeners.ts';
import { firstPageOf, usePaginatedQuery } from '../firestore/use-paginated-query.ts';
import { commitCountedBatch, isStored } from '../firestore/counted-batch.ts';
import { currentMember } from '../team/membership.ts';

const LIST = { order: 'created_at', size: PAGE_SIZE.messages } as const;

const messagesAbout = (requestId: string) =>
  query(collection(firestore, 'chat_messages'), where('request_id', '==', requestId));

/**
 * Returns the messages about a request, newest first. The last 50 are live; `showMore` loads more.
 */
export function useChatMessages(requestId: string) {
  const base = useMemo(() => messagesAbout(requestId), [requestId]);
  return usePaginatedQuery({ base, ...LIST, schema: chatMessageSchema });
}

/**
 * Starts the first `useRequest` and `useChatMessages` of a screen before it is known who opens it.
 */
export function usePrefetchRequestChat(requestId: string): void {
  usePrefetchListeners(() => [
    doc(firestore, 'service_requests', requestId),
    firstPageOf({ base: messagesAbout(requestId), ...LIST }),
  ]);
}

interface NewChatMessage {
  id: string;
  requestId: string;
  from: SenderType;
  senderUid: string;
  text: string;
  /** The download addresses of its photos. */
  photos: readonly string[];
}

/**
 * Sends a message about a request and updates the request's thread in the same batch
 * (docs/data-model.md, Requests and chats), which names the member of a team. Waits for a
 * connection. Throws AppError: `rate-limited` after too many messages.
 */
export async function sendChatMessage(message: NewChatMessage): Promise<void> {
  const { id, requestId, from, senderUid, text, photos } = message;
  const reference = doc(firestore, 'chat_messages', id);
  const member = from === 'provider' ? currentMember() : null;
  const addWrites = (batch: WriteBatch) => {
    batch.set(reference, {
      request_id: requestId,
      sender_type: from,
      sender_uid: senderUid,
      ...(member && { sender_name: member.name }),
      message: text,
      ...(photos.length > 0 && { photos }),
      created_at: serverTimestamp(),
    });
    batch.update(doc(firestore, 'service_requests', requestId), {
      last_message: text,
      last_message_id: id,
      last_at: serverTimestamp(),
      waiting: otherSide(from),
      [from === 'client' ? 'unread_provider' : 'unread_client']: increment(1),
    });
  };
  const counted = { counter: 'message_counts', uid: senderUid, path: reference.path } as const;
  await commitCountedBatch(addWrites, [counted], () => isStored(reference));
}
