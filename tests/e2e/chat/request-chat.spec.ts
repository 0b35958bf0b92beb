import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createRequestChat,
  messageField,
  isScrolledToEnd,
  messageLog,
  sendButton,
} from '../../support/browser/chat.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { manyLines, readDocument, storeChatMessage } from '../../support/test-data.ts';
import { DESKTOP } from '../../support/browser/screen.ts';

const EMPTY = 'No messages yet. Start the conversation!';
const DAY_MS = 86_400_000;

// @2.13.1 @2.13.2 @2.13.3 @2.13.4 @5.7.1 @5.7.3 @7.3.2 @8.5.4 @8.8.3
test('Request chat: messages are sent by key and button, show their side, and a draft stays', async ({
  page,
}) => {
  await page.setViewportSize({ ...DESKTOP, height: 1200 });
  const { provider, client, request } = await createRequestChat('writes', [], {
    client_name: 'Nora Whitfield',
    status: 'in_progress',
  });
  await signIn(page, provider, `/chat/${request.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Whitfield' })).toBeVisible();
  await expect(page.getByText(request.service_description)).toBeVisible();
  const status = page.getByRole('combobox', { name: /Status of the request/ });
  await expect(status).toHaveValue('in_progress');
  await status.selectOption('completed');
  await expect(page.getByText('Status updated to completed')).toBeVisible();
  expect(await readDocument(`service_requests/${request.id}`)).toMatchObject({
    status: 'completed',
    status_changed_by: provider.uid,
  });
  await page.getByRole('button', { name: client.email }).click();
  await expect(page.getByRole('link', { name: client.email })).toHaveAttribute(
    'href',
    `mailto:${client.email}`,
  );
  await expect(page.getByText(EMPTY)).toBeVisible();
  await page.getByRole('button', { name: client.email }).click();
  await expect(page.getByRole('link', { name: client.email })).toBeHidden();
  expect((await messageLog(page).boundingBox())?.height).toBe(600);

  await messageField(page).fill('   ');
  await expect(sendButton(page)).toBeDisabled();
  await messageField(page).press('Enter');
  await messageField(page).fill(' First line');
  await messageField(page).press('Shift+Enter');
  await messageField(page).pressSequentially('こんにちは ');
  // Safari reports the Enter that ends an IME composition afterwards, with this key code.
  await messageField(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(messageField(page)).toHaveValue(' First line\nこんにちは ');
  await messageField(page).press('Enter');
  await expect(messageLog(page).getByText('First line')).toHaveCount(1);
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(messageField(page)).toHaveValue('');
  await expect(page.getByText(EMPTY)).toBeHidden();
  await expect(messageLog(page).locator('time')).toHaveText(/\d{1,2}:\d{2} [AP]M/);
  expect(await readDocument(`service_requests/${request.id}`)).toMatchObject({
    last_message: 'First line\nこんにちは',
    unread_client: 1,
    unread_provider: 0,
  });
  // @5.7.8
  const arabic = 'سأصل غدًا الساعة 10:30 صباحًا!';
  await messageField(page).fill(arabic);
  await expect(messageField(page)).toHaveCSS('direction', 'rtl');
  await messageField(page).press('Enter');
  const message = messageLog(page).getByText(arabic);
  await expect(message).toBeVisible();
  const [first, last] = await message.evaluate((box, length) => {
    const text = [...box.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const leftOf = (start: number) => {
      const range = document.createRange();
      if (text) range.setStart(text, start);
      if (text) range.setEnd(text, start + 1);
      return range.getBoundingClientRect().left;
    };
    return [leftOf(0), leftOf(length - 1)];
  }, arabic.length);
  expect(first, 'an Arabic message begins at the right').toBeGreaterThan(last);
  await messageField(page).fill('By the button');
  await sendButton(page).click();
  await expect(messageLog(page).getByText('By the button')).toBeVisible();
  await expect(messageField(page)).toBeFocused();

  await storeChatMessage({
    request_id: request.id,
    sender_type: 'client',
    sender_uid: client.uid,
    message: 'Are you there?',
    created_at: new Date(Date.now() - DAY_MS),
  });
  await expect(messageLog(page).getByText('Yesterday')).toBeVisible();
  await expect(messageLog(page).getByText('Today')).toBeVisible();
  const box = await messageLog(page).boundingBox();
  const receivedBox = await messageLog(page).getByText('Are you there?').boundingBox();
  const sentBox = await messageLog(page).getByText('By the button').boundingBox();
  if (!box || !receivedBox || !sentBox) throw new Error('Nothing to measure');
  const middle = box.x + box.width / 2;
  expect(receivedBox.x + receivedBox.width).toBeLessThan(middle);
  expect(sentBox.x).toBeGreaterThan(middle);

  await messageField(page).fill('x'.repeat(4001));
  await expect(page.getByText('A message can have at most 4,000 characters.')).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await messageField(page).press('Enter');
  await expect(messageField(page)).toHaveValue('x'.repeat(4001));
  await messageField(page).fill('Half a thought');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('main').getByRole('link', { name: 'Chat' }).click();
  await expect(messageField(page)).toHaveValue('Half a thought');
});

// @2.13.5 @8.8.3
test('Request chat: opens at its end, and new messages do not change the scroll position', async ({
  page,
}) => {
  const { provider, request } = await createRequestChat('long', manyLines(120));
  const receive = (message: string, from: 'client' | 'provider' = 'client') =>
    storeChatMessage({
      request_id: request.id,
      message,
      created_at: new Date(),
      sender_type: from,
      ...(from === 'provider' && { sender_uid: provider.uid }),
    });
  await signIn(page, provider, `/chat/${request.id}`);
  await expect(messageLog(page).getByText('Line 120 of 120')).toBeInViewport();
  await expect(messageLog(page).getByText('Line 71 of 120')).toBeAttached();
  await expect(messageLog(page).getByText('Line 70 of 120')).toHaveCount(0);

  const earlier = messageLog(page).getByRole('button', { name: 'Show earlier messages' });
  const first = messageLog(page).getByText('Line 71 of 120');
  await earlier.scrollIntoViewIfNeeded();
  const before = await first.boundingBox();
  await earlier.click();
  await expect(messageLog(page).getByText('Line 21 of 120')).toBeAttached();
  await expect
    .poll(async () => Math.abs(((await first.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(3);
  await earlier.press('Enter');
  await expect(messageLog(page).getByText('Line 1 of 120')).toBeAttached();
  await expect(earlier).toBeHidden();
  await expect(messageLog(page)).toBeFocused();

  const news = page.getByRole('button', { name: 'New messages' });
  await receive('From my phone', 'provider');
  await expect(messageLog(page).getByText('From my phone')).toBeAttached();
  await expect(messageLog(page).getByText('From my phone')).not.toBeInViewport();
  await expect(news).toBeHidden();
  await receive('News');
  await expect(messageLog(page).getByText('News')).toBeAttached();
  await expect(messageLog(page).getByText('News')).not.toBeInViewport();
  await expect(messageLog(page).getByText(/Line \d+ of 120$/)).toHaveCount(120);
  await news.press('Enter');
  await expect(messageLog(page).getByText('News')).toBeInViewport();
  await expect(news).toBeHidden();
  await expect(messageLog(page)).toBeFocused();
  // If the log is scrolled to its end, it follows new messages.
  await receive('More news');
  await expect(messageLog(page).getByText('More news')).toBeInViewport();
  expect(await isScrolledToEnd(page)).toBe(true);
});
