import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageLog } from '../../support/browser/chat.ts';
import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import {
  createProvider,
  readDocument,
  requestOf,
  storeConversation,
  storeManyRequests,
  storeRequest,
} from '../../support/test-data.ts';
import {
  card,
  cards,
  expectAccessible,
  expectNoHorizontalScroll,
  tabTo,
} from '../../support/browser/screen.ts';

const QUOTE = {
  ...{ id: 'quote', lines: [{ text: 'Labor', cents: 285_000 }], total_cents: 285_000 },
  ...{ currency: 'usd', tax_note: null, message: null, valid_until: '2099-01-01' },
  ...{ time_zone: 'UTC', created_at: new Date(), decided_at: null, decided_by: null },
  state: 'open' as const,
};

/** The badge of a request's status. */
const statusBadge = (card: Locator) =>
  card.locator('.badge', { hasText: /^(Pending|In progress|Completed|Cancelled)$/ });

// @2.9.6 @2.9.11 @2.9.14 @4.4.1 @8.8.1 @8.8.3
test('Provider dashboard: sets each status, and a long request fits its row on each width', async ({
  page,
}) => {
  const provider = await createProvider('status');
  const request = await storeRequest(
    requestOf(provider, await createPerson('client'), {
      client_name: 'Maximiliana-Alexandrina von und zu Hohenlohe-Langenburg-Schillingsfürst',
      service_description: `${'w'.repeat(300)} ${'many words '.repeat(100)}`,
      last_message: 'Hello',
      unread_provider: 12,
      quote: QUOTE,
    }),
  );
  await signIn(page, provider, '/dashboard?view=all');
  const select = page.getByRole('combobox', { name: /Status of the request/ });
  await select.focus();
  for (const [status, label] of [
    ['cancelled', 'Cancelled'],
    ['in_progress', 'In progress'],
    ['completed', 'Completed'],
    ['pending', 'Pending'],
  ] as const) {
    await select.selectOption(status);
    await expect(page.getByText(`Status updated to ${status.replace('_', ' ')}`)).toBeVisible();
    await expect(statusBadge(cards(page))).toHaveText(label);
    expect(await readDocument(`service_requests/${request.id}`)).toMatchObject({ status });
  }
  await expect(select).toBeFocused();

  const row = cards(page);
  const height = async () => Number((await row.boundingBox())?.height);
  const quote = row.getByText('Quote $2,850 · open');
  expect(await height()).toBeLessThanOrEqual(72);
  await expect(quote).toBeInViewport({ ratio: 1 });
  for (const width of [320, 390, 640]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(height, { message: `${width} px` }).toBeLessThanOrEqual(104);
    await expect(quote, `${width} px`).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
  }
  await expectAccessible(page);
});

// @2.9.11 @2.9.27 @2.9.28
test("Provider dashboard: shows eight threads on a laptop and five on a phone, and 'e' sets a row of an older page aside", async ({
  page,
}) => {
  const [provider, client] = [await createProvider('rows'), await createPerson('client')];
  await storeManyRequests(provider, client, 18);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, provider, '/dashboard');
  for (const [width, height, expected] of [
    [1280, 800, 8],
    [390, 844, 5],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(cards(page)).toHaveCount(15);
    const visible = async () => {
      const boxes = await Promise.all((await cards(page).all()).map((row) => row.boundingBox()));
      return boxes.filter((box) => box !== null && box.y + box.height <= height).length;
    };
    await expect.poll(visible, { message: `${width} px` }).toBeGreaterThanOrEqual(expected);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  const list = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(18);
  const row = card(page, 'Request 17.');
  await row.getByRole('link', { name: /Chat/ }).focus();
  await page.keyboard.press('e');
  await expect(row).toBeHidden();
  await expect(list('Waiting for you 17')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Waiting for you');
  await expect(list('Waiting for you 18')).toBeVisible();
});

// @2.9.27 @2.9.28 @8.8.1
test('Provider dashboard: by the keyboard alone, rows are opened and set aside', async ({
  page,
}) => {
  const [provider, client] = [await createProvider('keys'), await createPerson('client')];
  await storeManyRequests(provider, client, 3);
  await storeConversation(provider, client.uid, [
    { from: 'client', text: 'Do you do gutters?', at: new Date(), read: false },
  ]);
  await signIn(page, provider, '/dashboard');
  const list = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(list('Waiting for you 4')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(4);
  await expect(cards(page).first()).toContainText('Do you do gutters?');

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search the inbox' });
  await expect(search).toBeFocused();
  // While a field has the focus, the keys type into it.
  await page.keyboard.type('e?');
  await expect(search).toHaveValue('e?');
  await expect(page.getByText('Nothing matches your search.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(cards(page)).toHaveCount(4);
  await page.keyboard.press('ArrowDown');
  const link = (text: string) => card(page, text).getByRole('link', { name: /Chat/ });
  await expect(link('Do you do gutters?')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(link('Request 1.')).toBeFocused();

  await page.keyboard.press('e');
  await expect(card(page, 'Request 1.')).toBeHidden();
  await expect(link('Request 2.')).toBeFocused();
  await expect(list('Waiting for you 3')).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Undo' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Request 1.')).toBeVisible();
  await expect(list('Waiting for you 4')).toBeVisible();
  const gutters = card(page, 'Do you do gutters?');
  await tabTo(gutters.getByRole('button', { name: /^No answer needed/ }));
  await page.keyboard.press('Enter');
  await expect(gutters).toBeHidden();
  await tabTo(list('All 4'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(gutters).not.toContainText('Waiting for');
  await tabTo(link('Do you do gutters?'));
  await page.keyboard.press('Enter');
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await tabTo(close);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\?view=all$/);
  await expect(link('Do you do gutters?')).toBeFocused();
  await expect(cards(page)).toHaveCount(4);

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await tabTo(dialog.getByRole('checkbox', { name: 'Use these shortcuts' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await tabTo(link('Request 1.'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('/');
  await expect(link('Request 1.')).toBeFocused();
  await page.reload();
  await tabTo(link('Request 1.'));
  await page.keyboard.press('/');
  await expect(link('Request 1.')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(messageLog(page)).toContainText('No messages yet.');
});

// @2.9.20 @2.9.26
test('Provider dashboard: opens with everything when nothing waits, and a message brings it back', async ({
  page,
}) => {
  const [provider, client] = [await createProvider('turns'), await createPerson('client')];
  const request = await storeRequest(requestOf(provider, client), [
    { from: 'provider', text: 'On Tuesday?', at: new Date() },
  ]);
  await signIn(page, provider, '/dashboard');
  const list = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(list('All 1')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toContainText('Waiting for client');
  await list('Waiting for you 0').click();
  await expect(page.getByText("You're all caught up.")).toBeVisible();
  await storeRequest(request, [
    { from: 'client', text: 'Yes, please.', at: new Date(), read: false },
  ]);
  await expect(cards(page)).toContainText('Yes, please.');
  await expect(list('Waiting for you 1')).toBeVisible();
  await card(page, 'Yes, please.').getByRole('combobox').selectOption('completed');
  await expect(page.getByText("You're all caught up.")).toBeVisible();
});

// @2.9.30
test("Provider dashboard: a request leads to the client's other threads", async ({ page }) => {
  const [provider, client] = [await createProvider('others'), await createPerson('client')];
  const store = (service_description: string, changes: object = {}) =>
    storeRequest(requestOf(provider, client, { service_description, ...changes }));
  const heater = await store('Water heater');
  const sink = await store('Kitchen sink');
  await store('Of somebody else', { client_uid: 'somebody' });
  await storeConversation(provider, client.uid, [
    { from: 'client', text: 'Do you do gutters?', at: new Date() },
  ]);
  await signIn(page, provider, `/chat/${sink.id}`);
  await page.getByRole('button', { name: client.email }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Direct chat' })).toBeVisible();
  await expect(main.getByText('Of somebody else')).toBeHidden();
  await main.getByRole('link', { name: 'Water heater' }).click();
  await expect(page).toHaveURL(new RegExp(`/chat/${heater.id}$`));

  await page.getByRole('button', { name: client.email }).click();
  await main.getByRole('link', { name: 'Direct chat' }).click();
  await page.getByRole('button', { name: 'Requests from this client' }).click();
  await expect(main.getByText('Of somebody else')).toBeHidden();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Kitchen sink' }).click();
  await expect(page).toHaveURL(new RegExp(`/chat/${sink.id}$`));
});
