import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { photosSchema } from '../pictures/photos.ts';
import { VISIBLE } from '../text.ts';

export const senderTypeSchema = z.enum(['provider', 'client']);
export type SenderType = z.infer<typeof senderTypeSchema>;

export const otherSide = (side: SenderType): SenderType =>
  side === 'provider' ? 'client' : 'provider';

/** Who has to answer in a thread. 'none' also means that the professional's team set it aside. */
export const waitingSchema = z.enum(['provider', 'client', 'none']);
export type Waiting = z.infer<typeof waitingSchema>;

/** A typed message: trimmed, with at least one visible character. */
export const messageTextSchema = z
  .string()
  .check(z.trim(), z.regex(VISIBLE), z.maxLength(LIMITS.message));

const messageFields = {
  id: z.string(),
  sender_type: senderTypeSchema,
  sender_uid: z.string(),
  /** The member of the professional's team who wrote it; null for everybody else. */
  sender_name: z._default(z.nullable(z.string()), null),
  message: z.string().check(z.minLength(1), z.maxLength(LIMITS.message)),
  photos: photosSchema,
  created_at: z.date(),
};

/** `chat_messages/{id}`: a message about a request. Never edited. */
export const chatMessageSchema = z.object({ ...messageFields, request_id: z.string() });
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** `direct_messages/{id}`: a message between a client and a professional. Never edited. */
export const directMessageSchema = z.object({
  ...messageFields,
  provider_id: z.string(),
  client_id: z.string(),
});
export type DirectMessage = z.infer<typeof directMessageSchema>;

/** The fields of both kinds of messages, which a chat shows. */
export type Message = Pick<
  ChatMessage,
  'id' | 'sender_type' | 'sender_uid' | 'sender_name' | 'message' | 'photos' | 'created_at'
>;
