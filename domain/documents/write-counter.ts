import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';

/**
 * How many documents one account can write per window, by the collection of the counters. Our own
 * numbers: 30 quick messages must pass after an ordinary minute, people rarely contact 20
 * professionals in an hour, and nobody makes 300 changes in an hour by hand. A test compares them
 * with `firestore.rules`.
 */
export const WRITE_LIMITS = {
  /** Messages about requests and direct messages. */
  message_counts: { max: 120, seconds: 60 },
  /** New requests and new direct conversations. */
  thread_counts: { max: 20, seconds: 3600 },
  /** Saved profiles, private notes, addresses, and changes of a request's status or assignee. */
  edit_counts: { max: 300, seconds: 3600 },
} as const;

export type WriteCounter = keyof typeof WRITE_LIMITS;

/**
 * `{collection}/{uid}`: the number of documents written since `started_at`, with the path of the
 * newest one and its time.
 */
export const writeCountSchema = z.object({
  count: z.int().check(z.minimum(1)),
  last_id: z.string(),
  counted_at: z.date(),
  started_at: z.date(),
});
type WriteCount = z.infer<typeof writeCountSchema>;

const PERSON_MESSAGES: Record<WriteCounter, string> = {
  message_counts: "You're sending messages very quickly. Please wait a minute and try again.",
  thread_counts: "You've contacted many professionals in the past hour. Please try again later.",
  edit_counts: "You've made many changes in the past hour. Please try again later.",
};

/**
 * Returns how the next write changes a counter: it adds one to the window, or begins a window, also
 * for a missing counter (null). `full` means that the limit is reached and the window is not over.
 */
export function nextCount(
  counter: WriteCounter,
  stored: WriteCount | null,
  now: Date,
): 'add' | 'begin' | 'full' {
  const { max, seconds } = WRITE_LIMITS[counter];
  if (stored === null) return 'begin';
  if (stored.count < max) return 'add';
  return stored.started_at.getTime() + seconds * 1000 < now.getTime() ? 'begin' : 'full';
}

/** Returns the `rate-limited` AppError of a full counter, with a message for people. */
export function counterFullError(counter: WriteCounter, cause?: unknown): AppError {
  const personMessage = PERSON_MESSAGES[counter];
  return new AppError('rate-limited', `${counter} is full`, { personMessage, cause });
}
