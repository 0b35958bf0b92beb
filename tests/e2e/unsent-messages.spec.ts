import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../support/browser.ts';
import { field, log, say } from '../support/chat.ts';
import { createPerson, headerKnows, signIn } from '../support/people.ts';
import { createProvider, read, requestOf, storeRequest, write } from '../support/scenes.ts';

/** What becomes of a message when the page, the answer or the right to write is gone. */

test.use({
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|RPC_ERROR|Could not reach|was not sent|permission|status of 40[03]/i,
  ],
});

const PREFIX = 'unsent_message:';

const keptSchema = z.object({
  thread: z.string(),
  id: z.string(),
  text: z.string(),
  at: z.string(),
  state: z.string(),
});

/** What the browser keeps of messages that are not stored. */
async function kept(page: Page) {
  const values = await page.evaluate(
    (prefix) => Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)),
    PREFIX,
  );
  return values.map(([, value]) => keptSchema.parse(JSON.parse(String(value))));
}

async function scene(name: string) {
  const provider = await createProvider(name);
  const client = await createPerson(`${name}-client`);
  return { provider, client, request: await storeRequest(requestOf(provider, client)) };
}

test(
  '§8 Chats: what was on its way when the page was ended goes out once when the chat is opened again',
  { tag: '@8.7.24' },
  async ({ page, context }) => {
    const { provider, client } = await scene('ended');
    await signIn(page, client, `/provider-chat/${provider.uid}`);
    await expect(field(page)).toBeEnabled();
    await headerKnows(page);
    await context.setOffline(true);
    await say(page, 'Before the phone ended the page');
    await expect(log(page).getByText('Waiting for a connection…')).toBeVisible();
    expect(await kept(page)).toMatchObject([{ text: 'Before the phone ended the page' }]);
    await page.close();
    await context.setOffline(false);

    const again = await context.newPage();
    await again.goto(`/provider-chat/${provider.uid}`);
    await expect(again.getByText('Message sent')).toBeVisible();
    await expect(log(again).getByText('Before the phone ended the page')).toHaveCount(1);
    await expect(log(again).getByText('Sending…')).toBeHidden();
    await expect.poll(() => kept(again)).toEqual([]);
    expect(await read(`conversations/${provider.uid}_${client.uid}`)).toMatchObject({
      message_count: 1,
      unread_provider: 1,
    });
  },
);

test(
  '§8 Chats: several that two pages have left behind go out one after the other, in their order',
  { tag: '@8.7.24' },
  async ({ page, context }) => {
    const { provider, request } = await scene('several');
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(field(page)).toBeEnabled();
    await headerKnows(page);
    await context.setOffline(true);
    await say(page, 'The later one');
    await expect.poll(() => kept(page)).toHaveLength(1);
    // Another tab has left one behind too, a minute before; its key is sorted after the other.
    const [later] = await kept(page);
    if (!later) throw new Error('nothing is kept');
    const at = new Date(new Date(later.at).getTime() - 60_000).toISOString();
    const earlier = { ...later, id: `zz${later.id.slice(2)}`, at, text: 'The earlier one' };
    const key = `${PREFIX}${earlier.thread}:${earlier.id}`;
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      key,
      JSON.stringify(earlier),
    ] as const);
    await page.close();
    await context.setOffline(false);

    const again = await context.newPage();
    await again.goto(`/chat/${request.id}`);
    await expect.poll(() => kept(again)).toEqual([]);
    await expect(log(again).locator('[data-line]')).toHaveText([
      /The earlier one/,
      /The later one/,
    ]);
    expect(await read(`service_requests/${request.id}`)).toMatchObject({
      last_message: 'The later one',
      unread_client: 2,
    });
  },
);

test(
  '§8 Chats: a message that is stored though its answer was lost is shown as sent, and counts once',
  { tag: '@8.7.25' },
  async ({ page, context }) => {
    const { provider, request } = await scene('unheard');
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(field(page)).toBeEnabled();
    await headerKnows(page);
    await context.setOffline(true);
    await say(page, 'Stored, and not heard of');
    await expect.poll(() => kept(page)).toHaveLength(1);
    const [message] = await kept(page);
    if (!message) throw new Error('nothing is kept');
    // As the batch that arrived has left it.
    const at = new Date();
    await write({
      [`chat_messages/${message.id}`]: {
        request_id: request.id,
        sender_type: 'provider',
        sender_uid: provider.uid,
        message: message.text,
        created_at: at,
      },
      [`service_requests/${request.id}`]: {
        ...(await read(`service_requests/${request.id}`)),
        last_message: message.text,
        last_message_id: message.id,
        last_message_at: at,
        unread_client: 1,
      },
    });
    await context.setOffline(false);
    await expect(page.getByText('Message sent')).toBeVisible();
    await expect(log(page).getByText('Stored, and not heard of')).toHaveCount(1);
    await expect(log(page).getByText('Not sent')).toBeHidden();
    expect(await read(`service_requests/${request.id}`)).toMatchObject({ unread_client: 1 });
    expect(await kept(page)).toEqual([]);
  },
);

test(
  '§8 Chats: a refused message stays over a reload, can be tried again, and goes with whoever logs out',
  { tag: '@8.7.26' },
  async ({ page }) => {
    const { provider, request } = await scene('refused');
    const counter = (count: number) =>
      write({
        [`message_counts/${provider.uid}`]: { count, last_id: 'x', started_at: new Date() },
      });
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(field(page)).toBeEnabled();
    await counter(120);
    await say(page, 'One too many');
    await expect(log(page).getByText('Not sent')).toBeVisible();
    await page.reload();
    await expect(log(page).getByText('One too many')).toBeVisible();
    await expect(log(page).getByText('Not sent')).toBeVisible();
    await counter(0);
    await log(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Message sent')).toBeVisible();
    await expect(log(page).getByText('Not sent')).toBeHidden();

    await counter(120);
    await say(page, 'And another');
    await expect(log(page).getByText('Not sent')).toBeVisible();
    expect(await kept(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await kept(page)).toEqual([]);
  },
);
