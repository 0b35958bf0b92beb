import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { createPerson, headerKnows, signIn } from '../support/people.ts';
import { expectRequestCard } from '../support/request-card.ts';
import { createProvider, requestOf, storeManyRequests, storeRequest } from '../support/scenes.ts';
import { expectAccessible, expectNoSideScroll } from '../support/screen.ts';

/** Where Firestore's live answers come from. */
const LISTEN = '**/google.firestore.v1.Firestore/Listen/**';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });

test(
  '§2 Client dashboard: empty, with the way to the search and to the profile',
  { tag: ['@2.16.1', '@2.16.5'] },
  async ({ page }) => {
    await signIn(page, await createPerson('empty'), '/client-dashboard');
    await expect(
      page.getByRole('heading', { level: 1, name: 'My Service Requests' }),
    ).toBeVisible();
    await expect(page.getByText("You haven't made any service requests yet.")).toBeVisible();
    await page.getByRole('link', { name: 'Find Providers' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await page.goBack();
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page).toHaveURL(/\/client-profile$/);
  },
);

test(
  '§2 Client dashboard: every field of a request, newest first, live',
  { tag: ['@2.16.2', '@2.16.3', '@2.16.4'] },
  async ({ page }) => {
    const provider = await createProvider('listed');
    const client = await createPerson('lists');
    const request = await storeRequest(
      requestOf(provider, client, {
        service_description: 'The older one',
        urgency: 'low',
        preferred_contact: 'phone',
        status: 'in_progress',
        created_at: new Date(Date.now() - 2 * 86_400_000),
        unread_client: 3,
      }),
    );
    await signIn(page, client, '/client-dashboard');
    const older = card(page, 'The older one');
    await expectRequestCard(older, {
      heading: provider.profile.display_name,
      texts: ['low', 'in progress', 'Requested 2 days ago'],
      facts: { 'Preferred contact': 'Phone' },
      links: {
        'View Provider': `/p/${provider.profile.handle}`,
        'Chat 3 unread': `/client-chat/${request.id}`,
      },
    });

    await storeRequest(requestOf(provider, client, { service_description: 'The newer one' }));
    await expect(cards(page)).toHaveText([/The newer one/, /The older one/]);
    await storeRequest({ ...request, status: 'completed' });
    await expect(older.getByText('completed', { exact: true })).toBeVisible();
  },
);

test(
  '§6 Client dashboard: what was sent with one’s address is there, what is others’ is not',
  { tag: ['@4.10.3', '@6.2.4'] },
  async ({ page }) => {
    const provider = await createProvider('whose');
    const [me, other] = [await createPerson('me'), await createPerson('other')];
    const stored = (service_description: string, client_uid: string, client_email: string) =>
      storeRequest(requestOf(provider, me, { service_description, client_uid, client_email }));
    await stored('Mine by account', me.uid, 'another@address.test');
    await stored('Mine by address', other.uid, me.email);
    await stored('Not mine', other.uid, other.email);
    await signIn(page, me, '/client-dashboard');
    await expect(card(page, 'Mine by account')).toBeVisible();
    await expect(card(page, 'Mine by address')).toBeVisible();
    await expect(cards(page)).toHaveCount(2);

    // The next person at this browser sees the own ones only.
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await signIn(page, other, '/client-dashboard');
    await expect(card(page, 'Not mine')).toBeVisible();
    await expect(card(page, 'Mine by address')).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
  },
);

test('§2 Client dashboard: pages of 25', { tag: '@2.16.4' }, async ({ page }) => {
  const provider = await createProvider('pages');
  const client = await createPerson('many');
  await storeManyRequests(provider, client, 30);
  await signIn(page, client, '/client-dashboard');
  await expect(cards(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(30);
  await expect(cards(page).last()).toContainText('Request 30.');
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test.describe('§8 Client dashboard, no connection', () => {
  test.use({
    expectedErrors: [
      /ERR_\w+|Error loading service requests|RPC_ERROR|Could not reach Cloud Firestore/,
    ],
  });

  test(
    '§8 Client dashboard: what is known stays in sight without a connection',
    { tag: '@8.7.1' },
    async ({ page }) => {
      const provider = await createProvider('offline');
      const client = await createPerson('tunnel');
      const request = await storeRequest(
        requestOf(provider, client, { service_description: 'Still there' }),
      );
      await signIn(page, client, '/client-dashboard');
      await expect(card(page, 'Still there')).toBeVisible();
      await headerKnows(page);
      await page.context().setOffline(true);
      await expect(page.getByText(/You're offline/)).toBeVisible();
      await storeRequest({ ...request, status: 'completed' });
      await expect(card(page, 'Still there')).toContainText('pending');
      await page.context().setOffline(false);
      await expect(card(page, 'Still there')).toContainText('completed', { timeout: 30_000 });
    },
  );

  test(
    '§8 Client dashboard: when nothing answers it says so, can be retried, and mends itself',
    { tag: '@8.3.3' },
    async ({ page }) => {
      const provider = await createProvider('silent');
      const client = await createPerson('waits');
      await storeRequest(requestOf(provider, client, { service_description: 'At last' }));
      await page.route(LISTEN, (route) => route.abort());
      await signIn(page, client, '/client-dashboard');
      await expect(page.getByText('Error loading service requests')).toBeVisible({
        timeout: 30_000,
      });
      await expect(page.getByText("You haven't made any service requests yet.")).toBeHidden();
      await page.unroute(LISTEN);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(card(page, 'At last')).toBeVisible({ timeout: 30_000 });
    },
  );
});

test('§2 Client dashboard: long texts, axe finds nothing', { tag: '@8.8.1' }, async ({ page }) => {
  const provider = await createProvider('axe', { display_name: 'W'.repeat(120) });
  const client = await createPerson('axe-client');
  await storeRequest(
    requestOf(provider, client, { service_description: 'w'.repeat(500), unread_client: 1 }),
  );
  await signIn(page, client, '/client-dashboard');
  await expect(cards(page)).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSideScroll(page);
});
