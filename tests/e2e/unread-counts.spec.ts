import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { createPerson, signIn } from '../support/people.ts';
import {
  createProvider,
  requestOf,
  storeConversation,
  storeRequest,
} from '../support/test-data.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screen.ts';

const headerLink = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

// @2.19.9 @8.8.1
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
  await expect(headerLink(page, 'My Requests (1 with unread messages)')).toBeVisible();
  await expect(headerLink(page, 'Chat (1 with unread messages)')).toBeVisible();
  await write(second, false);
  await headerLink(page, 'Chat (2 with unread messages)').click();
  await page.getByRole('link', { name: second.profile.display_name }).click();
  await expect(headerLink(page, 'Chat (1 with unread messages)')).toBeVisible();
  await write(first, true);
  await expect(headerLink(page, 'Chat')).toBeVisible();
  await expect(headerLink(page, 'My Requests (1 with unread messages)')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(headerLink(page, 'Sign in')).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText('unread');
});

// @2.19.9 @8.8.1
test("Header: counts a professional's threads up to nine, also on a narrow phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const [provider, client] = [await createProvider('sought'), await createPerson('client')];
  const unread = Array.from({ length: 11 }, () =>
    requestOf(provider, client, { unread_provider: 1 }),
  );
  await Promise.all(unread.map((request) => storeRequest(request)));
  await storeConversation(provider, client.uid, [
    { from: 'client', text: 'Tuesday?', at: new Date(), read: false },
  ]);
  await signIn(page, provider, '/dashboard/profile');
  await expect(headerLink(page, 'Provider Dashboard (9+ with unread messages)')).toBeVisible();
  await expect(headerLink(page, 'Chat (1 with unread messages)')).toBeVisible();
  await expectNoHorizontalScroll(page);
});
