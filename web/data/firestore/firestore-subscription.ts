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
import type * as z from 'zod/mini';
import { onPresence } from '../../lib/tab-visibility.ts';
import { parseDocument } from './documents.ts';
import { fromFirebase } from '../errors.ts';

export type Live<T> =
  { status: 'loading' } | { status: 'error'; error: AppError } | { status: 'ready'; data: T };

export type Subscribe<T> = (next: (state: Live<T>) => void) => () => void;

/** Without it a list that is only known as empty from here would never become an empty one. */
const OPTIONS = { includeMetadataChanges: true };

const loading = () => ({ status: 'loading' }) as const;

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
 * Watches what `subscribe` (memoised) reports, as long as the component is there; `known` (memoised) is what is shown until
 * it does. A tab that nobody looks at for long keeps what it shows and listens again when it is seen: what it
 * would hear is paid for.
 */
export function useLive<T>(subscribe: Subscribe<T>, known: () => Live<T> = loading) {
  const [attempt, setAttempt] = useState(0);
  const { id, connected, states, initialData } = useMemo(
    () => ({ ...createSource(subscribe), initialData: known(), attempt }),
    [subscribe, known, attempt],
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
    initialData,
  });
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  return { ...data, retry };
}

const failed = (error: unknown) => ({ status: 'error', error: fromFirebase(error) }) as const;

/** The SDK itself has waited before it shows what is here without the server's word. */
const PATIENCE_MS = 5000;

const NO_ANSWER = {
  status: 'error',
  error: new AppError('unavailable', 'Firestore has not answered'),
} as const;

/**
 * Nothing, or a part, here and no answer from the server is not the same as nothing more there: it is held
 * back, and `giveUp` is called when the answer does not come. `mayShow` is asked about each snapshot.
 */
function createGuard(giveUp: () => void) {
  let answered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    mayShow(isPart: boolean, fromCache: boolean): boolean {
      clearTimeout(timer);
      answered ||= !fromCache;
      if (answered || !isPart) return true;
      timer = setTimeout(giveUp, navigator.onLine ? PATIENCE_MS : 0);
      return false;
    },
    stop: () => clearTimeout(timer),
  };
}

interface PageWatcher {
  /** Its documents, as far as the server has said; the ids of those that were not there before, or were others. */
  onPage: (documents: QueryDocumentSnapshot[], changed: ReadonlySet<string>) => void;
  /** What is here of it before the server has said anything, where the page `isKnown` from before. */
  onPart: (documents: QueryDocumentSnapshot[]) => void;
  onError: (state: { status: 'error'; error: AppError }) => void;
  isKnown: boolean;
}

/**
 * Watches one page, of `size` documents, of a query (memoised by the caller); what is others by then may be so
 * only in whether it is stored yet. A failure (denied, unavailable) is a state with `retry`, never a throw; without a
 * connection it mends itself when there is one again.
 */
export function watchPage(page: Query, size: number, watcher: PageWatcher): () => void {
  const { onPage, onPart, onError, isKnown } = watcher;
  let latest: QueryDocumentSnapshot[] = [];
  let changed = new Set<string>();
  const show = () => {
    onPage(latest, changed);
    changed = new Set();
  };
  const giveUp = () => (latest.length > 0 ? show() : onError(NO_ANSWER));
  const guard = createGuard(isKnown ? () => {} : giveUp);
  const unsubscribe = onSnapshot(
    page,
    OPTIONS,
    (snapshot) => {
      const { fromCache } = snapshot.metadata;
      latest = snapshot.docs;
      for (const { doc } of snapshot.docChanges(OPTIONS)) changed.add(doc.id);
      // One request may be here because its chat was looked at, and the list not yet.
      if (guard.mayShow(isKnown || latest.length < size, fromCache)) show();
      else if (isKnown) onPart(latest);
    },
    (error) => onError(failed(error)),
  );
  return () => {
    guard.stop();
    unsubscribe();
  };
}

/** What watches one document; it reports null while that does not exist. */
export function documentWatch<S extends z.ZodMiniType>(
  reference: DocumentReference,
  schema: S,
): Subscribe<z.infer<S> | null> {
  return (next) => {
    const guard = createGuard(() => next(NO_ANSWER));
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
export function useLiveDocument<S extends z.ZodMiniType>(reference: DocumentReference, schema: S) {
  return useLive(useMemo(() => documentWatch(reference, schema), [reference, schema]));
}
