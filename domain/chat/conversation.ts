import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { waitingSchema } from './message.ts';

/**
 * `conversations/{provider_id}_{client_id}`: the thread of a direct chat, updated in the same batch
 * as each message. The professional's name, handle and picture and the client's name are copies
 * that triggers keep up to date. `closed` is set by the server when one of the accounts is deleted;
 * then nobody can write.
 */
export const conversationSchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  client_id: z.string(),
  provider_name: z.string(),
  provider_handle: z.string(),
  provider_avatar_url: z.nullable(z.string()),
  client_name: z._default(z.nullable(z.string()), null),
  message_count: z.int().check(z.minimum(0)),
  last_message: z.string(),
  last_message_id: z.string(),
  last_at: z.date(),
  waiting: waitingSchema,
  unread_provider: z.int().check(z.minimum(0)),
  unread_client: z.int().check(z.minimum(0)),
  closed: z.optional(z.literal(true)),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** Returns the id of the conversation of two people. */
export function conversationId(providerId: string, clientId: string): string {
  return `${providerId}_${clientId}`;
}

/** Checks whether a professional's thread is a conversation, by its id. */
export const isConversationOf = (id: string, providerId: string) =>
  id.startsWith(conversationId(providerId, ''));

/** Returns the uids in a conversation's id. Uids contain no `_`. */
export function conversationSides(id: string): { providerId: string; clientId: string } {
  const [providerId = '', clientId = ''] = id.split('_');
  return { providerId, clientId };
}

/** Returns the name that a professional sees for a client in a direct chat, 'Client #1a2b3c4d'. */
export function clientLabel(clientId: string): string {
  return `Client #${clientId.slice(0, LIMITS.clientIdShown)}`;
}

/** Returns the number of messages of a conversation as people read it, such as '3 messages'. */
export const messagesLabel = ({ message_count: count }: Pick<Conversation, 'message_count'>) =>
  count === 1 ? '1 message' : `${count} messages`;
