import type { Page } from '@playwright/test';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createManyProfessionals } from '../../support/many-professionals.ts';
import { unique } from '../../support/browser/sign-in.ts';
import { createProvider } from '../../support/test-data.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoHorizontalScroll,
  hydrate,
  PHONE,
} from '../../support/browser/screen.ts';

/** Filters and orders of search. */

const cards = (page: Page) => page.getByRole('article');
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const order = (page: Page) => page.getByLabel('Sort by');
const nearCity = (page: Page) => page.getByRole('combobox', { name: 'Location' });

/** Creates three professionals around Bozeman whose service is the returned word. */
async function createMarket(): Promise<string> {
  const word = unique('Refine').replaceAll(/[^a-z]/gi, '');
  const license = { number: 'L1', expires_on: '2099-12-31' };
  const people = [
    ['Ann', 'Bozeman, MT', { stars: [0, 0, 0, 0, 3], answer_minutes: 30 }],
    ['Ben', 'Belgrade, MT', { stars: [0, 0, 0, 2, 0], badges: { license, insurance: null } }],
    ['Cid', 'Livingston, MT', { stars: [5, 0, 0, 0, 0], badges: { license, insurance: license } }],
  ] as const;
  for (const [i, [name, city, facts]] of people.entries()) {
    await createProvider(`refine-${name.toLowerCase()}`, {
      display_name: `${name} ${word}`,
      city,
      locations: [],
      bio: null,
      travel_radius: 50,
      created_at: new Date(Date.UTC(2026, 0, 1 + i)),
      facts: { ...NO_FACTS, ...facts, stars: [...facts.stars] },
    });
  }
  return word;
}

/** Checks the first words of the cards' names, in order. */
const expectCards = (page: Page, names: string[]) =>
  expect
    .poll(async () => {
      const headings = await cards(page).getByRole('heading').allTextContents();
      return headings.map((name) => name.split(' ')[0]);
    })
    .toEqual(names);

test(
  '§2 Search: filters and the order are in one line, stand in the address, and Back undoes them',
  { tag: ['@2.2.30', '@2.2.31', '@2.2.32'] },
  async ({ page }) => {
    const word = await createMarket();
    await page.setViewportSize(DESKTOP);
    await page.goto(`/search?service=${word}&location=59714`);
    await hydrate(page);
    await expect(cards(page)).toHaveCount(3);
    const boxes = [filter(page, 'Rated 4 or more'), filter(page, 'Answers fast'), order(page)];
    const tops = await Promise.all(boxes.map(async (one) => (await one.boundingBox())?.y));
    expect(Math.max(...tops.map(Number)) - Math.min(...tops.map(Number))).toBeLessThan(12);

    await filter(page, 'Licensed').click();
    await expect(page).toHaveURL(`/search?service=${word}&location=59714&licensed=1`);
    await expect(filter(page, 'Licensed')).toHaveAttribute('aria-pressed', 'true');
    await expect(filter(page, 'Licensed')).toBeFocused();
    await expectCards(page, ['Ben', 'Cid']);
    await filter(page, 'Rated 4 or more').click();
    await expectCards(page, ['Ben']);
    await page.goBack();
    await expectCards(page, ['Ben', 'Cid']);
    await expect(filter(page, 'Rated 4 or more')).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expectCards(page, ['Ben', 'Cid']);
    await hydrate(page);
    await filter(page, 'Licensed').click();
    await expectCards(page, ['Ben', 'Ann', 'Cid']);

    await order(page).selectOption('Nearest');
    await expect(page).toHaveURL(/&order=nearest$/);
    await expectCards(page, ['Ben', 'Ann', 'Cid']);
    await order(page).selectOption('Rating');
    await expectCards(page, ['Ann', 'Ben', 'Cid']);
    await order(page).selectOption('Newest');
    await expectCards(page, ['Cid', 'Ben', 'Ann']);
    await expectAccessible(page);

    // A new search keeps the filters. 'Nearest' is only there with a place.
    await filter(page, 'Insured').click();
    await nearCity(page).fill('');
    await nearCity(page).press('Enter');
    await expect(page).toHaveURL(`/search?service=${word}&insured=1&order=newest`);
    await expectCards(page, ['Cid']);
    await expect(order(page).getByRole('option')).toHaveText(['Best match', 'Rating', 'Newest']);
    await filter(page, 'Answers fast').click();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(`/search?service=${word}&order=newest`);
    await expectCards(page, ['Cid', 'Ben', 'Ann']);
  },
);

test(
  '§2 Search: on a phone the filters are in a sheet, whose button says how many results there are',
  { tag: ['@2.2.22', '@2.2.31', '@2.2.39'] },
  async ({ page }) => {
    const word = await createMarket();
    await page.setViewportSize(PHONE);
    await page.goto(`/search?service=${word}`);
    const toggle = page.getByRole('button', { name: /^Filters/ });
    await expect(filter(page, 'Insured')).toBeHidden();
    expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(300);
    // The press before the app has loaded opens the sheet too.
    await toggle.click();
    await expect(page.getByRole('button', { name: 'Show 3 results' })).toBeVisible();
    await hydrate(page);
    await filter(page, 'Licensed').click();
    await filter(page, 'Insured').click();
    await expectCards(page, ['Cid']);
    await expect(toggle).toHaveText('Filters (2)');
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, [[PHONE, 'dark']]);
    await page.getByRole('button', { name: 'Show 1 result' }).click();
    await expect(filter(page, 'Insured')).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.reload();
    await expect(toggle).toHaveText('Filters (2)');
  },
);

test(
  '§2 Search: a sorted list says how many there are, and reads later pages by their ids',
  { tag: ['@2.2.32', '@2.2.33'] },
  async ({ page }) => {
    const tag = unique('sorted');
    await createManyProfessionals(tag, 30);
    await page.goto(`/search?service=${tag}&order=rating`);
    await expect(page.getByText('Showing 24 of 30 providers')).toBeVisible();
    const later = page.waitForRequest('**/api/search**');
    await page.getByRole('link', { name: 'Show more' }).click();
    const asked = new URL((await later).url()).searchParams;
    expect(asked.get('ids')?.split(',')).toHaveLength(6);
    await expect(page.getByText('Showing 30 providers')).toBeVisible();
    await expect(cards(page)).toHaveCount(30);
    await page.reload();
    await expect(cards(page)).toHaveCount(30);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test(
    '§2 Search: filters and order are part of the form',
    { tag: ['@2.2.31', '@8.10.9'] },
    async ({ page }) => {
      const word = await createMarket();
      const press = async (name: string) => {
        await page.getByRole('button', { name: /^Filters/ }).click();
        await filter(page, name).click();
      };
      await page.goto(`/search?service=${word}`);
      await press('Licensed');
      await expectCards(page, ['Cid', 'Ben']);
      await press('Insured');
      await expectCards(page, ['Cid']);
      await press('Licensed');
      await press('Insured');
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await order(page).selectOption('Rating');
      await page.getByRole('button', { name: 'Sort', exact: true }).click();
      await expectCards(page, ['Ann', 'Ben', 'Cid']);
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expectCards(page, ['Ann', 'Ben', 'Cid']);
    },
  );
});
