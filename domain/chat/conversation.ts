import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';

/**
 * `conversations/{provider_id}_{client_id}`: the thread of a direct chat, written in one batch with
 * each message. Name, handle and picture of the professional are snapshots, kept fresh by a trigger.
 * `closed` (written by the server alone): one of the two accounts is deleted, nothing more is written.
 */
export const conversationSchema = z.object({
  id: z.string(),
  provider_id: z.string(),
  client_id: z.string(),
  provider_name: z.string(),
  provider_handle: z.string(),
  provider_avatar_url: z.nullable(z.string()),
  message_count: z.int().check(z.minimum(0)),
  last_message: z.string(),
  last_message_id: z.string(),
  last_at: z.date(),
  unread_provider: z.int().check(z.minimum(0)),
  unread_client: z.int().check(z.minimum(0)),
  closed: z.optional(z.literal(true)),
});
export type Conversation = z.infer<typeof conversationSchema>;

export function conversationId(providerId: string, clientId: string): string {
  return `${providerId}_${clientId}`;
}

/** The two sides of a conversation, by its id; uids hold no `_`. */
export function conversationSides(id: string): { providerId: string; clientId: string } {
  const [providerId = '', clientId = ''] = id.split('_');
  return { providerId, clientId };
}

/** How a professional sees a client who wrote directly: 'Client #' and 8 characters (spec §2). */
export function clientLabel(clientId: string): string {
  return `Client #${clientId.slice(0, LIMITS.clientIdShown)}`;
}
