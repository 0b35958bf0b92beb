import type { Page } from '@playwright/test';
import { LISTEN, RECONNECT } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { createRequestChat, field, log, say } from '../support/chat.ts';
import { admin, headerKnows, keepSession, signIn } from '../support/people.ts';
import { read, requestOf, storeConversation, storeRequest, write } from '../support/scenes.ts';
import { cards } from '../support/screen.ts';

/** What chats and lists say when documents cannot be loaded, are malformed, or a message is refused. */

test.use({
  expectedErrors: [
    /Error loading|ERR_|RPC_ERROR|Could not|Failed to load|was not sent|permission|malformed|Cannot tell/i,
  ],
});

const main = (page: Page) => page.getByRole('main');

// @8.3.3 @8.3.4 @8.3.13 @8.3.19
test('Chats and lists: each says that it did not load, and tries again', async ({
  page,
  visitor,
}) => {
  const { provider, client, request } = await createRequestChat('unread');
  const other = await visitor();
  await keepSession(page, provider);
  await keepSession(other, client);
  const check = async (screen: Page, path: string, error: string, content: string) => {
    await screen.route(LISTEN, (route) => route.abort());
    await screen.goto(path);
    await expect(screen.getByText(error), path).toBeVisible(RECONNECT);
    await expect(main(screen).getByText(content), path).toBeHidden();
    await main(screen).getByRole('button', { name: 'Try again' }).click();
    await expect(
      main(screen)
        .getByText(/^Loading/)
        .first(),
      path,
    ).toBeAttached();
    await screen.unroute(LISTEN);
    await expect(main(screen).getByText(content).first(), path).toBeVisible(RECONNECT);
  };
  await Promise.all([
    (async () => {
      const { client_name } = request;
      await check(page, '/dashboard', 'Error loading service requests', client_name);
      await check(page, '/provider-dashboard', 'Error loading conversations', 'No conversations');
      await check(page, `/chat/${request.id}`, 'Error loading chat', 'No messages yet');
    })(),
    (async () => {
      const { provider_name } = request;
      await check(other, '/client-dashboard', 'Error loading service requests', provider_name);
      const path = `/provider-chat/${provider.uid}`;
      await check(other, path, 'Error loading chat', 'No messages yet');
    })(),
  ]);
});

// @8.3.11 @8.3.15
test('Direct chat: a refused first message says so and why', async ({ page, context }) => {
  const { provider, client } = await createRequestChat('withdrawn');
  await signIn(page, client, `/provider-chat/${provider.uid}`);
  await expect(field(page)).toBeEnabled();
  await headerKnows(page);
  await context.setOffline(true);
  await say(page, 'Are you there?');
  await expect(log(page).getByText('Are you there?')).toBeVisible();
  // The page is hidden before the message arrives.
  await admin().firestore.doc(`provider_profiles/${provider.uid}`).update({ published: false });
  await context.setOffline(false);
  await expect(page.getByText('Failed to send message')).toBeVisible(RECONNECT);
  await expect(page.getByText('Provider not found')).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
});

// @8.7.17 @8.7.18 @8.7.20
test('Chats and lists: malformed documents are left out and logged', async ({ page }) => {
  const lines = [{ from: 'client', text: 'A good one', at: new Date(2026, 0, 1) }] as const;
  const { provider, client, request } = await createRequestChat('odd', lines);
  await storeConversation(provider, client.uid, lines);
  const good = requestOf(provider, client, { service_description: 'The good request' });
  await storeRequest({ ...good, created_at: new Date(Date.now() - 3_600_000) });
  const stored = await read(`service_requests/${good.id}`);
  const conversation = { provider_id: provider.uid, message_count: 'many', last_at: new Date() };
  // A whole page of each, newer than the good ones.
  for (let i = 0; i < 25; i += 1) {
    await write({
      [`conversations/${provider.uid}_odd${i}`]: conversation,
      [`service_requests/${good.id}-${i}`]: { ...stored, created_at: new Date(), client_name: 7 },
    });
  }
  await write({
    [`chat_messages/${request.id}-odd`]: {
      request_id: request.id,
      message: 7,
      created_at: new Date(),
    },
  });
  const logged = page.waitForEvent('console', (line) => /malformed/i.test(line.text()));
  await signIn(page, provider, `/chat/${request.id}`);
  await expect(log(page).getByText('A good one')).toBeVisible();
  await expect(log(page).locator('[data-line]')).toHaveCount(1);
  await logged;
  for (const [path, text] of [
    ['/provider-dashboard', 'A good one'],
    ['/dashboard', 'The good request'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(cards(page).filter({ hasText: text })).toBeVisible();
    await expect(page.getByText(/^No (conversations|service requests) yet/)).toBeHidden();
  }
});
