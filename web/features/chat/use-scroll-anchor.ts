import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatLine } from './chat-lines.ts';

/** So near to the end counts as being there. */
const NEAR_PX = 48;

const lineAt = (list: HTMLElement, id: string) =>
  list.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`);

/**
 * The reader's place in a chat: the end stays in sight as messages come, unless one has scrolled
 * up; then what is being read stays where it is, also when earlier messages appear above it.
 */
export function useKeepPlace(lines: readonly ChatLine[]) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  /** The first line and how far below the upper edge it stood. */
  const anchor = useRef<{ id: string; top: number } | null>(null);
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const first = lines.at(0)?.id;
  const last = lines.at(-1);
  const lastId = last?.id ?? null;
  // Only what was sent from here takes the reader along, not what comes from another device of his.
  const fromHere = last?.state === 'pending';
  // One's own that was refused stays below what comes after it.
  const newsId = lines.findLast((line) => !line.mine)?.id ?? '';

  const note = useCallback(() => {
    const box = list.current;
    if (!box) return;
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    const line = first === undefined ? null : lineAt(box, first);
    anchor.current =
      line && first !== undefined ? { id: first, top: line.offsetTop - box.scrollTop } : null;
    setLeftAt((left) => (atEnd.current ? null : (left ?? newsId)));
  }, [first, newsId]);

  const toEnd = useCallback(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, []);

  const shownLast = useRef<string | null>(null);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const ownNew = lastId !== shownLast.current && fromHere;
    shownLast.current = lastId;
    const line = anchor.current && lineAt(box, anchor.current.id);
    if (atEnd.current || ownNew) toEnd();
    else if (line && anchor.current) box.scrollTop = line.offsetTop - anchor.current.top;
    note();
  }, [first, lastId, fromHere, lines.length, note, toEnd]);

  // The keyboard opens, the phone is turned, the field below grows.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
      note();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [note, toEnd]);

  return { list, onScroll: note, toEnd, unseen: leftAt !== null && leftAt !== newsId };
}
