import type { Page } from '@playwright/test';
import { LISTEN_URL, RECONNECT_TIMEOUT } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createRequestChat,
  messageField,
  messageLog,
  sendMessage,
} from '../../support/browser/chat.ts';
import {
  admin,
  signIn,
  storeSession,
  waitForHeader,
  type Person,
} from '../../support/browser/sign-in.ts';
import {
  readDocument,
  requestOf,
  storeConversation,
  storeRequest,
  writeDocuments,
} from '../../support/test-data.ts';
import { card, cards } from '../../support/browser/screen.ts';

/** Chats and lists when documents do not load or are malformed, or when a message is refused. */

test.use({
  expectedErrors: [
    /Error loading|ERR_|RPC_ERROR|Could not|Failed to load|was not sent|permission|malformed|Cannot tell/i,
  ],
});

const main = (page: Page) => page.getByRole('main');

// @8.3.3 @8.3.4 @8.3.13 @8.3.19
test('Chats and lists: each shows an error when it does not load, and can be retried', async ({
  visitor,
}) => {
  const { provider, client, request } = await createRequestChat('unread');
  const check = async (person: Person, path: string, error: string, content: string) => {
    const screen = await visitor();
    await storeSession(screen, person);
    await screen.route(LISTEN_URL, (route) => route.abort());
    await screen.goto(path);
    await expect(screen.getByText(error), path).toBeVisible(RECONNECT_TIMEOUT);
    await expect(main(screen).getByText(content), path).toBeHidden();
    await main(screen).getByRole('button', { name: 'Try again' }).first().click();
    await expect(
      main(screen)
        .getByText(/^Loading/)
        .first(),
      path,
    ).toBeAttached();
    await screen.unroute(LISTEN_URL);
    await expect(main(screen).getByText(content).first(), path).toBeVisible(RECONNECT_TIMEOUT);
  };
  const [requests, chat] = ['Error loading service requests', 'Error loading chat'];
  // Each screen waits several seconds for the connection.
  await Promise.all([
    check(provider, '/dashboard', requests, request.client_name),
    check(provider, '/provider-dashboard', 'Error loading conversations', 'No conversations'),
    check(provider, `/chat/${request.id}`, chat, 'No messages yet'),
    check(client, '/client-dashboard', requests, request.provider_name),
    check(client, `/provider-chat/${provider.uid}`, chat, 'No messages yet'),
  ]);
});

// @8.3.11 @8.3.15
test('Direct chat: a refused first message shows an error with its reason', async ({
  page,
  context,
}) => {
  const { provider, client } = await createRequestChat('withdrawn');
  await signIn(page, client, `/provider-chat/${provider.uid}`);
  await expect(messageField(page)).toBeEnabled();
  await waitForHeader(page);
  await context.setOffline(true);
  await sendMessage(page, 'Are you there?');
  await expect(messageLog(page).getByText('Are you there?')).toBeVisible();
  // The page is unpublished before the message reaches the server.
  await admin().firestore.doc(`provider_profiles/${provider.uid}`).update({ published: false });
  await context.setOffline(false);
  await expect(page.getByText('Failed to send message')).toBeVisible(RECONNECT_TIMEOUT);
  await expect(page.getByText('Provider not found')).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
});

// @8.7.17 @8.7.18 (a page full of them: web/features/requests/request-lists.isolated.test.tsx)
test('Chats and lists: malformed documents are skipped and logged', async ({ page }) => {
  const lines = [{ from: 'client', text: 'A good one', at: new Date(2026, 0, 1) }] as const;
  const { provider, client, request } = await createRequestChat('odd', lines);
  await storeConversation(provider, client.uid, lines);
  const good = requestOf(provider, client, { service_description: 'The good request' });
  await storeRequest({ ...good, created_at: new Date(Date.now() - 3_600_000) });
  const stored = await readDocument(`service_requests/${good.id}`);
  await writeDocuments({
    [`conversations/${provider.uid}_odd`]: {
      provider_id: provider.uid,
      message_count: 'many',
      last_at: new Date(),
    },
    [`service_requests/${good.id}-odd`]: { ...stored, created_at: new Date(), client_name: 7 },
    [`chat_messages/${request.id}-odd`]: {
      request_id: request.id,
      message: 7,
      created_at: new Date(),
    },
  });
  const logged = page.waitForEvent('console', (line) => /malformed/i.test(line.text()));
  await signIn(page, provider, `/chat/${request.id}`);
  await expect(messageLog(page).getByText('A good one')).toBeVisible();
  await expect(messageLog(page).locator('[data-line]')).toHaveCount(1);
  await logged;
  await page.goto('/provider-dashboard');
  await expect(cards(page)).toHaveText([/A good one/]);
  await page.goto('/dashboard');
  // Two requests and a direct chat.
  await expect(cards(page)).toHaveCount(3);
  await expect(card(page, 'The good request')).toBeVisible();
});
