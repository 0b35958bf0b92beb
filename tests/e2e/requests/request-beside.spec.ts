import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageLog, sendMessage } from '../../support/browser/chat.ts';
import { listenerCount } from '../../support/browser/listeners.ts';
import { admin, createPerson, signIn } from '../../support/browser/sign-in.ts';
import {
  createProvider,
  manyLines,
  requestOf,
  storeChatMessage,
  storeConversation,
  storeManyRequests,
  storeRequest,
} from '../../support/test-data.ts';
import {
  card,
  DESKTOP,
  expectNoHorizontalScroll,
  expectAccessible,
  PHONE,
} from '../../support/browser/screen.ts';

/** Listeners to the two kinds of threads and to the header's two counts. */
const LIST = 4;
/** In addition to the request, its messages and the block, as on the chat's own screen. */
const WITH_CHAT = LIST + 3;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const opener = (page: Page, text: string) => card(page, text).getByRole('link', { name: 'Chat' });

async function createInbox(older = 0) {
  const provider = await createProvider('beside');
  const client = await createPerson('client');
  await storeManyRequests(provider, client, older);
  const changes = { client_name: 'Ada Lovelace', service_description: 'A flag on the roof.' };
  const newest = await storeRequest(requestOf(provider, client, changes), manyLines(3));
  return { provider, newest };
}

// @2.9.22 @2.9.23 @8.8.1
test('Provider dashboard: on a wide screen a request or a direct chat opens beside the list', async ({
  page,
}) => {
  const { provider, newest } = await createInbox(27);
  await page.setViewportSize(DESKTOP);
  await signIn(page, provider, '/dashboard?view=all');
  const link = opener(page, 'A flag on the roof.');
  await expect(link).toHaveAttribute('href', `/chat/${newest.id}`);

  await link.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?view=all&open=${newest.id}$`));
  const ada = region(page, 'Ada Lovelace');
  await expect(ada.getByRole('heading', { level: 2, name: 'Ada Lovelace' })).toBeFocused();
  await expect(messageLog(page).getByText('Line 3 of 3')).toBeVisible();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider Dashboard');
  await expect.poll(() => listenerCount(page)).toBeLessThanOrEqual(WITH_CHAT);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, [[DESKTOP, 'dark']]);

  await storeChatMessage({
    request_id: newest.id,
    message: 'Is it still there?',
    created_at: new Date(),
  });
  const thread = admin().firestore.doc(`service_requests/${newest.id}`);
  await thread.update({ last_message_id: 'next', unread_provider: 1 });
  await expect(messageLog(page).getByText('Is it still there?')).toBeVisible();
  await expect.poll(async () => (await thread.get()).data()).toMatchObject({ unread_provider: 0 });
  await sendMessage(page, 'It is.');
  await expect(messageLog(page).getByText('· Sent')).toBeVisible();
  await ada.getByRole('combobox', { name: /Status/ }).selectOption('in_progress');
  await expect(card(page, 'A flag on the roof.')).toContainText('In progress');

  // A row of an older page is not live, but follows the open request.
  await page.getByRole('button', { name: 'Show more' }).click();
  await opener(page, 'Request 27.').click();
  const nora = region(page, 'Nora Whitfield');
  await expect(nora.getByText('Request 27.')).toBeVisible();
  await expect(messageLog(page)).toContainText('No messages yet.');
  await expect(ada).toBeHidden();
  await expect(link).not.toHaveAttribute('aria-current');
  await expect.poll(() => listenerCount(page)).toBeLessThanOrEqual(WITH_CHAT);
  await nora.getByRole('combobox', { name: /Status/ }).selectOption('completed');
  await expect(card(page, 'Request 27.')).toContainText('Completed');

  await page.reload();
  await expect(nora.getByText('Request 27.')).toBeVisible();
  await page.goBack();
  await expect(ada.getByRole('heading', { level: 2 })).toBeFocused();
  await ada.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/dashboard\?view=all$/);
  await expect(ada).toBeHidden();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect.poll(() => listenerCount(page)).toBeLessThanOrEqual(LIST);

  const lines = [
    { from: 'client', text: 'Do you do gutters?', at: new Date(), read: false },
  ] as const;
  await storeConversation(provider, newest.client_uid, lines);
  const open = `${provider.uid}_${newest.client_uid}`;
  await opener(page, 'Do you do gutters?').click();
  await expect(page).toHaveURL(new RegExp(`open=${open}$`));
  // Its heading, 'Client #…', becomes the client's name when the trigger has written it.
  const chat = page.getByRole('region').filter({ has: messageLog(page) });
  await expect(chat.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(messageLog(page).getByText('Do you do gutters?')).toBeVisible();
  await sendMessage(page, 'We do.');
  await expect(card(page, 'We do.')).toContainText('Waiting for client');
  await expectNoHorizontalScroll(page);
  await chat.getByRole('button', { name: 'Close' }).click();
  await expect(opener(page, 'We do.')).toBeFocused();

  await page.setViewportSize(PHONE);
  await page.goto(`/dashboard?open=${open}`);
  await expect(page).toHaveURL(`/provider-chat/${provider.uid}?client=${newest.client_uid}`);
});

// @2.9.22 @2.9.24
test('Provider dashboard: a narrow window shows the request on its own screen', async ({
  page,
}) => {
  const { provider, newest } = await createInbox();
  await page.setViewportSize(DESKTOP);
  await signIn(page, provider, `/dashboard?status=pending&open=${newest.id}`);
  await expect(region(page, 'Ada Lovelace')).toBeVisible();
  // A sheet of paper is narrow, too.
  await page.emulateMedia({ media: 'print' });
  await expect(messageLog(page).getByText('Line 1 of 3')).toBeVisible();
  await expect(card(page, 'A flag on the roof.')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize(PHONE);
  await expect(page).toHaveURL(new RegExp(`/chat/${newest.id}$`));
  await expect(messageLog(page).getByText('Line 3 of 3')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard\?status=pending$/);
  await opener(page, 'A flag on the roof.').click();
  await expect(page).toHaveURL(new RegExp(`/chat/${newest.id}$`));

  await page.setViewportSize(DESKTOP);
  await page.goto('/dashboard?open=a/b');
  await expect(opener(page, 'A flag on the roof.')).not.toHaveAttribute('aria-current');
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden();
  await page.goto('/dashboard?status=pending&open=nothing');
  await expect(page.getByText('Request not found')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?status=pending$/);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    opener(page, 'A flag on the roof.').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(new RegExp(`/chat/${newest.id}$`));
  await tab.close();
});
