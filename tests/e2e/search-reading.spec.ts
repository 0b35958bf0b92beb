import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { createMany } from '../support/crowds.ts';
import { unique } from '../support/people.ts';
import { createProvider } from '../support/scenes.ts';
import { takeOver } from '../support/screen.ts';

/** Where search asks. */
const ASKED = '**/api/search**';

const LOADING = 'Loading providers...';
const NONE = 'No providers found. Try adjusting your search terms.';

const cards = (page: Page) => page.getByRole('article');
const service = (page: Page) => page.getByRole('textbox', { name: 'Service' });
const search = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Search' });
const more = (page: Page) => page.getByRole('link', { name: 'Show more' });

/** Searches where the app is there already, and asks by itself. */
async function searchInApp(page: Page, text: string): Promise<void> {
  await page.goto(`/search?service=${unique('nobody')}`);
  await takeOver(page);
  await service(page).fill(text);
  await search(page).click();
}

/** Holds the answers of search back until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(ASKED, async (route) => {
    await asked;
    await route.continue();
  });
  return answer;
}

test(
  '§7 Search: asks for a screenful at a time, and what is known stands there at once',
  { tag: ['@2.2.11', '@2.2.12', '@7.2.1'] },
  async ({ page }) => {
    const tag = unique('many');
    await createMany(tag, 60);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/search')) asked.push(request.url());
    });
    await page.goto(`/search?service=${tag}`);
    await expect(page.getByText('The first 24 providers')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    expect(asked).toEqual([]);

    await more(page).press('Enter');
    await expect(cards(page)).toHaveCount(48);
    await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
    expect(asked).toHaveLength(1);
    await page.reload();
    await expect(cards(page)).toHaveCount(48);
    await more(page).click();
    await expect(page.getByText('60 providers', { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(60);
    await expect(more(page)).toBeHidden();

    const answer = await holdAnswers(page);
    await service(page).fill(`${tag}-1`);
    await search(page).click();
    await expect(page.getByText(LOADING)).toBeVisible();
    await expect(cards(page)).toHaveCount(11);
    answer();
    await expect(page.getByText('11 providers')).toBeVisible();
    await expect(cards(page)).toHaveCount(11);

    // Back from a page, what was seen stands there at once while it is asked for anew.
    await page.route(ASKED, () => new Promise(() => undefined));
    await cards(page).last().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(tag);
    await page.goBack();
    await expect(page.getByText('11 providers')).toBeVisible();
    await expect(cards(page)).toHaveCount(11);
  },
);

test(
  '§2 Search: where the address shows more cards than the server reads, the app reads on',
  { tag: '@2.2.11' },
  async ({ page }) => {
    const tag = unique('onward');
    await createMany(tag, 100);
    await page.goto(`/search?service=${tag}&show=120`);
    // Without a touch.
    await expect(page.getByText('100 providers', { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(100);
  },
);

test('§2 Search: says that it is loading', { tag: '@2.2.8' }, async ({ page }) => {
  const { profile } = await createProvider('slow');
  const answer = await holdAnswers(page);
  await searchInApp(page, profile.display_name);
  await expect(page.getByText(LOADING)).toBeVisible();
  await expect(page.getByText(NONE)).toBeHidden();
  answer();
  await expect(page.getByRole('article', { name: profile.display_name })).toBeVisible();
  await expect(page.getByText(LOADING)).toBeHidden();
});

test.describe('when things go wrong', () => {
  test.use({
    expectedErrors: [/Providers could not be loaded|Failed to load resource|Malformed provider/],
  });

  test(
    '§8 Search: a failed reading shows the empty state and a way to try again',
    { tag: '@8.2.1' },
    async ({ page }) => {
      const { profile } = await createProvider('failed');
      for (const fail of ['abort', '500'] as const) {
        const logged = page.waitForEvent('console', (message) =>
          message.text().includes('Providers could not be loaded'),
        );
        await page.route(ASKED, (route) =>
          fail === 'abort' ? route.abort() : route.fulfill({ status: 500, json: { error: 'x' } }),
        );
        await searchInApp(page, profile.display_name);
        await expect(page.getByText("We couldn't load the list.")).toBeVisible();
        await expect(page.getByText(NONE)).toBeVisible();
        await logged;
        await page.unroute(ASKED);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('article', { name: profile.display_name })).toBeVisible();
      }
    },
  );

  test(
    '§2 Search: where the next ones do not come, those that are there stay',
    { tag: '@2.2.11' },
    async ({ page }) => {
      const tag = unique('stuck');
      await createMany(tag, 26);
      await page.goto(`/search?service=${tag}`);
      await expect(cards(page)).toHaveCount(24);
      await takeOver(page);
      await page.route(ASKED, (route) => route.abort());
      const missing = page.getByRole('alert').filter({
        hasText: "We couldn't load more results. Please check your connection and try again.",
      });
      // However often: what is asked for stays the same.
      for (let press = 1; press <= 2; press += 1) {
        await more(page).press('Enter');
        await expect(missing).toBeInViewport();
        await expect(more(page)).toBeFocused();
        await expect(cards(page)).toHaveCount(24);
        await expect(page).toHaveURL(/&show=48$/);
      }
      await page.unroute(ASKED);
      await more(page).press('Enter');
      await expect(missing).toBeHidden();
      await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
      await expect(cards(page)).toHaveCount(26);
    },
  );

  test(
    '§8 Search: a malformed professional is logged and left out',
    { tag: '@8.7.17' },
    async ({ page }) => {
      const tag = unique('malformed');
      const good = await createProvider('good', { display_name: `${tag} good` });
      await createProvider('bad', { display_name: `${tag} bad` });
      await page.route(ASKED, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({ response, body: text.replace(`"${tag} bad"`, '7') });
      });
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('Malformed provider in search'),
      );
      await searchInApp(page, tag);
      await logged;
      await expect(cards(page).getByRole('heading')).toHaveText([good.profile.display_name]);
    },
  );
});

test(
  '§5 Search: an accent is found as one letter and as a letter with a mark',
  { tag: '@5.1.3' },
  async ({ page }) => {
    const tag = unique('Zed');
    const stored = { display_name: `${tag} José`, services: [`${tag} Café`.normalize('NFD')] };
    const { profile } = await createProvider('accent', stored);
    const found = page.getByRole('article', { name: profile.display_name });
    for (const typed of [`${tag} josé`.normalize('NFD'), `${tag} café`.normalize('NFC')]) {
      await page.goto(`/search?service=${encodeURIComponent(typed)}`);
      await expect(found, 'the server').toBeVisible();
      await page.goto('/search');
      await takeOver(page);
      await service(page).fill(typed);
      await search(page).click();
      await expect(page).toHaveURL(/service=/);
      await expect(found, 'the app').toBeVisible();
    }
  },
);
