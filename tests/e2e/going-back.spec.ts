import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { createMany } from '../support/crowds.ts';
import { unique } from '../support/people.ts';
import { createProvider } from '../support/scenes.ts';
import { PHONE, takeOver } from '../support/screen.ts';

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
