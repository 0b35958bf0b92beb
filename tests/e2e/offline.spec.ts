import type { Page } from '@playwright/test';
import { RECONNECT } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { createRequestChat, field, log, openByEmail, say } from '../support/chat.ts';
import { headerKnows, signIn } from '../support/people.ts';
import { read, requestOf, storeConversation, storeRequest } from '../support/scenes.ts';
import { card, cards } from '../support/screen.ts';

/** Chats and dashboards without a connection, and after it is back. */

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|RPC_ERROR|Could not reach/] });

const notice = (page: Page) => page.getByText(/^You're offline/);
const waiting = (page: Page) => log(page).getByText('Waiting for a connection…');

async function setOffline(pages: readonly Page[], offline: boolean) {
  for (const page of pages) await page.context().setOffline(offline);
}

// @4.7.3 @5.7.2 @8.7.4 @8.7.5
test('Chats offline: each message waits visibly and is sent once', async ({
  page: pro,
  visitor,
}) => {
  const { provider, client, request } = await createRequestChat('tunnel');
  const [guest, direct] = [await visitor(), await visitor()];
  await openByEmail(guest, request, client.email);
  await expect(field(guest)).toBeEnabled();
  await signIn(direct, client, `/provider-chat/${provider.uid}`);
  await expect(field(direct)).toBeEnabled();
  await signIn(pro, provider, '/dashboard');
  await pro.getByRole('main').getByRole('link', { name: 'Chat', exact: true }).click();
  await expect(field(pro)).toBeEnabled();
  for (const page of [pro, direct]) await headerKnows(page);

  const pages = [pro, guest, direct];
  await setOffline(pages, true);
  for (const page of pages) {
    await expect(notice(page)).toBeVisible();
    await say(page, page === pro ? 'From the professional' : 'From the client');
    await expect(waiting(page)).toBeVisible();
  }
  // The next message waits in the field, also while the screen is left.
  await say(pro, 'And another');
  await expect(field(pro)).toHaveValue('And another');
  await expect(log(pro).getByText('And another')).toBeHidden();
  await pro.getByRole('link', { name: 'Back to Dashboard' }).click();
  await pro.goBack();
  await expect(waiting(pro)).toBeVisible();

  await setOffline(pages, false);
  for (const page of pages) {
    await expect(log(page).getByText(/^(Waiting for a connection|Sending)…$/)).toBeHidden(
      RECONNECT,
    );
    await expect(notice(page)).toBeHidden();
  }
  await field(pro).press('Enter');
  await guest.reload();
  await direct.reload();
  await expect(log(direct).getByText('From the client')).toHaveCount(1, RECONNECT);
  for (const page of [pro, guest]) {
    for (const text of ['From the professional', 'From the client', 'And another']) {
      await expect(log(page).getByText(text)).toHaveCount(1, RECONNECT);
    }
  }
  expect(await read(`conversations/${provider.uid}_${client.uid}`)).toMatchObject({
    message_count: 1,
    unread_provider: 1,
  });
});

// @8.7.1 @8.7.2 @8.7.3
test('Dashboards offline: rows stay, and a changed status waits', async ({
  page: inbox,
  visitor,
}) => {
  const { provider, client, request } = await createRequestChat('waits');
  const store = (text: string) =>
    storeConversation(provider, client.uid, [{ from: 'client', text, at: new Date() }]);
  await store('Before the tunnel');
  const [mine, chats] = [await visitor(), await visitor()];
  await signIn(inbox, provider, '/dashboard');
  await signIn(chats, provider, '/provider-dashboard');
  await signIn(mine, client, '/client-dashboard');
  const pages = [inbox, mine, chats];
  for (const page of pages) {
    await headerKnows(page);
    await expect(cards(page)).toHaveCount(1);
  }

  await setOffline(pages, true);
  const select = cards(inbox).getByRole('combobox');
  for (const page of pages) await expect(notice(page)).toBeVisible();
  await select.selectOption('completed');
  await expect(inbox.getByText('Waiting for a connection. Keep this page open.')).toBeVisible();
  await expect(select).toHaveValue('completed');
  const asked = inbox.waitForEvent('dialog');
  await inbox.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await expect(cards(mine)).toContainText('pending');
  await expect(cards(chats)).toContainText('Before the tunnel');
  expect(await read(`service_requests/${request.id}`)).toMatchObject({ status: 'pending' });
  await storeRequest(requestOf(provider, client, { service_description: 'Sent meanwhile' }));
  await store('After the tunnel');

  await setOffline(pages, false);
  await expect(inbox.getByText('Status updated to completed')).toBeVisible(RECONNECT);
  await expect(inbox.getByText(/Waiting for a connection/)).toBeHidden();
  for (const page of [inbox, mine]) {
    await expect(card(page, 'Sent meanwhile')).toBeVisible(RECONNECT);
  }
  await expect(card(mine, 'completed')).toBeVisible(RECONNECT);
  await expect(cards(chats)).toContainText('After the tunnel', RECONNECT);
  expect(await read(`service_requests/${request.id}`)).toMatchObject({ status: 'completed' });
});
