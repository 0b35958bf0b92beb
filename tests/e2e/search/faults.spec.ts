import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createManyProfessionals } from '../../support/many-professionals.ts';
import { unique } from '../../support/browser/sign-in.ts';
import { createProvider } from '../../support/test-data.ts';
import { hydrate } from '../../support/browser/screen.ts';

/** Search when its requests fail and without a connection. */

const SEARCH = '**/api/search**';

const cards = (page: Page) => page.getByRole('article');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test.use({
  expectedErrors: [
    /Providers could not be loaded|Failed to load resource|ERR_\w+|could not be loaded|RPC_ERROR|Sign-in/,
  ],
});

test(
  '§8 Search: a failed search can be retried, and the cached list stays offline',
  { tag: ['@2.1.12', '@8.2.1', '@8.7.10'] },
  async ({ page, context }) => {
    const { profile } = await createProvider('failed');
    await page.goto(`/search?service=${unique('nobody')}`);
    await hydrate(page);
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('Providers could not be loaded'),
    );
    await page.route(SEARCH, (route) => route.fulfill({ status: 500, json: { error: 'x' } }));
    await page.getByRole('combobox', { name: 'Service' }).fill(profile.display_name);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText("We couldn't load the list.")).toBeVisible();
    await expect(
      page.getByText('No providers found. Try adjusting your search terms.'),
    ).toBeVisible();
    await logged;
    await page.unroute(SEARCH);
    await tryAgain(page).click();
    await expect(page.getByRole('article', { name: profile.display_name })).toBeVisible();

    await cards(page).getByRole('link', { name: 'View Profile' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.display_name);
    await context.setOffline(true);
    await page.goBack();
    const stale = page.getByText("Couldn't refresh. Showing earlier results.");
    await expect(stale).toBeVisible({ timeout: 60_000 });
    await expect(cards(page)).toHaveCount(1);
    await expect(
      page.getByText("You're offline. New professionals appear when you're back online."),
    ).toBeVisible();
    await expect(page.getByText(/No providers found/)).toBeHidden();
    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(stale).toBeHidden();
    await expect(cards(page)).toHaveCount(1);

    // The home page is complete without professionals.
    const isLogged = page.waitForEvent('console', (message) =>
      message.text().includes('The home page could not be loaded'),
    );
    await page.route('**/api/home', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await isLogged;
    await expect(cards(page)).toHaveCount(0);
  },
);

test(
  '§2 Search: if the next cards do not load, the current ones stay',
  { tag: '@2.2.11' },
  async ({ page }) => {
    const tag = unique('stuck');
    await createManyProfessionals(tag, 26);
    await page.goto(`/search?service=${tag}`);
    await hydrate(page);
    let aborted = 0;
    await page.route(SEARCH, async (route) => {
      await route.abort();
      aborted += 1;
    });
    const more = page.getByRole('link', { name: 'Show more' });
    const missing = page.getByRole('alert').filter({
      hasText: "We couldn't load more results. Please check your connection and try again.",
    });
    // The second press requests the same cards again.
    for (let press = 1; press <= 2; press += 1) {
      await more.press('Enter');
      await expect.poll(() => aborted).toBe(press);
      await expect(missing).toBeInViewport();
      await expect(more).toBeFocused();
      await expect(cards(page)).toHaveCount(24);
      await expect(page).toHaveURL(/&show=48$/);
    }
    await page.unroute(SEARCH);
    await more.press('Enter');
    await expect(missing).toBeHidden();
    await expect(cards(page).nth(24).getByRole('link', { name: 'View Profile' })).toBeFocused();
    await expect(cards(page)).toHaveCount(26);
  },
);
