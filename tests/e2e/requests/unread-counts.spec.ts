import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { setPageHidden } from '../../support/browser/chat.ts';
import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import {
  createProvider,
  requestOf,
  storeConversation,
  storeRequest,
} from '../../support/test-data.ts';
import {
  card,
  expectAccessible,
  expectNoHorizontalScroll,
  TABLET,
} from '../../support/browser/screen.ts';

const headerLink = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

// @2.19.9
test("Header: counts a client's threads with unread messages, live on every screen", async ({
  page,
}) => {
  const client = await createPerson('counts');
  const [first, second] = [await createProvider('first'), await createProvider('second')];
  const write = (provider: typeof first, read: boolean) =>
    storeConversation(provider, client.uid, [
      { from: 'provider', text: 'Tuesday?', at: new Date(), read },
    ]);
  const others = { client_uid: 'somebody', client_email: 'somebody@else.test', unread_client: 1 };
  await storeRequest(requestOf(first, client, { unread_client: 2 }));
  await storeRequest(requestOf(first, client));
  await storeRequest(requestOf(first, client, others));
  await write(first, false);
  await signIn(page, client, '/pricing');
  await expect(headerLink(page, 'My Requests (1 unread)')).toBeVisible();
  await expect(headerLink(page, 'Chat (1 unread)')).toBeVisible();
  await write(second, false);
  await headerLink(page, 'Chat (2 unread)').click();
  await page.getByRole('link', { name: second.profile.display_name }).click();
  await expect(headerLink(page, 'Chat (1 unread)')).toBeVisible();
  await write(first, true);
  await expect(headerLink(page, 'Chat')).toBeVisible();
  await expect(headerLink(page, 'My Requests (1 unread)')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(headerLink(page, 'Sign in')).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText('unread');
});

/** Counts the notes that the page plays. */
function countNotes() {
  const notes = Object.assign(window, { notes: 0 });
  window.OscillatorNode = class extends OscillatorNode {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options);
      notes.notes += 1;
    }
  };
}

// @2.9.7 @2.9.21 @2.19.9 @2.19.10 @2.20.16
test('Arrivals: a new request is marked, counted at 320 px and in the title, and heard', async ({
  page,
}) => {
  const [provider, client] = [await createProvider('arrivals'), await createPerson('client')];
  const store = (service_description: string) =>
    storeRequest(requestOf(provider, client, { service_description, unread_provider: 1 }));
  await store('The first one');
  await storeConversation(provider, client.uid, [
    { from: 'client', text: 'Tuesday?', at: new Date(), read: false },
  ]);
  await page.addInitScript(countNotes);
  await page.setViewportSize({ width: 320, height: 568 });
  await signIn(page, provider, '/account');
  await expect(headerLink(page, 'Provider Dashboard (1 unread)')).toBeVisible();
  await expect(headerLink(page, 'Chat (1 unread)')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.getByText('Play a sound').click();
  await expect(page.getByRole('checkbox', { name: 'Play a sound' })).toBeChecked();
  const notes = () => page.evaluate(() => Number(Reflect.get(window, 'notes')));
  expect(await notes()).toBe(2);
  await headerLink(page, 'Provider Dashboard (1 unread)').click();
  await expect(page).toHaveTitle(/^\(2\) Provider Dashboard/);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Status', { exact: true }).selectOption('Completed');
  await expect(page.getByText('No matching requests are waiting for your answer.')).toBeVisible();
  await store('The second one');
  await expect(page).toHaveTitle(/^\(3\) Provider Dashboard/);
  await expect.poll(notes).toBe(4);
  await page.getByLabel('Status', { exact: true }).selectOption('Any status');
  await expect(card(page, 'The second one').getByText('New', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await card(page, 'The second one').getByRole('combobox').selectOption('in_progress');
  await expect(headerLink(page, 'Provider Dashboard (1 unread)')).toBeVisible();
  await page.setViewportSize(TABLET);
  await card(page, 'The first one').getByRole('link', { name: 'Chat' }).click();
  await expect(headerLink(page, 'Provider Dashboard')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Chat/);
  await headerLink(page, 'Provider Dashboard').click();
  await expect(card(page, 'The first one')).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
});

/** Records the counts that a page shows: of unread threads in its title, and of unread messages. */
function recordCounts() {
  const seen: [threads: number, messages: number][] = [];
  Object.assign(window, { seen });
  const record = () => {
    const threads = Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0);
    const leaves = document.querySelectorAll('main li :not(:has(*))');
    const counts = [...leaves].map((leaf) => /^(\d+) unread$/.exec(leaf.textContent)?.[1] ?? 0);
    seen.push([threads, counts.reduce<number>((sum, count) => sum + Number(count), 0)]);
  };
  new MutationObserver(record).observe(document, {
    ...{ childList: true, subtree: true, characterData: true },
  });
}

// @2.19.9 @4.7.4
test('Arrivals: the counts of a hidden tab rise one by one, and never fall between', async ({
  page,
}) => {
  const client = await createPerson('hidden');
  const pros = await Promise.all([1, 2, 3].map((n) => createProvider(`hidden-${n}`)));
  const write = (pro: (typeof pros)[number], count: number, read = false) =>
    storeConversation(
      pro,
      client.uid,
      Array.from({ length: count }, (_, i) => ({
        ...({ from: 'provider', text: `Arrival ${i + 1}`, read } as const),
        at: new Date(Date.now() + (i - count) * 1000),
      })),
    );
  const [busy, ...others] = pros;
  if (!busy) throw new Error('There is no professional');
  await write(busy, 1, true);
  await signIn(page, client, '/client-dashboard');
  await expect(page.getByText('Arrival 1')).toBeVisible();
  await setPageHidden(page, true);
  await page.evaluate(recordCounts);
  for (let n = 1; n <= 3; n += 1) {
    await write(busy, n);
    await expect(page.getByText(`${n} unread`, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\)/);
  }
  for (const [i, pro] of others.entries()) {
    await write(pro, 1);
    await expect(page).toHaveTitle(new RegExp(`^\\(${i + 2}\\)`));
    await expect(page.getByText('1 unread', { exact: true })).toHaveCount(i + 1);
  }
  const seen = z
    .array(z.tuple([z.int(), z.int()]))
    .parse(await page.evaluate(() => Reflect.get(window, 'seen') as unknown));
  const changes = (counts: number[]) => counts.filter((count, i) => count !== counts[i - 1]);
  const [threads, messages] = [seen.map(([count]) => count), seen.map(([, count]) => count)];
  expect(changes([0, ...threads])).toEqual([0, 1, 2, 3]);
  expect(changes([0, ...messages])).toEqual([0, 1, 2, 3, 4, 5]);
});
