import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { createProvider } from '../support/scenes.ts';
import { touch } from '../support/screen.ts';

/** The public pages where the app, or a part of it, does not come. */

const SCRIPTS = /\/assets\/[^/]+\.js(\?\d+)?$/;
const SCREEN = '**/assets/public-page-*.js';

const request = (page: Page) => page.getByRole('button', { name: 'Request Service' });

test.describe('without the app', () => {
  test.use({ expectedErrors: [/could not be (loaded|started)|ERR_FAILED|Failed to fetch/] });

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
      await page.unroute(SCRIPTS);
      await touch(page);
      await expect(page.getByText(/free client account to request/)).toBeVisible();
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
