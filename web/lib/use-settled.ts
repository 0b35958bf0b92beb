import { useEffect, useState } from 'react';

/**
 * Returns the value of a promise that never rejects, and null until it resolves. Unlike React Router's
 * `Await` it does not suspend, so the screen keeps its content and focus meanwhile. A plain value, from a
 * page rendered on the server, is returned at once.
 */
export function useOutcome<T extends object>(promise: Promise<T> | T): T | null {
  const [answered, setAnswered] = useState<{ promise: Promise<T>; value: T } | null>(null);
  useEffect(() => {
    if (!(promise instanceof Promise)) return undefined;
    let isCurrent = true;
    void promise.then((value) => {
      if (isCurrent) setAnswered({ promise, value });
    });
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  if (!(promise instanceof Promise)) return promise;
  return answered?.promise === promise ? answered.value : null;
}
