import { useEffect, useState } from 'react';

/**
 * What a promise that never rejects has answered; null until then. Unlike `Await` it leaves what stands
 * on the screen where it is: a screen that shows something meanwhile keeps it, the focus too.
 */
export function useOutcome<T>(promise: Promise<T>): T | null {
  const [answered, setAnswered] = useState<{ promise: Promise<T>; value: T } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void promise.then((value) => {
      if (isCurrent) setAnswered({ promise, value });
    });
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return answered?.promise === promise ? answered.value : null;
}
