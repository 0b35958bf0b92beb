import type { Conversation } from '@doorstep/domain/chat/conversation';
import type { ChatMessage, DirectMessage, SenderType } from '@doorstep/domain/chat/message';
import { chatMessage, conversation, directMessage, type AddressedRequest } from './factories.ts';

/**
 * Threads and their messages, in step: what the batches of docs/data-model.md would have left
 * behind, had the lines been sent one after the other.
 */

/** One line of a dialogue. */
export interface Line {
  from: SenderType;
  text: string;
  at: Date;
  /** Whether the other side has read it; it has, unless this says false. */
  read?: boolean;
}

const countUnread = (lines: readonly Line[], from: SenderType) =>
  lines.filter((line) => line.from === from && line.read === false).length;

const messageId = (thread: string, index: number) =>
  `${thread}-${String(index + 1).padStart(3, '0')}`;

/** The request with its thread fields set, and the messages about it. */
export function requestThread(
  request: AddressedRequest,
  lines: readonly Line[],
): { request: AddressedRequest; messages: ChatMessage[] } {
  const messages = lines.map((line, index) =>
    chatMessage({
      id: messageId(request.id, index),
      request_id: request.id,
      sender_type: line.from,
      sender_uid: line.from === 'provider' ? request.provider_id : request.client_uid,
      message: line.text,
      created_at: line.at,
    }),
  );
  const last = messages.at(-1);
  if (!last) return { request, messages };
  return {
    request: {
      ...request,
      last_message: last.message,
      last_message_id: last.id,
      last_message_at: last.created_at,
      unread_provider: countUnread(lines, 'client'),
      unread_client: countUnread(lines, 'provider'),
    },
    messages,
  };
}

type ConversationSides = Pick<
  Conversation,
  'provider_id' | 'client_id' | 'provider_name' | 'provider_handle' | 'provider_avatar_url'
>;

/** A direct conversation and its messages; it needs at least one line. */
export function directThread(
  sides: ConversationSides,
  lines: readonly Line[],
): { conversation: Conversation; messages: DirectMessage[] } {
  const { provider_id, client_id } = sides;
  const messages = lines.map((line, index) =>
    directMessage({
      id: messageId(`${provider_id}-${client_id}`, index),
      provider_id,
      client_id,
      sender_type: line.from,
      message: line.text,
      created_at: line.at,
    }),
  );
  const last = messages.at(-1);
  if (!last) throw new Error(`The conversation of ${provider_id} with ${client_id} has no lines.`);
  return {
    conversation: conversation({
      ...sides,
      message_count: messages.length,
      last_message: last.message,
      last_message_id: last.id,
      last_at: last.created_at,
      unread_provider: countUnread(lines, 'client'),
      unread_client: countUnread(lines, 'provider'),
    }),
    messages,
  };
}
