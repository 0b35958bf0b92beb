import { AppError } from '@doorstep/domain/app-error';

/** How long a plain read may take before the screen says that it did not work. */
export const DEADLINE_MS = 15_000;

/** The failure of what has not answered in time; `what` is for the log. */
export const lateError = (what: string) =>
  new AppError('unavailable', `${what}: no answer after ${DEADLINE_MS / 1000} s`);

/** The promise, or `unavailable` when it has not answered in time. */
export async function withTimeout<T>(what: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(lateError(what)), DEADLINE_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
