import type { Locator } from '@playwright/test';
import { holdRequests } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createPerson,
  waitForHeader,
  logOutInOtherTab,
  signIn,
  signInWithForm,
} from '../../support/browser/sign-in.ts';
import { readDocument, writeDocuments } from '../../support/test-data.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../../support/browser/screen.ts';

test.use({
  expectedErrors: [
    /Malformed document|Error .* profile|ERR_\w+|RPC_ERROR|saved|status of 403|Cannot tell/,
  ],
});

const COMMIT = '**/documents:commit*';
const READ = '**/documents:batchGet*';

/** Returns the sum of red, green and blue of a control's background. */
const lightness = (control: Locator) =>
  control.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [])
      .slice(0, 3)
      .reduce((sum, channel) => sum + Number(channel), 0),
  );

// @2.18.1 @2.18.2 @2.18.3 @4.9.1 @5.9.1 @5.9.2 @8.5.6 @8.7.21 @8.8.1
test('Client profile: the first visit creates it; changes are canceled, corrected and saved', async ({
  page,
}) => {
  const person = await createPerson('fresh');
  const path = `client_profiles/${person.uid}`;
  await signIn(page, person, '/client-profile');
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveValue(person.email);
  await expect(email).not.toBeEditable();
  await expect(page.getByText(/cannot be changed here/)).toBeVisible();
  const [name, phone] = [page.getByLabel('Full name'), page.getByLabel('Phone')];
  await expect(name).toHaveValue('');
  const contact = page.getByLabel('Preferred contact method');
  await expect(contact).toHaveValue('email');
  await expect(contact.locator('option')).toHaveText(['Email', 'Phone', 'Either email or phone']);
  const created = {
    user_id: person.uid,
    full_name: null,
    phone: null,
    preferred_contact: 'email',
  };
  expect(await readDocument(path)).toEqual(created);

  const save = page.getByRole('button', { name: 'Save Changes' });
  await name.fill('n'.repeat(121));
  await save.click();
  await expect(page.getByText('Please use at most 120 characters.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Never stored');
  await phone.fill('5'.repeat(41));
  await save.click();
  await expect(page.getByText('Please use at most 40 characters.')).toBeVisible();
  await phone.fill('call me maybe');
  await save.click();
  await expect(
    page.getByText('Please enter a phone number with its area code or country code.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/client-dashboard$/);
  expect(await readDocument(path)).toEqual(created);

  await page.getByRole('link', { name: 'My Profile' }).click();
  await name.fill('  Maximiliana-Alexandrina von und zu Hohenlohe-Schillingsfürst ');
  await phone.fill('   ');
  await contact.selectOption('Either email or phone');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const release = await holdRequests(page, COMMIT);
  await save.click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/client-dashboard$/);
  expect(await readDocument(path)).toEqual({
    ...created,
    full_name: 'Maximiliana-Alexandrina von und zu Hohenlohe-Schillingsfürst',
    preferred_contact: 'either',
  });

  // A stored phone without an area code does not block a save.
  await writeDocuments({ [path]: { ...created, phone: '555-0100' } });
  await page.getByRole('link', { name: 'My Profile' }).click();
  await name.fill('Max');
  await save.click();
  await expect
    .poll(() => readDocument(path))
    .toMatchObject({ full_name: 'Max', phone: '555-0100' });
});

// @2.18.4 @8.3.20 @8.7.19 @8.8.3
test('Client profile: each failure shows its own message, and no input is lost', async ({
  page,
  context,
}) => {
  const person = await createPerson('fails');
  const path = `client_profiles/${person.uid}`;
  const retry = page.getByRole('button', { name: 'Try again' });
  const name = page.getByLabel('Full name');
  await signIn(page, person, '/client-dashboard');
  await page.route(READ, (route) => route.abort());
  await page.goto('/client-profile');
  await expect(page.getByText('Error loading profile')).toBeVisible();
  await page.unroute(READ);
  await page.route(COMMIT, (route) => route.abort());
  await retry.click();
  await expect(page.getByText('Error creating profile')).toBeVisible();
  await page.unroute(COMMIT);
  await retry.press('Enter');
  await expect(name).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeFocused();

  const malformed = { ...(await readDocument(path)), full_name: 'Nora', preferred_contact: 'fax' };
  await writeDocuments({ [path]: malformed });
  await page.reload();
  await expect(page.getByText("We couldn't load your profile.")).toBeVisible();
  await expect(name).toBeHidden();
  expect(await readDocument(path)).toEqual(malformed);
  await writeDocuments({ [path]: { ...malformed, preferred_contact: 'phone' } });
  await retry.click();
  await expect(name).toHaveValue('Nora');

  await waitForHeader(page);
  await name.fill('Typed in a tunnel');
  await context.setOffline(true);
  await expect(page.getByText(/^You're offline. We'll keep what you type/)).toBeVisible();
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.press('Enter');
  await expect(page.getByText('Error saving profile')).toBeVisible({ timeout: 60_000 });
  await expect(save).toBeFocused();
  await expect(name).toHaveValue('Typed in a tunnel');
  await context.setOffline(false);
  await page.route(COMMIT, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'No.' } },
    }),
  );
  await save.click();
  await expect(page.getByText('Error updating profile')).toBeVisible();
  await page.unroute(COMMIT);

  const otherTab = await logOutInOtherTab(page);
  await expect(
    page.getByText('You were signed out. Sign in again. What you typed is still there.'),
  ).toBeVisible();
  await otherTab.close();
  await expect(page).toHaveURL(/\/auth\?type=client&redirect=%2Fclient-profile$/);
  await signInWithForm(page, person);
  await expect(name).toHaveValue('Typed in a tunnel');
  await save.click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  expect(await readDocument(path)).toMatchObject({ full_name: 'Typed in a tunnel' });
});

// @8.8.5
test('Fields and buttons: read-only fields and hovered buttons look different', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, await createPerson('shades'), '/client-profile');
  const [readOnlyField, editableField] = [
    page.getByLabel('Email', { exact: true }),
    page.getByLabel('Full name'),
  ];
  await expect(editableField).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const contrast = async () =>
      Math.abs((await lightness(readOnlyField)) - (await lightness(editableField)));
    await expect.poll(contrast, colorScheme).toBeGreaterThan(18);
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
    const contrast = async () => Math.abs((await lightness(button)) - before);
    await expect.poll(contrast, colorScheme).toBeGreaterThan(18);
  }
});
