import { providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { unique } from '../support/people.ts';
import { createProvider, write } from '../support/scenes.ts';

/** Firestore's plain requests: how the public pages read. */
const QUERIES = '**/documents:runQuery*';

const LOADING = 'Loading providers...';
const NONE = 'No providers found. Try adjusting your search terms.';

const cards = (page: Page) => page.getByRole('article');
const service = (page: Page) => page.getByRole('textbox', { name: 'Service' });
const search = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Search' });

test(
  '§7 Search: reads in pages of a hundred, once for a visit, and shows a screenful at a time',
  { tag: ['@2.2.11', '@7.2.1'] },
  async ({ page }) => {
    const tag = unique('many');
    const count = 105;
    await write(
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => {
          const uid = `${tag}-${i}`;
          return [
            `provider_profiles/${uid}`,
            stored(providerProfile({ user_id: uid, handle: uid.slice(-40), display_name: uid })),
          ];
        }),
      ),
    );
    let queries = 0;
    page.on('request', (request) => {
      if (request.url().includes(':runQuery')) queries += 1;
    });
    await page.goto(`/search?service=${tag}`);
    await expect(page.getByText(`${count} providers`)).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    const read = queries;
    expect(read).toBeGreaterThanOrEqual(2);

    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await expect(cards(page)).toHaveCount(48);
    await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
    await page.reload();
    await expect(cards(page)).toHaveCount(48);

    const afterReload = queries;
    await service(page).fill(`${tag}-10`);
    await search(page).click();
    await expect(page.getByText('6 providers')).toBeVisible();
    expect(queries).toBe(afterReload);

    // Back from a page, what was seen stands there at once while it is read again.
    await page.route(QUERIES, async (route) => {
      // The list is ordered by age, which the page does not ask for.
      if (route.request().postData()?.includes('created_at')) await new Promise(() => undefined);
      else await route.continue();
    });
    await cards(page).last().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(tag);
    await page.goBack();
    await expect(cards(page)).toHaveCount(6);
  },
);

test('§2 Search: says that it is loading', { tag: '@2.2.8' }, async ({ page }) => {
  const { profile } = await createProvider('slow');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(QUERIES, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`/search?service=${encodeURIComponent(profile.display_name)}`);
  await expect(page.getByText(LOADING)).toBeVisible();
  await expect(page.getByText(NONE)).toBeHidden();
  answer();
  await expect(page.getByRole('article', { name: profile.display_name })).toBeVisible();
  await expect(page.getByText(LOADING)).toBeHidden();
});

test.describe('when things go wrong', () => {
  test.use({
    expectedErrors: [
      /Providers could not be loaded|RPC_ERROR|Failed to load resource|Malformed document/,
    ],
  });

  test(
    '§8 Search: a failed reading shows the empty state and a way to try again',
    { tag: '@8.2.1' },
    async ({ page }) => {
      const { profile } = await createProvider('failed');
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('Providers could not be loaded'),
      );
      await page.route(QUERIES, (route) => route.abort());
      await page.goto(`/search?service=${encodeURIComponent(profile.display_name)}`);
      await expect(page.getByText(NONE)).toBeVisible();
      await logged;
      await page.unroute(QUERIES);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article', { name: profile.display_name })).toBeVisible();
    },
  );

  test(
    '§8 Search: a malformed profile is logged and left out',
    { tag: '@8.7.17' },
    async ({ page }) => {
      const tag = unique('malformed');
      const good = await createProvider('good', { display_name: `${tag} good` });
      const bad = await createProvider('bad', { display_name: `${tag} bad` });
      await page.route(QUERIES, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({
          response,
          body: text.replace(`"stringValue": "${tag} bad"`, '"integerValue": "7"'),
        });
      });
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes(`Malformed document provider_profiles/${bad.uid}`),
      );
      await page.goto(`/search?service=${tag}`);
      await logged;
      await expect(cards(page).getByRole('heading')).toHaveText([good.profile.display_name]);
    },
  );
});
