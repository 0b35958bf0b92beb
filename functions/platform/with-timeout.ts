import { AppError } from '@doorstep/domain/app-error';

/** Firestore's client tries for longer than a function lives; a person does not wait as long. */
const DEADLINE_MS = 8_000;

/**
 * What a page is waited for, eight seconds at most; then AppError `unavailable`. The reading is told by
 * its signal: what it has asked already cannot be taken back, but nothing more is asked.
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
