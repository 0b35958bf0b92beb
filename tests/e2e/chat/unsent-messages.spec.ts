import type { Page } from '@playwright/test';
import { z } from 'zod';
import { RECONNECT_TIMEOUT } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createRequestChat,
  messageField,
  isScrolledToEnd,
  messageLog,
  refuseMessages,
  sendMessage,
} from '../../support/browser/chat.ts';
import { waitForHeader, logOut, signIn } from '../../support/browser/sign-in.ts';
import {
  manyLines,
  readDocument,
  storeChatMessage,
  writeDocuments,
} from '../../support/test-data.ts';

/** Messages when the server's answer is lost, the page closes, or the rules refuse them. */

test.use({
  expectedErrors: [/ERR_INTERNET|RPC_ERROR|Could not reach|was not sent|permission|status of 40/i],
});

const notSentLabel = (page: Page) => messageLog(page).getByText('Not sent');

const unsentSchema = z.object({ id: z.string(), text: z.string() });
const PREFIX = 'unsent_message:';

/** Returns the unsent messages in localStorage. */
async function readUnsentMessages(page: Page) {
  const values = await page.evaluate(
    (prefix) => Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)),
    PREFIX,
  );
  return values.map(([, value]) => unsentSchema.parse(JSON.parse(String(value))));
}

// @8.7.24 @8.7.25
test('Chats: a message is stored once if its answer is lost or its page closes', async ({
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
  await expect.poll(() => readUnsentMessages(page)).toHaveLength(1);
  const [message] = await readUnsentMessages(page);
  if (!message) throw new Error('The browser has stored no message');
  // The test writes the documents as if the server had received the message.
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
      last_at: new Date(),
      unread_client: 1,
    },
  });
  await context.setOffline(false);
  await expect(page.getByText('Message sent')).toBeVisible(RECONNECT_TIMEOUT);
  await expect(messageLog(page).getByText('Stored, but not answered')).toHaveCount(1);
  await expect(notSentLabel(page)).toBeHidden();
  expect(await readDocument(thread)).toMatchObject({ unread_client: 1 });
  expect(await readUnsentMessages(page)).toEqual([]);

  await context.setOffline(true);
  await sendMessage(page, 'Before the page ended');
  await expect.poll(() => readUnsentMessages(page)).toHaveLength(1);
  await page.close();
  await context.setOffline(false);

  const reopened = await context.newPage();
  await reopened.goto(`/chat/${request.id}`);
  await expect.poll(() => readUnsentMessages(reopened)).toEqual([]);
  await expect(messageLog(reopened).getByText('Before the page ended')).toHaveCount(1);
  expect(await readDocument(thread)).toMatchObject({
    last_message: 'Before the page ended',
    unread_client: 2,
  });
});

// @2.13.5 @8.7.26 @8.8.3
test('Chats: a refused message stays until it is sent or removed, or the person logs out', async ({
  page,
}) => {
  const { provider, request } = await createRequestChat('refused', manyLines(40));
  // The device's clock is a day behind.
  await page.clock.install({ time: Date.now() - 24 * 3_600_000 });
  await signIn(page, provider, `/chat/${request.id}`);
  await expect(messageField(page)).toBeEnabled();
  await refuseMessages(provider.uid);
  await sendMessage(page, 'One too many');
  await expect(notSentLabel(page)).toBeVisible();
  await expect(messageLog(page).locator('[data-line]').last()).toContainText('One too many');
  await sendMessage(page, 'Never mind');
  await expect(notSentLabel(page)).toHaveCount(2);
  await messageLog(page).getByRole('button', { name: 'Remove' }).last().press('Enter');
  await expect(messageLog(page).getByText('Never mind')).toBeHidden();
  await expect(messageLog(page)).toBeFocused();

  // A reader who has scrolled up sees that there is a new message above the refused one.
  await messageLog(page).evaluate((box) => (box.scrollTop = 0));
  await expect.poll(() => isScrolledToEnd(page)).toBe(false);
  const news = page.getByRole('button', { name: 'New messages' });
  await storeChatMessage({ request_id: request.id, message: 'News', created_at: new Date() });
  await news.click();
  await expect(messageLog(page).getByText('News')).toBeInViewport();

  await page.reload();
  await expect(messageLog(page).getByText('One too many')).toBeVisible();
  await expect(notSentLabel(page)).toBeVisible();
  await refuseMessages(provider.uid, false);
  await messageLog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(notSentLabel(page)).toBeHidden();
  expect(await readDocument(`service_requests/${request.id}`)).toMatchObject({
    last_message: 'One too many',
    unread_client: 1,
  });

  await refuseMessages(provider.uid);
  await sendMessage(page, 'And another');
  await expect(notSentLabel(page)).toBeVisible();
  expect(await readUnsentMessages(page)).toHaveLength(1);
  await logOut(page);
  expect(await readUnsentMessages(page)).toEqual([]);
});
