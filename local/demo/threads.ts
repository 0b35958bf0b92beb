import type { Conversation } from '@doorstep/domain/chat/conversation';
import {
  otherSide,
  type ChatMessage,
  type DirectMessage,
  type SenderType,
} from '@doorstep/domain/chat/message';
import { isFinal } from '@doorstep/domain/requests/service-request';
import { newestEvent, requestEvents } from '@doorstep/domain/requests/thread-events';
import { chatMessage, conversation, directMessage, type AddressedRequest } from './factories.ts';

/**
 * Creates threads and their messages. A thread's fields match its messages, as after the product's
 * batched writes (docs/data-model.md).
 */

/** A message before it becomes a document. */
export interface Line {
  from: SenderType;
  text: string;
  /** The addresses of its photos. None by default. */
  photos?: readonly string[];
  at: Date;
  /** Whether the other side has read it. True by default. */
  read?: boolean;
}

const countUnread = (lines: readonly Line[], from: SenderType) =>
  lines.filter((line) => line.from === from && line.read === false).length;

const messageId = (thread: string, index: number) =>
  `${thread}-${String(index + 1).padStart(3, '0')}`;

/** Returns the request with its thread fields, and its messages. */
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
      photos: [...(line.photos ?? [])],
      created_at: line.at,
    }),
  );
  const last = messages.at(-1);
  const events = requestEvents(request);
  if (last) events.push({ at: last.created_at, waiting: otherSide(last.sender_type) });
  const { at, waiting } = newestEvent(events);
  return {
    request: {
      ...request,
      last_at: at,
      waiting: isFinal(request.status) ? 'none' : waiting,
      ...(last && {
        last_message: last.message,
        last_message_id: last.id,
        unread_provider: countUnread(lines, 'client'),
        unread_client: countUnread(lines, 'provider'),
      }),
    },
    messages,
  };
}

type ConversationSides = Pick<
  Conversation,
  'provider_id' | 'client_id' | 'provider_name' | 'provider_handle' | 'provider_avatar_url'
> &
  Partial<Pick<Conversation, 'client_name'>>;

/** Returns a direct conversation and its messages. Throws if there is no message. */
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
      photos: [...(line.photos ?? [])],
      created_at: line.at,
    }),
  );
  const last = messages.at(-1);
  if (!last)
    throw new Error(`The conversation of ${provider_id} with ${client_id} has no messages.`);
  return {
    conversation: conversation({
      ...sides,
      message_count: messages.length,
      last_message: last.message,
      last_message_id: last.id,
      last_at: last.created_at,
      waiting: otherSide(last.sender_type),
      unread_provider: countUnread(lines, 'client'),
      unread_client: countUnread(lines, 'provider'),
    }),
    messages,
  };
}
