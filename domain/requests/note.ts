import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { tooLong, VISIBLE } from '../text.ts';

/** A typed note: trimmed, with at least one visible character. */
export const noteTextSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(VISIBLE, 'Please write a note.'),
    z.maxLength(LIMITS.note, tooLong(LIMITS.note)),
  );

/**
 * `service_requests/{id}/notes/{note}`: a private note of the professional's side. The request's
 * client never reads it.
 */
export const noteSchema = z.object({
  id: z.string(),
  author_uid: z.string(),
  /** The member of the professional's team who wrote it; null for the professional. */
  author_name: z.nullable(z.string()),
  text: z.string().check(z.minLength(1), z.maxLength(LIMITS.note)),
  created_at: z.date(),
  /** When its text was changed; null for a note as it was written. */
  changed_at: z.nullable(z.date()),
});
export type Note = z.infer<typeof noteSchema>;
