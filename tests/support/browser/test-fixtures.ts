import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { watchListeners } from './listeners.ts';

interface Options {
  /** Console errors that the test causes on purpose. */
  expectedErrors: RegExp[];
}

interface Fixtures {
  /** Opens a page in a new browser context, for another person. Its console errors count too. */
  visitor: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
  consoleErrors: string[];
}

/** Test data contains pictures on hosts that do not exist. Tests reach only this machine. */
const isOtherHost = (url: string) => URL.canParse(url) && new URL(url).hostname !== 'localhost';
/** A rendition may not exist yet. The page then shows the uploaded picture. */
const isRendition = (url: string) => /\.\d+\.webp\?alt=media(&token=[\w-]+)?$/.test(url);
/** A public page that does not exist answers 404, and the screen shows a message. */
const isLandingPage = (url: string) =>
  URL.canParse(url) && /^\/p\/[^/]+$/.test(new URL(url).pathname);
/** The Content Security Policy blocks pictures of other hosts, which other tests add to lists. */
const REFUSED_PICTURE = /^Loading the image 'https:\/\/[a-z.]+\.test\//;
/** Messages about an answer that took longer than a limit of the SDK or of the app. */
const LATE_ANSWER =
  /Backend didn't respond within 10 seconds|no answer after \d+ s|deadline-exceeded/;

/** Collects the console errors of a page. Returns a function that stops it. */
function watch(page: Page, errors: string[]): () => void {
  let isOver = false;
  const note = (error: string) => {
    if (!isOver) errors.push(error);
  };
  watchListeners(page);
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const missing = message.text().startsWith('Failed to load resource');
    const { url } = message.location();
    if (message.type() !== 'error') return;
    if (missing && (isOtherHost(url) || isRendition(url) || isLandingPage(url))) return;
    // A professional of another test with a missing photo can be on the home page.
    if (missing && url.endsWith('/images/lost.webp')) return;
    // A transaction that lost a race: the SDK tries again.
    if (missing && message.text().includes('400') && url.includes('documents:commit')) return;
    // The emulator ends the stream of writes after a refused one: the SDK opens another.
    if (missing && message.text().includes('400') && url.includes('/Write/channel')) return;
    // The SDK ends a stream that the emulator has ended already.
    if (missing && message.text().includes('400') && url.includes('&TYPE=terminate&')) return;
    // Answers are late on a slow machine. A test that needs the answer fails in its own step.
    if (LATE_ANSWER.test(message.text())) return;
    if (REFUSED_PICTURE.test(message.text())) return;
    // A test can stop the connection or move the clock while the header reads this.
    if (message.text().startsWith('Cannot tell whether the person ')) return;
    note(`${message.text()} (${url} on ${page.url()})`);
  });
  return () => {
    isOver = true;
  };
}

/** Extends Playwright's test: fails on an unexpected console error in any page. */
export const test = base.extend<Fixtures & Options>({
  expectedErrors: [[], { option: true }],

  consoleErrors: async ({ expectedErrors }, use) => {
    const errors: string[] = [];
    await use(errors);
    const unexpected = errors.filter((text) => !expectedErrors.some((wanted) => wanted.test(text)));
    expect(unexpected, 'unexpected errors in the console').toEqual([]);
  },

  page: async ({ page, consoleErrors }, use) => {
    const stopWatching = watch(page, consoleErrors);
    await use(page);
    stopWatching();
  },

  visitor: async ({ browser, consoleErrors, baseURL }, use) => {
    const opened: (() => Promise<void>)[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      const page = await context.newPage();
      const stopWatching = watch(page, consoleErrors);
      opened.push(() => {
        stopWatching();
        return context.close();
      });
      return page;
    });
    await Promise.all(opened.map((close) => close()));
  },
});

export { expect } from '@playwright/test';
