import { useEffect, useState } from 'react';

/**
 * Returns the value of a promise that never rejects, and null until it resolves. Unlike React
 * Router's `Await` it does not suspend, so the screen keeps its content and focus. A value that is
 * not a promise, from a server-rendered page, is returned immediately.
 */
export function useSettled<T extends object>(promise: Promise<T> | T): T | null {
  const [resolved, setResolved] = useState<{ promise: Promise<T>; value: T } | null>(null);
  useEffect(() => {
    if (!(promise instanceof Promise)) return undefined;
    let isCurrent = true;
    void promise.then((value) => {
      if (isCurrent) setResolved({ promise, value });
    });
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  if (!(promise instanceof Promise)) return promise;
  return resolved?.promise === promise ? resolved.value : null;
}
