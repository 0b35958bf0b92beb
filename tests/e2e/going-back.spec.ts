import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { createMany } from '../support/crowds.ts';
import { unique } from '../support/people.ts';
import { createProvider } from '../support/scenes.ts';
import { isHydrated, PHONE, takeOver } from '../support/screen.ts';

/** Where the landing pages are asked for. */
const PAGES = '**/api/page/**';

const place = (page: Page) => page.evaluate(() => scrollY);

test(
  '§2 Search: on the way back the list is where one has left it',
  { tag: '@2.2.14' },
  async ({ page }) => {
    const tag = unique('back');
    await createMany(tag, 40);
    await page.setViewportSize(PHONE);
    await page.goto(`/search?service=${tag}&show=48`);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(40);
    const link = cards.nth(30).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const left = await place(page);
    expect(left).toBeGreaterThan(1000);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(tag);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await place(page)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Find a pro' })).toBeFocused();
    expect(await place(page)).toBe(left);
    await expect(cards).toHaveCount(40);
  },
);

test(
  '§8 First sight: Back and Forward lead on from a page that was loaded anew, before the app is there',
  { tag: '@8.10.10' },
  async ({ page }) => {
    const { profile } = await createProvider('anew');
    const search = `/search?service=${encodeURIComponent(profile.display_name)}`;
    await page.goto(search);
    await takeOver(page);
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('article').getByRole('link').click();
    await expect(heading).toHaveText(profile.display_name);
    // As a phone does with a tab that it has put away.
    await page.reload();
    await page.goBack();
    await expect(heading).toHaveText('Find a pro');
    await page.goForward();
    await expect(heading).toHaveText(profile.display_name);
    expect(await isHydrated(page)).toBe(false);
    await page.goBack();
    await expect(heading).toHaveText('Find a pro');
    await takeOver(page);
    await expect(page.getByRole('article')).toHaveCount(1);
  },
);

test(
  '§2 Search: on the way back from a page that was loaded anew the list is where one has left it',
  { tag: '@2.2.14' },
  async ({ page }) => {
    const tag = unique('anew');
    await createMany(tag, 24);
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await takeOver(page);
    await page.getByRole('main').getByRole('link', { name: 'Find a Pro' }).click();
    await page.getByRole('textbox', { name: 'Service' }).fill(tag);
    await page.keyboard.press('Enter');
    const link = page.getByRole('article').filter({ hasText: tag }).nth(15).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const left = await place(page);
    expect(left).toBeGreaterThan(1000);
    await link.click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(tag);
    await page.reload();
    await expect(heading).toContainText(tag);
    expect(await isHydrated(page)).toBe(false);
    await page.goBack();
    await expect(heading).toHaveText('Find a pro');
    await expect.poll(() => place(page)).toBe(left);
    await takeOver(page);
    expect(await place(page)).toBe(left);
  },
);

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/could not be loaded|Failed to load resource/] });

  test(
    '§2 Public page: gone back to, it stands there at once, where one has left it',
    { tag: '@2.12.18' },
    async ({ page }) => {
      const { profile } = await createProvider('again', { bio: 'A line.\n'.repeat(80) });
      await page.goto(`/p/${profile.handle}`);
      await takeOver(page);
      const pricing = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
      await pricing.scrollIntoViewIfNeeded();
      const left = await place(page);
      expect(left).toBeGreaterThan(1000);
      await pricing.click();
      await expect(page.getByRole('article')).toHaveCount(3);
      await page.route(PAGES, (route) => route.abort());
      await page.goBack();
      const name = page.getByRole('heading', { level: 1, name: profile.display_name });
      await expect(name).toBeFocused();
      expect(await place(page)).toBe(left);
    },
  );
});
