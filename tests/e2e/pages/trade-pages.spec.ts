import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { unique } from '../../support/browser/sign-in.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  hydrate,
  PHONE,
} from '../../support/browser/screen.ts';
import { createProvider, writeDocuments } from '../../support/test-data.ts';

test.use({ expectedErrors: [/status of 404/] });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a page with a directory, again if the schedule of the stack has written another one. */
const openListed = (page: Page, path: string, name: string, directory: object) =>
  expect(async () => {
    await writeDocuments({ 'market_directory/current': directory });
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible({ timeout: 2_000 });
  }).toPass();

test(
  '§2 Trade page: an empty search leads to a trade, its city, other trades and a professional',
  { tag: ['@2.2.16', '@2.2.17', '@2.2.18', '@2.2.19', '@2.49.1'] },
  async ({ page }) => {
    const tag = unique('town')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '');
    const name = `${tag} ${'w'.repeat(80)}`;
    const id = `${tag}-${'w'.repeat(40)}`;
    const base = { city: name, locations: [], display_name: `${tag} ${'n'.repeat(60)}` };
    await createProvider('decks', { ...base, trades: ['decks'] });
    const { profile } = await createProvider('fences', { ...base, trades: ['decks', 'fences'] });
    const trades = { decks: 2, fences: 1 };
    const city = { id, name, count: 2, trades };
    const other = { ...city, id: `${id}-2`, name: `${tag} 2` };

    const directory = { trades, cities: [city, other] };
    const noMatch = 'No providers found. Try adjusting your search terms.';
    await expect(async () => {
      await writeDocuments({ 'market_directory/current': directory });
      await page.goto(`/search?service=${unique('nobody')}`);
      await expect(page.getByText(noMatch)).toBeVisible();
      const browse = page.getByRole('region', { name: 'Browse by trade' });
      await expect(browse.getByRole('link')).toHaveText(['Decks and pergolas', 'Fences and gates']);
    }).toPass();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await hydrate(page);
    await page.getByRole('link', { name: 'Decks and pergolas' }).click();
    await expect(heading(page, 'Decks and pergolas')).toBeFocused();

    const title = `Decks and pergolas in ${name}`;
    await openListed(page, `/pros/decks/${id}`, title, directory);
    await expect(page).toHaveTitle(new RegExp(`^Decks and pergolas in ${tag}`));
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').getByRole('button', { name: /^Save / })).toHaveCount(2);
    const cities = page.getByRole('region', { name: 'Decks and pergolas in other cities' });
    await expect(cities.getByRole('link')).toHaveText([`${tag} 2`]);
    await page.setViewportSize(PHONE);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);

    await hydrate(page);
    const others = page.getByRole('region', { name: `Other trades in ${name}` });
    await others.getByRole('link', { name: 'Fences and gates' }).click();
    await expect(heading(page, `Fences and gates in ${name}`)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/pros/fences/${id}$`));
    await page.getByRole('article').getByRole('link', { name: 'View Profile' }).click();
    await expect(page).toHaveURL(new RegExp(`/p/${profile.handle}$`));
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(1);

    const answer = await page.goto(`/pros/solar/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(heading(page, 'No professionals here yet')).toBeVisible();
    await expectAccessible(page);
  },
);
