import type { Locator, Page } from '@playwright/test';
import { failOnce } from '../../support/browser/network.ts';
import { createPerson, logOut, signIn, signInWithForm } from '../../support/browser/sign-in.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  expectTouchTarget,
  followAccountLink,
  PHONE,
} from '../../support/browser/screen.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createProvider,
  readDocument,
  requestOf,
  storeRequest,
  updateDocument,
  writeDocuments,
} from '../../support/test-data.ts';

/** Saved professionals: hearts, the list of a client, and 'Ask again'. */

const heart = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name: `Save ${name}`, exact: true });
const list = (page: Page) => page.getByRole('region', { name: 'Saved professionals' });
const rows = (page: Page) => list(page).getByRole('listitem');
const savedHere = (page: Page) => page.evaluate(() => localStorage.getItem('saved_providers'));
const stored = async (uid: string) =>
  (await readDocument(`saved_providers/${uid}`))?.['provider_ids'];

// @2.49.1 @2.49.2 @2.49.3 @2.49.4 @2.49.10 @2.49.11
test('A visitor saves two professionals, signs in, and asks one of them again', async ({
  page,
}) => {
  const first = await createProvider('saved');
  const second = await createProvider('second');
  const client = await createPerson('saves');
  const [one, two] = [first.profile, second.profile];
  await storeRequest(requestOf(first, client, { service_description: 'To another one.' }));
  await storeRequest(
    requestOf(second, client, {
      ...{ service_description: 'The sink leaks again.', urgency: 'high' },
      created_at: new Date(Date.now() - 86_400_000),
    }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/firestore|identitytoolkit|\/api$/i.test(request.url())) asked.push(request.url());
  });
  await page.goto(`/search?service=${encodeURIComponent(one.display_name)}`);
  const card = page.getByRole('article', { name: one.display_name });
  await expect(heart(card, one.display_name)).toHaveAttribute('aria-pressed', 'false');
  await heart(card, one.display_name).click();
  await expect(heart(card, one.display_name)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Saved in this browser. Sign in to keep it')).toBeVisible();
  await expect(page).toHaveURL(/\/search\?/);
  // The heart is right without an interaction.
  await page.reload();
  await expect(heart(card, one.display_name)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`/p/${two.handle}`);
  await heart(page, two.display_name).press('Enter');
  await expect(heart(page, two.display_name)).toHaveAttribute('aria-pressed', 'true');
  expect(await savedHere(page)).toBe(`${first.uid} ${second.uid}`);
  expect(asked).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await signInWithForm(page, client);
  // The next screen would close the account menu.
  await expect(page).not.toHaveURL(/\/auth/);
  await expect.poll(() => stored(client.uid)).toEqual([first.uid, second.uid]);
  await expect.poll(() => savedHere(page)).toBeNull();
  await followAccountLink(page, 'Saved Professionals');
  await expect(page.getByRole('heading', { name: 'Saved professionals' })).toBeFocused();
  await expect(rows(page)).toHaveText([new RegExp(two.display_name), new RegExp(one.display_name)]);
  await expect(heart(list(page), two.display_name)).toHaveAttribute('aria-pressed', 'true');

  await rows(page).first().getByRole('button', { name: 'Ask again' }).click();
  await expect(page).toHaveURL(new RegExp(`/p/${two.handle}`));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Service description')).toHaveValue('The sink leaks again.');
  await expect(dialog.getByRole('radio', { name: 'ASAP' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Send Request' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await updateDocument(`provider_profiles/${first.uid}`, { published: false });
  await page.goto('/client-dashboard#saved');
  await expect(rows(page)).toHaveText([new RegExp(two.display_name), /^Not available right now/]);
  await rows(page).last().getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Saved professionals' })).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await expect.poll(() => stored(client.uid)).toEqual([second.uid]);
  await heart(list(page), two.display_name).click();
  await expect.poll(() => stored(client.uid)).toEqual([]);

  await page.evaluate(() => localStorage.setItem('saved_providers', 'somebody'));
  await logOut(page);
  expect(await savedHere(page)).toBeNull();
});

test.describe('a heart', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  // @2.49.1 @2.49.3 @2.49.5 @2.49.6
  test('goes back if it fails or there is no room, and is not on the own page', async ({
    page,
  }) => {
    const { profile, uid } = await createProvider('hearted');
    const other = await createProvider('hearts');
    const name = profile.display_name;
    await signIn(page, other, `/p/${profile.handle}`);
    await expectTouchTarget(heart(page, name));
    await failOnce(page, 'save-providers');
    await heart(page, name).click();
    await expect(page.getByText("That didn't work. Please check your connection")).toBeVisible();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
    await heart(page, name).click();
    await expect.poll(() => stored(other.uid)).toEqual([uid]);

    const many = Array.from({ length: 200 }, (_, i) => `professional-${i}`);
    await writeDocuments({ [`saved_providers/${other.uid}`]: { provider_ids: many } });
    await page.reload();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
    await heart(page, name).click();
    await expect(
      page.getByText('You can save up to 200 professionals. Remove one to save another.'),
    ).toBeVisible();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');

    // What was saved before signing in has no room either.
    await page.evaluate((id) => localStorage.setItem('saved_providers', id), uid);
    await page.reload();
    await expect(page.getByText('You can save up to 200 professionals.')).toBeVisible();
    expect(await savedHere(page)).toBeNull();
    await page.goto(`/p/${other.profile.handle}`);
    await expect(page.getByRole('link', { name: 'Edit Public Profile' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /^Save / })).toHaveCount(0);
  });
});

// @2.49.10
test('The list of saved professionals: empty, long names, 40 on two pages', async ({ page }) => {
  const client = await createPerson('lists-saved');
  const long = await createProvider('long', {
    ...{ display_name: 'W'.repeat(120), city: 'L'.repeat(100), avatar_url: null },
    services: ['S'.repeat(60), 'T'.repeat(60)],
  });
  await signIn(page, client, '/client-dashboard');
  await expect(list(page).getByText('No one saved yet.')).toBeVisible();
  const gone = Array.from({ length: 39 }, (_, i) => `gone-${i}`);
  const saved = { provider_ids: [...gone, long.uid] };
  await writeDocuments({ [`saved_providers/${client.uid}`]: saved });
  await page.goto('/client-dashboard#saved');
  await page.reload();
  await expect(rows(page)).toHaveCount(24);
  await expect(rows(page).first()).toContainText('W'.repeat(120));
  await expectAccessible(page);
  await list(page).getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(40);
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  const [shown, requests] = await Promise.all(
    [list(page), page.getByText("You haven't made any service requests yet.")].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(shown?.y).toBeLessThan(requests?.y ?? 0);
});
