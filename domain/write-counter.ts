import * as z from 'zod/mini';
import { AppError } from './app-error.ts';

/**
 * How many documents one account can create per window, by the collection of the counters. Our own
 * numbers: 30 quick messages must pass after an ordinary minute, and people rarely contact 20
 * professionals in an hour. A test compares them with `firestore.rules`.
 */
export const WRITE_LIMITS = {
  /** Messages about requests and direct messages. */
  message_counts: { max: 120, seconds: 60 },
  /** New requests and new direct conversations. */
  thread_counts: { max: 20, seconds: 3600 },
} as const;

export type WriteCounter = keyof typeof WRITE_LIMITS;

/**
 * `{collection}/{uid}`: the number of documents created since `started_at`. `last_id` is the path
 * of the newest counted document, or only its id if an older tab wrote it.
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

/** Checks whether a counter has reached its limit; a missing counter (null) has not. */
export function isCounterFull(counter: WriteCounter, stored: WriteCount | null): boolean {
  return (stored?.count ?? 0) >= WRITE_LIMITS[counter].max;
}

/** Returns the `rate-limited` AppError of a full counter, with a message for people. */
export function counterFullError(counter: WriteCounter, cause: unknown): AppError {
  const personMessage = PERSON_MESSAGES[counter];
  return new AppError('rate-limited', `${counter} is full`, { personMessage, cause });
}
