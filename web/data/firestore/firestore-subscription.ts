import type { DocumentReference } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useObservable } from 'reactfire';
import { BehaviorSubject, distinctUntilChanged, EMPTY, Observable, switchMap } from 'rxjs';
import type * as z from 'zod/mini';
import { onTabVisibility } from '../../lib/tab-visibility.ts';
import { subscribeToDocument, type Live, type Subscribe } from './firestore-listeners.ts';

const loading = () => ({ status: 'loading' }) as const;

let sources = 0;

/**
 * Creates an observable for reactfire. reactfire caches observables and their failures by id
 * forever (its issues 485 and 790), so failures are values, each id is used once, and the listener
 * runs only while `connected` is true, that is while the component is mounted.
 */
function createSource<T>(subscribe: Subscribe<T>) {
  const connected = new BehaviorSubject(false);
  const listener = new Observable<Live<T>>((subscriber) =>
    subscribe((state) => subscriber.next(state)),
  );
  const states = connected.pipe(
    distinctUntilChanged(),
    switchMap((on) => (on ? listener : EMPTY)),
  );
  return { id: `live-${++sources}`, connected, states };
}

/**
 * Returns the latest state that `subscribe` reports, and `cached()` until the first one; memoize
 * both. A tab that is hidden for a long time stops listening, because each update is billed, and
 * listens again when it is visible.
 */
export function useLive<T>(subscribe: Subscribe<T>, cached: () => Live<T> = loading) {
  const [attempt, setAttempt] = useState(0);
  const { id, connected, states, initialData } = useMemo(
    () => ({ ...createSource(subscribe), initialData: cached(), attempt }),
    [subscribe, cached, attempt],
  );
  useEffect(() => {
    const stop = onTabVisibility((isVisible) => connected.next(isVisible));
    return () => {
      stop();
      connected.next(false);
    };
  }, [connected]);
  const { data } = useObservable<Live<T>>(id, states, {
    suspense: false,
    initialData,
  });
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  return { ...data, retry };
}

/** Returns the live state of one document; null while it does not exist. Memoize the reference. */
export function useLiveDocument<S extends z.ZodMiniType>(reference: DocumentReference, schema: S) {
  return useLive(useMemo(() => subscribeToDocument(reference, schema), [reference, schema]));
}
