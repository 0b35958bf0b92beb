import type { Line } from '@doorstep/local/demo/threads.ts';
import type { Locator, Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createRequestChat,
  messageField,
  messageLog,
  openClientChat,
  setPageHidden,
} from '../../support/browser/chat.ts';
import { admin, waitForHeader, signIn, unique } from '../../support/browser/sign-in.ts';
import { expectTouchTarget, PHONE } from '../../support/browser/screen.ts';
import { manyLines, readDocument, storeChatMessage } from '../../support/test-data.ts';

/**
 * Marking messages as read, listening while the tab is hidden, opening at new messages, and
 * copying.
 */

/** Shifts `performance.now`, with which the page measures the time between two marks. */
const shiftPerformanceClock = (page: Page, byMs: number) =>
  page.evaluate((by) => {
    const before = performance.now.bind(performance);
    performance.now = () => before() + by;
  }, byMs);

// @4.7.4
test('Chats: messages are marked as read in batches, and never while the tab is hidden', async ({
  page,
}) => {
  let marks = 0;
  page.on('request', (request) => {
    const sent = decodeURIComponent(request.postData() ?? '');
    marks += sent.split(/"unread_provider":\s*\{/).length - 1;
  });
  const { provider, client, request } = await createRequestChat('reads');
  const path = `service_requests/${request.id}`;
  /** Stores a message of the client and waits until the page shows it. */
  const receive = async (message: string) => {
    const { firestore } = admin();
    const messageId = unique('message');
    const created_at = FieldValue.serverTimestamp();
    await firestore
      .batch()
      .set(firestore.doc(`chat_messages/${messageId}`), {
        request_id: request.id,
        sender_type: 'client',
        sender_uid: client.uid,
        message,
        created_at,
      })
      .update(firestore.doc(path), {
        last_message: message,
        last_message_id: messageId,
        last_at: created_at,
        unread_provider: FieldValue.increment(1),
      })
      .commit();
    await expect(messageLog(page).getByText(message)).toBeVisible();
  };
  const unread = async () => (await readDocument(path))?.['unread_provider'];

  await signIn(page, provider, `/chat/${request.id}`);
  await expect(messageField(page)).toBeEnabled();
  const started = Date.now();
  for (let n = 1; n <= 8; n += 1) await receive(`Message ${n}`);
  const seconds = (Date.now() - started) / 1000;
  await expect.poll(unread).toBe(0);
  expect(marks).toBeGreaterThan(0);
  // The first message is marked immediately. Then at most one mark follows every two seconds.
  expect(marks).toBeLessThanOrEqual(2 + Math.ceil(seconds / 2));

  // The next mark is due in a minute, even if the test is slow.
  await shiftPerformanceClock(page, -60_000);
  await receive('Just before hiding');
  expect(await unread()).toBe(1);
  await setPageHidden(page, true);
  await expect.poll(unread).toBe(0);
  const marksBefore = marks;
  // After this, a mark is due immediately.
  await shiftPerformanceClock(page, 120_000);
  await receive('While hidden');
  await receive('And one more');
  expect(await unread()).toBe(2);
  expect(marks).toBe(marksBefore);
  await setPageHidden(page, false);
  await expect.poll(unread).toBe(0);

  await shiftPerformanceClock(page, -60_000);
  await receive('Just before leaving');
  expect(await unread()).toBe(1);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect.poll(unread).toBe(0);
});

// @2.13.3 @8.7.33
test('Chats: a hidden tab stops listening after five minutes', async ({ page, visitor }) => {
  const { provider, client, request } = await createRequestChat('hidden');
  const receive = (message: string) =>
    storeChatMessage({
      request_id: request.id,
      sender_uid: client.uid,
      message,
      created_at: new Date(),
    });
  // The client's tab stays visible.
  const clientPage = await visitor();
  await openClientChat(clientPage, request, client.email);
  await expect(messageField(clientPage)).toBeEnabled();
  await page.clock.install();
  await signIn(page, provider, `/chat/${request.id}`);
  await expect(messageField(page)).toBeEnabled();
  await waitForHeader(page);

  await setPageHidden(page, true);
  await page.clock.fastForward('04:00');
  await receive('After four minutes');
  await expect(messageLog(page).getByText('After four minutes')).toBeVisible();
  await page.clock.fastForward('02:00');
  await receive('After six minutes');
  await expect(messageLog(clientPage).getByText('After six minutes')).toBeVisible();
  // The other tab shows the second message. If the hidden tab still listened, it would show the
  // first one by now.
  await receive('And another');
  await expect(messageLog(clientPage).getByText('And another')).toBeVisible();
  await expect(messageLog(page).getByText('After six minutes')).toBeHidden();

  await setPageHidden(page, false);
  await expect(messageLog(page).getByText('After six minutes')).toBeVisible();
  await receive('And live again');
  await expect(messageLog(page).getByText('And live again')).toBeVisible();

  await expect(messageLog(page).getByText('Today', { exact: true })).toBeVisible();
  await page.clock.fastForward('24:00:00');
  await expect(messageLog(page).getByText('Yesterday', { exact: true })).toBeVisible();
  await expect(messageLog(page).getByText('Today', { exact: true })).toBeHidden();
});

// @2.13.5 @2.13.9
test('Chats: a chat with many unread messages opens at the first one, and at its end when read', async ({
  page,
}) => {
  const lines = manyLines(90).map((line, i): Line => ({ ...line, from: 'client', read: i < 70 }));
  const { provider, request } = await createRequestChat('many-unread', lines);
  const text = (n: number) => messageLog(page).getByText(`Line ${n} of 90`);
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  const distance = async () => (await topOf(text(71))) - (await topOf(messageLog(page)));
  await page.setViewportSize(PHONE);
  await signIn(page, provider, `/chat/${request.id}`);
  await expect(messageLog(page).getByText('New messages')).toBeInViewport();
  await expect(text(71)).toBeInViewport();
  await expect(text(90)).not.toBeInViewport();
  expect(await distance()).toBeLessThan(150);

  // Neither a later message below nor earlier ones above move the view.
  await storeChatMessage({ request_id: request.id, message: 'Later', created_at: new Date() });
  await expect(messageLog(page).getByText('Later')).toBeAttached();
  expect(await distance()).toBeLessThan(150);
  await messageLog(page).evaluate((log) => log.scrollTo({ top: 0 }));
  await expect(text(41)).toBeInViewport();
  const before = await topOf(text(41));
  await page.getByRole('button', { name: 'Show earlier messages' }).press('Enter');
  await expect(text(1)).toBeAttached();
  await expect.poll(async () => Math.abs((await topOf(text(41))) - before)).toBeLessThan(3);

  const path = `service_requests/${request.id}`;
  await expect.poll(() => readDocument(path)).toMatchObject({ unread_provider: 0 });
  await page.reload();
  await expect(messageLog(page).getByText('Later')).toBeInViewport();
  await expect(messageLog(page).getByText('New messages')).toHaveCount(0);
});

// @2.13.14
test('Chats: messages of both sides can be copied, by touch, mouse and keyboard', async ({
  page,
}) => {
  const { provider, request } = await createRequestChat('copies', [
    { from: 'client', text: 'Gate code 4711,\nring twice', at: new Date(Date.now() - 60_000) },
    { from: 'provider', text: 'Thanks', at: new Date() },
  ]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await signIn(page, provider, `/chat/${request.id}`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const buttons = messageLog(page).getByRole('button', { name: 'Copy message' });
  await expectTouchTarget(buttons.first());
  await buttons.first().click();
  await expect(page.getByText('Message copied')).toBeVisible();
  expect(await copied()).toBe('Gate code 4711,\nring twice');

  // Tab reaches one button of the chat, and arrow keys the others.
  await buttons.last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(copied).toBe('Thanks');
  await page.keyboard.press('ArrowUp');
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(copied).toBe('Gate code 4711,\nring twice');
  await page.keyboard.press('Shift+Tab');
  await expect(messageLog(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttons.last()).toBeFocused();

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  });
  await page.keyboard.press('Enter');
  await expect(page.getByText("We couldn't copy the message.")).toBeVisible();
});
