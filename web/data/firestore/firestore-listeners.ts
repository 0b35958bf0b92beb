import { AppError } from '@doorstep/domain/app-error';
import {
  onSnapshot,
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type * as z from 'zod/mini';
import { fromFirebase } from '../errors.ts';
import { parseDocument } from './documents.ts';

/** The state of a live read. */
export type Live<T> =
  | { status: 'loading' }
  | { status: 'error'; error: AppError }
  | { status: 'ready'; data: T };

/** Starts a subscription that reports its states; returns a function that ends it. */
export type Subscribe<T> = (next: (state: Live<T>) => void) => () => void;

/** Makes listeners also report that the server has confirmed a cached list. */
const OPTIONS = { includeMetadataChanges: true };

const failed = (error: unknown) => ({ status: 'error', error: fromFirebase(error) }) as const;

/** How long to wait for the server after the SDK has reported cached documents. */
const SERVER_WAIT_MS = 5000;

const NO_ANSWER = {
  status: 'error',
  error: new AppError('unavailable', 'Firestore has not answered'),
} as const;

/**
 * Holds back cached snapshots that may be incomplete until the server has answered: an empty cache
 * does not mean an empty list. Call `mayShow` for each snapshot. Calls `onNoAnswer` if the server
 * does not answer in time.
 */
function createCacheGuard(onNoAnswer: () => void) {
  let hasAnswered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    mayShow(isIncomplete: boolean, fromCache: boolean): boolean {
      clearTimeout(timer);
      hasAnswered ||= !fromCache;
      if (hasAnswered || !isIncomplete) return true;
      timer = setTimeout(onNoAnswer, navigator.onLine ? SERVER_WAIT_MS : 0);
      return false;
    },
    stop: () => clearTimeout(timer),
  };
}

interface PageWatcher {
  /** Receives the page's documents and the ids of those that are new or changed. */
  onPage: (documents: QueryDocumentSnapshot[], changed: ReadonlySet<string>) => void;
  /** Receives cached documents before the server has answered, if `isCached`. */
  onCachedDocuments: (documents: QueryDocumentSnapshot[]) => void;
  onError: (state: { status: 'error'; error: AppError }) => void;
  /** Whether the caller already shows an earlier state of this page. */
  isCached: boolean;
}

/**
 * Listens to one page of a query, of `size` documents. A document also counts as changed when its
 * pending write is stored. Failures are states, never thrown. Returns a function that stops.
 */
export function watchPage(page: Query, size: number, watcher: PageWatcher): () => void {
  const { onPage, onCachedDocuments, onError, isCached } = watcher;
  let latest: QueryDocumentSnapshot[] = [];
  let changed = new Set<string>();
  const show = () => {
    onPage(latest, changed);
    changed = new Set();
  };
  const onNoAnswer = () => (latest.length > 0 ? show() : onError(NO_ANSWER));
  const guard = createCacheGuard(isCached ? () => {} : onNoAnswer);
  const unsubscribe = onSnapshot(
    page,
    OPTIONS,
    (snapshot) => {
      const { fromCache } = snapshot.metadata;
      latest = snapshot.docs;
      for (const { doc } of snapshot.docChanges(OPTIONS)) changed.add(doc.id);
      // The cache may hold only one request whose chat was opened, not the whole list.
      if (guard.mayShow(isCached || latest.length < size, fromCache)) show();
      else if (isCached) onCachedDocuments(latest);
    },
    (error) => onError(failed(error)),
  );
  return () => {
    guard.stop();
    unsubscribe();
  };
}

/** Returns a subscription to one document; it reports null while the document does not exist. */
export function subscribeToDocument<S extends z.ZodMiniType>(
  reference: DocumentReference,
  schema: S,
): Subscribe<z.infer<S> | null> {
  return (next) => {
    const guard = createCacheGuard(() => next(NO_ANSWER));
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
