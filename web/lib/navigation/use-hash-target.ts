import { useEffect, useRef } from 'react';

/**
 * Returns the ref of a section that links name with `#id`, and scrolls to it when it is mounted.
 * The browser looks for the id before the screen has loaded.
 */
export function useHashTarget(id: string) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id]);
  return section;
}
