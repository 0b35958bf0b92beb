import { conversationId } from '@doorstep/domain/chat/conversation';
import {
  chatMessageSchema,
  directMessageSchema,
  type ChatMessage,
  type DirectMessage,
} from '@doorstep/domain/chat/message';
import { defineCheck, unless, type Problem } from '../check.ts';
import type { StoredDocument } from '../documents.ts';

/** A thread names its newest message, so none is newer than that time. */
function isNotNewerThan(last: unknown, { created_at }: ChatMessage | DirectMessage): Problem[] {
  return unless(
    last instanceof Date && created_at <= last,
    'created_at: is newer than the last message that its thread names',
  );
}

/** On the client's side guests write too, whose grants are gone by now. */
function isBySide({ sender_type, sender_uid }: ChatMessage, { fields }: StoredDocument): Problem[] {
  const isProvider = sender_uid === fields['provider_id'];
  return unless(isProvider === (sender_type === 'provider'), 'sender_uid: is not of that side');
}

const requestOf = ({ request_id }: ChatMessage) => `service_requests/${request_id}`;

export const chatMessages = defineCheck({
  collection: 'chat_messages',
  schema: chatMessageSchema,
  needs: ({ value }) => ({ documents: [requestOf(value)] }),
  judge: ({ value }, found) => {
    const request = found.document(requestOf(value));
    if (!request) return unless(false, 'request_id: there is no such request');
    return [
      ...isBySide(value, request),
      ...isNotNewerThan(request.fields['last_message_at'], value),
    ];
  },
});

const conversationOf = ({ provider_id, client_id }: DirectMessage) =>
  `conversations/${conversationId(provider_id, client_id)}`;

export const directMessages = defineCheck({
  collection: 'direct_messages',
  schema: directMessageSchema,
  needs: ({ value }) => ({ documents: [conversationOf(value)] }),
  judge: ({ value }, found) => {
    const conversation = found.document(conversationOf(value));
    if (!conversation) return unless(false, 'there is no conversation of its two sides');
    const { sender_type, sender_uid, provider_id, client_id } = value;
    const side = sender_type === 'provider' ? provider_id : client_id;
    return [
      ...unless(sender_uid === side, 'sender_uid: is not of that side'),
      ...isNotNewerThan(conversation.fields['last_at'], value),
    ];
  },
});
