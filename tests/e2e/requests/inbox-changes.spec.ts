import type { Page } from '@playwright/test';
import { messageLog, sendMessage } from '../../support/browser/chat.ts';
import { card, cards, PHONE } from '../../support/browser/screen.ts';
import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createProvider,
  readDocument,
  requestOf,
  storeRequest,
  updateDocument,
} from '../../support/test-data.ts';

/** What the inbox shows after something has changed, here or in another window. */

const list = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const setAside = (page: Page, text: string) =>
  card(page, text)
    .getByRole('button', { name: /^No answer needed/ })
    .click();

async function createPair() {
  const [provider, client] = await Promise.all([createProvider('inbox'), createPerson('client')]);
  const store = (service_description: string, changes: object, text: string, from = 'client') =>
    storeRequest(requestOf(provider, client, { service_description, ...changes }), [
      { from: from === 'client' ? 'client' : 'provider', text, at: new Date(), read: false },
    ]);
  return { provider, client, store };
}

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  // @2.9.17 @2.9.31
  test('Provider dashboard: Back from a chat shows what waits now, and no answered row', async ({
    page,
    context,
  }) => {
    const { provider, store } = await createPair();
    await store('The answered one.', {}, 'On Tuesday?', 'provider');
    await page.setViewportSize(PHONE);
    await signIn(page, provider, '/dashboard');
    await expect(list(page, 'All 1')).toHaveAttribute('aria-pressed', 'true');
    await card(page, 'The answered one.').getByRole('link', { name: /Chat/ }).click();
    await expect(messageLog(page)).toContainText('On Tuesday?');
    const { id } = await store('The new one.', {}, 'Are you free today?');
    await page.goBack();
    await expect(list(page, 'Waiting for you 1')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveText([/The new one\./]);

    await list(page, 'All 2').click();
    await card(page, 'The new one.').getByRole('link', { name: /Chat/ }).click();
    await sendMessage(page, 'At noon.');
    await expect(messageLog(page)).toContainText('At noon.');
    await expect
      .poll(() => readDocument(`service_requests/${id}`))
      .toMatchObject({ waiting: 'client' });
    await context.setOffline(true);
    await page.goBack();
    await expect(card(page, 'The new one.')).toContainText('Waiting for client');
  });
});

// @2.9.17
test('Provider dashboard: a filter or an order keeps the list', async ({ page }) => {
  const { provider, store } = await createPair();
  await store('The urgent one.', { urgency: 'high' }, 'Please hurry.');
  await store('The old one.', { urgency: 'high', status: 'completed' }, 'Done.', 'provider');
  await signIn(page, provider, '/dashboard');
  await expect(cards(page)).toHaveText([/The urgent one\./]);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('newest');
  await expect(list(page, 'Waiting for you 1')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('combobox', { name: 'Urgency' }).selectOption('high');
  await expect(page).toHaveURL(/urgency=high/);
  await expect(list(page, 'Waiting for you 1')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveText([/The urgent one\./]);
});

test.describe('a refused change', () => {
  test.use({ expectedErrors: [/The thread was not set aside/] });

  // @2.9.27
  test("Provider dashboard: 'Undo' of 'No answer needed', also after the end, refused, and ended by a message", async ({
    page,
  }) => {
    const { provider, store } = await createPair();
    const ended = { status: 'completed', status_changed_at: new Date(Date.now() - 60_000) };
    const request = await store('The old one.', ended, 'Thank you!');
    const path = `service_requests/${request.id}`;
    await updateDocument(path, { waiting: 'provider' });
    await signIn(page, provider, '/dashboard?view=waiting');
    await setAside(page, 'The old one.');
    await expect(cards(page)).toHaveCount(0);
    await undo(page).click();
    await expect(card(page, 'The old one.')).toBeVisible();
    await expect(undo(page)).toBeHidden();
    await expect
      .poll(() => readDocument(path))
      .toMatchObject({ waiting: 'provider', status: 'completed' });

    // A colleague sets the status in another window, which ends the turn.
    await setAside(page, 'The old one.');
    await expect.poll(async () => (await readDocument(path))?.['waiting']).toBe('none');
    await updateDocument(path, { status: 'cancelled', status_changed_at: new Date() });
    await undo(page).click();
    await expect(page.getByText("That didn't work. Please try again.")).toBeVisible();
    await expect(undo(page)).toBeHidden();
    await expect(cards(page)).toHaveCount(0);

    // A thread that was set aside is back when the client writes.
    const sink = await store('The sink.', {}, 'It leaks.');
    await setAside(page, 'The sink.');
    await expect(undo(page)).toBeVisible();
    const stored = () => readDocument(`service_requests/${sink.id}`);
    await expect.poll(async () => (await stored())?.['waiting']).toBe('none');
    await storeRequest(sink, [
      { from: 'client', text: 'It leaks more.', at: new Date(), read: false },
    ]);
    await expect(card(page, 'It leaks more.')).toBeVisible();
    await expect(undo(page)).toBeHidden();
  });
});
