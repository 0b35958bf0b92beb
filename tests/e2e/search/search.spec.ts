import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createManyProfessionals } from '../../support/many-professionals.ts';
import { unique } from '../../support/browser/sign-in.ts';
import { createProvider } from '../../support/test-data.ts';
import {
  DESKTOP,
  expectAccessible,
  expectFitsEveryWidth,
  expectNoHorizontalScroll,
  PHONE,
  TABLET,
  hydrate,
} from '../../support/browser/screen.ts';

const SEARCH = '**/api/search**';
const LOADING = 'Loading providers...';
const NO_RESULTS = 'No providers found. Try adjusting your search terms.';

const cards = (page: Page) => page.getByRole('article');
const service = (page: Page) => page.getByRole('combobox', { name: 'Service' });
const location = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const search = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Search' });
const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' });

// @2.2.1 @2.2.2 @2.2.3 @2.2.7 @2.2.8 @2.2.9 @5.1.2 @6.1.1
test(
  '§2 Search: the fields search, the URL contains the search, and a card leads to the page',
  { tag: '@journey' },
  async ({ page }) => {
    const { profile } = await createProvider('query', { city: 'Waco, TX', locations: [] });
    const { handle, display_name } = profile;
    await page.goto('/search');
    await expect(cards(page).first()).toBeVisible();
    await hydrate(page);
    const release = await holdRequests(page, SEARCH);
    await service(page).fill(display_name);
    await service(page).press('Enter');
    await expect(page.getByText(LOADING)).toBeVisible();
    await expect(page.getByText(NO_RESULTS)).toBeHidden();
    await service(page).fill(`${display_name}!`);
    await location(page).fill('waco');
    release();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText(LOADING)).toBeHidden();
    await expect(service(page), 'input during loading stays').toHaveValue(`${display_name}!`);
    await expect(location(page)).toHaveValue('waco');

    await service(page).fill(display_name);
    await search(page).click();
    await expect(page).toHaveURL(/\/search\?service=[^&]+&location=waco$/);
    await page.reload();
    await expect(service(page)).toHaveValue(display_name);
    await expect(location(page)).toHaveValue('waco');
    await expect(cards(page)).toHaveCount(1);
    await hydrate(page);
    await page.goBack();
    await expect(location(page)).toHaveValue('');
    await expect(service(page)).toHaveValue(display_name);
    await cards(page).getByRole('link', { name: 'View Profile' }).click();
    await expect(page).toHaveURL(new RegExp(`/p/${handle}$`));

    await page.goto(`/search?service=${unique('nobody')}`);
    await expect(page.getByText(NO_RESULTS)).toBeVisible();
    await page.getByRole('button', { name: 'Show all providers' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(service(page)).toHaveValue('');
    await expect(cards(page).first()).toBeVisible();
  },
);

test(
  '§7 Search: loads 24 cards at a time, and shows cached cards until the answer arrives',
  { tag: ['@2.2.11', '@2.2.12', '@7.2.1'] },
  async ({ page }) => {
    const tag = unique('many');
    await createManyProfessionals(tag, 60);
    const searchRequests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/search')) searchRequests.push(request.url());
    });
    await page.goto(`/search?service=${tag}`);
    await expect(page.getByText('Showing 24 providers')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    expect(searchRequests).toEqual([]);
    await hydrate(page);
    await showMore(page).press('Enter');
    await expect(cards(page)).toHaveCount(48);
    await expect(cards(page).nth(24).getByRole('link', { name: 'View Profile' })).toBeFocused();
    expect(searchRequests).toHaveLength(1);
    await page.reload();
    await expect(cards(page)).toHaveCount(48);
    await showMore(page).click();
    await expect(page.getByText('Showing 60 providers', { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(60);
    await expect(showMore(page)).toBeHidden();

    const release = await holdRequests(page, SEARCH);
    await service(page).fill(`${tag}-1`);
    await search(page).click();
    await expect(page.getByText(LOADING)).toBeVisible();
    await expect(cards(page)).toHaveCount(11);
    release();
    await expect(page.getByText('Showing 11 providers')).toBeVisible();

    // After going back from a page, the cached cards appear while the app refreshes them.
    await page.route(SEARCH, () => new Promise(() => undefined));
    await cards(page).last().getByRole('link', { name: 'View Profile' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(tag);
    await page.goBack();
    await expect(page.getByText('Showing 11 providers')).toBeVisible();
    await expect(cards(page)).toHaveCount(11);
  },
);

test(
  '§2 Search: cards form one or two columns, are pressable as a whole, long words do not overflow, and the page passes axe',
  { tag: ['@2.2.6', '@2.2.10', '@2.2.35', '@8.8.1'] },
  async ({ page }) => {
    const tag = unique('wide');
    for (let i = 0; i < 3; i++) {
      await createProvider('wide', {
        display_name: `${tag}${'w'.repeat(80)}${i}`,
        bio: 'b'.repeat(300),
        services: ['s'.repeat(60)],
        city: 'c'.repeat(100),
      });
    }
    await page.goto(`/search?service=${tag}`);
    await expect(cards(page)).toHaveCount(3);
    for (const [viewport, columns] of [
      [PHONE, 1],
      [TABLET, 1],
      [DESKTOP, 2],
    ] as const) {
      await page.setViewportSize(viewport);
      const tops = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().top),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      await expectNoHorizontalScroll(page);
    }
    const bio = cards(page)
      .first()
      .getByText(/^b+…?$/);
    const lines = await bio.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
    await expectAccessible(page);
    await expectFitsEveryWidth(page);
    await page.setViewportSize(DESKTOP);
    await cards(page).first().getByRole('link', { name: 'Request Service' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto(`/search?service=${tag}`);
    await cards(page)
      .first()
      .click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(/\/p\/wide[^/?]*$/);
  },
);

test(
  '§2 Search: finds the trade and the place in everyday words, also typed into one field',
  { tag: ['@2.2.15', '@2.2.36', '@2.2.37'] },
  async ({ page }) => {
    const town = unique('town')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '');
    const { profile } = await createProvider('closest', {
      services: ['Zeppelins'],
      bio: null,
      trades: ['plumbing'],
      city: `${town}, TX`,
      locations: [],
    });
    await page.goto('/search');
    await hydrate(page);
    for (const [typed, place] of [
      ['plumber', `${town} texas`],
      [`leaking tap in ${town}`, ''],
      [`plumer ${town} tx`, ''],
    ] as const) {
      await service(page).fill(typed);
      await location(page).fill(place);
      await search(page).click();
      await expect(page).toHaveURL((url) => url.searchParams.get('service') === typed);
      await expect(cards(page)).toHaveText([new RegExp(profile.display_name)]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Plumbing/);
    }
    await expectAccessible(page);
    await service(page).fill(`plumber in ${town}x`);
    await search(page).click();
    await expect(page.getByText(NO_RESULTS)).toBeVisible();
  },
);

test(
  '§2 Search: on a phone, one line shows the search and opens the form, and results start near the top',
  { tag: ['@2.2.22', '@8.8.1'] },
  async ({ page }) => {
    const { profile } = await createProvider('line', { city: 'Waco, TX' });
    const line = page.getByRole('button', { name: 'Change search:' });
    const expectResultsAtTop = () =>
      expect
        .poll(async () => (await cards(page).first().boundingBox())?.y)
        .toBeLessThanOrEqual(300);
    await page.setViewportSize(PHONE);
    await page.goto('/search');
    await expect(line).toHaveText(/Anything · Anywhere$/);
    await expectResultsAtTop();

    // The press before the app has loaded opens the form too.
    await line.click();
    await expect(service(page)).toBeFocused();
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await service(page).fill(profile.display_name);
    await location(page).fill('waco');
    await location(page).press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect(service(page)).toBeHidden();
    await expect(line).toBeFocused();
    await expect(line).toHaveText(new RegExp(`${profile.display_name} · waco$`));
    await expectResultsAtTop();

    // A long search takes one line too.
    await page.goto(`/search?service=${'w'.repeat(200)}`);
    await expect(page.getByText(NO_RESULTS)).toBeVisible();
    await expectNoHorizontalScroll(page);
    expect((await line.boundingBox())?.height).toBeLessThan(60);
  },
);
