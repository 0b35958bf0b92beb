import { withTimeout } from '@doorstep/domain/with-timeout';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'error'; error: unknown }
  | { status: 'ready'; data: T };

/**
 * Loads data once per `key`, and again on `reload`. After 15 s the state is an error, until a late
 * answer arrives. An answer for an earlier key is dropped.
 */
export function useLoad<T>(key: string, load: () => Promise<T>) {
  const [attempt, setAttempt] = useState(0);
  const current = `${key}#${attempt}`;
  const [latest, setLatest] = useState<{ key: string; state: Loaded<T> } | null>(null);
  const start = useEffectEvent(load);

  useEffect(() => {
    let isCurrent = true;
    const show = (state: Loaded<T>) => {
      if (isCurrent) setLatest({ key: current, state });
    };
    const shown = start().then((data) => show({ status: 'ready', data }));
    withTimeout(current, shown).catch((error: unknown) => show({ status: 'error', error }));
    return () => {
      isCurrent = false;
    };
  }, [current]);

  const reload = useCallback(() => setAttempt((n) => n + 1), []);
  const state: Loaded<T> = latest?.key === current ? latest.state : { status: 'loading' };
  return { ...state, reload };
}
