import { AppError } from '@doorstep/domain/app-error';

/** Firestore's client tries for longer than a function lives; a person does not wait as long. */
const DEADLINE_MS = 8_000;

/** What a page is waited for, eight seconds at most; then AppError `unavailable`. */
export async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new AppError('unavailable', 'the page was not read in time');
    timer = setTimeout(() => reject(error), DEADLINE_MS);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
