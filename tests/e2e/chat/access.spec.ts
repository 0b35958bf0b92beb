import { mockFunction, stopHandling } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createRequestChat,
  messageField,
  messageLog,
  openClientChat,
  sendMessage,
} from '../../support/browser/chat.ts';
import {
  admin,
  createPerson,
  logOut,
  signIn,
  signInWithForm,
} from '../../support/browser/sign-in.ts';
import {
  createProvider,
  readDocument,
  requestOf,
  storeConversation,
  storeRequest,
} from '../../support/test-data.ts';

/** Who can open a chat or a dashboard, and where other people are redirected. */

const EMPTY = 'No messages yet. Start the conversation!';

test.use({
  expectedErrors: [/status of (400|403|404|429|500)|ERR_(FAILED|INTERNET)|RPC_ERROR|Could not/],
});

// @2.14.5 @4.2.4 @6.2.7 @6.3.2 @8.3.12 @8.3.17 @8.6.1 @8.6.2 @8.8.3
test('Professionals sign in to each screen and see only their own chats', async ({ page }) => {
  const { provider, client, request } = await createRequestChat('guarded');
  const foreign = await createRequestChat('foreign');
  for (const [path, type] of [
    ['/dashboard', ''],
    ['/provider-dashboard', 'type=provider&'],
    ['/dashboard/profile', 'type=provider&'],
    [`/chat/${request.id}`, 'type=provider&'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth?${type}redirect=${encodeURIComponent(path)}`);
  }
  await expect(page.getByText('Please sign in to chat')).toBeVisible();
  await signInWithForm(page, provider);
  await expect(page).toHaveURL(`/chat/${request.id}`);
  await expect(page.getByText(EMPTY)).toBeVisible();

  for (const id of ['no-such-request', foreign.request.id]) {
    await page.goto(`/chat/${id}`);
    await expect(page.getByText('Request not found')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await page.goto('/chat');
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const query of ['', `?client=${provider.uid}`]) {
    await page.goto(`/provider-chat/${provider.uid}${query}`);
    await expect(page).toHaveURL(/\/provider-dashboard$/);
  }
  // Only a client can start a direct chat.
  await page.goto(`/provider-chat/${provider.uid}?client=${client.uid}`);
  await expect(page.getByText("This client hasn't messaged you yet.")).toBeVisible();
  await expect(messageField(page)).toBeHidden();
  await openClientChat(page, request, client.email);
  await expect(page.getByRole('alert').filter({ hasText: /sent to you/ })).toBeVisible();
});

// @2.15.3 @2.15.6 @6.2.1 @6.2.2 @6.2.7 @6.3.3 @6.3.6 @8.3.11 @8.3.12 @8.6.2
test('Clients sign in to chat and see only their own messages', async ({ page }) => {
  const { provider, client, request } = await createRequestChat('private');
  const otherClient = await createPerson('other');
  await storeConversation(provider, otherClient.uid, [
    { from: 'provider', text: 'A secret', at: new Date(), read: false },
  ]);
  const path = `/provider-chat/${provider.uid}?client=${otherClient.uid}`;
  await page.goto(path);
  await expect(page.getByText('Please sign in to chat')).toBeVisible();
  await expect(page).toHaveURL(`/auth?type=client&redirect=${encodeURIComponent(path)}`);
  await signInWithForm(page, client);
  await expect(page).toHaveURL(path);
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(page.getByText('A secret')).toBeHidden();
  const hidden = await createProvider('hidden', { published: false });
  for (const id of ['nobody-at-all', 'a.b', hidden.uid]) {
    await page.goto(`/provider-chat/${id}`);
    await expect(page.getByText('Provider not found')).toBeVisible();
    await expect(page).toHaveURL(/\/search$/);
  }
  await page.goto(`/chat/${request.id}`);
  await expect(page).toHaveURL(`/client-chat/${request.id}`);
  await expect(page.getByText(request.service_description)).toBeVisible();
  await expect(messageField(page)).toBeEnabled();
  const foreign = await createRequestChat('not-mine');
  await page.goto(`/client-chat/${foreign.request.id}`);
  await expect(page.getByLabel('Email')).toHaveValue(client.email);
  await page.getByRole('button', { name: 'Access Chat' }).click();
  await expect(page.getByText('Request not found or access denied').first()).toBeVisible();
  await logOut(page);

  // Another client's chat continues, although the page is no longer public.
  await admin().firestore.doc(`provider_profiles/${provider.uid}`).update({ published: false });
  await signIn(page, otherClient, `/provider-chat/${provider.uid}`);
  await expect(messageLog(page).getByText('A secret')).toBeVisible();
  await sendMessage(page, 'Until then.');
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect
    .poll(() => readDocument(`conversations/${provider.uid}_${otherClient.uid}`))
    .toMatchObject({ unread_client: 0, unread_provider: 1, message_count: 2 });
});

// @2.15.2 @2.15.6 @4.7.2 @6.2.10
test('Client chat: access is limited to one person and one request', async ({ page }) => {
  const { provider, client, request } = await createRequestChat('belongs');
  const byEmail = { client_uid: 'sent-without-my-account' };
  const second = await storeRequest(requestOf(provider, client, byEmail), [
    { from: 'client', text: 'About something else', at: new Date() },
  ]);
  const guests = admin().firestore.collection(`service_requests/${request.id}/guests`);
  await signIn(page, client, `/client-chat/${second.id}`);
  await expect(messageLog(page).getByText('About something else')).toBeVisible();
  await page.goto(`/client-chat/${request.id}`);
  await sendMessage(page, 'From my account');
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(messageLog(page).getByText('About something else')).toBeHidden();
  await logOut(page);

  // A guest enters the email again and gets a new grant for this request only.
  await page.goto(`/client-chat/${request.id}`);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await openClientChat(page, request, client.email);
  await expect(messageLog(page).getByText('From my account')).toBeVisible();
  await sendMessage(page, 'From a guest');
  await expect(page.getByText('Message sent')).toBeVisible();
  expect((await guests.get()).docs).toHaveLength(1);
  await page.goto(`/client-chat/${second.id}`);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(messageField(page)).toBeHidden();

  // The browser stores the email that a guest entered for this request.
  await page.goto(`/auth?redirect=${encodeURIComponent(`/client-chat/${request.id}`)}`);
  await signInWithForm(page, await createPerson('another'));
  await expect(messageLog(page).getByText('From a guest')).toBeVisible();
  await sendMessage(page, 'From another account');
  await expect(page.getByText('Message sent')).toBeVisible();
  expect((await guests.get()).docs).toHaveLength(2);
});

// @2.19.8 @6.2.8 @6.2.9 @8.3.14 @8.7.5 @8.7.38 @8.8.3
test('Client chat: the form survives failures and returns after a day', async ({
  page,
  context,
}) => {
  const { client, request } = await createRequestChat('ends');
  let scripts = 0;
  page.on('request', (one) => (scripts += one.url().includes('/access-form-') ? 1 : 0));
  await page.clock.install();
  await page.route('**/assets/access-form-*.js', (route) => route.abort());
  await page.goto(`/client-chat/${request.id}`);
  await expect(page.getByText("We couldn't load the chat.")).toBeVisible();
  await page.unroute('**/assets/access-form-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();

  const email = page.getByLabel('Email');
  const access = page.getByRole('button', { name: 'Access Chat' });
  await email.fill(client.email);
  await mockFunction(page, 'open-request-chat', {
    error: { status: 'RESOURCE_EXHAUSTED', message: 'Too many.' },
  });
  await access.click();
  const tooMany = 'Too many attempts. Please wait a few minutes and try again.';
  await expect(page.getByRole('alert').filter({ hasText: tooMany })).toBeVisible();
  stopHandling(page, 'open-request-chat');
  await context.setOffline(true);
  await access.click();
  await expect(page.getByText('Error loading chat').first()).toBeVisible();
  await expect(email).toHaveValue(client.email);
  await context.setOffline(false);
  await access.click();
  await expect(messageField(page)).toBeEnabled();

  // The stored email opens the chat without loading the script of the form.
  const before = scripts;
  expect(before).toBeGreaterThan(0);
  await page.reload();
  await expect(messageField(page)).toBeEnabled();
  expect(scripts).toBe(before);

  await messageField(page).fill('Half a thought');
  await page.clock.fastForward('24:00:05');
  await expect(
    page.getByText('Your access has expired. Please enter your email address again.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Access Service Chat' })).toBeFocused();
  await expect(email).toHaveValue(client.email);
  // The device's clock is a day ahead of the server's clock.
  await access.click();
  await expect(messageField(page)).toHaveValue('Half a thought');
});
