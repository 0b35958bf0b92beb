import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createRequestChat,
  messageField,
  messageLog,
  sendButton,
  sendMessage,
} from '../../support/browser/chat.ts';
import { signIn, storeSession } from '../../support/browser/sign-in.ts';
import { manyLines } from '../../support/test-data.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoHorizontalScroll,
  PHONE,
} from '../../support/browser/screen.ts';

/** Chats in windows of all sizes, and printed. */

/** The messages and the field of the chat. */
const panel = (page: Page) => messageLog(page).locator('xpath=ancestor::*[.//form][1]');

// @2.13.1 @2.13.2 @2.13.6 @2.13.7 @2.13.16 @8.8.1
test('Request chat: fits small windows, a phone and a printed page', async ({ page }) => {
  const { provider, request } = await createRequestChat(
    'fits',
    [...manyLines(40), { from: 'client', text: 'w'.repeat(600), at: new Date() }],
    {
      client_name: 'Whitfield-Featherstonehaugh '.repeat(4).trim(),
      service_description: `The sink leaks.\n\n${'Please come soon. '.repeat(30)}`,
    },
  );
  await storeSession(page, provider);
  const title = page.getByRole('heading', { level: 1 });
  const check = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
    const lines = await title.evaluate(
      (box) => box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight),
    );
    expect(Math.round(lines), `${width} × ${height}`).toBe(2);
    // Only screen readers get the text.
    await sendMessage(page, `Sent at ${width} × ${height}`);
    const spoken = page.getByRole('status').getByText('Message sent');
    // The text of a new message replaces that of the former one, also during the measurement.
    await expect.poll(async () => (await spoken.boundingBox())?.width).toBe(1);
  };
  // Each chat opens in a small window, which then becomes larger.
  for (const [width, height, larger] of [
    [1366, 650, { width: 1366, height: 850 }],
    [320, 568, PHONE],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/chat/${request.id}`);
    await expect(messageLog(page).getByText(/w{600}/)).toBeVisible();
    await check(width, height);
    await check(larger.width, larger.height);
  }
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect(page.getByRole('button', { name: 'Read less' })).toBeVisible();
  await expect(messageField(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Read less' }).click();
  const history = page.getByRole('button', { name: 'History', exact: true });
  await history.click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByText(/^Sent · /)).toBeVisible();
  await expect(messageField(page)).toBeInViewport({ ratio: 1 });
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Close history' }).click();
  await expect(page.getByText(/^Sent · /)).toBeHidden();
  await expect(history).toBeFocused();
  // The on-screen keyboard covers half of the screen.
  await page.setViewportSize({ width: PHONE.width, height: 420 });
  await messageField(page).focus();
  await expect(messageField(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    // The layout follows the new size with a delay.
    await expect(async () => {
      const [list, around] = [
        await messageLog(page).boundingBox(),
        await panel(page).boundingBox(),
      ];
      const times = messageLog(page).locator('time');
      expect((await times.first().boundingBox())?.y).toBeGreaterThan(list?.y ?? Infinity);
      const end = (list?.y ?? 0) + (list?.height ?? 0);
      expect((await times.last().boundingBox())?.y).toBeLessThan(end);
      expect(end).toBeLessThan((around?.y ?? 0) + (around?.height ?? 0));
    }).toPass();
    await expectNoHorizontalScroll(page);
  }
});

// @2.13.15
test('Request chat: in a low window the page scrolls, and the field stays above its edge', async ({
  page,
}) => {
  const { provider, client, request } = await createRequestChat('low', manyLines(20), {
    client_name: 'Björn & Söhne Heizungsbau und Sanitär',
    client_phone: '(512) 555-0100',
  });
  await page.setViewportSize({ width: 640, height: 400 });
  await signIn(page, provider, `/chat/${request.id}`);
  await expect(messageLog(page).getByText('Line 20 of 20')).toBeInViewport({ ratio: 1 });
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
  expect((await messageLog(page).boundingBox())?.height).toBeGreaterThanOrEqual(159);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await expectNoHorizontalScroll(page);

  await page.mouse.move(320, 20);
  await page.mouse.wheel(0, -2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
  const facts = page.getByRole('button', { name: client.email });
  await expect(facts).toContainText('(512) 555-0100 · Email or phone');
  await facts.click();
  await expect(page.getByRole('link', { name: '(512) 555-0100' })).toBeVisible();
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
  await sendMessage(page, 'At the end again');
  await expect(messageLog(page).getByText('At the end again')).toBeInViewport({ ratio: 1 });

  // A keyboard that covers the lower half of the window without resizing it, as in Safari.
  await page.setViewportSize(PHONE);
  await messageField(page).focus();
  await page.evaluate((height) => {
    const view = window.visualViewport;
    if (view) Object.defineProperty(view, 'height', { value: height, configurable: true });
    view?.dispatchEvent(new Event('resize'));
  }, PHONE.height / 2);
  await expect
    .poll(async () => {
      const box = await sendButton(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(PHONE.height / 2);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
});
