/**
 * Reports something to the server that counts it. A page that the browser only prerenders reports
 * once it is shown to somebody, and never if it is not.
 */
export function sendWhenShown(path: string, report: object): void {
  const send = () => navigator.sendBeacon(path, JSON.stringify(report));
  const { prerendering = false } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', send, { once: true });
  else send();
}
