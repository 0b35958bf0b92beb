import { AppError } from '@doorstep/domain/app-error';

/** Reads and writes that take longer are shown as failed. Our own number. */
export const DEADLINE_MS = 15_000;

/** Returns the error of a call that timed out; `name` is for the log. */
export const timeoutError = (name: string) =>
  new AppError('unavailable', `${name}: no answer after ${DEADLINE_MS / 1000} s`);

/** Awaits a promise. Throws AppError `unavailable` after `DEADLINE_MS`; `name` is for the log. */
export async function withTimeout<T>(name: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError(name)), DEADLINE_MS);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
