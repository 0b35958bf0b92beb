import type { Page } from '@playwright/test';
import { hold, LISTEN } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { createRequestChat, openByEmail } from '../support/chat.ts';
import { bio, EDITOR, publish, SAVED } from '../support/editor.ts';
import { createPerson, headerKnows, keepSession, signIn } from '../support/people.ts';
import { createProvider, read } from '../support/scenes.ts';
import { takeOver } from '../support/screen.ts';

/** Screens that wait for an answer, and answers that never come. */

const READ = '**/documents:batchGet*';
const CHECK = '**/check-subscription';

interface Wait {
  path: string;
  /** What is not answered. */
  held: string;
  label: string;
  content: string | RegExp;
  /** Opens the screen in another way than by its URL. */
  open?: () => Promise<unknown>;
}

/** Opens a screen while something is not answered: it shows gray placeholders with a label until then. */
async function expectWaiting(page: Page, { path, held, label, content, open }: Wait) {
  const release = await hold(page, held);
  await (open ? open() : page.goto(path));
  const main = page.getByRole('main');
  const waiting = main.getByRole('status').filter({ hasText: label });
  await expect(waiting, path).toBeVisible();
  await expect(main.locator('.skeleton').first(), path).toBeVisible();
  // A list must not look empty while it loads.
  if (held === LISTEN) await expect(page.getByText(content), path).toBeHidden();
  release();
  await expect(page.getByText(content).first(), path).toBeVisible();
  await expect(waiting, path).toBeHidden();
  await page.unroute(held);
}

// @2.9.10 @8.7.21
test('Waiting: each screen shows placeholders with a label', async ({ page: pro, visitor }) => {
  const { provider, client, request } = await createRequestChat('waited');
  const other = await visitor();
  await keepSession(pro, provider);
  await keepSession(other, client);
  const chat = { held: LISTEN, label: 'Loading chat...', content: /No messages yet/ };
  for (const [page, path, wait] of [
    [
      pro,
      '/dashboard',
      { held: CHECK, label: 'Checking your subscription...', content: 'Pro plan' },
    ],
    [
      pro,
      '/provider-dashboard',
      { held: LISTEN, label: 'Loading conversations...', content: /No conversations yet/ },
    ],
    [pro, EDITOR, { held: READ, label: 'Loading your profile...', content: /What clients see/ }],
    [pro, `/chat/${request.id}`, chat],
    [
      other,
      '/client-dashboard',
      { held: LISTEN, label: 'Loading your requests...', content: request.provider_name },
    ],
    [
      other,
      '/client-profile',
      { held: READ, label: 'Loading profile...', content: /cannot be changed here/ },
    ],
    [other, `/provider-chat/${provider.uid}`, chat],
  ] as const) {
    await expectWaiting(page, { path, ...wait });
  }
  await openByEmail(other, request, client.email);
  await expect(other.getByText(chat.content)).toBeVisible();
  const path = `/client-chat/${request.id}`;
  await expectWaiting(other, { path, ...chat, held: '**/open-request-chat' });
  await expectWaiting(other, { path, ...chat });

  // The server renders search and public pages whole; they wait when the app opens them.
  await expectWaiting(other, {
    path: '/search',
    held: '**/api/search**',
    label: 'Loading providers...',
    content: /\d providers?$/,
    open: () => other.getByRole('contentinfo').getByRole('link', { name: 'Find Pros' }).click(),
  });
  await other.goto(`/search?service=${encodeURIComponent(provider.profile.display_name)}`);
  await takeOver(other);
  await expectWaiting(other, {
    path: `/p/${provider.profile.handle}`,
    held: '**/api/page/**',
    label: 'Loading provider...',
    content: /Message Provider/,
    open: () => other.getByRole('link', { name: 'View Profile' }).click(),
  });
});

// @8.7.21
test('Waiting: the success page shows a placeholder while the plan or the sign-in loads', async ({
  page,
}) => {
  await keepSession(page, await createPerson('unpaid'));
  for (const held of [CHECK, '**/assets/auth-sdk-*.js']) {
    const content = /Your plan is not active yet/;
    await expectWaiting(page, {
      path: '/success',
      held,
      label: 'Checking your plan...',
      content,
    });
  }
});

test.describe('no answer', () => {
  test.use({ expectedErrors: [/profile was not saved|portal did not open/] });

  /** Presses what calls the server, waits for the call, and lets time pass. */
  async function letTimePass(page: Page, url: string, ms: number, press: () => Promise<void>) {
    await headerKnows(page);
    const called = page.waitForRequest(url);
    await press();
    await called;
    await page.clock.runFor(ms);
  }

  // @8.3.7 @8.3.16 @8.7.22
  test('Waiting: a call that is never answered says so and loses nothing', async ({
    page,
    context,
  }) => {
    const pro = await createProvider('stalled');
    const path = `provider_profiles/${pro.uid}`;
    await page.clock.install();
    await signIn(page, pro, EDITOR);
    await bio(page).fill('Typed before it stalled');
    const release = await hold(page, '**/documents:commit*');
    // Longer than web/lib/with-timeout.ts waits.
    await letTimePass(page, '**/documents:commit*', 16_000, () => publish(page).press('Enter'));
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
    await expect.poll(() => context.pages().length).toBe(1);
    await expect(manage).toBeEnabled();
  });
});
