import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isLowWindow } from '../../ui/layout/low-window.ts';
import type { ChatLine } from './chat-lines.ts';

/** A list that is scrolled this close to its end counts as scrolled to the end. */
const END_TOLERANCE_PX = 48;
/** The space above the first unread message, for the day and the line 'New messages'. */
const NEW_MESSAGES_PX = 80;

const findLine = (list: HTMLElement, id: string) =>
  list.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`);

/** Scrolls to a card among the messages, and focuses it. */
export function showCard(id: string): void {
  const card = findLine(document.body, id);
  card?.scrollIntoView({ block: 'nearest' });
  const list = card?.closest('[role=log]');
  if (card && list) {
    // Of a card that is higher than the list, the beginning is shown.
    const hidden = list.getBoundingClientRect().top - card.getBoundingClientRect().top;
    list.scrollTop -= Math.max(0, hidden);
  }
  card?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}

/**
 * Keeps the scroll position of a chat. It opens at the line `openAt`, the first unread one, or at
 * its end. At the end, the list follows new messages and cards. Further up, the visible lines stay
 * in place, also when earlier messages are added above them. In a low window, the page scrolls to
 * the end of the chat when it opens and when the reader sends.
 */
export function useScrollAnchor(
  lines: readonly ChatLine[],
  openAt: string | undefined,
  lastCardId: string | undefined,
) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** The first line, and its distance from the upper edge of the list in pixels. */
  const anchor = useRef<{ id: string; top: number } | null>(null);
  /** The other side's latest message when the reader scrolled up, or null at the end. */
  const [scrolledUpAt, setScrolledUpAt] = useState<string | null>(null);
  const firstId = lines.at(0)?.id;
  const last = lines.at(-1);
  const lastId = last?.id ?? null;
  // Only a message sent on this device scrolls to the end, not one from another device.
  const isSentHere = last?.state === 'pending';
  // Not `lastId`: a failed message of the reader stays below newer ones.
  const latestReceivedId = lines.findLast((line) => !line.isMine)?.id ?? '';

  const measure = useCallback(() => {
    const box = list.current;
    if (!box) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < END_TOLERANCE_PX;
    const line = firstId === undefined ? null : findLine(box, firstId);
    anchor.current =
      line && firstId !== undefined ? { id: firstId, top: line.offsetTop - box.scrollTop } : null;
    setScrolledUpAt((previous) => (isAtEnd.current ? null : (previous ?? latestReceivedId)));
  }, [firstId, latestReceivedId]);

  const scrollToEnd = useCallback(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, []);

  const hasOpened = useRef(false);
  const previousLastId = useRef<string | null>(null);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const hasSentNew = lastId !== previousLastId.current && isSentHere;
    previousLastId.current = lastId;
    const line = anchor.current && findLine(box, anchor.current.id);
    const isOpening = !hasOpened.current;
    const unread = isOpening && openAt !== undefined ? findLine(box, openAt) : null;
    hasOpened.current = true;
    if ((isOpening || hasSentNew) && isLowWindow()) {
      document.querySelector('[data-chat-end]')?.scrollIntoView({ block: 'end' });
    }
    if (unread) box.scrollTop = unread.offsetTop - NEW_MESSAGES_PX;
    else if (isAtEnd.current || hasSentNew) scrollToEnd();
    else if (line && anchor.current) box.scrollTop = line.offsetTop - anchor.current.top;
    measure();
  }, [firstId, lastId, isSentHere, lines.length, openAt, lastCardId, measure, scrollToEnd]);

  // The list changes its height when the keyboard opens, the phone turns or the composer grows.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) scrollToEnd();
      measure();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [measure, scrollToEnd]);

  const hasUnseen = scrolledUpAt !== null && scrolledUpAt !== latestReceivedId;
  return { list, onScroll: measure, scrollToEnd, hasUnseen };
}
