import { useSyncExternalStore } from 'react';

/** After this time a navigation that did not leave the page, such as a download, is ignored. */
const NAVIGATION_MS = 10_000;

let navigationStart = 0;

const hasTabFocus = () =>
  document.visibilityState === 'visible' && Date.now() - navigationStart > NAVIGATION_MS;

function subscribe(onChange: () => void) {
  const startNavigation = () => {
    navigationStart = Date.now();
    onChange();
    setTimeout(onChange, NAVIGATION_MS + 1);
  };
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('beforeunload', startNavigation);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('beforeunload', startNavigation);
  };
}

/**
 * Returns whether this tab is visible and not navigating away. Actions that must happen in one tab
 * only, such as resuming a checkout, wait for it.
 */
export const useTabFocus = () => useSyncExternalStore(subscribe, hasTabFocus, () => false);
