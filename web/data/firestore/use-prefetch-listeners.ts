import { onSnapshot, type DocumentReference, type Query } from 'firebase/firestore';
import { useEffect, useEffectEvent } from 'react';

/** How long the listeners run. A screen that listens to the same documents keeps them running. */
const PREFETCH_MS = 10_000;

/** The screen that listens to the same documents shows them, or the error. */
const IGNORE = () => {};

const listen = (target: Query | DocumentReference) =>
  target.type === 'document'
    ? onSnapshot(target, IGNORE, IGNORE)
    : onSnapshot(target, IGNORE, IGNORE);

/**
 * Listens to the first `targets` of a screen before the screen knows enough to show them, such as
 * whose requests a person answers. A screen that listens to the same documents shares them.
 */
export function usePrefetchListeners(targets: () => readonly (Query | DocumentReference)[]): void {
  const start = useEffectEvent(() => targets().map(listen));
  useEffect(() => {
    const stops = start();
    const stop = () => stops.forEach((end) => end());
    const timer = setTimeout(stop, PREFETCH_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
