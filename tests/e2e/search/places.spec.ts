import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  expectAccessible,
  expectTouchTarget,
  hydrate,
  PHONE,
} from '../../support/browser/screen.ts';

/** The places that the location field of a search suggests, and the visitor's own location. */

const location = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Location suggestions' }).getByRole('option');
const mine = (page: Page) => page.getByRole('button', { name: 'Use my location' });

const AUSTIN = { latitude: 30.267153, longitude: -97.743057 };

test(
  '§2 Search: the location field suggests cities and ZIP codes, without calling a function',
  { tag: '@2.2.26' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await hydrate(page);
    const called: string[] = [];
    page.on('request', (request) => called.push(new URL(request.url()).pathname));
    await location(page).pressSequentially('georgetown t');
    await expect(options(page).first()).toHaveText('Georgetown, TX');
    await expectTouchTarget(options(page).first());
    await expectAccessible(page);
    await location(page).fill('7870');
    await expect(options(page).first()).toHaveText('78701Austin, TX');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(location(page)).toHaveValue('78701');
    // No place begins with these letters.
    await location(page).fill('zzzz');
    await expect(options(page)).toHaveCount(0);
    const files = called.filter((path) => path.startsWith('/places/'));
    expect(files.toSorted()).toEqual([
      '/places/US.json',
      '/places/US/78.json',
      '/places/US/ge.json',
    ]);
    expect(called.filter((path) => path.startsWith('/api/') && path !== '/api/view')).toEqual([
      '/api/directory',
    ]);
  },
);

test.describe('where the device is', () => {
  test.use({ geolocation: AUSTIN, permissions: ['geolocation'] });

  test(
    '§2 Search: the nearest city, found with a rounded location',
    { tag: '@2.2.27' },
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/search');
      await hydrate(page);
      await page.getByRole('button', { name: /Change search/ }).click();
      await expectTouchTarget(mine(page));
      const asked = page.waitForRequest('**/api/place');
      await mine(page).click();
      expect((await asked).postDataJSON()).toEqual({ lat: 30.27, lon: -97.74 });
      await expect(location(page)).toHaveValue('Austin, TX');
      await expect(location(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?service=&location=Austin%2C\+TX|location=Austin/);
    },
  );

  test(
    '§2 Search: without a location each reason has a sentence, and the text stays',
    { tag: '@2.2.27' },
    async ({ page, context }) => {
      await page.goto('/');
      await hydrate(page);
      await location(page).fill('Waco');
      // The suggestions cover the button until they are closed.
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await context.setGeolocation(null);
      await mine(page).click();
      await expect(page.getByText("Your device couldn't find its location.")).toBeVisible();
      await context.clearPermissions();
      await mine(page).click();
      await expect(page.getByText("Your browser didn't share your location.")).toBeVisible();
      await expect(location(page)).toHaveValue('Waco');
      await expectAccessible(page);
    },
  );

  test(
    '§2 Search: a place that cannot be named is said',
    { tag: '@2.2.27' },
    async ({ page, context }) => {
      await page.goto('/');
      await hydrate(page);
      await context.setGeolocation({ latitude: 0, longitude: -140 });
      await mine(page).click();
      await expect(page.getByText("We couldn't find a city near you.")).toBeVisible();
    },
  );
});
