import { withTimeout } from '@doorstep/domain/with-timeout';

/** Firestore's client retries for longer than a function may run. */
const DEADLINE_MS = 8_000;

/**
 * Returns the result of `read`. After the deadline it aborts the signal, so that `read` can stop
 * sending queries, and throws AppError `unavailable`.
 */
export async function readInTime<T>(
  read: (signal: AbortSignal) => Promise<T>,
  deadlineMs = DEADLINE_MS,
): Promise<T> {
  const controller = new AbortController();
  try {
    return await withTimeout('The read', read(controller.signal), deadlineMs);
  } finally {
    controller.abort();
  }
}
