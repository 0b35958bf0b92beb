/**
 * A page that the browser keeps for 'Back' as it was (bfcache) is not shown again while it was
 * somebody's: it is blank from the moment it is put away, and loaded anew when it comes back.
 */
export function neverRestore(isPrivate: () => boolean): void {
  const root = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && isPrivate()) root.hidden = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && root.hidden) location.reload();
  });
}
