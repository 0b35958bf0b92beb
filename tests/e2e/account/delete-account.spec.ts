import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageField, messageLog, sendMessage } from '../../support/browser/chat.ts';
import {
  deleteButton,
  DELETED_TOAST,
  confirmButton,
  hasAccount,
  passwordField,
  confirmationDialog,
  readBrowserStorage,
} from '../../support/browser/delete-account.ts';
import { endPlan } from '../../support/browser/editor.ts';
import { createPerson, signIn, signInWithForm } from '../../support/browser/sign-in.ts';
import { buyPlan } from '../../support/browser/plan.ts';
import {
  createProvider,
  requestOf,
  storeConversation,
  storeRequest,
} from '../../support/test-data.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';

const NOTICE = 'This account was deleted. You can read the messages';

/** Expects a chat without a message field, in which the text is still visible. */
async function expectClosed(page: Page, text: string): Promise<void> {
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(messageField(page)).toHaveCount(0);
  await expect(messageLog(page)).toContainText(text);
}

// Auth refuses the old password, and the functions refuse the token of a deleted account, whose
// page answers 404.
test.use({
  expectedErrors: [/status of 40[0134]|check-subscription failed|subscription cannot be read/],
});

test(
  '§2 Account: a client and a professional with a plan delete their accounts; the other side keeps the chats',
  { tag: ['@journey', '@2.20.6', '@2.20.7', '@2.20.8', '@2.20.13'] },
  async ({ page, visitor }) => {
    const provider = await createProvider('leaver');
    const [leaving, staying] = [await createPerson('leaver'), await createPerson('stays')];
    await endPlan(provider.uid);
    const request = await storeRequest(
      requestOf(provider, leaving, { client_name: 'Nora Whitfield' }),
    );
    await storeConversation(provider, staying.uid, [
      { from: 'client', text: 'Do you do roofs?', at: new Date() },
    ]);
    await signIn(page, provider, '/pricing');
    await buyPlan(page, 'Pro');
    await page.goto(`/chat/${request.id}`);
    await sendMessage(page, 'When may I come?');
    await expect(messageLog(page)).toContainText('When may I come?');

    // The client deletes the account while the professional has the chat open.
    const client = await visitor();
    await signIn(client, leaving, '/account');
    await passwordField(client).fill('a guess');
    await deleteButton(client).click();
    await expect(client.getByText('Incorrect password.')).toBeVisible();
    await passwordField(client).fill(leaving.password);
    await deleteButton(client).click();
    await client.getByRole('button', { name: 'Keep my account' }).click();
    await expect(confirmationDialog(client)).toBeHidden();
    expect(await hasAccount(leaving.uid)).toBe(true);
    await deleteButton(client).click();
    await confirmButton(client).click();
    await expect(client.getByText(DELETED_TOAST)).toBeVisible();
    await client.goto('/auth');
    await signInWithForm(client, leaving);
    await expect(client.getByText('Incorrect email or password.')).toBeVisible();

    await expectClosed(page, 'When may I come?');
    await expect(page.getByRole('heading', { level: 1, name: 'Deleted account' })).toBeVisible();
    await page.goto('/dashboard?view=all');
    const card = page.getByRole('listitem').filter({ hasText: 'Deleted account' });
    await expect(card).toBeVisible();
    await expect(card.getByRole('link', { name: leaving.email })).toHaveCount(0);
    await expect(page.getByText('Nora Whitfield')).toHaveCount(0);

    // The professional deletes the account while another client has the direct chat open.
    const otherClientPage = await visitor();
    await signIn(otherClientPage, staying, `/provider-chat/${provider.uid}`);
    await expect(messageField(otherClientPage)).toBeEnabled();
    await page.goto('/account');
    await expect(page.getByText('Your subscription ends right away')).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectNoHorizontalScroll(page);
    await passwordField(page).fill(provider.password);
    await deleteButton(page).click();
    await expect(confirmationDialog(page)).toBeVisible();
    await expectAccessible(page);
    await confirmButton(page).click();

    await expect(page.getByText(DELETED_TOAST)).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => readBrowserStorage(page)).toEqual({ local: [], users: [] });
    await expect.poll(() => hasAccount(provider.uid)).toBe(false);
    await page.goto(`/p/${provider.profile.handle}`);
    await expect(page.getByText('Provider not found').first()).toBeVisible();

    await expectClosed(otherClientPage, 'Do you do roofs?');
    await expect(otherClientPage.getByRole('link', { name: 'Back to Profile' })).toHaveCount(0);
  },
);
