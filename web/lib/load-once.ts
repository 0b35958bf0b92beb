import { AppError } from '@doorstep/domain/app-error';
import { withTimeout } from './with-timeout.ts';

/**
 * Code that is fetched when it is first asked for. A failure is not kept: who asks next tries again.
 * Throws AppError `unavailable` in words of its own: the browser's hold a file's name, which must not
 * be read as a reason.
 */
export function loadOnce<T>(
  what: string,
  load: () => Promise<T>,
  options: { personMessage?: string } = {},
) {
  let loading: Promise<T> | null = null;
  return async (): Promise<T> => {
    loading ??= load();
    try {
      return await withTimeout(what, loading);
    } catch (cause) {
      loading = null;
      throw new AppError('unavailable', `${what} could not be loaded`, { ...options, cause });
    }
  };
}
