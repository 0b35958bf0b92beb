import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createManyProfessionals } from '../../support/many-professionals.ts';
import { unique } from '../../support/browser/sign-in.ts';
import { createProvider } from '../../support/test-data.ts';
import { PHONE, hydrate } from '../../support/browser/screen.ts';

test.use({ expectedErrors: [/could not be loaded|Failed to load resource/] });

const scrollPosition = (page: Page) => page.evaluate(() => scrollY);

// @2.2.14 @2.12.18
test('Going back: the list and the page restore their scroll positions', async ({ page }) => {
  const tag = unique('back');
  await createManyProfessionals(tag, 40);
  await page.setViewportSize(PHONE);
  await page.goto(`/search?service=${tag}&show=48`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(40);
  const link = cards.nth(30).getByRole('link', { name: 'View Profile' });
  await link.scrollIntoViewIfNeeded();
  const inList = await scrollPosition(page);
  expect(inList).toBeGreaterThan(1000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(tag);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a pro' })).toBeFocused();
  expect(await scrollPosition(page)).toBe(inList);
  await expect(cards).toHaveCount(40);

  const { profile } = await createProvider('again', { bio: 'A line.\n'.repeat(80) });
  await page.goto(`/p/${profile.handle}`);
  await hydrate(page);
  const pricing = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
  await pricing.scrollIntoViewIfNeeded();
  const onPage = await scrollPosition(page);
  expect(onPage).toBeGreaterThan(1000);
  await pricing.click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.route('**/api/page/**', (route) => route.abort());
  await page.goBack();
  const name = page.getByRole('heading', { level: 1, name: profile.display_name });
  await expect(name).toBeFocused();
  expect(await scrollPosition(page)).toBe(onPage);
});

test(
  'Back and Forward work from a page that was reloaded and not hydrated again',
  { tag: '@8.10.10' },
  async ({ page }) => {
    const { profile } = await createProvider('reloaded');
    await page.goto(`/search?service=${profile.display_name}`);
    await hydrate(page);
    await page.getByRole('article').getByRole('link', { name: 'View Profile' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.display_name);
    await page.reload();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a pro');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.display_name);
  },
);
