import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long to debounce typing. */
const TYPING_MS = 300;

/**
 * Returns the text of a search field and its setter. Debounces `store`. The text changes with
 * `stored` when something else changes it, such as Back.
 */
export function useTypedSearch(stored: string, store: (text: string) => void) {
  const [text, setText] = useState(stored);
  const latest = useRef(stored);
  const follow = useEffectEvent(() => {
    if (stored === latest.current) return;
    latest.current = stored;
    setText(stored);
  });
  const save = useEffectEvent(() => {
    if (text === latest.current) return;
    latest.current = text;
    store(text);
  });
  useEffect(() => follow(), [stored]);
  useEffect(() => {
    const timer = setTimeout(() => save(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}
