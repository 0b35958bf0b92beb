import { AppError } from '@doorstep/domain/app-error';

/** Firestore's client retries for longer than a function may run. */
const DEADLINE_MS = 8_000;

/**
 * Returns the result of `read`. After eight seconds it aborts the signal, so that `read` can stop sending
 * queries, and throws AppError `unavailable`.
 */
export async function withTimeout<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new AppError('unavailable', 'the page was not read in time');
    timer = setTimeout(() => {
      deadline.abort(error);
      reject(error);
    }, DEADLINE_MS);
  });
  return Promise.race([read(deadline.signal), late]).finally(() => clearTimeout(timer));
}
