import type { Page, Request } from '@playwright/test';

const CHANNEL = '/Listen/channel';
const PATIENCE_MS = 500;

const listening = new WeakSet<Page>();

/** Notes whether the page listens to Firestore; to be called before it is opened. */
export function noteListening(page: Page): void {
  page.on('request', (request) => {
    if (request.url().includes(CHANNEL)) listening.add(page);
  });
}

const isEnding = (request: Request) =>
  request.url().includes(CHANNEL) && !!request.postData()?.includes('removeTarget');

/**
 * Leads a page whose test is over to a screen where nothing is live. The emulator goes on answering the listeners
 * of a page that was closed, at every write to their collections (firebase-tools' issue 3477). A page that cannot
 * go there only makes later tests a little slower.
 */
export async function stopListening(page: Page): Promise<void> {
  if (!listening.has(page) || page.isClosed()) return;
  const ended = page.waitForRequest(isEnding, { timeout: PATIENCE_MS });
  void page
    .evaluate(() => {
      history.pushState(null, '', '/pricing');
      dispatchEvent(new PopStateEvent('popstate'));
    })
    .catch(() => undefined);
  // One listener's end goes alone, the others' together behind it.
  await ended.then(() => page.waitForTimeout(100)).catch(() => undefined);
}
