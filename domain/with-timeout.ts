import { AppError } from './app-error.ts';

// Browsers and Node have these, but domain is compiled without the types of either.
declare function setTimeout(callback: () => void, ms: number): unknown;
declare function clearTimeout(timer: unknown): void;

/** The app shows reads and writes that take longer as failed. Our own number. */
const APP_DEADLINE_MS = 15_000;

/** Awaits a promise. Throws AppError `unavailable` after `ms`; `name` is for the log. */
export async function withTimeout<T>(
  name: string,
  promise: Promise<T>,
  ms = APP_DEADLINE_MS,
): Promise<T> {
  let timer: unknown;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('unavailable', `${name}: no answer after ${ms / 1000} s`));
    }, ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
