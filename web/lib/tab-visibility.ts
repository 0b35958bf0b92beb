/** After so long in the background a tab is taken for one that nobody comes back to soon. */
const AWAY_MS = 5 * 60_000;

/**
 * Reports whether somebody is at this tab: true at once, false when it has been hidden for long,
 * true again as soon as it is seen.
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
