import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isVisible = () => document.visibilityState === 'visible';

/** Between two marks: messages that come one upon the other are marked together. */
const PAUSE_MS = 2000;

/**
 * Marks a thread as read while its screen is looked at: once for each latest message, so that a
 * refusal is not tried for ever, and not oftener than every two seconds. What waits for that is marked
 * when the screen is left.
 */
export function useMarkRead(unread: number, latest: string | null, mark: () => Promise<void>) {
  const visible = useSyncExternalStore(subscribe, isVisible, () => false);
  const tried = useRef<string | null>(null);
  const markedAt = useRef(-Infinity);
  const waiting = useRef<(() => void) | null>(null);
  const start = useEffectEvent(mark);
  const due = visible && unread > 0;
  useEffect(() => {
    if (!due || tried.current === latest) return;
    const go = () => {
      waiting.current = null;
      tried.current = latest;
      markedAt.current = performance.now();
      start().catch((error: unknown) => console.warn('Could not be marked as read', error));
    };
    waiting.current = go;
    const pause = markedAt.current + PAUSE_MS - performance.now();
    const timer = setTimeout(go, Math.max(0, pause));
    return () => clearTimeout(timer);
  }, [due, latest]);
  useEffect(() => {
    if (unread === 0) waiting.current = null;
  }, [unread]);
  useEffect(() => () => waiting.current?.(), [visible]);
}
