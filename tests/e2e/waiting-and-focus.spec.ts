import { adminRole } from '@doorstep/local/demo/factories.ts';
import type { Page } from '@playwright/test';
import { hold } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { EDITOR } from '../support/editor.ts';
import { createPerson, keepSession, signIn } from '../support/people.ts';
import { JPEG, pictures } from '../support/pictures.ts';
import { createProvider, requestOf, storeRequest, write } from '../support/scenes.ts';
import { takeOver } from '../support/screen.ts';

/** What every screen has to do: say that it waits, keep the focus near, be readable by all. */

const LISTEN = '**/google.firestore.v1.Firestore/Listen/**';
const READ = '**/documents:batchGet*';
const CHECK = '**/check-subscription';

interface Wait {
  path: string;
  /** What does not answer. */
  held: string;
  /** What is said meanwhile, and what is there afterwards. */
  words: string;
  there: string | RegExp;
  /** The way there; by its address unless said otherwise. */
  go?: () => Promise<unknown>;
}

/** Opens a screen while something does not answer: gray shapes with a name, until it does. */
async function expectWaiting(page: Page, { path, held, words, there, go }: Wait) {
  const release = await hold(page, held);
  await (go ? go() : page.goto(path));
  const waiting = page.getByRole('main').getByRole('status').filter({ hasText: words });
  await expect(waiting, path).toBeVisible();
  await expect(page.getByRole('main').locator('.skeleton').first(), path).toBeVisible();
  // A list must not look empty while it loads.
  if (held === LISTEN) await expect(page.getByText(there), path).toBeHidden();
  release();
  await expect(page.getByText(there).first(), path).toBeVisible();
  await expect(waiting, path).toBeHidden();
  await page.unroute(held);
}

test(
  '§8 Waiting: each list and form has gray shapes with a name until it is there',
  { tag: ['@8.7.21', '@2.9.10'] },
  async ({ page, visitor }) => {
    const pro = await createProvider('waited');
    await keepSession(page, pro);
    const other = await visitor();
    await keepSession(other, await createPerson('waits'));
    for (const [screen, path, held, words, there] of [
      [page, '/dashboard', LISTEN, 'Loading service requests...', /No service requests yet/],
      [page, '/provider-dashboard', LISTEN, 'Loading conversations...', /No conversations yet/],
      [page, EDITOR, READ, 'Loading your profile...', /What clients see/],
      [other, '/client-dashboard', LISTEN, 'Loading your requests...', /haven't made any/],
      [other, '/client-profile', READ, 'Loading profile...', /cannot be changed here/],
    ] as const) {
      await expectWaiting(screen, { path, held, words, there });
    }
    // By their addresses search and a landing page come whole; they wait where the app goes to them.
    await expectWaiting(other, {
      path: '/search',
      held: '**/api/search**',
      words: 'Loading providers...',
      there: /\d providers?$/,
      go: () => other.getByRole('contentinfo').getByRole('link', { name: 'Find Pros' }).click(),
    });
    await other.goto(`/search?service=${encodeURIComponent(pro.profile.display_name)}`);
    await takeOver(other);
    await expectWaiting(other, {
      path: `/p/${pro.profile.handle}`,
      held: '**/api/page/**',
      words: 'Loading provider...',
      there: /Message Provider/,
      go: () => other.getByRole('link', { name: 'View Profile' }).click(),
    });
  },
);

test(
  '§8 Waiting: the three chats have gray shapes with a name until they are there',
  { tag: '@8.7.21' },
  async ({ page, visitor }) => {
    const pro = await createProvider('spoken');
    const client = await createPerson('speaks');
    const request = await storeRequest(requestOf(pro, client));
    const chat = { words: 'Loading chat...', there: /No messages yet/ };
    await keepSession(page, pro);
    await expectWaiting(page, { path: `/chat/${request.id}`, held: LISTEN, ...chat });

    const other = await visitor();
    await keepSession(other, client);
    await expectWaiting(other, { path: `/provider-chat/${pro.uid}`, held: LISTEN, ...chat });

    const path = `/client-chat/${request.id}`;
    await other.goto(path);
    await other.getByRole('button', { name: 'Access Chat' }).click();
    await expect(other.getByText(chat.there)).toBeVisible();
    // By the remembered address: the way in, then the request.
    await expectWaiting(other, { path, held: '**/open-request-chat', ...chat });
    await expectWaiting(other, { path, held: LISTEN, ...chat });
  },
);

test(
  '§8 Waiting: so have the subscription, the success screen and what an administrator sees',
  { tag: '@8.7.21' },
  async ({ page, visitor }) => {
    await keepSession(page, await createProvider('checked'));
    await expectWaiting(page, {
      path: '/dashboard',
      held: CHECK,
      words: 'Checking your subscription...',
      there: 'Pro plan',
    });
    const unpaid = await visitor();
    await keepSession(unpaid, await createPerson('unpaid'));
    for (const held of [CHECK, '**/assets/auth-sdk-*.js']) {
      const there = /Your plan isn't active yet/;
      await expectWaiting(unpaid, {
        path: '/success',
        held,
        words: 'Checking your plan...',
        there,
      });
    }
    const person = await createPerson('administrator');
    await write({ [`user_roles/${person.uid}`]: adminRole(person.uid) });
    const admin = await visitor();
    await keepSession(admin, person);
    for (const [held, words, there] of [
      ['**/admin-overview', 'Loading live numbers...', 'Refresh'],
      ['**/admin-dead-mails', 'Loading emails...', /Every email has been|tried \d+ times/],
    ] as const) {
      await expectWaiting(admin, { path: '/admin', held, words, there });
    }
  },
);

test(
  '§8 Focus: photos that are moved and removed by keyboard take it with them',
  { tag: '@8.8.3' },
  async ({ page, baseURL }) => {
    const pro = await createProvider('focus', { work_photos: pictures(3, baseURL) });
    await signIn(page, pro, EDITOR);
    const tool = (name: string) => page.getByRole('button', { name });
    await tool('Move photo 1 right').press('Enter');
    await expect(tool('Move photo 2 right')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tool('Move photo 3 right')).toBeFocused();
    await expect(tool('Move photo 3 right')).toBeDisabled();
    await tool('Move photo 2 left').press('Enter');
    await expect(tool('Move photo 1 left')).toBeFocused();
    await tool('Remove photo 3').press('Enter');
    await expect(tool('Remove photo 2')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tool('Remove photo 1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tool('Add photos')).toBeFocused();
  },
);

test('§8 Focus: pictures and the save keep it', { tag: '@8.8.3' }, async ({ page, baseURL }) => {
  const [avatar = null] = pictures(1, baseURL);
  await signIn(page, await createProvider('keeps', { avatar_url: avatar }), EDITOR);
  await page.getByRole('button', { name: 'Remove avatar' }).press('Enter');
  const upload = page.getByRole('button', { name: 'Upload avatar' });
  await expect(upload).toBeFocused();
  await page.route('**/v0/b/**', () => new Promise(() => undefined));
  await page.getByLabel('Avatar').setInputFiles(JPEG('slow.jpg'));
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(upload).toBeFocused();
  const draft = page.getByRole('button', { name: 'Save Draft' });
  await draft.press('Enter');
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(draft).toBeFocused();
});
