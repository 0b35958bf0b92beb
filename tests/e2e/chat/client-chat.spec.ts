import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createRequestChat,
  messageLog,
  openClientChat,
  sendMessage,
} from '../../support/browser/chat.ts';
import { admin, signIn } from '../../support/browser/sign-in.ts';
import { readDocument } from '../../support/test-data.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../../support/browser/screen.ts';

const EMAIL_PROMPT = 'Enter your email address to access the chat for your service request';

test.use({ expectedErrors: [/status of 404/] });

// @2.13.8 @2.13.9 @2.13.10 @2.15.1 @2.15.4 @4.4.10 @4.7.1 @4.7.4 @5.8.1 @6.2.5 @6.2.6 @8.3.18
// @8.5.4 @8.6.1 @8.8.1
test(
  'Client chat: the right email opens it, and both sides exchange messages live',
  { tag: '@journey' },
  async ({ page: guest, visitor }) => {
    const { provider, client, request } = await createRequestChat('guest', [], {
      client_name: 'Nora Whitfield',
      status: 'in_progress',
    });
    const email = guest.getByLabel('Email');
    const access = guest.getByRole('button', { name: 'Access Chat' });
    for (const [id, address] of [
      ['no-such-request', client.email],
      [request.id, 'somebody@else.test'],
    ] as const) {
      await openClientChat(guest, { id }, address);
      const denied = guest.getByRole('alert').filter({ hasText: 'not found or access denied' });
      await expect(denied).toHaveText('Request not found or access denied');
      await expect(email).toHaveValue(address);
    }
    const guests = admin().firestore.collection(`service_requests/${request.id}/guests`);
    expect((await guests.get()).docs).toEqual([]);

    await guest.reload();
    await expect(guest.getByRole('heading', { name: 'Access Service Chat' })).toBeVisible();
    await expect(guest.getByText(EMAIL_PROMPT)).toBeVisible();
    await expect(email).toHaveValue('');
    await access.click();
    await expect(guest.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(email).toBeFocused();
    await expectAccessible(guest);

    await email.fill(` ${client.email.toUpperCase()} `);
    await access.click();
    const name = provider.profile.display_name;
    await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(guest.getByText(request.service_description)).toBeVisible();
    await expect(guest.getByText('in progress')).toBeVisible();
    await expect(guest.getByText('No messages yet. Start the conversation!')).toBeVisible();
    // The rest of the app still treats a guest as signed out.
    await expect(guest.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await sendMessage(guest, 'First');
    await expect(guest.getByText('Message sent')).toBeVisible();
    await expect(messageLog(guest).getByText('· Sent')).toBeVisible();

    const pro = await visitor();
    await signIn(pro, provider, '/dashboard');
    await expect(pro.getByText('1 unread', { exact: true })).toBeVisible();
    await sendMessage(guest, 'Second');
    await expect(pro.getByText('2 unread', { exact: true })).toBeVisible();
    await pro.getByRole('main').getByRole('link', { name: 'Chat' }).click();
    await expect(messageLog(pro).getByText('Second')).toBeVisible();
    await expect(messageLog(pro).getByText(/New messages|First|Second/)).toHaveText([
      'New messages',
      'Nora Whitfield: First',
      'Nora Whitfield: Second',
    ]);
    await expect(messageLog(guest).getByText('· Seen')).toHaveCount(1);
    await sendMessage(pro, 'Third');
    await expect(messageLog(guest).getByText('Third')).toBeVisible();
    await expect(messageLog(pro).getByText('New messages')).toHaveCount(0);
    await sendMessage(guest, 'Fourth');
    await expect(messageLog(pro).getByText(/First|Second|Third|Fourth/)).toHaveText([
      'Nora Whitfield: First',
      'Nora Whitfield: Second',
      'You: Third',
      'Nora Whitfield: Fourth',
    ]);
    await expect
      .poll(() => readDocument(`service_requests/${request.id}`))
      .toMatchObject({ last_message: 'Fourth', unread_provider: 0, unread_client: 0 });

    const address = `https://example.com/${'w'.repeat(100)}`;
    await sendMessage(pro, `See ${address}.`);
    const link = messageLog(guest).getByRole('link', { name: address });
    await expect(link).toHaveAttribute('href', address);
    const [inside, around] = [await link.boundingBox(), await messageLog(guest).boundingBox()];
    expect(inside?.width).toBeLessThan(around?.width ?? 0);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');

    const history = (page: Page) => page.getByRole('region', { name: 'History' });
    await guest.getByRole('button', { name: 'History' }).click();
    await expect(history(guest).getByRole('listitem')).toHaveText([/^Sent · \w+ \d+, /]);
    await pro.getByRole('combobox', { name: /Status of the request/ }).selectOption('completed');
    // The trigger waits for those of other tests.
    await expect(history(guest).getByRole('listitem')).toHaveText(
      [new RegExp(`^Completed · by ${name} · `), /^Sent · /],
      { timeout: 45_000 },
    );
    await expectAccessible(guest);
    await guest.reload();
    await expect(messageLog(guest).getByText('Third')).toBeVisible();
    await expectNoHorizontalScroll(guest);
    await guest.getByRole('link', { name: 'Back to Home' }).click();
    await expect(guest).toHaveURL(/:\d+\/$/);
    await guest.goto('/client-chat');
    await expect(guest).toHaveURL(/:\d+\/$/);
  },
);
