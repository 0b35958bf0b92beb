import { expect, test } from '../../support/browser.ts';
import { log, say } from '../../support/chat.ts';
import { linkIn, waitForMail } from '../../support/inbox.ts';
import { createPerson, signIn } from '../../support/people.ts';
import { createProvider, manyLines, read, requestOf, storeRequest } from '../../support/scenes.ts';
import { expectAccessible, expectNoSideScroll } from '../../support/screen.ts';

const ASKS = 'Enter your email address to access the chat for your service request';

async function scene(name: string) {
  const provider = await createProvider(name);
  const client = await createPerson(`${name}-client`);
  const request = await storeRequest(requestOf(provider, client, { status: 'in_progress' }));
  return { provider, client, request };
}

test(
  '§2 Client chat: asks for the email, lets in without an account, and remembers',
  { tag: ['@2.15.1', '@2.15.4', '@5.8.1', '@6.2.5', '@8.5.4', '@8.6.1'] },
  async ({ page }) => {
    const { provider, client, request } = await scene('guest');
    await page.goto(`/client-chat/${request.id}`);
    await expect(page.getByRole('heading', { name: 'Access Service Chat' })).toBeVisible();
    await expect(page.getByText(ASKS)).toBeVisible();
    const access = page.getByRole('button', { name: 'Access Chat' });
    await access.click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();

    await page.getByLabel('Email').fill(` ${client.email.toUpperCase()} `);
    await access.click();
    const name = provider.profile.display_name;
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(request.service_description)).toBeVisible();
    await expect(page.getByText('in progress')).toBeVisible();
    await expect(page.getByText('No messages yet. Start the conversation!')).toBeVisible();
    // Still signed out for the rest of the app.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await say(page, 'Hello from a guest');
    await expect(page.getByText('Message sent')).toBeVisible();

    await page.reload();
    await expect(log(page).getByText('Hello from a guest')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);

    await page.goto('/client-chat');
    await expect(page).toHaveURL(/:\d+\/$/);
  },
);

test(
  '§4 Client chat: live in both directions, with the unread counts',
  { tag: ['@4.7.1', '@4.7.4'] },
  async ({ page: guest, visitor }) => {
    const { provider, client, request } = await scene('live');
    await guest.goto(`/client-chat/${request.id}`);
    await guest.getByLabel('Email').fill(client.email);
    await guest.getByRole('button', { name: 'Access Chat' }).click();
    await say(guest, 'First');
    await expect(log(guest).getByText('First')).toBeVisible();
    const pro = await visitor();
    await signIn(pro, provider, '/dashboard');
    await expect(pro.getByRole('link', { name: 'Chat 1 unread' })).toBeVisible();
    await say(guest, 'Second');
    await expect(pro.getByRole('link', { name: 'Chat 2 unread' })).toBeVisible();
    await pro.getByRole('link', { name: 'Chat 2 unread' }).click();
    await expect(log(pro).getByText('Second')).toBeVisible();
    await say(pro, 'Third');
    await expect(log(guest).getByText('Third')).toBeVisible();
    await say(guest, 'Fourth');
    await expect(log(pro).getByText('Fourth')).toBeVisible();
    await expect(log(pro).getByText(/First|Second|Third|Fourth/)).toHaveText([
      'Nora Whitfield: First',
      'Nora Whitfield: Second',
      'You: Third',
      'Nora Whitfield: Fourth',
    ]);
    await expect
      .poll(() => read(`service_requests/${request.id}`))
      .toMatchObject({ last_message: 'Fourth', unread_provider: 0, unread_client: 0 });
  },
);

test(
  '§2 Client chat: the link in the confirmation mail opens it without typing',
  { tag: '@2.15.5' },
  async ({ page, visitor }) => {
    const provider = await createProvider('linked');
    const client = await createPerson('confirmed');
    await signIn(page, client, `/p/${provider.profile.handle}`);
    await page.getByRole('button', { name: 'Request Service' }).click();
    await page.getByRole('dialog').getByLabel('Your name').fill('Nora');
    await page.getByRole('dialog').getByLabel('Service description').fill('By link.');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText(/Service request sent successfully!/)).toBeVisible();
    const link = linkIn(await waitForMail(client.email, /request/i), /client-chat/);
    expect(link).toContain('token=');

    const phone = await visitor();
    await phone.goto(link);
    const name = provider.profile.display_name;
    await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
    await say(phone, 'I came by the link');
    await expect(phone.getByText('Message sent')).toBeVisible();
  },
);

test('§2 Client chat: axe finds nothing, form and chat', { tag: '@8.8.1' }, async ({ page }) => {
  const provider = await createProvider('axe');
  const client = await createPerson('axe-client');
  const request = await storeRequest(requestOf(provider, client), manyLines(60));
  await page.goto(`/client-chat/${request.id}`);
  await page.getByLabel('Email').fill(client.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Access Chat' }).click();
  await expect(log(page).getByText('Line 60 of 60')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});
