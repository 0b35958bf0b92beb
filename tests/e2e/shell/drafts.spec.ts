import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageField, openClientChat, sendMessage } from '../../support/browser/chat.ts';
import {
  bioField,
  EDITOR_PATH,
  nameField,
  publishButton,
  SAVED_TOAST,
} from '../../support/browser/editor.ts';
import {
  createPerson,
  logOut,
  logOutInOtherTab,
  signIn,
  signInWithForm,
} from '../../support/browser/sign-in.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';
import {
  createProvider,
  readDocument,
  requestOf,
  storeRequest,
  writeDocuments,
} from '../../support/test-data.ts';

/** Drafts of unsent or unsaved text (docs/decisions, 13). */

const RESTORED = 'We restored your unsaved changes.';
const CHANGED = 'You have unsaved changes, but your profile has changed since you typed them.';

const dialog = (page: Page) => page.getByRole('dialog');
const request = (page: Page) => page.getByRole('button', { name: 'Request Service' });
const description = (page: Page) => dialog(page).getByLabel('Service description');
const discard = (page: Page) => page.getByRole('button', { name: 'Discard', exact: true });

const drafts = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.startsWith('draft:')),
  );

/** Closes the tab without the question about unsaved changes, and opens a screen in a new one. */
async function inNewTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await page.close();
  await tab.goto(path);
  return tab;
}

// @4.12.1 @4.12.2 @4.10.3
test(
  'Drafts: a request survives a reload and a closed tab, until it is sent or another account signs in',
  { tag: '@journey' },
  async ({ page }) => {
    const { profile } = await createProvider('drafted');
    const client = await createPerson('drafts');
    const path = `/p/${profile.handle}`;
    await writeDocuments({
      [`client_profiles/${client.uid}`]: {
        user_id: client.uid,
        full_name: 'Nora Whitfield',
        phone: '512 555 0100',
        preferred_contact: 'email',
      },
    });
    await signIn(page, client, path);
    await request(page).click();
    await dialog(page).getByRole('button', { name: 'Change your contact details' }).click();
    await expect(dialog(page).getByLabel('Your name')).toHaveValue('Nora Whitfield');
    await dialog(page).getByLabel('Your name').fill('Nora W.');
    await description(page).fill('Half a request');
    await dialog(page).getByRole('radio', { name: 'ASAP' }).check();
    // Back closes the form, Forward and a reload open it again.
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await page.goForward();
    await expect(description(page)).toHaveValue('Half a request');
    await page.reload();
    await expect(description(page)).toHaveValue('Half a request');

    const tab = await inNewTab(page, path);
    await request(tab).click();
    await expect(description(tab)).toHaveValue('Half a request');
    await expect(dialog(tab).getByRole('radio', { name: 'ASAP' })).toBeChecked();
    const contact = `Nora W. · ${client.email} · 512 555 0100`;
    await expect(dialog(tab).getByText(contact)).toBeVisible();
    await dialog(tab).getByRole('button', { name: 'Send Request' }).click();
    await expect(dialog(tab).getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(await drafts(tab)).toEqual([]);
    await dialog(tab).getByRole('button', { name: 'Done' }).click();
    await request(tab).click();
    await expect(description(tab)).toHaveValue('');

    // Another account deletes the draft of a session that did not end by logging out.
    await description(tab).fill('A secret');
    expect(await drafts(tab)).toHaveLength(1);
    const other = await inNewTab(tab, '/favicon.svg');
    await other.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb').readyState);
    await signIn(other, await createPerson('drafts-next'), path);
    await request(other).click();
    await expect(dialog(other).getByLabel('Email')).not.toHaveValue('');
    await expect(description(other)).toHaveValue('');
    expect(await drafts(other)).toEqual([]);
  },
);

// @4.12.1 @4.12.2 @4.12.3 @4.10.3
test('Drafts: a message survives a reload; logging out in another tab deletes it, and a guest’s ends with the tab', async ({
  page,
}) => {
  const provider = await createProvider('drafted-chat');
  const client = await createPerson('drafts-chat');
  const chat = `/provider-chat/${provider.uid}`;
  await signIn(page, client, chat);
  await messageField(page).fill('Half a thought');
  await page.reload();
  await expect(messageField(page)).toBeEnabled();
  await expect(messageField(page)).toHaveValue('Half a thought');
  await sendMessage(page, 'The whole thought');
  expect(await drafts(page)).toEqual([]);
  await messageField(page).fill('Another half');
  expect(await drafts(page)).toHaveLength(1);
  // Another tab that logs out deletes the drafts and the hint before this tab knows.
  await page.evaluate(() => localStorage.clear());
  await messageField(page).fill('Another half, typed late');
  expect(await drafts(page)).toEqual([]);
  // So that the other tab starts with the session.
  await page.evaluate(() => localStorage.setItem('session_hint', '1'));
  const otherTab = await logOutInOtherTab(page);
  await expect(page).toHaveURL(/\/auth\?type=client/);
  expect(await drafts(page)).toEqual([]);
  expect(await drafts(otherTab)).toEqual([]);
  // The open tab keeps the text in memory, and stores it again for the same person.
  await signInWithForm(page, client);
  await expect(messageField(page)).toHaveValue('Another half, typed late');
  expect(await drafts(page)).toHaveLength(1);
  await otherTab.close();
  await page.goto('/cancel');
  await logOut(page);
  expect(await drafts(page)).toEqual([]);

  const sent = await storeRequest(requestOf(provider, client));
  await openClientChat(page, sent, client.email);
  await messageField(page).fill('A guest’s half');
  await page.reload();
  await expect(messageField(page)).toHaveValue('A guest’s half');
  const tab = await inNewTab(page, `/client-chat/${sent.id}`);
  await expect(messageField(tab)).toBeEnabled();
  await expect(messageField(tab)).toHaveValue('');
});

// @2.11.16 @2.18.5 @4.12.1 @4.12.2
test('Drafts: both profiles restore what was typed, or offer it if the stored profile has changed', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const pro = await createProvider('drafted-page');
  const path = `provider_profiles/${pro.uid}`;
  await signIn(page, pro, EDITOR_PATH);
  await bioField(page).fill('Typed and not saved');
  let tab = await inNewTab(page, EDITOR_PATH);
  await expect(tab.getByText(RESTORED)).toBeVisible();
  await expect(bioField(tab)).toHaveValue('Typed and not saved');
  await expect(tab.getByText('Unsaved changes. Your page is public.')).toBeVisible();
  await expectAccessible(tab);
  await expectNoHorizontalScroll(tab);
  await discard(tab).click();
  await expect(bioField(tab)).toHaveValue(pro.profile.bio ?? '');
  await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await drafts(tab)).toEqual([]);

  // Another window changes the name. The draft does not undo it, because it has only the bio.
  await bioField(tab).fill('Typed before the change');
  const stored = (await readDocument(path)) ?? {};
  await writeDocuments({ [path]: { ...stored, display_name: 'Changed elsewhere' } });
  tab = await inNewTab(tab, EDITOR_PATH);
  await expect(tab.getByText(CHANGED)).toBeVisible();
  await expect(bioField(tab)).toHaveValue(pro.profile.bio ?? '');
  await expectNoHorizontalScroll(tab);
  // Text in another field does not replace the offered draft.
  await tab.getByLabel('City').fill('Waco');
  await tab.reload();
  await tab.getByRole('button', { name: 'Restore draft' }).press('Enter');
  await expect(bioField(tab)).toHaveValue('Typed before the change');
  await expect(nameField(tab)).toHaveValue('Changed elsewhere');
  await expect(tab.getByText(RESTORED)).toBeVisible();
  await publishButton(tab).click();
  await expect(tab.getByText(SAVED_TOAST)).toBeVisible();
  await expect(tab.getByText(RESTORED)).toBeHidden();
  expect(await drafts(tab)).toEqual([]);
  expect(await readDocument(path)).toMatchObject({
    bio: 'Typed before the change',
    display_name: 'Changed elsewhere',
  });

  const name = tab.getByLabel('Full name');
  await tab.goto('/client-profile');
  await name.fill('Typed and not saved');
  await tab.reload();
  await expect(tab.getByText(RESTORED)).toBeVisible();
  await expect(name).toHaveValue('Typed and not saved');
  await tab.getByRole('link', { name: 'Cancel' }).click();
  await expect(tab).toHaveURL(/\/client-dashboard$/);
  expect(await drafts(tab)).toEqual([]);
});
