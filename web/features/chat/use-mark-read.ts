import { useEffect, useEffectEvent, useRef } from 'react';
import { useTabVisible } from '../../lib/tab-visibility.ts';

/** Throttles the writes, so that messages in quick succession are marked together. */
const THROTTLE_MS = 2000;

/**
 * Marks a thread as read while its screen is visible: once per latest message, so that a refused
 * write is not repeated, and at most every two seconds. A delayed mark is written when the screen
 * is closed or hidden. `latestId` is null for a thread without messages, such as a new request.
 */
export function useMarkRead(unread: number, latestId: string | null, mark: () => Promise<void>) {
  const visible = useTabVisible();
  const markedId = useRef<string | null | undefined>(undefined);
  const markedAt = useRef(-Infinity);
  const delayedMark = useRef<(() => void) | null>(null);
  const write = useEffectEvent(mark);
  const isDue = visible && unread > 0;
  useEffect(() => {
    if (!isDue || markedId.current === latestId) return;
    const markNow = () => {
      delayedMark.current = null;
      markedId.current = latestId;
      markedAt.current = performance.now();
      write().catch((error: unknown) =>
        console.warn('The thread could not be marked as read', error),
      );
    };
    delayedMark.current = markNow;
    const delay = markedAt.current + THROTTLE_MS - performance.now();
    const timer = setTimeout(markNow, Math.max(0, delay));
    return () => clearTimeout(timer);
  }, [isDue, latestId]);
  useEffect(() => {
    if (unread === 0) delayedMark.current = null;
  }, [unread]);
  useEffect(() => () => delayedMark.current?.(), [visible]);
}
