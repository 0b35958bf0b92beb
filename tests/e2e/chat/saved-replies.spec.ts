import type { Page } from '@playwright/test';
import { createRequestChat, messageField } from '../../support/browser/chat.ts';
import { failOnce } from '../../support/browser/network.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';
import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createProvider,
  readDocument,
  storeConversation,
  writeDocuments,
} from '../../support/test-data.ts';

/** The professional's saved replies: choosing one in a chat, and managing them. */

test.use({ expectedErrors: [/ERR_FAILED|not saved/] });

const GREETING = 'Hi {name}, thanks for your message.';
const ARRIVAL = 'We can come on Tuesday at nine.';
const PRICE = 'A visit costs $90.';

const openButton = (page: Page) => page.getByRole('button', { name: 'Saved replies' });
const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => dialog(page).getByRole('listitem');
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const cursorOf = (page: Page) =>
  messageField(page).evaluate((box) => box instanceof HTMLTextAreaElement && box.selectionEnd);
const store = (uid: string, replies: string[]) =>
  writeDocuments({ [`saved_replies/${uid}`]: { replies } });
const stored = async (uid: string) => (await readDocument(`saved_replies/${uid}`))?.['replies'];

// @2.44.2 @2.44.3 @2.44.4 @2.44.5
test('A saved reply is found while typing, and inserted at the cursor of the message', async ({
  page,
}) => {
  const { provider, request } = await createRequestChat('replies', [], { client_name: 'Nora W.' });
  await store(provider.uid, [GREETING, ARRIVAL, PRICE]);
  await signIn(page, provider, `/chat/${request.id}`);
  await messageField(page).fill('Hello. See you.');
  await messageField(page).evaluate((box) => {
    if (box instanceof HTMLTextAreaElement) box.setSelectionRange(6, 6);
  });
  await openButton(page).click();
  await expect(rows(page)).toHaveText(['Hi Nora W., thanks for your message.', ARRIVAL, PRICE]);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  await page.getByRole('searchbox', { name: 'Search saved replies' }).fill('TUESDAY');
  await expect(rows(page)).toHaveText([ARRIVAL]);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(messageField(page)).toHaveValue(`Hello. ${ARRIVAL} See you.`);
  await expect(messageField(page)).toBeFocused();
  expect(await cursorOf(page)).toBe(`Hello. ${ARRIVAL}`.length);

  // By keyboard: the arrow keys lead to the replies. Escape inserts nothing.
  await openButton(page).press('Enter');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(button(page, ARRIVAL)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(dialog(page).getByText('No saved replies match your search.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
  await expect(messageField(page)).toHaveValue(`Hello. ${ARRIVAL} See you.`);

  // A reply that cannot be saved says why at the field, and stays.
  await openButton(page).click();
  await button(page, 'Manage replies').click();
  await button(page, 'Add a reply').click();
  const field = dialog(page).getByRole('textbox', { name: 'New reply' });
  await field.fill('A new one.');
  await failOnce(page, 'save-replies');
  await button(page, 'Save reply').click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    "We couldn't save your replies. Please check your connection and try again.",
  );
  await expect(field).toHaveValue('A new one.');
  await expect(field).toBeFocused();
});

// @2.44.3 @2.44.6
test('A direct chat without a name has saved replies too, and the client has none', async ({
  page,
}) => {
  const [provider, client] = [await createProvider('direct-replies'), await createPerson('client')];
  await store(provider.uid, [GREETING]);
  await storeConversation(provider, client.uid, [
    { from: 'client', text: 'Are you there?', at: new Date(), read: true },
  ]);
  await signIn(page, provider, `/provider-chat/${provider.uid}?client=${client.uid}`);
  // A restored draft is not lost either: the reply goes after it.
  await messageField(page).fill('Typed before.');
  await page.reload();
  await expect(messageField(page)).toHaveValue('Typed before.');
  await openButton(page).click();
  await rows(page).getByRole('button').click();
  await expect(messageField(page)).toHaveValue('Typed before. Hi, thanks for your message.');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await signIn(page, client, `/provider-chat/${provider.uid}`);
  await expect(messageField(page)).toBeVisible();
  await expect(openButton(page)).toBeHidden();
});

// @2.44.1 @2.44.4 @2.44.7
test('Saved replies are added, changed, ordered and deleted', async ({ page }) => {
  const { provider, request } = await createRequestChat('manages');
  await signIn(page, provider, `/chat/${request.id}`);
  await openButton(page).click();
  const field = dialog(page).getByRole('textbox', { name: 'New reply' });
  await button(page, 'Save reply').click();
  await expect(dialog(page).getByText('Please write a reply.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('x'.repeat(1001));
  await button(page, 'Save reply').click();
  await expect(dialog(page).getByText('Please use at most 1,000 characters.')).toBeVisible();
  await field.fill(GREETING);
  // What was typed stays when the dialog closes.
  await button(page, 'Close').click();
  await openButton(page).click();
  await expect(field).toHaveValue(GREETING);
  await button(page, 'Save reply').dblclick();
  await expect(rows(page)).toHaveCount(1);
  expect(await stored(provider.uid)).toEqual([GREETING]);

  await button(page, 'Manage replies').click();
  await expect(page.getByRole('dialog', { name: 'Manage saved replies' })).toBeVisible();
  for (const [text, count] of [
    [ARRIVAL, 2],
    [PRICE, 3],
  ] as const) {
    await button(page, 'Add a reply').click();
    await field.fill(text);
    await button(page, 'Save reply').click();
    await expect(rows(page)).toHaveCount(count);
  }
  await expectAccessible(page);
  await button(page, 'Add a reply').click();
  await field.fill(PRICE);
  await button(page, 'Save reply').click();
  await expect(dialog(page).getByText('You already have this reply.')).toBeVisible();
  await button(page, 'Cancel').click();

  const down = rows(page)
    .filter({ hasText: 'Hi {name}' })
    .getByRole('button', { name: 'Move down' });
  await down.click();
  await expect(rows(page).nth(1)).toContainText(GREETING);
  await expect(down).toBeFocused();
  // The next press waits for the answer to the first one.
  await expect(dialog(page).getByText('Moved to position 2 of 3')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(2)).toContainText(GREETING);
  await expect(dialog(page).getByText('Moved to position 3 of 3')).toBeAttached();
  await rows(page).nth(1).getByRole('button', { name: 'Move up' }).click();
  await expect(rows(page).nth(0)).toContainText(PRICE);
  await expect.poll(() => stored(provider.uid)).toEqual([PRICE, ARRIVAL, GREETING]);

  await rows(page).nth(0).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByRole('textbox', { name: 'Reply' }).fill('A visit costs $95.');
  await button(page, 'Save reply').click();
  await expect(rows(page).nth(0)).toContainText('$95');

  await rows(page).nth(1).getByRole('button', { name: 'Delete' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Delete this reply?' });
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(3);
  await rows(page).nth(1).getByRole('button', { name: 'Delete' }).click();
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(button(page, 'Add a reply')).toBeFocused();
  expect(await stored(provider.uid)).toEqual(['A visit costs $95.', GREETING]);
});
