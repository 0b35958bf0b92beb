import { useEffect, useState } from 'react';

/**
 * What a promise that never rejects has answered; null until then. Unlike `Await` it leaves what stands
 * on the screen where it is: a screen that shows something meanwhile keeps it, the focus too. What is
 * there already, on a page that the server has made, is the outcome at once.
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
