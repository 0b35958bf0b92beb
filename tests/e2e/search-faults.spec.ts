import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { unique } from '../support/people.ts';
import { createProvider } from '../support/scenes.ts';
import { takeOver } from '../support/screen.ts';

/** Search while it reads, and without a connection. */

const ASKED = '**/api/search**';

const cards = (page: Page) => page.getByRole('article');
const service = (page: Page) => page.getByRole('textbox', { name: 'Service' });

test(
  '§2 Search: what is typed while results arrive stays in the fields',
  { tag: '@2.2.3' },
  async ({ page }) => {
    const { profile } = await createProvider('typing');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(ASKED, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/search');
    await takeOver(page);
    await service(page).fill(profile.display_name);
    await service(page).press('Enter');
    await expect(page).toHaveURL(/service=/);
    await service(page).fill('Something else');
    await page.getByRole('textbox', { name: 'Location' }).fill('Waco');
    answer();
    await expect(page.getByRole('article', { name: profile.display_name })).toBeVisible();
    await expect(service(page)).toHaveValue('Something else');
    await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Waco');
  },
);

test('§2 Search: a field takes 200 characters', { tag: '@2.2.13' }, async ({ page }) => {
  await createProvider('long');
  await page.goto(`/search?service=${'a'.repeat(250)}`);
  await expect(service(page)).toHaveValue('a'.repeat(200));
  await expect(page.getByText('No providers found.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Location' }).fill('');
  await page.getByRole('textbox', { name: 'Location' }).pressSequentially('b'.repeat(205));
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('b'.repeat(200));
});

test(
  '§2 Search: a card shows the avatar, or initials where there is none',
  { tag: '@2.2.5' },
  async ({ page, baseURL }) => {
    const tag = unique('Faces');
    const picture = `${baseURL ?? ''}/images/hero-small.webp`;
    await createProvider('face', { display_name: `${tag} with`, avatar_url: picture });
    await createProvider('faceless', { display_name: `Zoe ${tag}`, avatar_url: null });
    await page.goto(`/search?service=${tag}`);
    const pictured = page.getByRole('article', { name: `${tag} with` });
    await expect(pictured.locator('img')).toHaveAttribute('src', picture);
    const plain = page.getByRole('article', { name: `Zoe ${tag}` });
    await expect(plain.getByText('ZF', { exact: true })).toBeVisible();
    await expect(plain.locator('img')).toHaveCount(0);
  },
);

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_\w+|could not be loaded|RPC_ERROR|Sign-in/] });

  test(
    '§8 Search: offline the list that is known stays, with the way to read it again',
    { tag: '@8.7.10' },
    async ({ page, context }) => {
      const { profile } = await createProvider('known');
      await page.goto(`/search?service=${encodeURIComponent(profile.display_name)}`);
      await takeOver(page);
      await cards(page).getByRole('link', { name: 'View Profile' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.display_name);
      await context.setOffline(true);
      await page.goBack();
      await expect(page.getByText("Couldn't refresh. Showing earlier results.")).toBeVisible({
        timeout: 30_000,
      });
      await expect(cards(page)).toHaveCount(1);
      await expect(
        page.getByText("You're offline. New professionals appear when you're back online."),
      ).toBeVisible();
      await expect(page.getByText(/No providers found/)).toBeHidden();
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText("Couldn't refresh. Showing earlier results.")).toBeHidden();
      await expect(cards(page)).toHaveCount(1);
    },
  );
});
