import type { Page } from '@playwright/test';
import { RECONNECT_TIMEOUT } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createRequestChat,
  messageField,
  messageLog,
  openClientChat,
  sendMessage,
} from '../../support/browser/chat.ts';
import { waitForHeader, signIn } from '../../support/browser/sign-in.ts';
import {
  readDocument,
  requestOf,
  storeConversation,
  storeRequest,
} from '../../support/test-data.ts';
import { card, cards, TABLET } from '../../support/browser/screen.ts';

/** Chats and dashboards without a connection, and after reconnecting. */

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|RPC_ERROR|Could not reach/] });

const notice = (page: Page) => page.getByText(/^You're offline/);
const waitingLabel = (page: Page) => messageLog(page).getByText('Waiting for a connection…');

async function setOffline(pages: readonly Page[], offline: boolean) {
  for (const page of pages) await page.context().setOffline(offline);
}

// @4.7.3 @5.7.2 @8.7.4 @8.7.5
test('Chats offline: each message is shown as waiting and is sent once', async ({
  page: pro,
  visitor,
}) => {
  const { provider, client, request } = await createRequestChat('tunnel');
  const [guest, direct] = [await visitor(), await visitor()];
  await openClientChat(guest, request, client.email);
  await expect(messageField(guest)).toBeEnabled();
  await signIn(direct, client, `/provider-chat/${provider.uid}`);
  await expect(messageField(direct)).toBeEnabled();
  await pro.setViewportSize(TABLET);
  await signIn(pro, provider, '/dashboard');
  await pro.getByRole('main').getByRole('link', { name: 'Chat with Nora Whitfield' }).click();
  await expect(messageField(pro)).toBeEnabled();
  for (const page of [pro, direct]) await waitForHeader(page);

  const pages = [pro, guest, direct];
  await setOffline(pages, true);
  for (const page of pages) {
    await expect(notice(page)).toBeVisible();
    await sendMessage(page, page === pro ? 'From the professional' : 'From the client');
    await expect(waitingLabel(page)).toBeVisible();
  }
  // The next message stays in the field, also after leaving the screen.
  await sendMessage(pro, 'And another');
  await expect(messageField(pro)).toHaveValue('And another');
  await expect(messageLog(pro).getByText('And another')).toBeHidden();
  await pro.getByRole('link', { name: 'Back to Dashboard' }).click();
  await pro.goBack();
  await expect(waitingLabel(pro)).toBeVisible();

  await setOffline(pages, false);
  for (const page of pages) {
    await expect(messageLog(page).getByText(/^(Waiting for a connection|Sending)…$/)).toBeHidden(
      RECONNECT_TIMEOUT,
    );
    await expect(notice(page)).toBeHidden();
  }
  await messageField(pro).press('Enter');
  await guest.reload();
  await direct.reload();
  await expect(messageLog(direct).getByText('From the client')).toHaveCount(1, RECONNECT_TIMEOUT);
  for (const page of [pro, guest]) {
    for (const text of ['From the professional', 'From the client', 'And another']) {
      await expect(messageLog(page).getByText(text)).toHaveCount(1, RECONNECT_TIMEOUT);
    }
  }
  expect(await readDocument(`conversations/${provider.uid}_${client.uid}`)).toMatchObject({
    message_count: 1,
    unread_provider: 1,
  });
});

// @8.7.1 @8.7.2 @8.7.3
test('Dashboards offline: the rows stay, and a changed status is sent after reconnecting', async ({
  page: inbox,
  visitor,
}) => {
  const { provider, client, request } = await createRequestChat('waits');
  const store = (text: string) =>
    storeConversation(provider, client.uid, [{ from: 'client', text, at: new Date() }]);
  await store('Before the tunnel');
  const [mine, chats] = [await visitor(), await visitor()];
  // The tab 'Waiting for you' would lose the request when it is completed.
  await signIn(inbox, provider, '/dashboard?view=all');
  await signIn(chats, provider, '/provider-dashboard');
  await signIn(mine, client, '/client-dashboard');
  const pages = [inbox, mine, chats];
  for (const page of pages) await waitForHeader(page);
  await expect(cards(chats)).toHaveCount(1);
  for (const page of [inbox, mine]) await expect(cards(page)).toHaveCount(2);

  await setOffline(pages, true);
  const select = cards(inbox).getByRole('combobox');
  for (const page of pages) await expect(notice(page)).toBeVisible();
  await select.selectOption('completed');
  await expect(inbox.getByText('Waiting for a connection. Keep this page open.')).toBeVisible();
  await expect(select).toHaveValue('completed');
  const dialogOpened = inbox.waitForEvent('dialog');
  await inbox.close({ runBeforeUnload: true });
  await (await dialogOpened).dismiss();
  await expect(cards(mine).first()).toContainText('Pending');
  await expect(cards(chats)).toContainText('Before the tunnel');
  expect(await readDocument(`service_requests/${request.id}`)).toMatchObject({ status: 'pending' });
  await storeRequest(requestOf(provider, client, { service_description: 'Sent meanwhile' }));
  await store('After the tunnel');

  await setOffline(pages, false);
  await expect(inbox.getByText('Status updated to completed')).toBeVisible(RECONNECT_TIMEOUT);
  await expect(inbox.getByText(/Waiting for a connection/)).toBeHidden();
  for (const page of [inbox, mine]) {
    await expect(card(page, 'Sent meanwhile')).toBeVisible(RECONNECT_TIMEOUT);
  }
  await expect(card(mine, 'completed')).toBeVisible(RECONNECT_TIMEOUT);
  await expect(cards(chats)).toContainText('After the tunnel', RECONNECT_TIMEOUT);
  expect(await readDocument(`service_requests/${request.id}`)).toMatchObject({
    status: 'completed',
  });
});
