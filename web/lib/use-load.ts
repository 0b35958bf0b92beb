import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Loaded<T> =
  { status: 'loading' } | { status: 'error'; error: unknown } | { status: 'ready'; data: T };

/**
 * Loads something once per `key` and again on `reload`. An answer that comes after the key has
 * changed is dropped.
 */
export function useLoad<T>(key: string, load: () => Promise<T>) {
  const [attempt, setAttempt] = useState(0);
  const current = `${key}#${attempt}`;
  const [held, setHeld] = useState<{ for: string; state: Loaded<T> } | null>(null);
  const start = useEffectEvent(load);

  useEffect(() => {
    let wanted = true;
    const settle = (state: Loaded<T>) => {
      if (wanted) setHeld({ for: current, state });
    };
    start().then(
      (data) => settle({ status: 'ready', data }),
      (error: unknown) => settle({ status: 'error', error }),
    );
    return () => {
      wanted = false;
    };
  }, [current]);

  const reload = useCallback(() => setAttempt((n) => n + 1), []);
  const state: Loaded<T> = held?.for === current ? held.state : { status: 'loading' };
  return { ...state, reload };
}
