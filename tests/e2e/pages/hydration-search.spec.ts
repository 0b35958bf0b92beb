import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createManyProfessionals, createDecoysAndMatch } from '../../support/many-professionals.ts';
import { unique } from '../../support/browser/sign-in.ts';
import { createProvider } from '../../support/test-data.ts';
import { isHydrated, hydrate } from '../../support/browser/screen.ts';

/** The server-rendered search page before, during and after hydration. */

const cards = (page: Page) => page.getByRole('article');
const service = (page: Page) => page.getByRole('combobox', { name: 'Service' });
const location = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' });
const count = (page: Page, text: string) => page.getByText(text, { exact: true });

test(
  'text typed before the app has loaded stays in the fields and is searched',
  { tag: '@8.10.6' },
  async ({ page }) => {
    const { profile } = await createProvider('typed', { city: 'Waco, TX' });
    const release = await holdRequests(page, /\/assets\/[^/]+\.js(\?\d+)?$/);
    const fieldValues = () =>
      Promise.all([service(page).inputValue(), location(page).inputValue()]);
    await page.goto('/search', { waitUntil: 'domcontentloaded' });
    await service(page).fill('Zeppelins');
    await location(page).fill('Waco');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?service=Zeppelins&location=Waco$/);
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL(/\/search$/);
    expect(await fieldValues()).toEqual(['', '']);
    await page.goForward({ waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL(/location=Waco$/);
    expect(await fieldValues()).toEqual(['Zeppelins', 'Waco']);

    const partialName = profile.display_name.slice(0, -1);
    await service(page).fill(partialName);
    await page.keyboard.press('ArrowLeft');
    const caret = () =>
      service(page).evaluate((field: HTMLInputElement) => [
        field.selectionStart,
        field === document.activeElement,
      ]);
    const before = await caret();
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(await fieldValues()).toEqual([partialName, 'Waco']);
    expect(await caret()).toEqual(before);
    await service(page).press('End');
    await service(page).pressSequentially(profile.display_name.slice(-1));
    // The app searches without reloading the page.
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await service(page).press('Enter');
    await expect(page.getByRole('article', { name: profile.display_name })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
    const query = new URL(page.url()).searchParams;
    expect([query.get('service'), query.get('location')]).toEqual([profile.display_name, 'Waco']);
  },
);

test(
  'if the server has stopped before the end of the search, the app loads without an interaction and continues',
  { tag: ['@2.2.11', '@8.10.7', '@8.10.8'] },
  async ({ page }) => {
    const word = unique('farther');
    const many = unique('many');
    const [name] = await Promise.all([
      createDecoysAndMatch(word, 70),
      createManyProfessionals(many, 60),
    ]);
    await page.goto(`/search?service=${word}`);
    await expect(count(page, 'Showing 1 provider')).toBeVisible();
    await expect(page.getByRole('article', { name })).toBeVisible();

    // The URL requests more cards than the server renders.
    await page.goto(`/search?service=${many}&show=72`);
    await expect(count(page, 'Showing 60 providers')).toBeVisible();
    await expect(cards(page)).toHaveCount(60);
    await page.goto(`/search?service=${unique('nobody')}`);
    await expect(page.getByText('No providers found.')).toBeVisible();
    expect(await isHydrated(page), 'a complete search needs no app').toBe(false);

    // The app continues from the second page that the server rendered.
    await page.goto(`/search?service=${many}`);
    await page.goto((await showMore(page).getAttribute('href')) ?? '');
    await expect(count(page, 'Showing 24 providers')).toBeVisible();
    await hydrate(page);
    await showMore(page).click();
    await expect(count(page, 'Showing 36 providers')).toBeVisible();
    await page.reload();
    await expect(cards(page)).toHaveCount(36);
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await expect(count(page, 'Showing 24 providers')).toBeVisible();
  },
);
