const mainElement = () => document.getElementById('main');

/**
 * Focuses the heading of a screen, or of a part of it, or the element itself until there is one.
 * Does not scroll, so that the scroll position in a list is restored.
 */
export function focusHeading(screen = mainElement()): void {
  const heading = screen?.querySelector<HTMLElement>(':is(h1, h2)[tabindex]') ?? screen;
  heading?.focus({ preventScroll: true });
}

/**
 * Ref of a screen's heading: focuses a heading that is rendered after `focusHeading` was called.
 */
export function focusOnMount(heading: HTMLElement | null): void {
  const screen = heading?.parentElement?.closest('[tabindex]');
  if (screen && screen === document.activeElement) heading?.focus({ preventScroll: true });
}

/** Ref of the one control of a screen, which a keyboard or a screen reader then starts at. */
export const focusAtOnce = (control: HTMLElement | null) => control?.focus({ preventScroll: true });

/**
 * Ref of an element that can be removed while it contains the focus. Moves the focus to the element
 * that `replacement` returns, else to the closest focusable ancestor, else to the heading.
 * Otherwise keyboard users would start at the top of the page again.
 */
export function moveFocusOnUnmount(
  element: HTMLElement | null,
  replacement?: () => Element | null | undefined,
) {
  const ancestor = element?.parentElement?.closest<HTMLElement>('[tabindex]');
  return () => {
    if (!element?.contains(document.activeElement)) return;
    // Wait until React has rendered the replacement.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const next = replacement?.();
      if (next instanceof HTMLElement) {
        // A link takes the focus without a `tabIndex`.
        if (next.tabIndex < 0) next.tabIndex = -1;
        next.focus({ preventScroll: true });
      } else if (ancestor?.isConnected && ancestor !== mainElement()) ancestor.focus();
      else focusHeading();
    });
  };
}
