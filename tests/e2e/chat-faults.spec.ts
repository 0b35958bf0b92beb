import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { field, log, say } from '../support/chat.ts';
import { admin, createPerson, headerKnows, signIn } from '../support/people.ts';
import {
  createProvider,
  requestOf,
  storeConversation,
  storeRequest,
  write,
} from '../support/scenes.ts';

/** What the chats say, and keep, when something does not answer. */

const LISTEN = '**/google.firestore.v1.Firestore/Listen/**';
const SLOW = { timeout: 30_000 };

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const tryAgain = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Try again' }).first();

async function scene(name: string) {
  const provider = await createProvider(name);
  const client = await createPerson(`${name}-client`);
  return { provider, client, request: await storeRequest(requestOf(provider, client)) };
}

/** Nothing that is watched answers until the returned function is called. */
async function silence(page: Page): Promise<() => Promise<void>> {
  await page.route(LISTEN, (route) => route.abort());
  return () => page.unroute(LISTEN);
}

test.describe('§8 Chats, no answer', () => {
  test.use({
    expectedErrors: [
      /Error loading|ERR_\w+|RPC_ERROR|Could not reach Cloud Firestore|Failed to load resource/,
    ],
  });

  for (const side of ['client', 'professional'] as const) {
    test(
      `§8 Chats: one that cannot be read says so to the ${side} and can be tried again`,
      { tag: '@8.3.13' },
      async ({ page }) => {
        const { provider, client, request } = await scene('unread');
        const answer = await silence(page);
        if (side === 'client') await signIn(page, client, `/provider-chat/${provider.uid}`);
        else await signIn(page, provider, `/chat/${request.id}`);
        await expect(page.getByText('Error loading chat')).toBeVisible(SLOW);
        await expect(page.getByText("We couldn't load the chat.")).toBeVisible();
        await answer();
        await tryAgain(page).click();
        await expect(field(page)).toBeEnabled(SLOW);
        await say(page, 'There you are');
        await expect(log(page).getByText('There you are')).toBeVisible();
      },
    );
  }

  test(
    '§8 Chat dashboard: one that cannot be read says so and can be tried again',
    { tag: '@8.3.19' },
    async ({ page }) => {
      const { provider, client } = await scene('unlisted');
      await storeConversation(provider, client.uid, [
        { from: 'client', text: 'Listed at last', at: new Date() },
      ]);
      const answer = await silence(page);
      await signIn(page, provider, '/provider-dashboard');
      await expect(page.getByText('Error loading conversations')).toBeVisible(SLOW);
      await expect(page.getByText('No conversations yet')).toBeHidden();
      await answer();
      await tryAgain(page).click();
      await expect(cards(page)).toContainText('Listed at last', SLOW);
    },
  );

  test(
    '§8 Client chat: when it cannot be opened it says so and keeps the address',
    { tag: ['@8.3.14', '@8.7.5'] },
    async ({ page }) => {
      const { client, request } = await scene('unopened');
      await page.goto(`/client-chat/${request.id}`);
      await page.getByLabel('Email').fill(client.email);
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Access Chat' }).click();
      await expect(page.getByText('Error loading chat').first()).toBeVisible(SLOW);
      await expect(page.getByLabel('Email')).toHaveValue(client.email);
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Access Chat' }).click();
      await expect(field(page)).toBeEnabled(SLOW);
    },
  );
});

test.describe('§8 Chats, refused', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|RPC_ERROR|Could not reach|was not sent|PERMISSION/],
  });

  test(
    '§8 Direct chat: a first message that is refused says so',
    { tag: ['@8.3.11', '@8.3.15'] },
    async ({ page, context }) => {
      const { provider, client } = await scene('withdrawn');
      await signIn(page, client, `/provider-chat/${provider.uid}`);
      await expect(field(page)).toBeEnabled();
      await headerKnows(page);
      await context.setOffline(true);
      await say(page, 'Are you there?');
      await expect(log(page).getByText('Are you there?')).toBeVisible();
      // The page is not public any more when the message arrives.
      await admin().firestore.doc(`provider_profiles/${provider.uid}`).update({ published: false });
      await context.setOffline(false);
      await expect(page.getByText('Failed to send message')).toBeVisible(SLOW);
      await expect(page.getByText('Provider not found')).toBeVisible();
      await expect(page).toHaveURL(/\/search$/);
    },
  );
});

test.describe('§8 Chats, no connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|RPC_ERROR|Could not reach/] });

  test(
    '§8 Chats: what is written offline waits in sight and goes out once, from a client too',
    { tag: ['@8.7.5', '@8.7.2'] },
    async ({ page, visitor }) => {
      const { provider, client, request } = await scene('tunnel');
      await storeConversation(provider, client.uid, [
        { from: 'client', text: 'Before the tunnel', at: new Date() },
      ]);
      const guest = await visitor();
      await guest.goto(`/client-chat/${request.id}`);
      await guest.getByLabel('Email').fill(client.email);
      await guest.getByRole('button', { name: 'Access Chat' }).click();
      await expect(field(guest)).toBeEnabled();
      await signIn(page, client, `/provider-chat/${provider.uid}`);
      await expect(log(page).getByText('Before the tunnel')).toBeVisible();
      const pro = await visitor();
      await signIn(pro, provider, '/provider-dashboard');
      await expect(cards(pro)).toContainText('Before the tunnel');

      for (const one of [page, pro]) await headerKnows(one);
      for (const one of [page, guest, pro]) await one.context().setOffline(true);
      for (const one of [page, guest]) {
        await expect(one.getByText(/You're offline/)).toBeVisible();
        await say(one, 'Written in the tunnel');
        await expect(log(one).getByText('Waiting for a connection…')).toBeVisible();
      }
      await expect(pro.getByText(/You're offline/)).toBeVisible();
      await expect(cards(pro)).toContainText('Before the tunnel');

      for (const one of [page, guest, pro]) await one.context().setOffline(false);
      for (const one of [page, guest]) {
        await expect(log(one).getByText(/^(Waiting for a connection|Sending)…$/)).toBeHidden(SLOW);
        await one.reload();
        await expect(log(one).getByText('Written in the tunnel')).toHaveCount(1, SLOW);
      }
      await expect(cards(pro)).toContainText('Written in the tunnel', SLOW);
      await expect(cards(pro)).toContainText('2 messages');
    },
  );
});

test.describe('§8 Chats, malformed documents', () => {
  test.use({ expectedErrors: [/[Mm]alformed/] });

  test(
    '§8 Chats: a conversation or a message that cannot be read is left out and logged',
    { tag: ['@8.7.18', '@8.7.20'] },
    async ({ page }) => {
      const { provider, client, request } = await scene('odd');
      await storeRequest(request, [{ from: 'client', text: 'A good one', at: new Date() }]);
      await storeConversation(provider, client.uid, [
        { from: 'client', text: 'Good as well', at: new Date(2026, 0, 1) },
      ]);
      const broken = { provider_id: provider.uid, message_count: 'many', last_at: new Date() };
      await write({
        [`chat_messages/${request.id}-odd`]: {
          request_id: request.id,
          message: 7,
          created_at: new Date(),
        },
        // A whole page of them, newer than the good one.
        ...Object.fromEntries(
          Array.from({ length: 25 }, (_, i) => [`conversations/${provider.uid}_odd${i}`, broken]),
        ),
      });
      const logged = page.waitForEvent('console', (line) => /malformed/i.test(line.text()));
      await signIn(page, provider, `/chat/${request.id}`);
      await expect(log(page).getByText('A good one')).toBeVisible();
      await logged;
      await page.goto('/provider-dashboard');
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText('Good as well');
      await expect(page.getByText('No conversations yet')).toBeHidden();
    },
  );
});
