import * as z from 'zod/mini';
import { AppError } from './app-error.ts';

/**
 * How much one account writes by itself in a window of time, by the collection of its counters. Our
 * own numbers: a burst of 30 messages must pass after an ordinary minute, and nobody asks 20 professionals an
 * hour for long. A test holds `firestore.rules` against them.
 */
export const WRITE_LIMITS = {
  /** Messages of both kinds. */
  message_counts: { max: 120, seconds: 60 },
  /** New requests and new direct conversations. */
  thread_counts: { max: 20, seconds: 3600 },
} as const;

export type WriteCounter = keyof typeof WRITE_LIMITS;

/**
 * A counter `{collection}/{uid}`: what was written since `started_at`, where that is known. `last_id`
 * is the path of the newest counted document, or its bare id where an older tab wrote it.
 */
export const writeCountSchema = z.object({
  count: z.int().check(z.minimum(0)),
  last_id: z.optional(z.string()),
  started_at: z.optional(z.date()),
});
type WriteCount = z.infer<typeof writeCountSchema>;

const PERSON_MESSAGES: Record<WriteCounter, string> = {
  message_counts: "You're sending messages very quickly. Please wait a minute and try again.",
  thread_counts: "You've contacted many professionals in the past hour. Please try again later.",
};

/** Whether a counter, null where there is none, has no room left in its window. */
export function isUsedUp(counter: WriteCounter, known: WriteCount | null): boolean {
  return (known?.count ?? 0) >= WRITE_LIMITS[counter].max;
}

/** The `rate-limited` AppError of a counter that is used up, with words for the person. */
export function usedUpError(counter: WriteCounter, cause: unknown): AppError {
  const personMessage = PERSON_MESSAGES[counter];
  return new AppError('rate-limited', `${counter} used up`, { personMessage, cause });
}
