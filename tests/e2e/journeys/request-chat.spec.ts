import { expect, test } from '../../support/browser.ts';
import { field, isAtEnd, log, sendButton } from '../../support/chat.ts';
import { createPerson, signIn } from '../../support/people.ts';
import {
  createProvider,
  manyLines,
  read,
  requestOf,
  storeChatMessage,
  storeRequest,
} from '../../support/scenes.ts';
import { DESKTOP, expectAccessible, expectNoSideScroll, PHONE } from '../../support/screen.ts';

const EMPTY = 'No messages yet. Start the conversation!';

test(
  '§2 Request chat: header, way back, empty text, 600 px, Enter and Shift+Enter',
  { tag: ['@2.13.1', '@2.13.2', '@2.13.3', '@2.13.4', '@5.7.1', '@7.3.2', '@8.5.4'] },
  async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const provider = await createProvider('chats');
    const client = await createPerson('client');
    const request = await storeRequest(
      requestOf(provider, client, { client_name: 'Nora Whitfield', status: 'in_progress' }),
    );
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Nora Whitfield' })).toBeVisible();
    await expect(page.getByText(request.service_description)).toBeVisible();
    await expect(page.getByText('in progress')).toBeVisible();
    await expect(page.getByText(EMPTY)).toBeVisible();
    const panel = log(page).locator('xpath=ancestor::*[.//form][1]');
    expect((await panel.boundingBox())?.height).toBe(600);

    await expect(sendButton(page)).toBeDisabled();
    await field(page).fill('   ');
    await expect(sendButton(page)).toBeDisabled();
    await field(page).press('Enter');
    await field(page).fill(' First line');
    await field(page).press('Shift+Enter');
    await field(page).pressSequentially('second line ');
    await expect(log(page).getByText('First line')).toBeHidden();
    await field(page).press('Enter');
    await expect(log(page).getByText('First line')).toBeVisible();
    await expect(page.getByText('Message sent')).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(page.getByText(EMPTY)).toBeHidden();
    await expect(log(page).locator('time')).toHaveText(/\d{1,2}:\d{2} [AP]M/);
    expect(await read(`service_requests/${request.id}`)).toMatchObject({
      last_message: 'First line\nsecond line',
      unread_client: 1,
      unread_provider: 0,
    });

    await field(page).fill('By the button');
    await sendButton(page).click();
    await expect(log(page).getByText('By the button')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  "§4 Request chat: own messages right, the other's left; reading clears the unread count",
  { tag: ['@2.13.3', '@4.7.4'] },
  async ({ page }) => {
    const provider = await createProvider('sides');
    const client = await createPerson('client');
    const request = await storeRequest(requestOf(provider, client), [
      {
        from: 'client',
        text: 'Are you there?',
        at: new Date(Date.now() - 86_400_000),
        read: false,
      },
      { from: 'provider', text: 'Yes I am.', at: new Date() },
    ]);
    await signIn(page, provider, `/chat/${request.id}`);
    const box = await log(page).boundingBox();
    const theirs = await log(page).getByText('Are you there?').boundingBox();
    const mine = await log(page).getByText('Yes I am.').boundingBox();
    if (!box || !theirs || !mine) throw new Error('Nothing to measure');
    const middle = box.x + box.width / 2;
    expect(theirs.x + theirs.width).toBeLessThan(middle);
    expect(mine.x).toBeGreaterThan(middle);
    await expect(log(page).getByText('Yesterday')).toBeVisible();
    await expect(log(page).getByText('Today')).toBeVisible();
    await expect
      .poll(async () => (await read(`service_requests/${request.id}`))?.['unread_provider'])
      .toBe(0);
  },
);

test(
  '§2 Request chat: a long one opens at its end, earlier pages keep the place, new ones do not pull',
  { tag: '@2.13.5' },
  async ({ page }) => {
    const provider = await createProvider('long');
    const client = await createPerson('client');
    const request = await storeRequest(requestOf(provider, client), manyLines(120));
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(log(page).getByText('Line 120 of 120')).toBeInViewport();
    await expect(log(page).getByText('Line 71 of 120')).toBeAttached();
    await expect(log(page).getByText('Line 70 of 120')).toHaveCount(0);

    const earlier = log(page).getByRole('button', { name: 'Show earlier messages' });
    const first = log(page).getByText('Line 71 of 120');
    await earlier.scrollIntoViewIfNeeded();
    const before = await first.boundingBox();
    await earlier.click();
    await expect(log(page).getByText('Line 21 of 120')).toBeAttached();
    await expect
      .poll(async () => Math.abs(((await first.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThan(3);
    await earlier.scrollIntoViewIfNeeded();
    await earlier.click();
    await expect(log(page).getByText('Line 1 of 120')).toBeAttached();
    await expect(earlier).toBeHidden();

    // Scrolled up: a new message does not pull the reader away, but says that it is there.
    await storeChatMessage({ request_id: request.id, message: 'News', created_at: new Date() });
    await expect(log(page).getByText('News')).toBeAttached();
    await expect(log(page).getByText('News')).not.toBeInViewport();
    await expect(log(page).getByText(/Line \d+ of 120$/)).toHaveCount(120);
    await page.getByRole('button', { name: 'New messages' }).click();
    await expect(log(page).getByText('News')).toBeInViewport();
    // At the end: it stays there.
    await storeChatMessage({
      request_id: request.id,
      message: 'More news',
      created_at: new Date(),
    });
    await expect(log(page).getByText('More news')).toBeInViewport();
    expect(await isAtEnd(page)).toBe(true);
  },
);

test(
  '§8 Request chat: an unknown request, and one of somebody else, lead to the dashboard',
  { tag: ['@8.3.17', '@8.6.1'] },
  async ({ page }) => {
    const provider = await createProvider('mine');
    const other = await createProvider('other');
    const client = await createPerson('client');
    const foreign = await storeRequest(requestOf(other, client));
    await signIn(page, provider, '/dashboard');
    for (const id of ['no-such-request', foreign.id]) {
      await page.goto(`/chat/${id}`);
      await expect(page.getByText('Request not found')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
    }
    await page.goto('/chat');
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  '§6 Request chat: signed out leads to /auth and back; its client goes to the own side',
  { tag: ['@6.3.3', '@8.3.12'] },
  async ({ page, visitor }) => {
    const provider = await createProvider('guarded');
    const client = await createPerson('client');
    const request = await storeRequest(requestOf(provider, client));
    await page.goto(`/chat/${request.id}`);
    await expect(page.getByText('Please sign in to chat')).toBeVisible();
    await expect(page).toHaveURL(`/auth?type=provider&redirect=%2Fchat%2F${request.id}`);
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(page.getByText(EMPTY)).toBeVisible();

    const clientPage = await visitor();
    await signIn(clientPage, client, `/chat/${request.id}`);
    await expect(clientPage).toHaveURL(new RegExp(`/client-chat/${request.id}$`));
  },
);

test(
  '§5 Request chat: too long a text is said and kept; what is typed survives a look elsewhere',
  { tag: '@5.7.3' },
  async ({ page }) => {
    const provider = await createProvider('types');
    const client = await createPerson('client');
    const request = await storeRequest(requestOf(provider, client));
    await signIn(page, provider, `/chat/${request.id}`);
    await field(page).fill('x'.repeat(4001));
    await expect(page.getByText('A message can have at most 4,000 characters.')).toBeVisible();
    await expect(sendButton(page)).toBeDisabled();
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('x'.repeat(4001));
    await field(page).fill('Half a thought');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Chat' }).click();
    await expect(field(page)).toHaveValue('Half a thought');
  },
);

test(
  '§2 Request chat: on a phone all of it is on the screen; axe finds nothing',
  { tag: ['@2.13.6', '@8.8.1'] },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    const provider = await createProvider('small');
    const client = await createPerson('client');
    const request = await storeRequest(
      requestOf(provider, client, { service_description: 'Very long. '.repeat(200) }),
      [...manyLines(30), { from: 'client', text: 'w'.repeat(600), at: new Date() }],
    );
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expectNoSideScroll(page);
    await page.getByRole('button', { name: 'Read more' }).click();
    await expect(page.getByRole('button', { name: 'Read less' })).toBeVisible();
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    // Half of the screen is the keyboard's.
    await page.getByRole('button', { name: 'Read less' }).click();
    await page.setViewportSize({ width: PHONE.width, height: 420 });
    await field(page).focus();
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  },
);

test(
  '§2 Request chat: on paper stand all the messages that are on the screen',
  { tag: '@2.13.7' },
  async ({ page }) => {
    const provider = await createProvider('paper');
    const request = await storeRequest(
      requestOf(provider, await createPerson('client')),
      manyLines(40),
    );
    await signIn(page, provider, `/chat/${request.id}`);
    await expect(field(page)).toBeEnabled();
    await page.emulateMedia({ media: 'print' });
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      const panel = log(page).locator('xpath=ancestor::*[.//form][1]');
      const [list, around] = [await log(page).boundingBox(), await panel.boundingBox()];
      const [first, last] = [log(page).locator('time').first(), log(page).locator('time').last()];
      expect((await first.boundingBox())?.y).toBeGreaterThan(list?.y ?? Infinity);
      const end = (list?.y ?? 0) + (list?.height ?? 0);
      expect((await last.boundingBox())?.y).toBeLessThan(end);
      expect(end).toBeLessThan((around?.y ?? 0) + (around?.height ?? 0));
      await expectNoSideScroll(page);
    }
  },
);
