import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { VISIBLE } from '../text.ts';

export const senderTypeSchema = z.enum(['provider', 'client']);
export type SenderType = z.infer<typeof senderTypeSchema>;

/** What a person typed: trimmed and with something to see in it (spec §5). */
export const messageTextSchema = z
  .string()
  .check(z.trim(), z.regex(VISIBLE), z.maxLength(LIMITS.message));

const messageFields = {
  id: z.string(),
  sender_type: senderTypeSchema,
  sender_uid: z.string(),
  message: z.string().check(z.minLength(1), z.maxLength(LIMITS.message)),
  created_at: z.date(),
};

/** `chat_messages/{id}`: the chat about a request. Never edited. */
export const chatMessageSchema = z.object({ ...messageFields, request_id: z.string() });
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** `direct_messages/{id}`: the direct chat of a client with a professional. Never edited. */
export const directMessageSchema = z.object({
  ...messageFields,
  provider_id: z.string(),
  client_id: z.string(),
});
export type DirectMessage = z.infer<typeof directMessageSchema>;

/** What both kinds have in common: all that a chat panel shows. */
export type Message = Pick<
  ChatMessage,
  'id' | 'sender_type' | 'sender_uid' | 'message' | 'created_at'
>;
