import { expect, test } from '../support/browser.ts';
import {
  createPerson,
  headerKnows,
  logOutElsewhere,
  signIn,
  signInHere,
} from '../support/people.ts';
import { read, write } from '../support/scenes.ts';

/** The client profile when something is wrong, late or cut off. */

test(
  '§5 Client profile: too long a text is said beside its field',
  { tag: '@5.9.2' },
  async ({ page }) => {
    const person = await createPerson('long');
    await signIn(page, person, '/client-profile');
    await page.getByLabel('Full name').fill('n'.repeat(121));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Please use at most 120 characters.')).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeFocused();
    expect(await read(`client_profiles/${person.uid}`)).toMatchObject({ full_name: null });
    await page.getByLabel('Full name').fill('Nora');
    await page.getByLabel('Phone').fill('5'.repeat(41));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Please use at most 40 characters.')).toBeVisible();
  },
);

test(
  '§2 Client profile: what was typed survives the end of the session in another tab',
  { tag: '@2.18.4' },
  async ({ page }) => {
    const person = await createPerson('ended');
    await signIn(page, person, '/client-profile');
    await page.getByLabel('Full name').fill('Nora Whitfield');
    await logOutElsewhere(page);
    await expect(
      page.getByText('You were signed out. Sign in again. What you typed is still there.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?type=client&redirect=%2Fclient-profile$/);
    await signInHere(page, person);
    await expect(page).toHaveURL(/\/client-profile$/);
    await expect(page.getByLabel('Full name')).toHaveValue('Nora Whitfield');
  },
);

test.describe('faults', () => {
  test.use({
    expectedErrors: [/Malformed document|Error loading profile|ERR_\w+|RPC_ERROR|saved/],
  });

  test(
    '§8 Client profile: a malformed one is not written over',
    { tag: '@8.7.19' },
    async ({ page }) => {
      const person = await createPerson('malformed');
      const path = `client_profiles/${person.uid}`;
      const stored = {
        user_id: person.uid,
        full_name: 'Nora',
        phone: null,
        preferred_contact: 'fax',
      };
      await write({ [path]: stored });
      await signIn(page, person, '/client-profile');
      await expect(page.getByText('Error loading profile')).toBeVisible();
      await expect(page.getByText("We couldn't load your profile.")).toBeVisible();
      await expect(page.getByLabel('Full name')).toBeHidden();
      expect(await read(path)).toEqual(stored);
      await write({ [path]: { ...stored, preferred_contact: 'phone' } });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('Full name')).toHaveValue('Nora');
    },
  );

  test(
    '§8 Client profile: offline it says so, keeps everything, and saves afterwards',
    { tag: '@8.3.20' },
    async ({ page, context }) => {
      const person = await createPerson('tunnel');
      await signIn(page, person, '/client-profile');
      await headerKnows(page);
      await page.getByLabel('Full name').fill('Typed in a tunnel');
      await context.setOffline(true);
      await expect(
        page.getByText(
          "You're offline. What you type is kept, and you can save it when you're back online.",
        ),
      ).toBeVisible();
      const save = page.getByRole('button', { name: 'Save Changes' });
      await save.press('Enter');
      await expect(page.getByText('Error saving profile')).toBeVisible({ timeout: 30_000 });
      await expect(save).toBeFocused();
      await expect(page.getByLabel('Full name')).toHaveValue('Typed in a tunnel');
      await context.setOffline(false);
      await save.click();
      await expect(page.getByText('Profile updated successfully')).toBeVisible();
      expect(await read(`client_profiles/${person.uid}`)).toMatchObject({
        full_name: 'Typed in a tunnel',
      });
    },
  );
});
