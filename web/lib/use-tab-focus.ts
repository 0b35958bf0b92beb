import { useSyncExternalStore } from 'react';

/** A navigation that was begun and never came to anything, a download say, is forgotten after this. */
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
 * Whether the person looks at this page, and it is not about to be left for another. What happens
 * once (a checkout that resumes) must happen there, and not in a tab behind it.
 */
export const useInFront = () => useSyncExternalStore(subscribe, isInFront, () => false);
