import { expect, test } from '../support/browser.ts';
import { createPerson, logOut, signIn } from '../support/people.ts';
import {
  createProvider,
  requestOf,
  storeManyRequests,
  storeRequest,
} from '../support/test-data.ts';
import { card, cards, expectAccessible, expectNoHorizontalScroll } from '../support/screen.ts';

// @2.16.1 @2.16.2 @2.16.3 @2.16.4 @2.16.5 @8.8.1
test('Client dashboard: is empty at first, then shows every field of a request', async ({
  page,
}) => {
  const provider = await createProvider('listed');
  const long = await createProvider('long', { display_name: 'W'.repeat(120) });
  const client = await createPerson('lists');
  await signIn(page, client, '/client-dashboard');
  const heading = page.getByRole('heading', { level: 1, name: 'My Service Requests' });
  await expect(heading).toBeVisible();
  await expect(page.getByText("You haven't made any service requests yet.")).toBeVisible();
  await page.getByRole('link', { name: 'Find Providers' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await page.goBack();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page).toHaveURL(/\/client-profile$/);
  await page.goBack();

  const created_at = new Date(Date.now() - 2.5 * 86_400_000);
  const request = await storeRequest(
    requestOf(provider, client, { service_description: 'The older one', created_at }),
  );
  const older = card(page, 'The older one');
  await expect(older.getByText('Requested 2 days ago')).toBeVisible();
  const newer = { service_description: `The newer one ${'w'.repeat(480)}`, unread_client: 1 };
  await storeRequest(requestOf(long, client, newer));
  await expect(cards(page)).toHaveText([/The newer one/, /The older one/]);
  await storeRequest({ ...request, status: 'completed' });
  await expect(older.getByText('Completed', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

// @2.16.4 @4.10.3 @6.2.4
test('Client dashboard: shows pages of 25, and nothing of the previous person', async ({
  page,
}) => {
  const provider = await createProvider('whose');
  const [me, other] = [await createPerson('me'), await createPerson('other')];
  const store = (service_description: string, client_uid: string, client_email: string) =>
    storeRequest(requestOf(provider, me, { service_description, client_uid, client_email }));
  await storeManyRequests(provider, me, 26);
  await store('Mine by account', me.uid, 'another@address.test');
  await store('Mine by address', other.uid, me.email);
  await store('Not mine', other.uid, other.email);
  await signIn(page, me, '/client-dashboard');
  await expect(cards(page)).toHaveCount(25);
  await expect(card(page, 'Mine by account')).toBeVisible();
  await expect(card(page, 'Mine by address')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(28);
  await expect(cards(page).last()).toContainText('Request 26.');
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await expect(card(page, 'Not mine')).toBeHidden();

  await logOut(page);
  await signIn(page, other, '/client-dashboard');
  await expect(card(page, 'Not mine')).toBeVisible();
  await expect(card(page, 'Mine by address')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
});
