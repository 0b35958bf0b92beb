import { clientProfile } from '@doorstep/local/demo/factories.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageField, messageLog, sendMessage } from '../../support/browser/chat.ts';
import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import { pictureUrls } from '../../support/browser/picture-files.ts';
import {
  conversationDocuments,
  createProvider,
  readDocument,
  writeDocuments,
} from '../../support/test-data.ts';
import {
  cards,
  DESKTOP,
  expectAccessible,
  expectNoHorizontalScroll,
} from '../../support/browser/screen.ts';

const clientLabel = (uid: string) => `Client #${uid.slice(0, 8)}`;
const leftEdge = async (locator: Locator) => (await locator.boundingBox())?.x ?? 0;

// @2.14.1 @2.14.2 @2.14.3 @2.14.4 @2.17.1 @2.17.2 @2.17.3 @4.7.1 @4.8.1 @6.3.5 @7.3.2 @8.5.4
// @8.8.1
test(
  'Direct chat: the client starts it, the professional answers from the list',
  { tag: '@journey' },
  async ({ page: client, visitor, baseURL }) => {
    await client.setViewportSize({ ...DESKTOP, height: 1100 });
    const [avatar = ''] = pictureUrls(1, baseURL);
    const provider = await createProvider('direct', { avatar_url: avatar });
    const name = provider.profile.display_name;
    const person = await createPerson('writer');
    const pro = await visitor();
    await signIn(pro, provider, '/provider-dashboard');
    await expect(pro.getByRole('heading', { level: 1, name: 'Chat Dashboard' })).toBeVisible();
    await expect(pro.getByText('No conversations yet')).toBeVisible();

    await signIn(client, person, `/p/${provider.profile.handle}`);
    await client.getByRole('link', { name: 'Message Provider' }).click();
    await expect(client.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(client.getByRole('main').locator(`img[src="${avatar}"]`)).toBeVisible();
    await expect(client.getByText('No messages yet. Start the conversation!')).toBeVisible();
    expect((await messageLog(client).boundingBox())?.height).toBe(600);
    await sendMessage(client, 'Do you work on Sundays?');
    await expect(client.getByText('Message sent')).toBeVisible();
    await expect(messageField(client)).toBeFocused();

    const entry = cards(pro).filter({ hasText: clientLabel(person.uid) });
    await expect(entry.getByText('Do you work on Sundays?')).toBeVisible();
    await expect(entry.getByText(/1 message\b/)).toBeVisible();
    await expect(entry.getByText('1 unread')).toBeVisible();
    await sendMessage(client, 'Or on Mondays?');
    await expect(entry.getByText('2 messages')).toBeVisible();
    await expect(entry.getByText('2 unread')).toBeVisible();

    await entry.getByRole('link', { name: 'View Conversation' }).click();
    await expect(pro).toHaveURL(`/provider-chat/${provider.uid}?client=${person.uid}`);
    await expect(
      pro.getByRole('heading', { level: 1, name: clientLabel(person.uid) }),
    ).toBeVisible();
    await writeDocuments({
      [`client_profiles/${person.uid}`]: clientProfile({ user_id: person.uid }),
    });
    // The trigger waits for those of other tests.
    await expect(pro.getByRole('heading', { level: 1, name: 'Nora Whitfield' })).toBeVisible({
      timeout: 45_000,
    });
    await expect(pro.getByText(`${clientLabel(person.uid)} · Writing as ${name}`)).toBeVisible();
    await sendMessage(pro, 'Mondays, yes.');
    await expect(messageLog(client).getByText('Mondays, yes.')).toBeVisible();
    await sendMessage(client, 'Good.');
    await expect(messageLog(pro).getByText('Good.')).toBeVisible();
    await expect
      .poll(() => readDocument(`conversations/${provider.uid}_${person.uid}`))
      .toMatchObject({
        message_count: 4,
        last_message: 'Good.',
        provider_name: name,
        unread_provider: 0,
        unread_client: 0,
      });
    await expect(client.getByRole('log', { name: `Messages with ${name}` })).toBeVisible();
    await expect(messageLog(client).getByText('Mondays, yes.')).toHaveText(
      `${name}: Mondays, yes.`,
    );
    const [theirs, mine] = [
      messageLog(client).getByText('Mondays, yes.'),
      messageLog(client).getByText('Good.'),
    ];
    expect(await leftEdge(theirs)).toBeLessThan(await leftEdge(mine));

    await expectAccessible(client);
    for (const page of [client, pro]) {
      await expectNoHorizontalScroll(page);
    }
    await pro.getByRole('link', { name: 'Back to Chats' }).click();
    await expect(entry.getByText('4 messages')).toBeVisible();
    await expect(entry.getByText(/unread/)).toBeHidden();
    await client.getByRole('link', { name: 'Back to Profile' }).click();
    await expect(client).toHaveURL(`/p/${provider.profile.handle}`);
  },
);

// @2.17.1 @2.17.2 @2.17.4 @8.8.1
test('Chat dashboard: shows the newest first, two lines of each message, and pages of 25', async ({
  page,
}) => {
  const provider = await createProvider('busy');
  const ofDay = (day: number) =>
    conversationDocuments(provider, `visitor${String(day).padStart(2, '0')}xyz`, [
      {
        from: 'client',
        text: `Question ${day}. ${'And more. '.repeat(60)}`,
        at: new Date(Date.UTC(2026, 0, day)),
      },
    ]);
  const all = Array.from({ length: 27 }, (_, index) => Object.entries(ofDay(index + 1)));
  await writeDocuments(Object.fromEntries(all.flat()));
  await signIn(page, provider, '/provider-dashboard');
  await expect(cards(page)).toHaveCount(25);
  await expect(cards(page).first()).toContainText('Client #visitor2');
  await expect(cards(page).first()).toContainText('Question 27.');
  await expect(cards(page).first()).toContainText('Jan 27, 2026');
  const clamp = await cards(page)
    .first()
    .getByText('Question 27.')
    .evaluate((text) => ({
      lines: text.clientHeight / parseFloat(getComputedStyle(text).lineHeight),
      cut: text.scrollHeight > text.clientHeight,
    }));
  expect(clamp.lines).toBeCloseTo(2, 1);
  expect(clamp.cut).toBe(true);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(27);
  await expect(cards(page).last()).toContainText('Question 1.');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});
