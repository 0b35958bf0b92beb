import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser.ts';
import { field, log, say } from '../../support/chat.ts';
import { createPerson, signIn, signInHere } from '../../support/people.ts';
import { createProvider, manyLines, read, storeConversation, write } from '../../support/scenes.ts';
import { expectAccessible, expectNoSideScroll } from '../../support/screen.ts';

const EMPTY = 'No messages yet. Start the conversation!';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const label = (uid: string) => `Client #${uid.slice(0, 8)}`;

test(
  '§4 Direct chat: begun by the client, live in both directions, listed for the professional',
  {
    tag: [
      '@2.14.1',
      '@2.14.3',
      '@2.14.4',
      '@2.17.1',
      '@2.17.2',
      '@2.17.3',
      '@4.7.1',
      '@4.8.1',
      '@7.3.2',
      '@8.5.4',
    ],
  },
  async ({ page: client, visitor }) => {
    const provider = await createProvider('direct');
    const person = await createPerson('writer');
    const pro = await visitor();
    await signIn(pro, provider, '/provider-dashboard');
    await expect(pro.getByRole('heading', { level: 1, name: 'Chat Dashboard' })).toBeVisible();
    await expect(pro.getByText('No conversations yet')).toBeVisible();

    await signIn(client, person, `/p/${provider.profile.handle}`);
    await client.getByRole('link', { name: 'Message Provider' }).click();
    const name = provider.profile.display_name;
    await expect(client.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(client.getByText(EMPTY)).toBeVisible();
    await say(client, 'Do you work on Sundays?');
    await expect(client.getByText('Message sent')).toBeVisible();
    await expect(field(client)).toBeFocused();

    const entry = cards(pro).filter({ hasText: label(person.uid) });
    await expect(entry.getByText('Do you work on Sundays?')).toBeVisible();
    await expect(entry.getByText(/1 message\b/)).toBeVisible();
    await expect(entry.getByText('1 unread')).toBeVisible();
    await say(client, 'Or on Mondays?');
    await expect(entry.getByText('2 messages')).toBeVisible();
    await expect(entry.getByText('2 unread')).toBeVisible();

    await entry.getByRole('link', { name: 'View Conversation' }).click();
    await expect(pro).toHaveURL(`/provider-chat/${provider.uid}?client=${person.uid}`);
    await expect(pro.getByRole('heading', { level: 1, name: label(person.uid) })).toBeVisible();
    await say(pro, 'Mondays, yes.');
    await expect(log(client).getByText('Mondays, yes.')).toBeVisible();
    await say(client, 'Good.');
    await expect(log(pro).getByText('Good.')).toBeVisible();
    await expect
      .poll(() => read(`conversations/${provider.uid}_${person.uid}`))
      .toMatchObject({
        message_count: 4,
        last_message: 'Good.',
        provider_name: name,
        unread_provider: 0,
        unread_client: 0,
      });
    await pro.getByRole('link', { name: 'Back to Chats' }).click();
    await expect(entry.getByText('4 messages')).toBeVisible();
    await expect(entry.getByText(/unread/)).toBeHidden();

    await client.getByRole('link', { name: 'Back to Profile' }).click();
    await expect(client).toHaveURL(`/p/${provider.profile.handle}`);
  },
);

test(
  '§6 Direct chat: each client sees the own messages only, whatever ?client= says',
  { tag: '@6.2.2' },
  async ({ page }) => {
    const provider = await createProvider('private');
    const [one, two] = [await createPerson('one'), await createPerson('two')];
    await storeConversation(provider, one.uid, [
      { from: 'client', text: 'A secret', at: new Date() },
    ]);
    await signIn(page, two, `/provider-chat/${provider.uid}?client=${one.uid}`);
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(page.getByText('A secret')).toBeHidden();
    // The next person at this browser.
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await signIn(page, one, `/provider-chat/${provider.uid}`);
    await expect(log(page).getByText('A secret')).toBeVisible();
  },
);

test(
  '§8 Direct chat: signed out, an unknown professional, oneself',
  { tag: ['@2.14.5', '@6.2.1', '@8.3.11', '@8.3.12', '@8.6.2'] },
  async ({ page }) => {
    const provider = await createProvider('self');
    const hidden = await createProvider('hidden', { published: false });
    const client = await createPerson('looker');
    await page.goto('/provider-chat/nobody?client=somebody');
    await expect(page).toHaveURL(
      `/auth?type=client&redirect=${encodeURIComponent('/provider-chat/nobody?client=somebody')}`,
    );
    await page.goto(`/provider-chat/${provider.uid}`);
    await expect(page.getByText('Please sign in to chat')).toBeVisible();
    await expect(page).toHaveURL(
      `/auth?type=client&redirect=${encodeURIComponent(`/provider-chat/${provider.uid}`)}`,
    );
    await signInHere(page, client);
    await expect(page).toHaveURL(`/provider-chat/${provider.uid}`);
    await expect(page.getByText(EMPTY)).toBeVisible();
    for (const id of ['nobody-at-all', 'a.b', hidden.uid]) {
      await page.goto(`/provider-chat/${id}`);
      await expect(page.getByText('Provider not found')).toBeVisible();
      await expect(page).toHaveURL(/\/search$/);
    }
    await page.goto('/provider-dashboard');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

    await signIn(page, provider, `/provider-chat/${provider.uid}`);
    await expect(page).toHaveURL(/\/provider-dashboard$/);
    await page.goto(`/provider-chat/${provider.uid}?client=${provider.uid}`);
    await expect(page).toHaveURL(/\/provider-dashboard$/);
    // Only clients begin.
    await page.goto(`/provider-chat/${provider.uid}?client=${client.uid}`);
    await expect(page.getByText("This client hasn't written to you yet.")).toBeVisible();
    await expect(field(page)).toBeHidden();
  },
);

test(
  '§4 Direct chat: goes on when the page is not public any more',
  { tag: '@6.3.6' },
  async ({ page }) => {
    const provider = await createProvider('lapsed');
    const client = await createPerson('loyal');
    await storeConversation(provider, client.uid, [
      { from: 'provider', text: 'See you on Friday.', at: new Date(), read: false },
    ]);
    await write({
      [`provider_profiles/${provider.uid}`]: {
        ...(await read(`provider_profiles/${provider.uid}`)),
        published: false,
      },
    });
    await signIn(page, client, `/provider-chat/${provider.uid}`);
    const name = provider.profile.display_name;
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(log(page).getByText('See you on Friday.')).toBeVisible();
    await say(page, 'Until then.');
    await expect(page.getByText('Message sent')).toBeVisible();
    await expect
      .poll(() => read(`conversations/${provider.uid}_${client.uid}`))
      .toMatchObject({ unread_client: 0, unread_provider: 1, message_count: 2 });
  },
);

test(
  '§2 Chat dashboard: latest first, two lines of the latest message, pages of 25',
  { tag: ['@2.17.1', '@2.17.2', '@2.17.4', '@8.8.1'] },
  async ({ page }) => {
    const provider = await createProvider('busy');
    const at = (i: number) => new Date(Date.UTC(2026, 0, 31 - i));
    for (let i = 1; i <= 27; i++) {
      await storeConversation(provider, `visitor${String(i).padStart(2, '0')}xyz`, [
        { from: 'client', text: `Question ${i}. ${'And more. '.repeat(60)}`, at: at(i) },
      ]);
    }
    await signIn(page, provider, '/provider-dashboard');
    await expect(cards(page)).toHaveCount(25);
    await expect(cards(page).first()).toContainText('Client #visitor0');
    await expect(cards(page).first()).toContainText('Question 1.');
    await expect(cards(page).first()).toContainText('Jan 30, 2026');
    const clamp = await cards(page)
      .first()
      .getByText('Question 1.')
      .evaluate((text) => ({
        lines: text.clientHeight / parseFloat(getComputedStyle(text).lineHeight),
        cut: text.scrollHeight > text.clientHeight,
      }));
    expect(clamp.lines).toBeCloseTo(2, 1);
    expect(clamp.cut).toBe(true);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(cards(page)).toHaveCount(27);
    await expect(cards(page).last()).toContainText('Question 27.');
    await expectAccessible(page);
    await expectNoSideScroll(page);
  },
);

test(
  '§2 Direct chat: axe finds nothing, from both sides',
  { tag: '@8.8.1' },
  async ({ page, visitor }) => {
    const provider = await createProvider('axe');
    const client = await createPerson('axe-client');
    await storeConversation(provider, client.uid, manyLines(60));
    await signIn(page, client, `/provider-chat/${provider.uid}`);
    await expect(log(page).getByText('Line 60 of 60')).toBeVisible();
    await log(page).getByRole('button', { name: 'Show earlier messages' }).click();
    await expect(log(page).getByText(/Line \d+ of 60$/)).toHaveCount(60);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    const pro = await visitor();
    await signIn(pro, provider, `/provider-chat/${provider.uid}?client=${client.uid}`);
    await expect(log(pro).getByText('Line 60 of 60')).toBeVisible();
    await expectAccessible(pro);
  },
);
