import type { Locator } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { createPerson, signIn } from '../support/people.ts';
import { read, write } from '../support/scenes.ts';
import { expectAccessible, expectNoSideScroll } from '../support/screen.ts';

const COMMIT = '**/documents:commit*';
const READ = '**/documents:batchGet*';

/** Red, green and blue of what it stands on, added up. */
const lightness = (control: Locator) =>
  control.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [])
      .slice(0, 3)
      .reduce((sum, channel) => sum + Number(channel), 0),
  );

test(
  '§4 Client profile: created on the first load, with email as the preferred contact',
  { tag: ['@2.18.1', '@4.9.1'] },
  async ({ page }) => {
    const person = await createPerson('fresh');
    await signIn(page, person, '/client-profile');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
    await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
    await expect(page.getByText(/cannot be changed here/)).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    const contact = page.getByLabel('Preferred contact method');
    await expect(contact).toHaveValue('email');
    await expect(contact.locator('option')).toHaveText(['Email', 'Phone', 'Either email or phone']);
    expect(await read(`client_profiles/${person.uid}`)).toEqual({
      user_id: person.uid,
      full_name: null,
      phone: null,
      preferred_contact: 'email',
    });
  },
);

test(
  '§5 Client profile: trimmed, null when empty; saving leads back to the requests',
  { tag: ['@2.18.2', '@5.9.1', '@8.5.6'] },
  async ({ page }) => {
    const person = await createPerson('saves');
    await signIn(page, person, '/client-profile');
    await page.getByLabel('Full name').fill('  Iris Calloway ');
    await page.getByLabel('Phone').fill('   ');
    await page.getByLabel('Preferred contact method').selectOption('Either email or phone');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(COMMIT, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    release();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/client-dashboard$/);
    expect(await read(`client_profiles/${person.uid}`)).toEqual({
      user_id: person.uid,
      full_name: 'Iris Calloway',
      phone: null,
      preferred_contact: 'either',
    });
  },
);

test(
  '§2 Client profile: Cancel changes nothing and leads back',
  { tag: '@2.18.3' },
  async ({ page }) => {
    const person = await createPerson('cancels');
    await signIn(page, person, '/client-profile');
    await page.getByLabel('Full name').fill('Never stored');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/client-dashboard$/);
    expect(await read(`client_profiles/${person.uid}`)).toMatchObject({ full_name: null });
  },
);

test.describe('§8 Client profile, failures', () => {
  test.use({
    // The header and the footer read documents too.
    expectedErrors: [
      /ERR_FAILED|status of 403|RPC_ERROR|Cannot tell|Error .* profile|profile was not saved/,
    ],
  });

  test(
    '§8 Client profile: each failure has its text, a retry, and keeps what was typed',
    { tag: '@8.3.20' },
    async ({ page }) => {
      const person = await createPerson('fails');
      await signIn(page, person, '/client-dashboard');

      await page.route(READ, (route) => route.abort());
      await page.goto('/client-profile');
      await expect(page.getByText('Error loading profile')).toBeVisible();

      await page.unroute(READ);
      await page.route(COMMIT, (route) => route.abort());
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Error creating profile')).toBeVisible();

      await page.unroute(COMMIT);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByLabel('Full name').fill('Iris Calloway');
      await page.route(COMMIT, (route) => route.abort());
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Error saving profile')).toBeVisible();
      await expect(page.getByLabel('Full name')).toHaveValue('Iris Calloway');

      await page.unroute(COMMIT);
      await page.route(COMMIT, (route) =>
        route.fulfill({
          status: 403,
          headers: { 'access-control-allow-origin': '*' },
          json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'No.' } },
        }),
      );
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Error updating profile')).toBeVisible();
      await expect(page.getByLabel('Full name')).toHaveValue('Iris Calloway');
      await page.unroute(COMMIT);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Profile updated successfully')).toBeVisible();
    },
  );
});

test(
  '§2 Client profile: axe finds nothing, nothing sticks out',
  { tag: '@8.8.1' },
  async ({ page }) => {
    const person = await createPerson('axe');
    await write({
      [`client_profiles/${person.uid}`]: {
        user_id: person.uid,
        full_name: 'Maximiliana-Alexandrina von und zu Hohenlohe-Langenburg-Schillingsfürst',
        phone: '512 555 0143',
        preferred_contact: 'phone',
      },
    });
    await signIn(page, person, '/client-profile');
    await expect(page.getByLabel('Full name')).toHaveValue(/Hohenlohe/);
    await expectAccessible(page);
    await expectNoSideScroll(page);
  },
);

test(
  '§8 Fields and buttons: what cannot be changed, and what the pointer is on, is told apart by day and by night',
  { tag: '@8.8.5' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, await createPerson('shades'), '/client-profile');
    const [fixed, free] = [page.getByLabel('Email', { exact: true }), page.getByLabel('Full name')];
    await expect(free).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const apart = async () => Math.abs((await lightness(fixed)) - (await lightness(free)));
      await expect.poll(apart, colorScheme).toBeGreaterThan(18);
    }
    await page.goto('/account');
    const button = page.getByRole('button', { name: 'Download my data' });
    await expect(button).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.mouse.move(0, 0);
      await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const before = await lightness(button);
      await button.hover();
      const apart = async () => Math.abs((await lightness(button)) - before);
      await expect.poll(apart, colorScheme).toBeGreaterThan(18);
    }
  },
);
