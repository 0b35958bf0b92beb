import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  bioField,
  choosePicture,
  EDITOR_PATH,
  handleField,
  nameField,
  publishButton,
  SAVED_TOAST,
} from '../../support/browser/editor.ts';
import {
  createPerson,
  waitForHeader,
  logOutInOtherTab,
  signIn,
  signInWithForm,
} from '../../support/browser/sign-in.ts';
import { jpegFile } from '../../support/browser/picture-files.ts';
import { createProvider, readDocument } from '../../support/test-data.ts';

/** Unsaved changes in the editor when a person leaves it or when the session ends. */

const header = (page: Page) => page.getByRole('banner');
const searchLink = (page: Page) => header(page).getByRole('link', { name: 'Find Pros' });
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' });

/** Presses a button of the dialog that asks before leaving the editor. */
const answerQuestion = (page: Page, button: 'Leave' | 'Stay here' | 'Discard changes') =>
  page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: button })
    .click();

test(
  '§2 Profile editor: leaving with unsaved changes asks first, by link, by closing and by logging out',
  { tag: ['@2.11.8', '@2.11.9', '@2.11.10', '@2.11.17'] },
  async ({ page }) => {
    const pro = await createProvider('leaving');
    await signIn(page, pro, EDITOR_PATH);
    await bioField(page).fill('Not saved yet');
    for (const leave of [searchLink(page), logOut(page)]) {
      await leave.click();
      await answerQuestion(page, 'Stay here');
      await expect(page).toHaveURL(new RegExp(`${EDITOR_PATH}$`));
      await expect(bioField(page)).toHaveValue('Not saved yet');
    }
    const dialogOpened = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await dialogOpened;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(bioField(page)).toHaveValue('Not saved yet');

    // The editor does not ask if the fields have their stored values.
    await publishButton(page).click();
    await expect(page.getByText(SAVED_TOAST)).toBeVisible();
    await nameField(page).fill('Another');
    await nameField(page).fill(pro.profile.display_name);
    await searchLink(page).click();
    await expect(page).toHaveURL(/\/search$/);
    await page.goto(EDITOR_PATH);
    await expect(bioField(page)).toHaveValue('Not saved yet');
    await bioField(page).fill('Never saved');
    await searchLink(page).click();
    await answerQuestion(page, 'Leave');
    await expect(page).toHaveURL(/\/search$/);

    // 'Leave' keeps the text as a draft, 'Discard changes' and logging out delete it.
    await page.goto(EDITOR_PATH);
    await expect(bioField(page)).toHaveValue('Never saved');
    await searchLink(page).click();
    await answerQuestion(page, 'Discard changes');
    await expect(page).toHaveURL(/\/search$/);
    await page.goto(EDITOR_PATH);
    await expect(bioField(page)).toHaveValue('Not saved yet');
    await bioField(page).fill('Never saved');
    await logOut(page).click();
    await answerQuestion(page, 'Leave');
    await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    expect(await readDocument(`provider_profiles/${pro.uid}`)).toMatchObject({
      bio: 'Not saved yet',
    });
  },
);

test(
  '§2 Profile editor: leaving during a save or an upload asks first',
  { tag: '@2.11.11' },
  async ({ page }) => {
    await signIn(page, await createProvider('busy'), EDITOR_PATH);
    await waitForHeader(page);
    const release = await holdRequests(page, '**/documents:commit*');
    await bioField(page).fill('On its way');
    await publishButton(page).click();
    await searchLink(page).click();
    await answerQuestion(page, 'Stay here');
    release();
    await expect(page.getByText(SAVED_TOAST)).toBeVisible();

    await page.route('**/v0/b/**', () => new Promise(() => undefined));
    await choosePicture(page.getByLabel('Avatar'), jpegFile('slow.jpg'));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await searchLink(page).click();
    await answerQuestion(page, 'Leave');
    await expect(page).toHaveURL(/\/search$/);
  },
);

test(
  '§4 Session: after it ends in another tab, only the same person finds their input again',
  { tag: ['@2.11.15', '@4.10.3'] },
  async ({ page }) => {
    const first = await createProvider('first');
    await signIn(page, first, EDITOR_PATH);
    await bioField(page).fill('Typed before the end');
    const otherTab = await logOutInOtherTab(page);
    await expect(
      page.getByText('You were signed out. Sign in again. What you typed is still there.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?type=provider/);
    await signInWithForm(page, first);
    await expect(page).toHaveURL(new RegExp(`${EDITOR_PATH}$`));
    await expect(bioField(page)).toHaveValue('Typed before the end');
    await expect(handleField(page)).toHaveValue(first.profile.handle);

    await otherTab.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth\?type=provider/);
    await signInWithForm(page, await createPerson('second'));
    await expect(page).toHaveURL(new RegExp(`${EDITOR_PATH}$`));
    await expect(bioField(page)).toHaveValue('');
    await expect(handleField(page)).toHaveValue('');

    // After another person has signed in, the first person finds the stored values.
    await otherTab.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth\?type=provider/);
    await signInWithForm(page, first);
    await expect(handleField(page)).toHaveValue(first.profile.handle);
    await expect(bioField(page)).toHaveValue(first.profile.bio ?? '');
  },
);
