import type { Page } from '@playwright/test';

const STOP_TIMEOUT_MS = 500;

/** The number of Firestore listeners of each page. */
const listeners = new WeakMap<Page, number>();

/** Counts the page's listeners. Must be called before the page loads. */
export function countListeners(page: Page): void {
  page.on('domcontentloaded', () => listeners.delete(page));
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/Listen/channel')) return;
    const sent = request.postData() ?? '';
    const added = sent.split('addTarget').length - sent.split('removeTarget').length;
    listeners.set(page, (listeners.get(page) ?? 0) + added);
  });
}

/** Returns how many Firestore listeners the page has. */
export const listenerCount = (page: Page) => listeners.get(page) ?? 0;

/**
 * Ends all listeners at the end of a test, for at most half a second: navigates to a screen without
 * live data, and hides the page, which stops the header's listeners. Without this, the emulator
 * continues to notify the listeners of closed pages about every write (firebase-tools issue 3477),
 * which slows later tests.
 */
export async function stopListening(page: Page): Promise<void> {
  if (!listeners.get(page) || page.isClosed()) return;
  const ended = page.waitForEvent('requestfinished', {
    predicate: () => listeners.get(page) === 0,
    timeout: STOP_TIMEOUT_MS,
  });
  void page
    .evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      history.pushState(null, '', '/pricing');
      dispatchEvent(new PopStateEvent('popstate'));
    })
    .catch(() => undefined);
  await ended.catch(() => undefined);
}
