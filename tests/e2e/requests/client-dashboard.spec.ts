import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageLog } from '../../support/browser/chat.ts';
import { createPerson, logOut, signIn } from '../../support/browser/sign-in.ts';
import {
  createProvider,
  readDocument,
  requestOf,
  storeConversation,
  storeRequest,
  updateDocument,
} from '../../support/test-data.ts';
import {
  card,
  cards,
  expectAccessible,
  expectNoHorizontalScroll,
  PHONE,
} from '../../support/browser/screen.ts';

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
  await expect(page.getByText('No messages yet.')).toBeVisible();
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
  await expect(page.getByRole('region', { name: 'Past' })).toHaveCount(0);
  await storeRequest({ ...request, status: 'completed' });
  const past = page.getByRole('region', { name: 'Past' }).getByRole('listitem');
  await expect(past).toHaveText([/The older one[^]*Write a review/]);
  await expect(page.getByRole('region', { name: 'Open' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test.describe('a quick log-out', () => {
  // The check of the plan may be under way.
  test.use({ expectedErrors: [/status of 401/] });

  // @4.10.3 @6.2.4
  test('Client dashboard: shows nothing of the previous person', async ({ page }) => {
    const provider = await createProvider('whose');
    const [me, other] = [await createPerson('me'), await createPerson('other')];
    const store = (service_description: string, client_uid: string, client_email: string) =>
      storeRequest(requestOf(provider, me, { service_description, client_uid, client_email }));
    await store('Mine by account', me.uid, 'another@address.test');
    await store('Mine by address', other.uid, me.email);
    await store('Not mine', other.uid, other.email);
    await signIn(page, me, '/client-dashboard');
    await expect(cards(page)).toHaveText([/Mine by address/, /Mine by account/]);

    await logOut(page);
    await signIn(page, other, '/client-dashboard');
    await expect(cards(page)).toHaveText([/Not mine/, /Mine by address/]);
  });
});

// @2.16.6 @4.7.4 (pages: web/data/page-sizes.isolated.test.tsx)
test('Client dashboard: lists direct chats, unread ones first', async ({ page }) => {
  const client = await createPerson('talks');
  const long = await createProvider('long', { display_name: 'W'.repeat(120) });
  const other = await createProvider('other');
  const say = (uid: string, text: string, daysAgo: number, read = true) =>
    storeConversation({ ...other, uid }, client.uid, [
      { from: 'provider', text, at: new Date(Date.now() - daysAgo * 86_400_000), read },
    ]);
  await say(`${other.uid}-read`, 'The read one.', 2);
  await say(other.uid, `The unread one. ${'And more. '.repeat(60)}`, 9, false);
  await signIn(page, client, '/client-dashboard');
  const messages = page.getByRole('region', { name: 'Messages' });
  const rows = messages.getByRole('listitem');
  await expect(rows).toHaveText([/The unread one/, /The read one/]);
  await expect(rows.first()).toContainText('1 unread');
  await expect(rows.last()).toContainText('2 days ago');

  // A new message appears without a reload.
  await storeConversation(long, client.uid, [
    { from: 'provider', text: 'Just written.', at: new Date(), read: false },
  ]);
  await expect(rows.first()).toContainText('Just written.');
  await expectNoHorizontalScroll(page);
  await rows.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/provider-chat/${other.uid}$`));
  await expect(messageLog(page).getByText('The unread one.')).toBeVisible();
  await page.goBack();
  await expect(messages.getByText('1 unread')).toHaveCount(1);
});

// @2.15.4 @2.16.7 @2.16.8 @2.24.14
test('Client dashboard: what is next, the review, the way back, and one marked link', async ({
  page,
}) => {
  const provider = await createProvider('next');
  const client = await createPerson('steps');
  const request = await storeRequest(
    requestOf(provider, client, { status: 'completed', status_changed_at: new Date() }),
    [{ from: 'provider', text: 'All done.', at: new Date(), read: false }],
  );
  await signIn(page, client, '/client-dashboard');
  const mine = card(page, 'All done.');
  await mine.getByRole('link', { name: 'Answer' }).click();
  await expect(messageLog(page).getByText('All done.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to My Requests' }).click();

  const write = mine.getByRole('button', { name: 'Write a review' });
  await write.click();
  const dialog = page.getByRole('dialog', {
    name: `How did ${provider.profile.display_name} do?`,
  });
  await dialog.getByRole('radio', { name: '4 stars' }).press('Space');
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  const edit = mine.getByRole('button', {
    name: /^4 of 5 stars Your review · Edit until \w{3} \d{1,2}$/,
  });
  await expect(edit).toBeFocused();
  await expect(write).toBeHidden();
  await edit.click();
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
  await page.goto(`/client-chat/${request.id}`);
  await expect(page.getByRole('button', { name: /Your review · Edit until/ })).toBeVisible();
  await updateDocument(`service_requests/${request.id}`, {
    status_changed_at: new Date(Date.now() - 15 * 86_400_000),
    'review.edit_until': new Date(),
  });
  await page.reload();
  await expect(page.getByText('You reviewed this job')).toBeVisible();
  await expect(page.getByRole('button', { name: /review/i })).toHaveCount(0);

  const header = page.getByRole('navigation', { name: 'Main' });
  const current = header.locator('[aria-current=page]');
  await header.getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveURL(/\/client-dashboard#messages$/);
  await expect(current).toHaveText(['Chat']);
  await header.getByRole('link', { name: 'My Requests' }).click();
  await expect(current).toHaveText(['My Requests']);
  await header.getByRole('link', { name: 'Chat' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  const [messages, requests] = await Promise.all(
    ['Messages', 'Past'].map((name) => page.getByRole('region', { name }).boundingBox()),
  );
  expect(messages?.y).toBeLessThan(requests?.y ?? 0);
  await expectNoHorizontalScroll(page);
});

// @4.4.6 @8.3.5 @8.5.10
test('Client dashboard: cancels a request after a confirmation', async ({ page }) => {
  const provider = await createProvider('asked');
  const client = await createPerson('cancels');
  const request = await storeRequest(requestOf(provider, client));
  await storeRequest(requestOf(provider, client, { status: 'completed' }));
  await signIn(page, client, '/client-dashboard');
  await expect(cards(page)).toHaveCount(2);
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel request' });
  await expect(cancel).toHaveCount(1);
  await cancel.click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this request?' });
  await expect(dialog).toContainText('in the chat');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep request' }).click();
  await expect(cancel).toBeFocused();
  await cancel.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByText('Request cancelled')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(cancel).toHaveCount(0);
  const chat = page.getByRole('main').locator(`a[href="/client-chat/${request.id}"]`);
  await expect(chat).toBeFocused();
  const stored = await readDocument(`service_requests/${request.id}`);
  expect(stored).toMatchObject({ status: 'cancelled', status_changed_by: client.uid });
});
