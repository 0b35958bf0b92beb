import { toAppError } from '@doorstep/domain/app-error';
import { conversationId } from '@doorstep/domain/chat/conversation';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { directMessageSchema, otherSide, type SenderType } from '@doorstep/domain/chat/message';
import type { TeamMember } from '@doorstep/domain/team/team';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
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
import { usePaginatedQuery } from '../firestore/use-paginated-query.ts';
import { commitCountedBatch, isStored } from '../firestore/counted-batch.ts';
import type { CountedWrite } from '../firestore/write-counter.ts';
import { currentMember } from '../team/membership.ts';

/**
 * Returns the messages of two people, newest first. The last 50 are live; `showMore` loads more.
 */
export function useDirectMessages(providerId: string, clientId: string) {
  const base = useMemo(
    () =>
      query(
        collection(firestore, 'direct_messages'),
        where('provider_id', '==', providerId),
        where('client_id', '==', clientId),
      ),
    [providerId, clientId],
  );
  return usePaginatedQuery({
    base,
    order: 'created_at',
    size: PAGE_SIZE.messages,
    schema: directMessageSchema,
  });
}

interface NewDirectMessage {
  id: string;
  providerId: string;
  clientId: string;
  from: SenderType;
  text: string;
  /** The download addresses of its photos. */
  photos: readonly string[];
  /** The professional's current profile if this message starts the conversation, else null. */
  newConversationWith: ProviderProfile | null;
}

/**
 * Sends a direct message and updates its conversation in the same batch (docs/data-model.md,
 * Requests and chats). The client's first message creates the conversation, unless another tab has
 * just created it. The message names the member of a team. Waits for a connection. Throws AppError:
 * `rate-limited` after too many messages.
 */
export async function sendDirectMessage(message: NewDirectMessage): Promise<void> {
  try {
    await commit(message);
  } catch (thrown) {
    const isDenied = toAppError(thrown).code === 'permission-denied';
    if (!message.newConversationWith || !isDenied) throw thrown;
    // Another tab may have created the conversation. A read is not reliable here: while a listener
    // waits for its connection, the SDK answers from what that listener knows.
    await commit({ ...message, newConversationWith: null });
  }
}

async function commit(message: NewDirectMessage): Promise<void> {
  const { id, providerId, clientId, from, newConversationWith } = message;
  const member = from === 'provider' ? currentMember() : null;
  const uid = from === 'client' ? clientId : (member?.id ?? providerId);
  const reference = doc(firestore, 'direct_messages', id);
  const conversation = doc(firestore, 'conversations', conversationId(providerId, clientId));
  const counted: CountedWrite[] = [{ counter: 'message_counts', uid, path: reference.path }];
  if (newConversationWith) counted.push({ counter: 'thread_counts', uid, path: conversation.path });
  await commitCountedBatch(
    (batch) => addWrites(batch, message, uid, member),
    counted,
    () => isStored(reference),
  );
}

function addWrites(
  batch: WriteBatch,
  message: NewDirectMessage,
  senderUid: string,
  member: TeamMember | null,
): void {
  const { id, providerId, clientId, from, text, photos, newConversationWith } = message;
  batch.set(doc(firestore, 'direct_messages', id), {
    provider_id: providerId,
    client_id: clientId,
    sender_type: from,
    sender_uid: senderUid,
    ...(member && { sender_name: member.name }),
    message: text,
    ...(photos.length > 0 && { photos }),
    created_at: serverTimestamp(),
  });
  const latest = {
    last_message: text,
    last_message_id: id,
    last_at: serverTimestamp(),
    waiting: otherSide(from),
  };
  const conversation = doc(firestore, 'conversations', conversationId(providerId, clientId));
  if (!newConversationWith) {
    batch.update(conversation, {
      ...latest,
      message_count: increment(1),
      [from === 'client' ? 'unread_provider' : 'unread_client']: increment(1),
    });
    return;
  }
  batch.set(conversation, {
    ...latest,
    provider_id: providerId,
    client_id: clientId,
    provider_name: newConversationWith.display_name,
    provider_handle: newConversationWith.handle,
    provider_avatar_url: newConversationWith.avatar_url,
    message_count: 1,
    unread_provider: 1,
    unread_client: 0,
  });
}
