import type { Locator, Page } from '@playwright/test';
import { holdRequests, LISTEN_URL } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageLog } from '../../support/browser/chat.ts';
import { admin, createPerson, signIn } from '../../support/browser/sign-in.ts';
import {
  createProvider,
  manyLines,
  readDocument,
  requestOf,
  storeManyRequests,
  storeRequest,
  writeDocuments,
} from '../../support/test-data.ts';
import {
  card,
  cards,
  expectAccessible,
  expectNoHorizontalScroll,
} from '../../support/browser/screen.ts';

/** The badge of a request's status, the second of its badges. */
const statusBadge = (card: Locator) => card.locator('.badge').nth(1);

const EMPTY = "No service requests yet. When customers request your services, they'll appear here.";

// @2.9.1 @2.9.3 @2.9.4 @2.9.5 @2.9.7 @2.9.8 @2.9.9
test(
  'Provider dashboard: shows the subscription, and new requests live',
  { tag: '@journey' },
  async ({ page }) => {
    const provider = await createProvider('inbox');
    await signIn(page, provider, '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Provider Dashboard' })).toBeVisible();
    await expect(page).toHaveTitle(/^Provider Dashboard/);
    const subscription = page.getByRole('region', { name: 'Subscription' });
    await expect(subscription.getByText('Pro plan')).toBeVisible();
    await expect(subscription.getByText('Active')).toBeVisible();
    await expect(subscription.getByText(/Feb 15, 2026/)).toBeVisible();
    await expect(subscription.getByRole('link', { name: 'Edit Public Profile' })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
    await expect(page.getByText(EMPTY)).toBeVisible();
    const path = `subscribers/${provider.uid}`;
    await writeDocuments({
      [path]: { ...(await readDocument(path)), subscription_tier: 'Business' },
    });
    await subscription.getByRole('button', { name: 'Refresh Status' }).click();
    await expect(subscription.getByText('Business plan')).toBeVisible();

    const client = await createPerson('client');
    const store = (changes: object) => storeRequest(requestOf(provider, client, changes));
    const older = await store({
      service_description: 'The older one',
      last_message: 'Hello',
      unread_provider: 2,
    });
    const link = card(page, 'The older one').getByRole('link', { name: 'Chat 2 unread' });
    await expect(link).toHaveAttribute('href', `/chat/${older.id}`);
    await store({ service_description: 'The newer one', created_at: new Date(Date.now() + 1000) });
    await expect(card(page, 'The newer one').getByText('just now')).toBeVisible();
    await expect(cards(page)).toHaveText([/The newer one/, /The older one/]);
  },
);

// @2.9.6 @2.9.11 @2.9.14 @4.4.1 @8.8.1 @8.8.3
test('Provider dashboard: sets each status, shortens a long request, and fits a phone', async ({
  page,
}) => {
  const provider = await createProvider('status');
  const request = await storeRequest(
    requestOf(provider, await createPerson('client'), {
      client_name: 'Maximiliana-Alexandrina von und zu Hohenlohe-Langenburg-Schillingsfürst',
      service_description: `${'w'.repeat(300)} ${'many words '.repeat(100)}`,
      last_message: 'Hello',
      unread_provider: 12,
    }),
  );
  await signIn(page, provider, '/dashboard');
  const main = page.getByRole('main');
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

  const text = page.getByText(/w{300} many words/);
  const isCut = () => text.evaluate((box) => box.scrollHeight > box.clientHeight);
  expect(await isCut()).toBe(true);
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect.poll(isCut).toBe(false);
  await page.getByRole('button', { name: 'Read less' }).click();
  await expect.poll(isCut).toBe(true);

  const chat = main.getByRole('link', { name: 'Chat' });
  const menu = page.getByRole('button', { name: /^More about/ });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const [link, dots] = [await chat.boundingBox(), await menu.boundingBox()];
    expect(dots?.y, `${width} px`).toBeLessThan(Number(link?.y) + Number(link?.height));
    await expectNoHorizontalScroll(page);
  }
  await expectAccessible(page);
});

/**
 * Records the number of rows after each change. Returns a function that reads the unique numbers.
 */
async function watchRowCounts(page: Page): Promise<() => Promise<number[]>> {
  const counts = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const record = () => seen.add(document.querySelectorAll('main li').length);
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  return () => counts.evaluate((seen) => [...seen]);
}

// @2.9.8 @2.9.10 @4.4.2 @6.3.1 @8.7.21 @8.7.36 @8.7.37 @8.8.3
test('Provider dashboard: shows pages of 25, and restores the scroll position after a chat', async ({
  page,
}) => {
  const provider = await createProvider('many');
  const client = await createPerson('client');
  await storeManyRequests(provider, client, 28);
  const otherProvider = await createProvider('other');
  await storeRequest(requestOf(otherProvider, client, { service_description: 'Not mine' }));
  const store = (service_description: string, created_at: Date) =>
    storeRequest(requestOf(provider, client, { service_description, created_at }), manyLines(3));
  const newest = await store('Request 0.', new Date());
  const oldest = await store('The oldest one.', new Date(Date.now() - 86_400_000));
  const thread = admin().firestore.doc(`service_requests/${oldest.id}`);
  await thread.update({ unread_provider: 1 });

  // The list waits for the server, although the chat has cached one request.
  await signIn(page, provider, `/chat/${newest.id}`);
  await expect(messageLog(page).getByText('Line 3 of 3')).toBeVisible();
  const countsFromChat = await watchRowCounts(page);
  const listening = page.waitForRequest(LISTEN_URL);
  const release = await holdRequests(page, LISTEN_URL);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await listening;
  const loading = page.getByRole('status').filter({ hasText: 'Loading service requests...' });
  await expect(loading).toBeVisible();
  await expect(page.getByRole('main').locator('.skeleton').first()).toBeVisible();
  release();
  await expect(cards(page)).toHaveCount(25);
  expect(await countsFromChat()).toEqual([0, 25]);
  await page.unroute(LISTEN_URL);

  await expect(cards(page).first()).toContainText('Request 0.');
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(cards(page)).toHaveCount(30);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await expect(card(page, 'Request 25.')).toBeFocused();
  await expect(card(page, 'Request 25.')).toBeInViewport();
  await expect(page.getByText('Not mine')).toBeHidden();
  const last = card(page, 'The oldest one.');
  await last.getByRole('combobox').selectOption('completed');
  await expect(page.getByText('Status updated to completed')).toBeVisible();
  await expect(statusBadge(last)).toHaveText('Completed');

  await page.setViewportSize({ width: 1024, height: 720 });
  await expect(last.getByText('1 unread')).toBeVisible();
  await last.getByRole('link', { name: 'Chat' }).click();
  await expect(messageLog(page).getByText('Line 3 of 3')).toBeVisible();
  await expect.poll(async () => (await thread.get()).data()).toMatchObject({ unread_provider: 0 });
  await admin().firestore.doc(`service_requests/${newest.id}`).update({ status: 'in_progress' });
  const counts = await watchRowCounts(page);
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect(last.getByText('1 unread')).toBeHidden();
  // The emulator may lose a write that arrives while the list starts to listen.
  await expect(statusBadge(card(page, 'Request 0.'))).toHaveText('In progress');
  await storeRequest(requestOf(provider, client, { service_description: 'The newest one.' }));
  await expect(card(page, 'The newest one.')).toBeAttached();
  await expect(cards(page)).toHaveCount(31);
  await expect(cards(page).first()).toContainText('The newest one.');
  await expect(last).toBeInViewport();
  expect(await counts()).toEqual([30, 31]);
});

// @2.9.17 @2.9.18 @2.9.19 @2.9.20 @8.8.3
test('Provider dashboard: tabs, filters, order and search narrow the requests', async ({
  page,
}) => {
  const provider = await createProvider('tabs');
  const client = await createPerson('client');
  const store = (service_description: string, changes: object) =>
    storeRequest(requestOf(provider, client, { service_description, ...changes }));
  const at = (minutes: number) => ({ created_at: new Date(Date.now() - minutes * 60_000) });
  await store('Urgent gate', { urgency: 'high', ...at(1) });
  await store('Plain gate', { urgency: 'low', ...at(2) });
  await store('Old fence', { urgency: 'low', unread_provider: 1, ...at(3) });
  await store('Finished fence', { status: 'completed', ...at(4) });
  await signIn(page, provider, '/dashboard');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('All 4')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveCount(4);

  await tab('All 4').press('ArrowRight');
  await expect(tab('Pending 3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?status=pending$/);
  await expect(cards(page)).toHaveText([/Urgent gate/, /Plain gate/, /Old fence/]);
  await page.getByLabel('Order').selectOption('Unread first');
  await expect(cards(page)).toHaveText([/Old fence/, /Urgent gate/, /Plain gate/]);
  await page.getByRole('combobox', { name: 'Urgency' }).selectOption('Within a week');
  await expect(cards(page)).toHaveText([/Old fence/, /Plain gate/]);
  await expect(tab('Completed 0')).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveText([/Old fence/, /Plain gate/]);
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);

  const search = page.getByRole('searchbox', { name: 'Search requests' });
  await search.fill('gate');
  await expect(page.getByText('2 of 3 loaded requests')).toBeVisible();
  await expect(page).toHaveURL(/q=gate/);
  await search.fill('zeppelin');
  await expect(page.getByText('No request matches your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await card(page, 'Plain gate').getByRole('combobox').selectOption('in_progress');
  await expect(card(page, 'Plain gate')).toBeHidden();
  await expect(tab('In progress 1')).toBeVisible();
  await cards(page).first().getByRole('link', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(/\?status=pending&sort=unread/);
  await tab('Cancelled 0').click();
  await expect(page.getByText('No cancelled requests.')).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
});
