import { onSnapshot, type DocumentReference, type Query } from 'firebase/firestore';
import { useEffect } from 'react';

/** How long the queries run for a screen that has not joined them. */
const AHEAD_MS = 10_000;

/** The screen that joins a query shows its documents and its error. */
const IGNORE = () => {};

const listen = (target: Query | DocumentReference) =>
  target.type === 'document'
    ? onSnapshot(target, IGNORE, IGNORE)
    : onSnapshot(target, IGNORE, IGNORE);

/**
 * Starts to listen to documents before a screen knows enough to show them, such as whose requests a
 * person answers, so that they do not wait for that answer. A screen that listens to the same
 * documents joins the running queries. Memoize `targets`.
 */
export function useListenAhead(targets: readonly (Query | DocumentReference)[]): void {
  useEffect(() => {
    const stops = targets.map(listen);
    const stop = () => stops.forEach((end) => end());
    const timer = setTimeout(stop, AHEAD_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [targets]);
}
