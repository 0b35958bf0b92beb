import { withTimeout } from './with-timeout.ts';

export type Settled<T> = { status: 'ready'; data: T } | { status: 'error' };

/**
 * A promise that never rejects, and always answers, for loaders that hand it on to a screen: a
 * failure, or no answer in time, is logged here, once, under `name`, and becomes a value that the
 * screen shows.
 */
export async function settled<T>(name: string, promise: Promise<T>): Promise<Settled<T>> {
  try {
    return { status: 'ready', data: await withTimeout(name, promise) };
  } catch (error) {
    console.error(name, error);
    return { status: 'error' };
  }
}
