import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isVisible = () => document.visibilityState === 'visible';

/**
 * Marks a thread as read while its screen is looked at: once for each latest message, so that a
 * refusal is not tried for ever.
 */
export function useMarkRead(unread: number, latest: string | null, mark: () => Promise<void>) {
  const visible = useSyncExternalStore(subscribe, isVisible, () => false);
  const tried = useRef<string | null>(null);
  const start = useEffectEvent(mark);
  const due = visible && unread > 0;
  useEffect(() => {
    if (!due || tried.current === latest) return;
    tried.current = latest;
    start().catch((error: unknown) => console.warn('Could not be marked as read', error));
  }, [due, latest]);
}
