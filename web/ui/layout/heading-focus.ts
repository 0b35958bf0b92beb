const content = () => document.getElementById('main');

/**
 * The screen's heading takes the focus; where there is none yet, the content holds it for it. What is in
 * view stays: on the way back that is the place in the list.
 */
export function focusHeading(): void {
  const heading = content()?.querySelector<HTMLElement>('h1[tabindex]') ?? content();
  heading?.focus({ preventScroll: true });
}

/** The ref of a screen's heading: one that comes late takes the focus that was held for it. */
export function focusOnMount(heading: HTMLElement | null): void {
  if (document.activeElement === content()) heading?.focus({ preventScroll: true });
}

/**
 * The ref of what can go while the focus is in it: what came in its place takes the focus then, where
 * that is known, else the part of the screen around it, or the heading. Otherwise who works by keyboard
 * would begin at the top of the page again.
 */
export function moveFocusOnUnmount(
  element: HTMLElement | null,
  inItsPlace?: () => Element | null | undefined,
) {
  const around = element?.parentElement?.closest<HTMLElement>('[tabindex]');
  return () => {
    if (!element?.contains(document.activeElement)) return;
    // Once what comes in its place is there.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const next = inItsPlace?.();
      if (next instanceof HTMLElement) {
        next.tabIndex = -1;
        next.focus({ preventScroll: true });
      } else if (around?.isConnected && around !== content()) around.focus();
      else focusHeading();
    });
  };
}
