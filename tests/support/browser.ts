import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { countListeners, stopListening } from './listeners.ts';

interface Options {
  /** Console errors that the test causes on purpose. */
  expectedErrors: RegExp[];
}

interface Fixtures {
  /** Opens a page of another person, in a browser context of its own, watched like `page`. */
  visitor: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
  consoleErrors: string[];
}

/** Test data names pictures on hosts that do not exist; the tests reach this machine only. */
const isOtherHost = (url: string) => URL.canParse(url) && new URL(url).hostname !== 'localhost';
/** A rendition may not exist yet; the picture is shown as uploaded. */
const isRendition = (url: string) => /\.\d+\.webp\?alt=media$/.test(url);
/** A landing page that does not exist answers 404, and the screen says so. */
const isLandingPage = (url: string) =>
  URL.canParse(url) && /^\/p\/[^/]+$/.test(new URL(url).pathname);
/** The policy refuses these pictures; lists show them from other tests too. */
const REFUSED_PICTURE = /^Loading the image 'https:\/\/[a-z.]+\.test\//;

/** Collects the console errors of a page. Returns a function that ends this. */
function watch(page: Page, errors: string[]): () => Promise<void> {
  let isOver = false;
  const note = (error: string) => {
    if (!isOver) errors.push(error);
  };
  countListeners(page);
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const missing = message.text().startsWith('Failed to load resource');
    const { url } = message.location();
    if (message.type() !== 'error') return;
    if (missing && (isOtherHost(url) || isRendition(url) || isLandingPage(url))) return;
    if (REFUSED_PICTURE.test(message.text())) return;
    note(`${message.text()} (${url} on ${page.url()})`);
  });
  return () => {
    isOver = true;
    return stopListening(page);
  };
}

/** Playwright's test, which fails for an unexpected error in the console of any page. */
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
    await stopWatching();
  },

  visitor: async ({ browser, consoleErrors, baseURL }, use) => {
    const opened: (() => Promise<void>)[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      const page = await context.newPage();
      const end = watch(page, consoleErrors);
      opened.push(() => end().then(() => context.close()));
      return page;
    });
    await Promise.all(opened.map((end) => end()));
  },
});

export { expect } from '@playwright/test';
