/** A tab that is hidden for this long counts as abandoned. */
const AWAY_MS = 5 * 60_000;

/**
 * Reports true at once, false when the tab has been hidden for five minutes, and true again as soon as
 * it is visible. Returns a function that stops reporting.
 */
export function onPresence(report: (present: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') report(true);
    else timer = setTimeout(() => report(false), AWAY_MS);
  };
  report(true);
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
