import type { Page } from '@playwright/test';
import { hold, LISTEN } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { createRequestChat, openByEmail } from '../support/chat.ts';
import { bio, EDITOR, publish, SAVED } from '../support/editor.ts';
import { headerKnows, keepSession, signIn } from '../support/people.ts';
import { createProvider, read } from '../support/scenes.ts';
import { takeOver } from '../support/screen.ts';

/** Screens that wait (lists: web/features/requests/request-lists.test.tsx), and calls without an answer. */

const READ = '**/documents:batchGet*';
const CHECK = '**/check-subscription';

test.use({ expectedErrors: [/profile was not saved|portal did not open/] });

/** Opens a screen while `url` is not answered: it shows gray placeholders with a label until then. */
async function expectWaiting(
  page: Page,
  url: string,
  label: string,
  content: RegExp,
  open: () => Promise<unknown>,
) {
  const release = await hold(page, url);
  await open();
  const main = page.getByRole('main');
  const waiting = main.getByRole('status').filter({ hasText: label });
  await expect(waiting).toBeVisible();
  await expect(main.locator('.skeleton').first()).toBeVisible();
  release();
  await expect(page.getByText(content).first()).toBeVisible();
  await expect(waiting).toBeHidden();
  await page.unroute(url);
}

// @2.9.10 @8.7.21
test('Waiting: each screen shows placeholders with a label', async ({ page: pro, visitor }) => {
  const { provider, client, request } = await createRequestChat('waited');
  const [chat, empty] = ['Loading chat...', /No messages yet/];
  await keepSession(pro, provider);
  for (const [path, url, label, content] of [
    ['/dashboard', CHECK, 'Checking your subscription...', /Pro plan/],
    ['/provider-dashboard', LISTEN, 'Loading conversations...', /No conversations yet/],
    [EDITOR, READ, 'Loading your profile...', /what clients see/],
    [`/chat/${request.id}`, LISTEN, chat, empty],
  ] as const) {
    await expectWaiting(pro, url, label, content, () => pro.goto(path));
  }
  const other = await visitor();
  await keepSession(other, client);
  await openByEmail(other, request, client.email);
  await expect(other.getByText(empty)).toBeVisible();
  for (const [path, url, label, content] of [
    ['/client-profile', READ, 'Loading profile...', /cannot be changed here/],
    ['/success', CHECK, 'Checking your plan...', /Your plan isn't active yet/],
    [`/provider-chat/${provider.uid}`, LISTEN, chat, empty],
    [`/client-chat/${request.id}`, '**/open-request-chat', chat, empty],
    [`/client-chat/${request.id}`, LISTEN, chat, empty],
  ] as const) {
    await expectWaiting(other, url, label, content, () => other.goto(path));
  }
  // The server renders search and public pages whole; they wait when the app opens them.
  const find = other.getByRole('contentinfo').getByRole('link', { name: 'Find Pros' });
  await expectWaiting(other, '**/api/search**', 'Loading providers...', /\d providers?$/, () =>
    find.click(),
  );
  await other.goto(`/search?service=${encodeURIComponent(provider.profile.display_name)}`);
  await takeOver(other);
  const view = other.getByRole('link', { name: 'View Profile' });
  await expectWaiting(other, '**/api/page/**', 'Loading provider...', /Message Provider/, () =>
    view.click(),
  );
});

/** Presses what calls the server, waits for the call, and lets time pass. */
async function letTimePass(page: Page, url: string, ms: number, press: () => Promise<void>) {
  await headerKnows(page);
  const called = page.waitForRequest(url);
  await press();
  await called;
  await page.clock.runFor(ms);
}

// @8.3.7 @8.3.16 @8.7.22
test('Waiting: a call that is never answered says so and loses nothing', async ({ page }) => {
  const pro = await createProvider('stalled');
  const path = `provider_profiles/${pro.uid}`;
  const commit = '**/documents:commit*';
  await page.clock.install();
  await signIn(page, pro, EDITOR);
  await bio(page).fill('Typed before it stalled');
  const release = await hold(page, commit);
  // Longer than web/lib/with-timeout.ts waits.
  await letTimePass(page, commit, 16_000, () => publish(page).press('Enter'));
  await expect(page.getByText('Could not save profile')).toBeVisible();
  await expect(page.getByText(SAVED)).toBeHidden();
  await expect(bio(page)).toHaveValue('Typed before it stalled');
  await expect(page.getByText(/Unsaved changes/)).toBeVisible();
  await expect(publish(page)).toBeEnabled();
  await expect(publish(page)).toBeFocused();
  expect(await read(path)).toMatchObject({ bio: pro.profile.bio });
  release();
  await page.keyboard.press('Enter');
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await read(path)).toMatchObject({ bio: 'Typed before it stalled' });

  await page.goto('/dashboard');
  const manage = page.getByRole('button', { name: 'Manage Subscription' });
  await hold(page, '**/customer-portal');
  // Longer than web/data/callables.ts waits.
  await letTimePass(page, '**/customer-portal', 31_000, () => manage.press('Enter'));
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await expect.poll(() => page.context().pages().length).toBe(1);
  await expect(manage).toBeEnabled();
});
