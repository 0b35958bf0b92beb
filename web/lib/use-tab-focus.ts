import { useSyncExternalStore } from 'react';

/** After this time a navigation that did not leave the page, such as a download, is ignored. */
const LEAVING_MS = 10_000;

let leavingSince = 0;

const isInFront = () =>
  document.visibilityState === 'visible' && Date.now() - leavingSince > LEAVING_MS;

function subscribe(onChange: () => void) {
  const leave = () => {
    leavingSince = Date.now();
    onChange();
    setTimeout(onChange, LEAVING_MS + 1);
  };
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('beforeunload', leave);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('beforeunload', leave);
  };
}

/**
 * Returns whether this tab is visible and not navigating away. What must happen once, such as resuming a
 * checkout, waits for it, so that a tab in the background does not do it too.
 */
export const useInFront = () => useSyncExternalStore(subscribe, isInFront, () => false);
