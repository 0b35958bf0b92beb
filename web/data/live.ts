import type { AppError } from '@doorstep/domain/app-error';
import { onSnapshot, type DocumentReference, type Query } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useObservable } from 'reactfire';
import { BehaviorSubject, EMPTY, Observable, switchMap } from 'rxjs';
import type { z } from 'zod';
import { parseDocument } from './documents.ts';
import { fromFirebase } from './errors.ts';

export type Live<T> =
  { status: 'loading' } | { status: 'error'; error: AppError } | { status: 'ready'; data: T };

/** A live list: what is shown, and whether the query's limit has cut it. */
export interface LiveRows<T> {
  rows: T[];
  more: boolean;
}

type Subscribe<T> = (next: (state: Live<T>) => void) => () => void;

let sources = 0;

/**
 * reactfire keeps what it observes in a global cache, by id, for ever and failures too (its issues
 * 485 and 790). So failures travel as values, an id is never used twice, and the listener hangs on
 * `connected`, which follows the component and not the cache.
 */
function createSource<T>(subscribe: Subscribe<T>) {
  const connected = new BehaviorSubject(false);
  const listener = new Observable<Live<T>>((subscriber) =>
    subscribe((state) => subscriber.next(state)),
  );
  const states = connected.pipe(switchMap((on) => (on ? listener : EMPTY)));
  return { id: `live-${++sources}`, connected, states };
}

function useLive<T>(subscribe: Subscribe<T>) {
  const [attempt, setAttempt] = useState(0);
  const { id, connected, states } = useMemo(
    () => ({ ...createSource(subscribe), attempt }),
    [subscribe, attempt],
  );
  useEffect(() => {
    connected.next(true);
    return () => connected.next(false);
  }, [connected]);
  const { data } = useObservable<Live<T>>(id, states, {
    suspense: false,
    initialData: { status: 'loading' },
  });
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  return { ...data, retry };
}

const failed = (error: unknown) => ({ status: 'error', error: fromFirebase(error) }) as const;

/**
 * Watches one page of a query, which the caller memoises together with its limit. A failure
 * (denied, unavailable) is a state with `retry`, never a throw; malformed documents are skipped.
 */
export function useLiveQuery<S extends z.ZodType>(query: Query, limit: number, schema: S) {
  const subscribe = useCallback<Subscribe<LiveRows<z.infer<S>>>>(
    (next) =>
      onSnapshot(
        query,
        (snapshot) => {
          const rows = snapshot.docs
            .map((d) => parseDocument(schema, d, d.data({ serverTimestamps: 'estimate' })))
            .filter((row) => row !== null);
          next({ status: 'ready', data: { rows, more: snapshot.size >= limit } });
        },
        (error) => next(failed(error)),
      ),
    [query, limit, schema],
  );
  return useLive(subscribe);
}

/** Watches one document (memoised by the caller); null while it does not exist. */
export function useLiveDocument<S extends z.ZodType>(reference: DocumentReference, schema: S) {
  const subscribe = useCallback<Subscribe<z.infer<S> | null>>(
    (next) =>
      onSnapshot(
        reference,
        (d) => {
          const data = d.data({ serverTimestamps: 'estimate' });
          next({ status: 'ready', data: data ? parseDocument(schema, d, data) : null });
        },
        (error) => next(failed(error)),
      ),
    [reference, schema],
  );
  return useLive(subscribe);
}
