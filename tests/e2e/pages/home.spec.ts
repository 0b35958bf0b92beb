import { searchIdsOf } from '@doorstep/domain/search/provider-search';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createFirstSix } from '../../support/many-professionals.ts';
import { createProvider, writeDocuments } from '../../support/test-data.ts';
import {
  expectAccessible,
  expectFitsEveryWidth,
  expectTouchTarget,
  hydrate,
  PHONE,
} from '../../support/browser/screen.ts';

test(
  '§2 Home: explains itself, answers questions by keyboard, and its fields and trades open a search',
  {
    tag: [
      '@2.1.7',
      '@2.1.8',
      '@2.1.9',
      '@2.1.11',
      '@2.1.12',
      '@2.1.13',
      '@2.49.1',
      '@8.8.1',
      '@8.8.4',
    ],
  },
  async ({ page }) => {
    // Without chosen professionals, the latest creation time makes them the first one.
    const created_at = new Date('2250-01-01');
    const { profile } = await createProvider('front', { city: 'Waco, TX', created_at });
    const review = { id: 'front', author: 'Ann C.', stars: 5, text: 'Tidy.', month: '2026-11' };
    // One of both ids is in search, whatever the plan.
    const ids = searchIdsOf({ id: profile.user_id, created_at });
    const reviews = ids.map((search_id) => ({ ...review, search_id }));
    const figures = { professionals: 20, answered_requests: 1240, reviews: 21 };
    await writeDocuments({ 'market_home/current': { search_ids: [], reviews, figures } });
    await createFirstSix();
    const main = page.getByRole('main');
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await expectFitsEveryWidth(page);
    const card = main.getByRole('article', { name: profile.display_name });
    await expect(card).toBeVisible();
    await expect(card.getByRole('button', { name: `Save ${profile.display_name}` })).toBeVisible();
    const question = main.locator('summary').filter({ hasText: 'Are there reviews?' });
    const answer = main.getByText(/^Yes, by clients who/);
    await expect(answer).toBeHidden();
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await expectTouchTarget(question);
    const steps = main.getByRole('region', { name: 'How it works' }).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    const said = main.getByRole('region', { name: 'What clients say' });
    await expect(said.getByRole('link', { name: profile.display_name })).toHaveCount(1);
    await expect(said.getByText('1,240')).toBeVisible();
    await expectAccessible(page);

    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await main.getByRole('combobox', { name: 'Service' }).fill(profile.display_name);
    await main.getByRole('combobox', { name: 'Location' }).fill('waco');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?service=[^&]+&location=waco$/);
    await expect(page.getByRole('article', { name: profile.display_name })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
    const professionals = main.getByRole('region', { name: 'Professionals you can ask today' });
    await expect(professionals.getByRole('article').first()).toContainText(profile.display_name);
    await expect(professionals.getByRole('article')).toHaveCount(6);
    await main.getByRole('link', { name: 'House cleaning' }).click();
    // The trade has a page if another test wrote the directory.
    await expect(page).toHaveURL(/\/(pros\/cleaning|search\?service=House\+cleaning)$/);
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    '§2 Home: the fields open the results of a search',
    { tag: ['@2.1.7', '@8.10.1'] },
    async ({ page }) => {
      const { profile } = await createProvider('bare', { city: 'Waco, TX' });
      await page.goto('/');
      await page.getByRole('combobox', { name: 'Service' }).fill(profile.display_name);
      await page.getByRole('combobox', { name: 'Location' }).fill('waco');
      await page.getByRole('combobox', { name: 'Location' }).press('Enter');
      await expect(page).toHaveURL(/\/search\?service=[^&]+&location=waco$/);
      await expect(page.getByRole('article')).toHaveCount(1);
    },
  );
});
