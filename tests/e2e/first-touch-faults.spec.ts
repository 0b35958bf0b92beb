import type { Page } from '@playwright/test';
import { hold } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { createMany } from '../support/crowds.ts';
import { unique } from '../support/people.ts';
import { createProvider } from '../support/scenes.ts';
import { isHydrated, touch } from '../support/screen.ts';

/** The public pages where the app, or a part of it, does not come. */

const SCRIPTS = /\/assets\/[^/]+\.js(\?\d+)?$/;
const SCREEN = '**/assets/public-page-*.js';

const request = (page: Page) => page.getByRole('button', { name: 'Request Service' });

const toast = (page: Page) => page.getByText(/free client account to request/);

/** A page whose 'Request Service' is pressed, and whose app comes more than ten seconds later. */
async function pressLongBefore(page: Page): Promise<() => void> {
  const { profile } = await createProvider('late-app');
  const release = await hold(page, SCRIPTS);
  await page.goto(`/p/${profile.handle}`, { waitUntil: 'domcontentloaded' });
  await request(page).click();
  await expect(request(page)).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 10_000;
  });
  return release;
}

test(
  '§8 First sight: whoever waits for the app is answered, however late it comes',
  { tag: '@8.10.4' },
  async ({ page }) => {
    const release = await pressLongBefore(page);
    release();
    await expect(toast(page)).toBeVisible();
    await expect(request(page)).not.toHaveAttribute('aria-busy');
  },
);

test(
  '§8 First sight: a press that was long ago is not made up for where somebody has turned to something else: the button only has the focus',
  { tag: '@8.10.4' },
  async ({ page }) => {
    const release = await pressLongBefore(page);
    await page.keyboard.press('Tab');
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(request(page)).toBeFocused();
    await expect(toast(page)).toBeHidden();
    await request(page).click();
    await expect(toast(page)).toBeVisible();
  },
);

test.describe('where an extension has changed the page', () => {
  // React says in its own way that it has drawn the page anew.
  test.use({ expectedErrors: [/react\.dev\/errors\/418|[Hh]ydrat/] });

  for (const [what, change] of Object.entries({
    'other words in it': () => {
      for (const one of document.querySelectorAll('h1, button')) one.textContent = 'Traducido';
    },
    'other words around it': () => {
      for (const one of document.querySelectorAll('h1')) one.textContent = 'Traducido';
    },
  })) {
    test(
      `§8 First sight: a press before the app is there is answered: ${what}`,
      { tag: '@8.10.4' },
      async ({ page }) => {
        const { profile } = await createProvider('translated');
        const release = await hold(page, SCRIPTS);
        await page.goto(`/p/${profile.handle}`, { waitUntil: 'domcontentloaded' });
        const button = await request(page).elementHandle();
        await page.evaluate(change);
        await button.click();
        release();
        await expect(toast(page)).toHaveCount(1);
        // What was pressed is gone: the page was drawn anew.
        expect(await button.evaluate((one) => one.isConnected)).toBe(false);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.display_name);
      },
    );
  }
});

test.describe('without the app', () => {
  test.use({ expectedErrors: [/could not be (loaded|started)|ERR_FAILED|Failed to (fetch|load)/] });

  test(
    '§8 First sight: an app that does not come is asked for again by the next touch, and the tap is kept',
    { tag: '@8.10.4' },
    async ({ page }) => {
      const { profile } = await createProvider('lost-app');
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(`/p/${profile.handle}`);
      const failed = page.waitForEvent('console', (message) =>
        message.text().includes('The app could not be loaded'),
      );
      await request(page).click();
      await failed;
      // Nothing is on its way any more: it does not look as if.
      await expect(request(page)).not.toHaveAttribute('aria-busy');
      await page.unroute(SCRIPTS);
      await touch(page);
      await expect(page.getByText(/free client account to request/)).toBeVisible();
    },
  );

  test(
    '§8 First sight: no screen of the app is shown before its looks are there, which the next touch asks for again',
    { tag: ['@8.10.2', '@8.10.4'] },
    async ({ page }) => {
      const STYLES = /\/assets\/shell-[^/]+\.css(\?\d+)?$/;
      await page.route(STYLES, (route) => route.abort());
      await page.goto('/');
      const failed = page.waitForEvent('console', (message) =>
        message.text().includes('The app could not be loaded'),
      );
      await page.mouse.move(9, 9);
      await failed;
      await expect.poll(() => isHydrated(page)).toBe(false);
      await page.unroute(STYLES);
      const release = await hold(page, STYLES);
      const scripts = page.waitForResponse(SCRIPTS);
      await page.mouse.move(19, 19);
      // They come meanwhile, and wait.
      await scripts;
      expect(await isHydrated(page)).toBe(false);
      release();
      await expect.poll(() => isHydrated(page)).toBe(true);
    },
  );

  test(
    '§8 First sight: a press on a page whose app is there no more, after a release, has it loaded anew',
    { tag: '@8.10.4' },
    async ({ page }) => {
      const { profile } = await createProvider('old-release');
      await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
      await page.goto(`/p/${profile.handle}`);
      await page.evaluate(() => Object.assign(window, { isOld: true }));
      await request(page).click();
      await page.waitForFunction(() => !('isOld' in window));
      await page.unroute(SCRIPTS);
      await request(page).click();
      await expect(toast(page)).toBeVisible();
    },
  );

  test(
    "§8 First sight: search's 'Show more' is a link where the app does not come",
    { tag: '@8.10.7' },
    async ({ page }) => {
      const tag = unique('no-app');
      await createMany(tag, 30);
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(`/search?service=${tag}`);
      await page.getByRole('link', { name: 'Show more' }).click();
      await expect(page.getByText('6 more providers', { exact: true })).toBeVisible();
    },
  );

  test(
    '§8 First sight: a part of the app that does not come has the page loaded anew by whoever presses',
    { tag: '@8.10.4' },
    async ({ page }) => {
      const { profile } = await createProvider('lost-part');
      await page.route(SCREEN, (route) => route.abort());
      await page.goto(`/p/${profile.handle}`);
      await page.evaluate(() => Object.assign(window, { isOld: true }));
      await request(page).click();
      // Unlike an evaluation it outlives the page that it waits for the end of.
      await page.waitForFunction(() => !('isOld' in window));
      await page.unroute(SCREEN);
      await page.reload();
      await request(page).click();
      await expect(page.getByText(/free client account to request/)).toBeVisible();
    },
  );
});

test.describe('without our letters', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test(
    "§8 First sight: the lines break at the same words in the device's own letters",
    { tag: '@8.10.2' },
    async ({ page }) => {
      const lines = page.locator('main').locator('h1, h2, h3, p, li');
      const heights = () =>
        lines.evaluateAll((all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().height)),
        );
      const hasOurs = () =>
        page.evaluate(() => document.fonts.check('560 1em "Fraunces Variable"'));
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/pricing');
      expect(await hasOurs()).toBe(false);
      const theirs = await heights();
      expect(theirs.length).toBeGreaterThan(10);
      await page.unroute('**/*.woff2');
      // They are there for the next page.
      await expect(async () => {
        await page.reload();
        expect(await hasOurs()).toBe(true);
      }).toPass();
      expect(await heights()).toEqual(theirs);
    },
  );
});
