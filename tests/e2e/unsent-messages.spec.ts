import type { Page } from '@playwright/test';
import { z } from 'zod';
import { RECONNECT_TIMEOUT } from '../support/network.ts';
import { expect, test } from '../support/browser.ts';
import {
  createRequestChat,
  messageField,
  isScrolledToEnd,
  messageLog,
  refuseMessages,
  sendMessage,
} from '../support/chat.ts';
import { waitForHeader, logOut, signIn } from '../support/people.ts';
import { manyLines, readDocument, storeChatMessage, writeDocuments } from '../support/test-data.ts';

/** What happens to a message when its answer, the page or the right to write is lost. */

test.use({
  expectedErrors: [/ERR_INTERNET|RPC_ERROR|Could not reach|was not sent|permission|status of 40/i],
});

const failed = (page: Page) => messageLog(page).getByText('Not sent');

const unsentSchema = z.object({ id: z.string(), text: z.string() });
const PREFIX = 'unsent_message:';

/** Returns the messages that the browser keeps because they are not stored. */
async function unsent(page: Page) {
  const values = await page.evaluate(
    (prefix) => Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)),
    PREFIX,
  );
  return values.map(([, value]) => unsentSchema.parse(JSON.parse(String(value))));
}

// @8.7.24 @8.7.25
test('Chats: a message counts once if its answer or its page is lost', async ({
  page,
  context,
}) => {
  const { provider, request } = await createRequestChat('ended');
  const thread = `service_requests/${request.id}`;
  await signIn(page, provider, `/chat/${request.id}`);
  await expect(messageField(page)).toBeEnabled();
  await waitForHeader(page);
  await context.setOffline(true);
  await sendMessage(page, 'Stored, but not answered');
  await expect.poll(() => unsent(page)).toHaveLength(1);
  const [message] = await unsent(page);
  if (!message) throw new Error('No message is kept');
  // The documents are as if the message had arrived.
  await writeDocuments({
    [`chat_messages/${message.id}`]: {
      request_id: request.id,
      sender_type: 'provider',
      sender_uid: provider.uid,
      message: message.text,
      created_at: new Date(),
    },
    [thread]: {
      ...(await readDocument(thread)),
      last_message: message.text,
      last_message_id: message.id,
      last_message_at: new Date(),
      unread_client: 1,
    },
  });
  await context.setOffline(false);
  await expect(page.getByText('Message sent')).toBeVisible(RECONNECT_TIMEOUT);
  await expect(messageLog(page).getByText('Stored, but not answered')).toHaveCount(1);
  await expect(failed(page)).toBeHidden();
  expect(await readDocument(thread)).toMatchObject({ unread_client: 1 });
  expect(await unsent(page)).toEqual([]);

  await context.setOffline(true);
  await sendMessage(page, 'Before the page ended');
  await expect.poll(() => unsent(page)).toHaveLength(1);
  await page.close();
  await context.setOffline(false);

  const reopened = await context.newPage();
  await reopened.goto(`/chat/${request.id}`);
  await expect.poll(() => unsent(reopened)).toEqual([]);
  await expect(messageLog(reopened).getByText('Before the page ended')).toHaveCount(1);
  expect(await readDocument(thread)).toMatchObject({
    last_message: 'Before the page ended',
    unread_client: 2,
  });
});

// @2.13.5 @8.7.26 @8.8.3
test('Chats: a refused message stays until it is sent, removed or logged out', async ({ page }) => {
  const { provider, request } = await createRequestChat('refused', manyLines(40));
  // The clock of this device is a day behind.
  await page.clock.install({ time: Date.now() - 24 * 3_600_000 });
  await signIn(page, provider, `/chat/${request.id}`);
  await expect(messageField(page)).toBeEnabled();
  await refuseMessages(provider.uid);
  await sendMessage(page, 'One too many');
  await expect(failed(page)).toBeVisible();
  await expect(messageLog(page).locator('[data-line]').last()).toContainText('One too many');
  await sendMessage(page, 'Never mind');
  await expect(failed(page)).toHaveCount(2);
  await messageLog(page).getByRole('button', { name: 'Remove' }).last().press('Enter');
  await expect(messageLog(page).getByText('Never mind')).toBeHidden();
  await expect(messageLog(page)).toBeFocused();

  // A new message above the refused one is announced to a reader who scrolled up.
  await messageLog(page).evaluate((box) => (box.scrollTop = 0));
  await expect.poll(() => isScrolledToEnd(page)).toBe(false);
  const news = page.getByRole('button', { name: 'New messages' });
  await storeChatMessage({ request_id: request.id, message: 'News', created_at: new Date() });
  await news.click();
  await expect(messageLog(page).getByText('News')).toBeInViewport();

  await page.reload();
  await expect(messageLog(page).getByText('One too many')).toBeVisible();
  await expect(failed(page)).toBeVisible();
  await refuseMessages(provider.uid, false);
  await messageLog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(failed(page)).toBeHidden();
  expect(await readDocument(`service_requests/${request.id}`)).toMatchObject({
    last_message: 'One too many',
    unread_client: 1,
  });

  await refuseMessages(provider.uid);
  await sendMessage(page, 'And another');
  await expect(failed(page)).toBeVisible();
  expect(await unsent(page)).toHaveLength(1);
  await logOut(page);
  expect(await unsent(page)).toEqual([]);
});
