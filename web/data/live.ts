import { AppError } from '@doorstep/domain/app-error';
import {
  onSnapshot,
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useObservable } from 'reactfire';
import { BehaviorSubject, distinctUntilChanged, EMPTY, Observable, switchMap } from 'rxjs';
import type { z } from 'zod';
import { onPresence } from '../lib/presence.ts';
import { parseDocument } from './documents.ts';
import { fromFirebase } from './errors.ts';

export type Live<T> =
  { status: 'loading' } | { status: 'error'; error: AppError } | { status: 'ready'; data: T };

export type Subscribe<T> = (next: (state: Live<T>) => void) => () => void;

/** Without it a list that is only known as empty from here would never become an empty one. */
const OPTIONS = { includeMetadataChanges: true };

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
  const states = connected.pipe(
    distinctUntilChanged(),
    switchMap((on) => (on ? listener : EMPTY)),
  );
  return { id: `live-${++sources}`, connected, states };
}

/**
 * Watches what `subscribe` (memoised) reports, as long as the component is there. A tab that nobody
 * looks at for long keeps what it shows and listens again when it is seen: what it would hear is paid for.
 */
export function useLive<T>(subscribe: Subscribe<T>) {
  const [attempt, setAttempt] = useState(0);
  const { id, connected, states } = useMemo(
    () => ({ ...createSource(subscribe), attempt }),
    [subscribe, attempt],
  );
  useEffect(() => {
    const stop = onPresence((present) => connected.next(present));
    return () => {
      stop();
      connected.next(false);
    };
  }, [connected]);
  const { data } = useObservable<Live<T>>(id, states, {
    suspense: false,
    initialData: { status: 'loading' },
  });
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  return { ...data, retry };
}

const failed = (error: unknown) => ({ status: 'error', error: fromFirebase(error) }) as const;

/** The SDK itself has waited before it shows what is here without the server's word. */
const PATIENCE_MS = 5000;

/**
 * Nothing here and no answer from the server is not the same as nothing there: it is held back, and
 * reported as a failure when the answer does not come. `mayShow` is asked about each snapshot.
 */
function createEmptyGuard(next: (state: { status: 'error'; error: AppError }) => void) {
  let answered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () =>
    next({ status: 'error', error: new AppError('unavailable', 'Firestore has not answered') });
  return {
    mayShow(empty: boolean, fromCache: boolean): boolean {
      clearTimeout(timer);
      answered ||= !fromCache;
      if (answered || !empty) return true;
      timer = setTimeout(giveUp, navigator.onLine ? PATIENCE_MS : 0);
      return false;
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Watches one page of a query (memoised by the caller); `changed` are the ids of those of its documents
 * that were not there before, or were others, even if only in whether they are stored yet. A failure (denied, unavailable) is a state
 * with `retry`, never a throw; without a connection it mends itself when there is one again.
 */
export function watchPage(
  page: Query,
  onPage: (documents: QueryDocumentSnapshot[], changed: ReadonlySet<string>) => void,
  next: (state: { status: 'error'; error: AppError }) => void,
): () => void {
  const guard = createEmptyGuard(next);
  const unsubscribe = onSnapshot(
    page,
    OPTIONS,
    (snapshot) => {
      const { docs, empty, metadata } = snapshot;
      if (!guard.mayShow(empty, metadata.fromCache)) return;
      onPage(docs, new Set(snapshot.docChanges(OPTIONS).map(({ doc }) => doc.id)));
    },
    (error) => next(failed(error)),
  );
  return () => {
    guard.stop();
    unsubscribe();
  };
}

/** What watches one document; it reports null while that does not exist. */
export function documentWatch<S extends z.ZodType>(
  reference: DocumentReference,
  schema: S,
): Subscribe<z.infer<S> | null> {
  return (next) => {
    const guard = createEmptyGuard(next);
    const unsubscribe = onSnapshot(
      reference,
      OPTIONS,
      (d) => {
        if (!guard.mayShow(!d.exists(), d.metadata.fromCache)) return;
        const data = d.data({ serverTimestamps: 'estimate' });
        next({ status: 'ready', data: data ? parseDocument(schema, d, data) : null });
      },
      (error) => next(failed(error)),
    );
    return () => {
      guard.stop();
      unsubscribe();
    };
  };
}

/** Watches one document (memoised by the caller); null while it does not exist. */
export function useLiveDocument<S extends z.ZodType>(reference: DocumentReference, schema: S) {
  return useLive(useMemo(() => documentWatch(reference, schema), [reference, schema]));
}
