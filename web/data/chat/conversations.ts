import { conversationId, conversationSchema } from '@doorstep/domain/chat/conversation';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SenderType } from '@doorstep/domain/chat/message';
import { providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import { collection, doc, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { markRead } from '../firestore/counted-batch.ts';
import { firestore } from '../firestore/firestore.ts';
import {
  useCachedRowUpdate,
  usePaginatedQuery,
  withCache,
} from '../firestore/use-paginated-query.ts';
import { INBOX_CONVERSATIONS } from '../requests/inbox.ts';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';

const LIST = { order: 'last_at', schema: conversationSchema } as const;
const OF_PROVIDER = withCache({ ...LIST, size: PAGE_SIZE.conversations });
const OF_CLIENT = withCache({ ...LIST, size: PAGE_SIZE.my_conversations });
const CACHES = [INBOX_CONVERSATIONS.cache, OF_PROVIDER.cache, OF_CLIENT.cache];

const conversationAt = (providerId: string, clientId: string) =>
  doc(firestore, 'conversations', conversationId(providerId, clientId));

/** Returns a professional's conversations, latest message first, without reading the messages. */
export function useConversations(uid: string) {
  const base = useMemo(
    () => query(collection(firestore, 'conversations'), where('provider_id', '==', uid)),
    [uid],
  );
  return usePaginatedQuery({ base, ...OF_PROVIDER });
}

/** Returns a client's conversations, latest message first. */
export function useMyConversations(uid: string) {
  const base = useMemo(
    () => query(collection(firestore, 'conversations'), where('client_id', '==', uid)),
    [uid],
  );
  return usePaginatedQuery({ base, ...OF_CLIENT });
}

/** Returns the conversation of two people, live; null before its first message. */
export function useConversation(providerId: string, clientId: string) {
  const reference = useMemo(() => conversationAt(providerId, clientId), [providerId, clientId]);
  const live = useLiveDocument(reference, conversationSchema);
  useCachedRowUpdate(CACHES, reference.id, live);
  return live;
}

/**
 * Returns the professional's profile, live; a new conversation copies fields from it. A profile
 * that is not public fails with `permission-denied`, like one that does not exist.
 */
export function useConversationPartner(providerId: string) {
  const reference = useMemo(() => doc(firestore, 'provider_profiles', providerId), [providerId]);
  return useLiveDocument(reference, providerProfileSchema);
}

/**
 * Marks the conversation as read by one side (docs/data-model.md, Requests and chats). Throws
 * AppError.
 */
export async function markConversationRead(
  providerId: string,
  clientId: string,
  side: SenderType,
): Promise<void> {
  await markRead(conversationAt(providerId, clientId), `unread_${side}`);
}
