/** Where the browser cannot tell when it is idle (Safari), this long after the call. */
const FALLBACK_MS = 2000;

/** Does `work` once the page has loaded and has nothing else to do. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  let cancel = () => window.removeEventListener('load', start);
  function start() {
    if ('requestIdleCallback' in window) {
      const id = window.requestIdleCallback(work);
      cancel = () => window.cancelIdleCallback(id);
    } else {
      const id = setTimeout(work, FALLBACK_MS);
      cancel = () => clearTimeout(id);
    }
  }
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => cancel();
}
