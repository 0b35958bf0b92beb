import type { Page } from '@playwright/test';

const PATIENCE_MS = 500;

/** How many listeners the document of a page has at Firestore. */
const listeners = new WeakMap<Page, number>();

/** Counts the page's listeners; to be called before it is opened. */
export function countListeners(page: Page): void {
  page.on('domcontentloaded', () => listeners.delete(page));
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/Listen/channel')) return;
    const sent = request.postData() ?? '';
    const begun = sent.split('addTarget').length - sent.split('removeTarget').length;
    listeners.set(page, (listeners.get(page) ?? 0) + begun);
  });
}

/**
 * Leads a page whose test is over to a screen where nothing is live. The emulator goes on answering the listeners
 * of a page that was closed, at every write to their collections (firebase-tools' issue 3477). A page that cannot
 * go there only makes later tests a little slower.
 */
export async function stopListening(page: Page): Promise<void> {
  if (!listeners.get(page) || page.isClosed()) return;
  const ended = page.waitForEvent('requestfinished', {
    predicate: () => listeners.get(page) === 0,
    timeout: PATIENCE_MS,
  });
  void page
    .evaluate(() => {
      history.pushState(null, '', '/pricing');
      dispatchEvent(new PopStateEvent('popstate'));
    })
    .catch(() => undefined);
  await ended.catch(() => undefined);
}
