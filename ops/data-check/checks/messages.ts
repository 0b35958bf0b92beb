import { conversationId } from '@doorstep/domain/chat/conversation';
import {
  chatMessageSchema,
  directMessageSchema,
  type ChatMessage,
  type DirectMessage,
} from '@doorstep/domain/chat/message';
import { defineCheck, problemUnless, type Problem } from '../check.ts';

/** Checks that the message is not newer than the last message of its thread. */
function checkTime(last: unknown, { created_at }: ChatMessage | DirectMessage): Problem[] {
  return problemUnless(
    last instanceof Date && created_at <= last,
    'created_at: later than the last message of the thread',
  );
}

/**
 * Checks the sender's side. Guests can write on the client's side, and their grants may have
 * expired. A member of the professional's team is named, and may have left it since.
 */
function checkSender(
  { sender_type, sender_name }: ChatMessage | DirectMessage,
  isSender: Record<'provider' | 'client', boolean>,
): Problem[] {
  const isNamed = sender_name !== null;
  return [
    ...problemUnless(
      isSender[sender_type] || (sender_type === 'provider' && isNamed),
      'sender_uid: does not match sender_type',
    ),
    ...problemUnless(
      !isNamed || (sender_type === 'provider' && !isSender.provider),
      'sender_name: set, but the sender is not a team member',
    ),
  ];
}

const requestOf = ({ request_id }: ChatMessage) => `service_requests/${request_id}`;

export const chatMessages = defineCheck({
  collection: 'chat_messages',
  schema: chatMessageSchema,
  lookups: ({ value }) => ({ documents: [requestOf(value)] }),
  validate: ({ value }, results) => {
    const request = results.document(requestOf(value));
    if (!request) return problemUnless(false, 'request_id: the request does not exist');
    const isProvider = value.sender_uid === request.fields['provider_id'];
    return [
      ...checkSender(value, { provider: isProvider, client: !isProvider }),
      ...checkTime(request.fields['last_at'], value),
    ];
  },
});

const conversationOf = ({ provider_id, client_id }: DirectMessage) =>
  `conversations/${conversationId(provider_id, client_id)}`;

export const directMessages = defineCheck({
  collection: 'direct_messages',
  schema: directMessageSchema,
  lookups: ({ value }) => ({ documents: [conversationOf(value)] }),
  validate: ({ value }, results) => {
    const conversation = results.document(conversationOf(value));
    if (!conversation)
      return problemUnless(false, 'the conversation of these two people does not exist');
    const { sender_uid, provider_id, client_id } = value;
    const isSender = { provider: sender_uid === provider_id, client: sender_uid === client_id };
    return [...checkSender(value, isSender), ...checkTime(conversation.fields['last_at'], value)];
  },
});
