import type { Page } from '@playwright/test';
import {
  holdRequests,
  LISTEN_URL,
  stopHolding,
  waitForRequestTo,
  type Target,
} from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createRequestChat, openClientChat } from '../../support/browser/chat.ts';
import { bioField, EDITOR_PATH, publishButton, SAVED_TOAST } from '../../support/browser/editor.ts';
import { waitForHeader, storeSession, signIn } from '../../support/browser/sign-in.ts';
import { createProvider, readDocument } from '../../support/test-data.ts';
import { hydrate } from '../../support/browser/screen.ts';

/** Loading states of screens, and calls that are never answered. */

/** A read of a document: with the full SDK if the screen has loaded it, else with the lite SDK. */
const READ = /\/documents:batchGet|\.Firestore\/Listen\//;
const CHECK = { call: 'check-subscription' } as const;
const PORTAL = { call: 'customer-portal' } as const;

test.use({ expectedErrors: [/profile was not saved|portal did not open/] });

/** Expects a screen to show placeholders with a label until `url` is answered. */
async function expectLoadingState(
  page: Page,
  url: Target,
  label: string,
  content: RegExp,
  open: () => Promise<unknown>,
) {
  const release = await holdRequests(page, url);
  await open();
  const main = page.getByRole('main');
  const placeholder = main.getByRole('status').filter({ hasText: label });
  await expect(placeholder).toBeVisible();
  await expect(main.locator('.skeleton').first()).toBeVisible();
  release();
  await expect(page.getByText(content).first()).toBeVisible();
  await expect(placeholder).toBeHidden();
  await stopHolding(page, url);
}

// @2.9.10 @8.7.21 (the direct chat: keyboard.spec.ts; search: search.spec.ts)
test('Loading: each screen shows placeholders with a label', async ({ page: pro, visitor }) => {
  const { provider, client, request } = await createRequestChat('waited');
  const [chat, empty] = ['Loading chat...', /No messages yet/];
  await storeSession(pro, provider);
  for (const [path, url, label, content] of [
    ['/dashboard', CHECK, 'Checking your subscription...', /Pro plan/],
    ['/provider-dashboard', LISTEN_URL, 'Loading conversations...', /No conversations yet/],
    [EDITOR_PATH, READ, 'Loading your profile...', /what clients see/],
    [`/chat/${request.id}`, LISTEN_URL, chat, empty],
  ] as const) {
    await expectLoadingState(pro, url, label, content, () => pro.goto(path));
  }
  const clientPage = await visitor();
  await storeSession(clientPage, client);
  for (const [path, url, label, content] of [
    ['/client-profile', READ, 'Loading profile...', /cannot be changed here/],
    ['/success', CHECK, 'Checking your plan...', /Your plan isn't active yet/],
  ] as const) {
    await expectLoadingState(clientPage, url, label, content, () => clientPage.goto(path));
  }
  const guest = await visitor();
  await openClientChat(guest, request, client.email);
  await expect(guest.getByText(empty)).toBeVisible();
  const opening = { call: 'open-request-chat' } as const;
  await expectLoadingState(guest, opening, chat, empty, () => guest.reload());
  // Public pages show placeholders only if the app opens them, not the server.
  await clientPage.goto(`/search?service=${encodeURIComponent(provider.profile.display_name)}`);
  await hydrate(clientPage);
  const view = clientPage.getByRole('link', { name: 'View Profile' });
  await expectLoadingState(
    clientPage,
    '**/api/page/**',
    'Loading provider...',
    /Message Provider/,
    () => view.click(),
  );
});

/** Presses a control, waits for its request to `url`, and advances the page's clock. */
async function pressAndAdvanceClock(
  page: Page,
  url: Target,
  ms: number,
  press: () => Promise<void>,
) {
  await waitForHeader(page);
  const called = waitForRequestTo(page, url);
  await press();
  await called;
  await page.clock.runFor(ms);
}

// @8.3.7 @8.3.16 @8.7.22
test('Loading: a call that is never answered shows an error, and no input is lost', async ({
  page,
}) => {
  const pro = await createProvider('stalled');
  const path = `provider_profiles/${pro.uid}`;
  const commit = '**/documents:commit*';
  await page.clock.install();
  await signIn(page, pro, EDITOR_PATH);
  await bioField(page).fill('Typed before it stalled');
  const release = await holdRequests(page, commit);
  // This exceeds the timeout of domain/with-timeout.ts.
  await pressAndAdvanceClock(page, commit, 16_000, () => publishButton(page).press('Enter'));
  await expect(page.getByText('Could not save profile')).toBeVisible();
  await expect(page.getByText(SAVED_TOAST)).toBeHidden();
  await expect(bioField(page)).toHaveValue('Typed before it stalled');
  await expect(page.getByText(/Unsaved changes/)).toBeVisible();
  await expect(publishButton(page)).toBeEnabled();
  await expect(publishButton(page)).toBeFocused();
  expect(await readDocument(path)).toMatchObject({ bio: pro.profile.bio });
  const answered = page.waitForResponse(commit);
  release();
  await answered;
  await page.keyboard.press('Enter');
  await expect(page.getByText(SAVED_TOAST)).toBeVisible();
  expect(await readDocument(path)).toMatchObject({ bio: 'Typed before it stalled' });

  // The header has its data, so only the dashboard's own must arrive before the clock advances.
  await page.getByRole('banner').getByRole('link', { name: 'Provider Dashboard' }).click();
  const manage = page.getByRole('button', { name: 'Manage Subscription' });
  await expect(manage).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await holdRequests(page, PORTAL);
  // This exceeds the timeout of web/data/callables.ts.
  await pressAndAdvanceClock(page, PORTAL, 31_000, () => manage.press('Enter'));
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await expect.poll(() => page.context().pages().length).toBe(1);
  await expect(manage).toBeEnabled();
});
