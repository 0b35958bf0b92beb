/**
 * Hides a private page before the browser puts it into the back/forward cache, and reloads it when
 * the browser restores it: another person may be signed in by then.
 */
export function reloadRestoredPrivatePages(isPrivate: () => boolean): void {
  const root = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && isPrivate()) root.hidden = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && root.hidden) location.reload();
  });
}
