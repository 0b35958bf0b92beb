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
  storeConversation,
  storeManyRequests,
  storeRequest,
  writeDocuments,
} from '../../support/test-data.ts';
import { card, cards, expectNoHorizontalScroll } from '../../support/browser/screen.ts';

/** The badge of a request's status. */
const statusBadge = (card: Locator) =>
  card.locator('.badge', { hasText: /^(Pending|In progress|Completed|Cancelled)$/ });

const EMPTY = "No service requests yet. When customers request your services, they'll appear here.";

// @2.9.1 @2.9.3 @2.9.4 @2.9.5 @2.9.7 @2.9.8 @2.9.9
test('Provider dashboard: shows the subscription, and new requests live', async ({ page }) => {
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
  await expect(card(page, 'The older one').getByText('2 unread')).toBeVisible();
  const link = card(page, 'The older one').getByRole('link', { name: 'Chat' });
  await expect(link).toHaveAttribute('href', `/chat/${older.id}`);
  await store({ service_description: 'The newer one', created_at: new Date(Date.now() + 1000) });
  await expect(card(page, 'The newer one').getByText('just now')).toBeVisible();
  await expect(cards(page)).toHaveText([/The newer one/, /The older one/]);
});

// @2.9.4
test('Provider dashboard: finds the number of a phone when its link is about to be used', async ({
  page,
}) => {
  const provider = await createProvider('phones');
  const client = await createPerson('client');
  const store = (client_phone: string) =>
    storeRequest(requestOf(provider, client, { client_phone }));
  const abroad = '+44 (0)20 7946 0958';
  await Promise.all([store(abroad), store('555 0142')]);
  await signIn(page, provider, '/dashboard');
  const callAbroad = page.getByRole('link', { name: abroad });
  await callAbroad.hover();
  await expect(callAbroad).toHaveAttribute('href', 'tel:+442079460958');
  // No link is better than a wrong one.
  await page.getByRole('link', { name: '555 0142' }).focus();
  await expect(page.getByRole('link', { name: '555 0142' })).toHaveCount(0);
  await expect(page.getByText('555 0142')).toBeVisible();
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
test('Provider dashboard: shows pages, and restores the scroll position after a chat', async ({
  page,
}) => {
  const provider = await createProvider('many');
  const client = await createPerson('client');
  await storeManyRequests(provider, client, 26);
  const otherProvider = await createProvider('other');
  await storeRequest(requestOf(otherProvider, client, { service_description: 'Not mine' }));
  /** Its last message is as old as the request. */
  const store = (service_description: string, created_at: Date) =>
    storeRequest(
      requestOf(provider, client, { service_description, created_at }),
      manyLines(3).map((line) => ({ ...line, at: created_at })),
    );
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
  await expect(cards(page)).toHaveCount(15);
  expect(await countsFromChat()).toEqual([0, 15]);
  await page.unroute(LISTEN_URL);
  // A completed request waits for nobody, and stays in the list of all.
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(page).toHaveURL(/view=all/);

  await expect(cards(page).first()).toContainText('Request 0.');
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(cards(page)).toHaveCount(28);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await expect(card(page, 'Request 15.')).toBeFocused();
  await expect(card(page, 'Request 15.')).toBeInViewport();
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
  await expect(cards(page)).toHaveCount(29);
  await expect(cards(page).first()).toContainText('The newest one.');
  await expect(last).toBeInViewport();
  expect(await counts()).toEqual([28, 29]);
});

// @2.9.17 @2.9.18 @2.9.19 @2.9.20 @8.8.3
test('Provider dashboard: lists, filters, order and search narrow the inbox', async ({ page }) => {
  const provider = await createProvider('lists');
  const client = await createPerson('client');
  const store = (service_description: string, changes: object) =>
    storeRequest(requestOf(provider, client, { service_description, ...changes }));
  const at = (minutes: number) => ({ created_at: new Date(Date.now() - minutes * 60_000) });
  const placed = (is_inside: boolean) => ({
    ...{ place: 'Austin, TX', distance: { meters: 64_374, is_inside } },
  });
  await store('Urgent gate', { urgency: 'high', ...at(1), ...placed(false) });
  await store('Plain gate', { urgency: 'low', ...at(2), ...placed(true) });
  const fence = requestOf(provider, client, {
    ...{ service_description: 'Old fence', urgency: 'low' },
    ...at(3),
  });
  await storeRequest(fence, [{ from: 'client', text: 'Hello?', at: new Date() }]);
  await store('Finished fence', { status: 'completed', ...at(4) });
  await storeConversation(provider, client.uid, [
    { from: 'provider', text: 'Direct words', at: at(5).created_at },
  ]);
  await signIn(page, provider, '/dashboard');
  const list = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(list('Waiting for you 3')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveText([/Old fence/, /Urgent gate/, /Plain gate/]);

  await list('All 5').press('Enter');
  await expect(page).toHaveURL(/\?view=all$/);
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).last()).toContainText('Direct words');
  await page.getByLabel('Order').selectOption('Newest request');
  await expect(cards(page)).toHaveText([
    ...[/Urgent gate/, /Plain gate/],
    ...[/Old fence/, /Finished fence/],
  ]);
  await page.getByLabel('Status', { exact: true }).selectOption('Pending');
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Urgency' }).selectOption('Within a week');
  await expect(cards(page)).toHaveText([/Plain gate/, /Old fence/]);
  await expect(list('All 2')).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveText([/Plain gate/, /Old fence/]);
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
  await page.getByLabel('Distance').selectOption('Outside your area');
  await expect(cards(page)).toHaveText([/Urgent gate/]);
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);

  const search = page.getByRole('searchbox', { name: 'Search the inbox' });
  await search.fill('gate');
  await expect(page.getByText('2 matches')).toBeVisible();
  await expect(page).toHaveURL(/q=gate/);
  await search.fill('zeppelin');
  await expect(page.getByText('Nothing matches your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await card(page, 'Plain gate').getByRole('combobox').selectOption('in_progress');
  await expect(card(page, 'Plain gate')).toBeHidden();
  await expect(list('All 2')).toBeVisible();
  await cards(page).first().getByRole('link', { name: 'Chat' }).click();
  const beside = page.getByRole('region', { name: 'Nora Whitfield', exact: true });
  await beside.getByRole('button', { name: 'Close' }).click();
  await expect(beside).toBeHidden();
  await expect(page).toHaveURL(/\?view=all&sort=newest&status=pending/);
  await page.getByLabel('Status', { exact: true }).selectOption('Cancelled');
  await expect(page.getByText('No cancelled requests.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  for (const width of [320, 390, 640]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
});
