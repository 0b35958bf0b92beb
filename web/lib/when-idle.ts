/** The time after the load event in which a page loads its own content, such as a list. */
const CONTENT_MS = 3000;

/** Runs `work` once the page has loaded its content and is idle. Returns a function to cancel. */
export function whenIdle(work: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait);
  function wait() {
    const id = setTimeout(start, CONTENT_MS);
    cancel = () => clearTimeout(id);
  }
  function start() {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) {
      const id = window.requestIdleCallback(work);
      cancel = () => window.cancelIdleCallback(id);
    } else {
      work();
    }
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => cancel();
}
