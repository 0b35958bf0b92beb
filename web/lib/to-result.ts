import { withTimeout } from '@doorstep/domain/with-timeout';

/** The result of a promise as a value. */
export type Result<T> = { status: 'ready'; data: T } | { status: 'error' };

/**
 * Turns a promise into one that never rejects, for loaders whose screen shows the failure. Logs a
 * failure or a timeout under `name`.
 */
export async function toResult<T>(name: string, promise: Promise<T>): Promise<Result<T>> {
  try {
    return { status: 'ready', data: await withTimeout(name, promise) };
  } catch (error) {
    console.error(name, error);
    return { status: 'error' };
  }
}
