import type { Page } from '@playwright/test';
import { hold } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { createMany, hideBehindMany } from '../support/crowds.ts';
import { unique } from '../support/people.ts';
import { createProvider } from '../support/scenes.ts';
import { isHydrated, PHONE, takeOver } from '../support/screen.ts';

/** Search as the server has made it, before the app is there and while it comes. */
const SCRIPTS = /\/assets\/[^/]+\.js(\?\d+)?$/;
const NONE = 'No providers found. Try adjusting your search terms.';
const NONE_YET = 'No matches yet. Keep searching?';

const cards = (page: Page) => page.getByRole('article');
const service = (page: Page) => page.getByRole('textbox', { name: 'Service' });
const location = (page: Page) => page.getByRole('textbox', { name: 'Location' });
const more = (page: Page) => page.getByRole('link', { name: 'Show more' });
const back = (page: Page) => page.getByRole('link', { name: 'Back to the start' });
const search = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Search' });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'search works without script, from the form to a page',
    { tag: '@8.10.1' },
    async ({ page }) => {
      const { profile } = await createProvider('plain-search', { city: 'Waco, TX' });
      await page.goto('/search');
      await service(page).fill(`"${profile.display_name}"`);
      await search(page).click();
      await expect(page.getByText(NONE)).toBeVisible();
      await expect(service(page)).toHaveValue(`"${profile.display_name}"`);
      await service(page).fill(profile.display_name);
      await location(page).fill('waco');
      await location(page).press('Enter');
      await expect(page).toHaveURL(/\/search\?service=[^&]+&location=waco$/);
      await expect(page.getByText('1 provider', { exact: true })).toBeVisible();
      await cards(page).getByRole('link', { name: 'View Profile' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.display_name);
    },
  );

  test(
    'without script the others follow on pages of their own, each of them once',
    { tag: '@8.10.7' },
    async ({ page }) => {
      const tag = unique('leafed');
      await createMany(tag, 30);
      const names = async () => (await cards(page).getByRole('heading').allTextContents()).sort();
      await page.goto(`/search?service=${tag}`);
      await expect(page.getByText('The first 24 providers', { exact: true })).toBeVisible();
      const first = await names();
      await more(page).click();
      await expect(page.getByText('6 more providers', { exact: true })).toBeVisible();
      await expect(more(page)).toBeHidden();
      const all = [...first, ...(await names())];
      expect([all.length, new Set(all).size]).toEqual([30, 30]);
      await back(page).click();
      await expect(page).toHaveURL(new RegExp(`/search\\?service=${tag}$`));
      expect(await names()).toEqual(first);
    },
  );

  test(
    'without script nobody is said to be found only when everybody was looked through',
    { tag: '@8.10.7' },
    async ({ page }) => {
      const word = unique('far');
      const name = await hideBehindMany(word, 70);
      await page.goto(`/search?service=${word}`);
      for (let thirties = 1; thirties <= 2; thirties += 1) {
        await expect(page.getByText(NONE_YET)).toBeVisible();
        await expect(page.getByText(NONE)).toBeHidden();
        await page.getByRole('link', { name: 'Keep searching' }).click();
        await expect(page).toHaveURL(/&after=/);
      }
      await expect(page.getByText('1 more provider', { exact: true })).toBeVisible();
      await expect(page.getByRole('article', { name })).toBeVisible();
      await page.goto(`/search?service=${word}&after=19999999999999_z`);
      await expect(page.getByText('No more results.')).toBeVisible();
      await back(page).click();
      await expect(page.getByText(NONE_YET)).toBeVisible();
    },
  );
});

test(
  'where the server has not looked far enough the app comes at once and looks on',
  { tag: '@8.10.8' },
  async ({ page }) => {
    const word = unique('farther');
    const name = await hideBehindMany(word, 70);
    await page.goto(`/search?service=${word}`);
    await expect(page.getByText('1 provider', { exact: true })).toBeVisible();
    await expect(page.getByRole('article', { name })).toBeVisible();
    await page.goto(`/search?service=${unique('nobody')}`);
    await expect(page.getByText(NONE)).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
  },
);

test(
  'a page of those who follow goes on in the app as it began',
  { tag: '@8.10.7' },
  async ({ page }) => {
    const tag = unique('middle');
    await createMany(tag, 60);
    await page.goto(`/search?service=${tag}`);
    await page.goto((await more(page).getAttribute('href')) ?? '');
    await expect(page.getByText('24 more providers', { exact: true })).toBeVisible();
    await takeOver(page);
    await more(page).click();
    await expect(page.getByText('36 more providers', { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(36);
    await page.reload();
    await expect(cards(page)).toHaveCount(36);
    await back(page).click();
    await expect(page.getByText('The first 24 providers', { exact: true })).toBeVisible();
  },
);

test(
  'what is typed into search before the app is there stays, and is what is searched',
  { tag: '@8.10.6' },
  async ({ page }) => {
    const { profile } = await createProvider('typed', { city: 'Waco, TX' });
    const release = await hold(page, SCRIPTS);
    await page.goto('/search?location=Nowhere', { waitUntil: 'domcontentloaded' });
    await service(page).pressSequentially(profile.display_name.slice(0, -1));
    await location(page).fill('Waco');
    await service(page).focus();
    await page.keyboard.press('ArrowLeft');
    const caret = () =>
      service(page).evaluate((field: HTMLInputElement) => [
        field.selectionStart,
        field === document.activeElement,
      ]);
    const before = await caret();
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(service(page)).toHaveValue(profile.display_name.slice(0, -1));
    await expect(location(page)).toHaveValue('Waco');
    expect(await caret()).toEqual(before);
    await service(page).press('End');
    await service(page).pressSequentially(profile.display_name.slice(-1));
    await expect(location(page)).toHaveValue('Waco');
    // The app sends it: another page would not know of this.
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await service(page).press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('article', { name: profile.display_name })).toBeVisible();
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
    const query = new URL(page.url()).searchParams;
    expect([query.get('service'), query.get('location')]).toEqual([profile.display_name, 'Waco']);
  },
);

test(
  'on the way back from what the browser has sent both fields are what the address says',
  { tag: '@8.10.6' },
  async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    const texts = () => Promise.all([service(page).inputValue(), location(page).inputValue()]);
    await page.goto('/search', { waitUntil: 'domcontentloaded' });
    await service(page).fill('Zeppelins');
    await location(page).fill('Waco');
    await search(page).click();
    await expect(page).toHaveURL(/\?service=Zeppelins&location=Waco$/);
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL(/\/search$/);
    expect(await texts()).toEqual(['', '']);
    await page.goForward({ waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL(/location=Waco$/);
    expect(await texts()).toEqual(['Zeppelins', 'Waco']);
    release();
  },
);

test(
  'the cards of search do not move, and the first pictures are not put off',
  { tag: '@8.10.2' },
  async ({ page, baseURL }) => {
    const tag = unique('still');
    const avatar_url = `${baseURL ?? ''}/images/hero-small.webp`;
    for (let i = 0; i < 5; i++) {
      await createProvider('still', { display_name: `${tag} ${i}`, avatar_url });
    }
    await page.setViewportSize(PHONE);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!('value' in entry) || !('hadRecentInput' in entry)) continue;
          document.documentElement.dataset['moved'] = String(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/search?service=${tag}`, { waitUntil: 'networkidle' });
    await expect(cards(page)).toHaveCount(5);
    // Where our letters come a moment after the page, a word in the header moves by less than a pixel.
    const moved = () => page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
    expect(await moved()).toBeLessThan(0.001);
    const tops = () =>
      cards(page).evaluateAll((all) => all.map((i) => i.getBoundingClientRect().top));
    const before = await tops();
    await takeOver(page);
    expect(await tops()).toEqual(before);
    const loading = await cards(page)
      .locator('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('loading')));
    expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy']);
  },
);
