import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { field, isAtEnd, log, say } from '../support/chat.ts';
import { admin, createPerson, headerKnows, signIn } from '../support/people.ts';
import {
  createProvider,
  manyLines,
  requestOf,
  storeChatMessage,
  storeManyRequests,
  storeRequest,
  write,
} from '../support/scenes.ts';

/** Where the focus and the reader's place stay in long chats and lists, and what a wrong clock does to them. */

async function scene(name: string, lines: number) {
  const provider = await createProvider(name);
  const client = await createPerson(`${name}-client`);
  const request = await storeRequest(requestOf(provider, client), manyLines(lines));
  const arrives = (message: string) =>
    storeChatMessage({ request_id: request.id, message, created_at: new Date() });
  return { provider, client, request, arrives };
}

const news = (page: Page) => page.getByRole('button', { name: 'New messages' });

async function scrollUp(page: Page) {
  await log(page).evaluate((box) => {
    box.scrollTop = 0;
  });
  await expect.poll(() => isAtEnd(page)).toBe(false);
}

test(
  '§8 Focus: the last of the earlier messages, and the new ones, leave it in the messages',
  { tag: '@8.8.3' },
  async ({ page }) => {
    const { provider, request, arrives } = await scene('earlier', 90);
    await signIn(page, provider, `/chat/${request.id}`);
    const earlier = log(page).getByRole('button', { name: 'Show earlier messages' });
    await earlier.press('Enter');
    await expect(log(page).getByText('Line 1 of 90')).toBeAttached();
    await expect(earlier).toBeHidden();
    await expect(log(page)).toBeFocused();

    await scrollUp(page);
    await arrives('News');
    await news(page).press('Enter');
    await expect(log(page).getByText('News')).toBeInViewport();
    await expect(news(page)).toBeHidden();
    await expect(log(page)).toBeFocused();
  },
);

test(
  '§8 Focus: the last page of a list leaves it at the first row that has come',
  { tag: '@8.8.3' },
  async ({ page }) => {
    const provider = await createProvider('lastpage');
    await storeManyRequests(provider, await createPerson('client'), 27);
    await signIn(page, provider, '/dashboard');
    const more = page.getByRole('main').getByRole('button', { name: 'Show more' });
    await more.press('Enter');
    await expect(more).toBeHidden();
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Request 26.' });
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
  },
);

test.describe('§2 Request chat, refused messages', () => {
  test.use({ expectedErrors: [/was not sent|status of 40[03]|permission/i] });

  /** From now on what the person writes is refused. */
  const refuse = (uid: string) =>
    write({ [`message_counts/${uid}`]: { count: 120, last_id: 'x', started_at: new Date() } });

  test(
    '§2 Request chat: above a message that was refused new ones are announced too',
    { tag: '@2.13.5' },
    async ({ page }) => {
      const { provider, request, arrives } = await scene('above', 40);
      await signIn(page, provider, `/chat/${request.id}`);
      await expect(field(page)).toBeEnabled();
      await refuse(provider.uid);
      await say(page, 'One too many');
      await expect(log(page).getByText('Not sent')).toBeVisible();
      await scrollUp(page);
      await arrives('News');
      await news(page).click();
      await expect(log(page).getByText('News')).toBeInViewport();
    },
  );

  test(
    '§8 Chats: a device whose clock is a day behind shows what was refused as refused',
    { tag: '@8.7.26' },
    async ({ page }) => {
      const { provider, request } = await scene('behind', 60);
      await page.clock.install({ time: Date.now() - 24 * 3_600_000 });
      await signIn(page, provider, `/chat/${request.id}`);
      await expect(field(page)).toBeEnabled();
      await refuse(provider.uid);
      await say(page, 'One too many');
      await expect(log(page).getByText('Not sent')).toBeVisible();
      await expect(log(page).locator('[data-line]').last()).toContainText('One too many');
    },
  );
});

test(
  '§2 Request chat: what one sends from another device does not pull away who has scrolled up here',
  { tag: '@2.13.5' },
  async ({ page, visitor }) => {
    const { provider, request } = await scene('devices', 40);
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(log(page).getByText('Line 40 of 40')).toBeVisible();
    await scrollUp(page);
    const other = await visitor();
    await signIn(other, provider, `/chat/${request.id}`);
    await say(other, 'From the phone');
    await expect(log(page).getByText('From the phone')).toBeAttached();
    await expect(log(page).getByText('Line 1 of 40')).toBeInViewport();
    await expect(log(page).getByText('From the phone')).not.toBeInViewport();
    // From here it does.
    await say(page, 'From the desk');
    await expect(log(page).getByText('From the desk')).toBeInViewport();
    await expect(news(page)).toBeHidden();
  },
);

test(
  '§5 Chats: the Enter that ends a composition does not send, in Safari either',
  { tag: '@5.7.1' },
  async ({ page }) => {
    const { provider, request } = await scene('composes', 1);
    await signIn(page, provider, `/chat/${request.id}`);
    await field(page).fill('こんにちは');
    // As Safari tells of it: the composition is over, the key has the code of one.
    await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
    await expect(field(page)).toHaveValue('こんにちは');
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('');
    await expect(log(page).getByText('こんにちは')).toHaveCount(1);
  },
);

/** What is asked from now on is answered late; answers how many rows stood there meanwhile, each number once. */
async function countRowsFromNow(page: Page): Promise<() => Promise<number[]>> {
  await page.route('**/Listen/channel**', async (route) => {
    await new Promise((later) => setTimeout(later, 1000));
    await route.fallback();
  });
  const counts = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const look = () => seen.add(document.querySelectorAll('main li').length);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  return () => counts.evaluate((seen) => [...seen]);
}

test(
  '§8 Provider dashboard: on the way back from a chat the list comes whole, not its one request first',
  { tag: '@8.7.36' },
  async ({ page }) => {
    const { provider, client, request } = await scene('whole', 1);
    await storeManyRequests(provider, client, 27);
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(log(page).getByText('Line 1 of 1')).toBeVisible();
    const counts = await countRowsFromNow(page);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(25);
    expect(await counts()).toEqual([0, 25]);
  },
);

test(
  '§8 Lists: gone back to from a chat the inbox is as it was left, with its pages and the place in it',
  { tag: '@8.7.37' },
  async ({ page }) => {
    const provider = await createProvider('comes-back');
    const client = await createPerson('comes-back-client');
    await storeManyRequests(provider, client, 29);
    const old = await storeRequest(
      requestOf(provider, client, {
        service_description: 'The oldest one.',
        created_at: new Date(Date.now() - 24 * 3_600_000),
      }),
      manyLines(3),
    );
    const thread = admin().firestore.doc(`service_requests/${old.id}`);
    await thread.update({ unread_provider: 1 });
    await signIn(page, provider, '/dashboard');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(25);
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await expect(rows).toHaveCount(30);
    const oldest = rows.filter({ hasText: 'The oldest one.' });
    await expect(oldest.getByText('1 unread')).toBeVisible();
    await oldest.getByRole('link', { name: 'Chat' }).click();
    await expect(log(page).getByText('Line 3 of 3')).toBeVisible();
    await expect
      .poll(async () => (await thread.get()).data())
      .toMatchObject({ unread_provider: 0 });

    const counts = await countRowsFromNow(page);
    await page.goBack();
    await expect(oldest).toBeInViewport();
    await expect(oldest.getByText('1 unread')).toBeHidden();
    await storeRequest(requestOf(provider, client, { service_description: 'The newest one.' }));
    await expect(rows.filter({ hasText: 'The newest one.' })).toBeAttached();
    await expect(rows).toHaveCount(31);
    await expect(oldest).toBeInViewport();
    expect(await counts()).toEqual([30, 31]);
  },
);

test(
  '§2 Request chat: past midnight what was of today is of yesterday, though nothing new comes',
  { tag: '@2.13.3' },
  async ({ page }) => {
    const { provider, request } = await scene('midnight', 2);
    await page.clock.install();
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(log(page).getByText('Today', { exact: true })).toBeVisible();
    await headerKnows(page);
    await page.clock.fastForward('24:00:00');
    await expect(log(page).getByText('Yesterday', { exact: true })).toBeVisible();
    await expect(log(page).getByText('Today', { exact: true })).toBeHidden();
  },
);
