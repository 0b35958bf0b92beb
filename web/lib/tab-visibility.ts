import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Returns whether the tab is visible. */
export const useTabVisible = () =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );

/** A tab that is hidden for this long counts as abandoned. */
const HIDDEN_MS = 5 * 60_000;

/**
 * Calls `report` with true immediately, with false when the tab has been hidden for `hiddenMs`, and
 * with true again when it is visible. Returns a function that stops the reports.
 */
export function onTabVisibility(
  report: (isVisible: boolean) => void,
  hiddenMs = HIDDEN_MS,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') report(true);
    else timer = setTimeout(() => report(false), hiddenMs);
  };
  report(true);
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
}
