import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { photosSchema } from '../pictures/photos.ts';
import { nameSchema } from '../text-schemas.ts';
import { tooLong, VISIBLE } from '../text.ts';

const subject = nameSchema(LIMITS.supportSubject, 'Please write a subject.');

/** What a person or an administrator writes. */
export const supportTextSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(VISIBLE, 'Please write a message.'),
    z.maxLength(LIMITS.supportText, tooLong(LIMITS.supportText)),
  );

/** What a person writes to support. Screenshots are uploaded before it is sent. */
export const supportFormSchema = z.object({ subject, text: supportTextSchema });
export type SupportForm = z.infer<typeof supportFormSchema>;

/** `open` waits for an answer, `answered` has one, and `closed` is over. */
export const supportStateSchema = z.enum(['open', 'answered', 'closed']);
export type SupportState = z.infer<typeof supportStateSchema>;

/** One message of the conversation, by the person or by an administrator. */
export const supportEntrySchema = z.object({
  from: z.enum(['person', 'support']),
  text: z.string(),
  at: z.date(),
});
export type SupportEntry = z.infer<typeof supportEntrySchema>;

/**
 * `support_requests/{reference}`: a person's conversation with support. The server writes it, and
 * the person reads it. Its id is the reference number that people read out, such as 'S-7F3K9Q'.
 */
export const supportRequestSchema = z.object({
  id: z.string(),
  owner_uid: z.string(),
  subject: z.string(),
  /** Oldest first, at most `LIMITS.supportEntries`. */
  entries: z.array(supportEntrySchema).check(z.minLength(1)),
  /** The download addresses of screenshots, in the person's `private-photos`. */
  photos: photosSchema,
  /** Whether the person's plan included premium support when they last wrote. */
  is_premium: z.boolean(),
  state: supportStateSchema,
  created_at: z.date(),
  /** Since when the person waits for an answer. Open requests are ordered by it. */
  waiting_since: z.date(),
  changed_at: z.date(),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;

/** The letters of reference numbers, without those that people confuse: 0 and O, 1, I and L. */
export const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Checks whether the person can write again: it is not closed, and has room for an answer. */
export const canWriteAgain = ({ state, entries }: Pick<SupportRequest, 'state' | 'entries'>) =>
  state !== 'closed' && entries.length < LIMITS.supportEntries - 1;
