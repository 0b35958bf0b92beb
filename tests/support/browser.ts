import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { countListeners, stopListening } from './listeners.ts';

interface Options {
  /** Errors in the console that the test brings about on purpose. */
  expectedErrors: RegExp[];
}

interface Fixtures {
  /** Opens a browser of somebody else: a context of its own, at the site, watched like `page`. */
  visitor: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
  consoleErrors: string[];
}

/** Test data names pictures on hosts that do not exist: only this machine is reached. */
const isElsewhere = (url: string) => URL.canParse(url) && new URL(url).hostname !== 'localhost';
/** Not made yet: the picture is shown as it was uploaded. */
const isRendition = (url: string) => /\.\d+\.webp\?alt=media$/.test(url);
/** A landing page that is not there is a 404, as it is to be; the screen says so. */
const isLandingPage = (url: string) =>
  URL.canParse(url) && /^\/p\/[^/]+$/.test(new URL(url).pathname);
/** Such a picture is refused before it is looked for; lists show those of other tests too. */
const REFUSED_PICTURE = /^Loading the image 'https:\/\/[a-z.]+\.test\//;

/** Looks for errors in its console until the test is over, when the result is to be called. */
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
    if (missing && (isElsewhere(url) || isRendition(url) || isLandingPage(url))) return;
    if (REFUSED_PICTURE.test(message.text())) return;
    note(`${message.text()} (${url} on ${page.url()})`);
  });
  return () => {
    isOver = true;
    return stopListening(page);
  };
}

/** Playwright's test, in which an unexpected error in any page's console fails. */
export const test = base.extend<Fixtures & Options>({
  expectedErrors: [[], { option: true }],

  consoleErrors: async ({ expectedErrors }, use) => {
    const errors: string[] = [];
    await use(errors);
    const unexpected = errors.filter((text) => !expectedErrors.some((wanted) => wanted.test(text)));
    expect(unexpected, 'unexpected errors in the console').toEqual([]);
  },

  page: async ({ page, consoleErrors }, use) => {
    const end = watch(page, consoleErrors);
    await use(page);
    await end();
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
