/** So long a page that has loaded still asks for what it shows: a list, say. */
const FIRST_MS = 3000;

/** Does `work` once the page has loaded, has had time for its content, and is idle. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait);
  function wait() {
    const id = setTimeout(start, FIRST_MS);
    cancel = () => clearTimeout(id);
  }
  function start() {
    // Safari cannot tell when it is idle.
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
