import { AppError } from '@doorstep/domain/app-error';
import { withTimeout } from '@doorstep/domain/with-timeout';

/**
 * Returns a function that loads code once and caches it. A failure is not cached: the next call
 * tries again. Throws AppError `unavailable`; `name` is for the log.
 */
export function loadOnce<T>(
  name: string,
  load: () => Promise<T>,
  options: { personMessage?: string } = {},
) {
  let loading: Promise<T> | null = null;
  return async (): Promise<T> => {
    loading ??= load();
    try {
      return await withTimeout(name, loading);
    } catch (cause) {
      loading = null;
      throw new AppError('unavailable', `${name} could not be loaded`, { ...options, cause });
    }
  };
}
