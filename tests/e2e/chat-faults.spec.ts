import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../support/browser.ts';
import { createRequestChat, field, log, refuseMessages, say } from '../support/chat.ts';
import { admin, headerKnows, keepSession, logOut, signIn } from '../support/people.ts';
import {
  manyLines,
  read,
  requestOf,
  storeChatMessage,
  storeConversation,
  storeRequest,
  write,
} from '../support/scenes.ts';

/** What chats and lists say and keep when something is lost, refused or malformed. */

const LISTEN = '**/google.firestore.v1.Firestore/Listen/**';
/** Firestore waits longer after each attempt that failed. */
const RECONNECT = { timeout: 60_000 };

test.use({
  expectedErrors: [
    /Error loading|ERR_\w+|RPC_ERROR|Could not reach|Failed to load resource|was not sent|permission/i,
    /[Mm]alformed/,
  ],
});

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('listitem');
const failed = (page: Page) => log(page).getByText('Not sent');

test(
  'Chats and lists: each says that it could not be loaded, and can be tried again',
  { tag: ['@8.3.3', '@8.3.4', '@8.3.13', '@8.3.19'] },
  async ({ page, visitor }) => {
    const { provider, client, request } = await createRequestChat('unread');
    const other = await visitor();
    await keepSession(page, provider);
    await keepSession(other, client);
    for (const [screen, path, error, content] of [
      [page, '/dashboard', 'Error loading service requests', request.client_name],
      [page, '/provider-dashboard', 'Error loading conversations', 'No conversations yet'],
      [page, `/chat/${request.id}`, 'Error loading chat', 'No messages yet'],
      [other, '/client-dashboard', 'Error loading service requests', request.provider_name],
      [other, `/provider-chat/${provider.uid}`, 'Error loading chat', 'No messages yet'],
    ] as const) {
      await screen.route(LISTEN, (route) => route.abort());
      await screen.goto(path);
      await expect(screen.getByText(error), path).toBeVisible(RECONNECT);
      await expect(main(screen).getByText(content), path).toBeHidden();
      await screen.unroute(LISTEN);
      await main(screen).getByRole('button', { name: 'Try again' }).first().click();
      await expect(main(screen).getByText(content).first(), path).toBeVisible(RECONNECT);
    }
  },
);

test(
  'Direct chat: a first message that is refused says so, and the client learns why',
  { tag: ['@8.3.11', '@8.3.15'] },
  async ({ page, context }) => {
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
  },
);

test(
  'Chats and lists: malformed documents are left out and logged, however many there are',
  { tag: ['@8.7.17', '@8.7.18', '@8.7.20'] },
  async ({ page }) => {
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
  },
);

const unsentSchema = z.object({
  thread: z.string(),
  id: z.string(),
  text: z.string(),
  at: z.string(),
  state: z.string(),
});
const PREFIX = 'unsent_message:';

/** Returns the messages that the browser keeps because they are not stored. */
async function unsent(page: Page) {
  const values = await page.evaluate(
    (prefix) => Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)),
    PREFIX,
  );
  return values.map(([, value]) => unsentSchema.parse(JSON.parse(String(value))));
}

test(
  'Chats: a message counts once when its answer is lost, and goes out later when the page ends',
  { tag: ['@8.7.24', '@8.7.25'] },
  async ({ page, context }) => {
    const { provider, request } = await createRequestChat('ended');
    const thread = `service_requests/${request.id}`;
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(field(page)).toBeEnabled();
    await headerKnows(page);
    await context.setOffline(true);
    await say(page, 'Stored, but not answered');
    await expect.poll(() => unsent(page)).toHaveLength(1);
    const [message] = await unsent(page);
    if (!message) throw new Error('No message is kept');
    // The documents are as if the message had arrived.
    await write({
      [`chat_messages/${message.id}`]: {
        request_id: request.id,
        sender_type: 'provider',
        sender_uid: provider.uid,
        message: message.text,
        created_at: new Date(),
      },
      [thread]: {
        ...(await read(thread)),
        last_message: message.text,
        last_message_id: message.id,
        last_message_at: new Date(),
        unread_client: 1,
      },
    });
    await context.setOffline(false);
    await expect(page.getByText('Message sent')).toBeVisible(RECONNECT);
    await expect(log(page).getByText('Stored, but not answered')).toHaveCount(1);
    await expect(failed(page)).toBeHidden();
    expect(await read(thread)).toMatchObject({ unread_client: 1 });
    expect(await unsent(page)).toEqual([]);

    await context.setOffline(true);
    await say(page, 'The later one');
    await expect.poll(() => unsent(page)).toHaveLength(1);
    const [later] = await unsent(page);
    if (!later) throw new Error('No message is kept');
    // Another tab has left an earlier message whose key is sorted after this one.
    const at = new Date(new Date(later.at).getTime() - 60_000).toISOString();
    const earlier = { ...later, id: `zz${later.id.slice(2)}`, at, text: 'The earlier one' };
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `${PREFIX}${earlier.thread}:${earlier.id}`,
      JSON.stringify(earlier),
    ] as const);
    await page.close();
    await context.setOffline(false);

    const reopened = await context.newPage();
    await reopened.goto(`/chat/${request.id}`);
    await expect.poll(() => unsent(reopened)).toEqual([]);
    await expect(log(reopened).locator('[data-line]')).toHaveText([
      /Stored, but not answered/,
      /The earlier one/,
      /The later one/,
    ]);
    expect(await read(thread)).toMatchObject({ last_message: 'The later one', unread_client: 3 });
  },
);

test(
  'Chats: a refused message stays until it is sent, removed, or its writer logs out',
  { tag: ['@2.13.5', '@8.3.15', '@8.7.26', '@8.8.3'] },
  async ({ page }) => {
    const { provider, request } = await createRequestChat('refused', manyLines(40));
    // The clock of this device is a day behind.
    await page.clock.install({ time: Date.now() - 24 * 3_600_000 });
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(field(page)).toBeEnabled();
    await refuseMessages(provider.uid);
    await say(page, 'One too many');
    await expect(page.getByText('Failed to send message')).toBeVisible();
    await expect(failed(page)).toBeVisible();
    await expect(log(page).locator('[data-line]').last()).toContainText('One too many');
    await say(page, 'Never mind');
    await expect(failed(page)).toHaveCount(2);
    await log(page).getByRole('button', { name: 'Remove' }).last().press('Enter');
    await expect(log(page).getByText('Never mind')).toBeHidden();
    await expect(log(page)).toBeFocused();

    // A new message above the refused one is announced to a reader who scrolled up.
    await log(page).evaluate((box) => (box.scrollTop = 0));
    const news = page.getByRole('button', { name: 'New messages' });
    await storeChatMessage({ request_id: request.id, message: 'News', created_at: new Date() });
    await news.click();
    await expect(log(page).getByText('News')).toBeInViewport();

    await page.reload();
    await expect(log(page).getByText('One too many')).toBeVisible();
    await expect(failed(page)).toBeVisible();
    await refuseMessages(provider.uid, false);
    await log(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Message sent')).toBeVisible();
    await expect(failed(page)).toBeHidden();
    expect(await read(`service_requests/${request.id}`)).toMatchObject({
      last_message: 'One too many',
      unread_client: 1,
    });

    await refuseMessages(provider.uid);
    await say(page, 'And another');
    await expect(failed(page)).toBeVisible();
    expect(await unsent(page)).toHaveLength(1);
    await logOut(page);
    expect(await unsent(page)).toEqual([]);
  },
);
