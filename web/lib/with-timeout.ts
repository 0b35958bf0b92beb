import { AppError } from '@doorstep/domain/app-error';

/** A read that takes longer is shown as failed. */
export const DEADLINE_MS = 15_000;

/** Returns the error of a call that timed out; `name` is for the log. */
export const lateError = (name: string) =>
  new AppError('unavailable', `${name}: no answer after ${DEADLINE_MS / 1000} s`);

/** Returns the promise's value. Throws AppError `unavailable` if it takes longer than `DEADLINE_MS`. */
export async function withTimeout<T>(name: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(lateError(name)), DEADLINE_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
