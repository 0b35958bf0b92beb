import { conversationId, conversationSchema } from '@doorstep/domain/chat/conversation';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SenderType } from '@doorstep/domain/chat/message';
import { providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import { collection, doc, query, updateDoc, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { throwing } from '../errors.ts';
import { firestore } from '../firestore/firestore.ts';
import { remembered, useLivePages, useNoted } from '../firestore/live-pages.ts';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';

const LIST = remembered({
  order: 'last_at',
  size: PAGE_SIZE.conversations,
  schema: conversationSchema,
});

const MEMORIES = [LIST.memory];

const conversationAt = (providerId: string, clientId: string) =>
  doc(firestore, 'conversations', conversationId(providerId, clientId));

/** A professional's conversations, the latest message first; messages themselves are not read. */
export function useConversations(uid: string) {
  const base = useMemo(
    () => query(collection(firestore, 'conversations'), where('provider_id', '==', uid)),
    [uid],
  );
  return useLivePages({ base, ...LIST });
}

/** The conversation of two people, live; null before its first message. */
export function useConversation(providerId: string, clientId: string) {
  const reference = useMemo(() => conversationAt(providerId, clientId), [providerId, clientId]);
  const live = useLiveDocument(reference, conversationSchema);
  useNoted(MEMORIES, reference.id, live);
  return live;
}

/**
 * The professional's profile as it is now, live: a conversation begins with copies from it. What
 * is not public answers `permission-denied`, the same as what does not exist.
 */
export function useConversationPartner(providerId: string) {
  const reference = useMemo(() => doc(firestore, 'provider_profiles', providerId), [providerId]);
  return useLiveDocument(reference, providerProfileSchema);
}

/** That side has read the conversation (docs/data-model.md, Reading). Throws AppError. */
export async function markConversationRead(
  providerId: string,
  clientId: string,
  side: SenderType,
): Promise<void> {
  await throwing(updateDoc(conversationAt(providerId, clientId), { [`unread_${side}`]: 0 }));
}
