import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { bio, EDITOR, handle, name, publish, SAVED } from '../support/editor.ts';
import { createPerson, logOutElsewhere, signIn, signInHere, unique } from '../support/people.ts';
import { JPEG } from '../support/pictures.ts';
import { createProvider, createSubscriber, read, write } from '../support/scenes.ts';

/** The editor when it is left, and when the session goes. */

const COMMIT = '**/documents:commit*';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const header = (page: Page) => page.getByRole('banner');

test(
  '§2 Profile editor: logging out, and then choosing to leave, ends the session',
  { tag: '@2.11.10' },
  async ({ page }) => {
    await signIn(page, await createProvider('leaves'), EDITOR);
    await bio(page).fill('Not saved');
    await page.getByRole('button', { name: 'Log out' }).click();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  },
);

test(
  '§2 Profile editor: who stays after pressing Log out stays signed in, also on the way home later',
  { tag: '@2.11.9' },
  async ({ page }) => {
    await signIn(page, await createProvider('stays'), EDITOR);
    await bio(page).fill('Not saved');
    await page.getByRole('button', { name: 'Log out' }).click();
    await question(page).getByRole('button', { name: 'Stay here' }).click();
    await publish(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await header(page).getByRole('link', { name: 'Doorstep, home' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await page.reload();
    await expect(header(page).getByRole('button', { name: 'Log out' })).toBeVisible();
  },
);

test(
  '§2 Profile editor: leaving while a save or an upload is under way asks',
  { tag: '@2.11.11' },
  async ({ page }) => {
    await signIn(page, await createProvider('busy'), EDITOR);
    await expect(header(page).getByRole('link', { name: 'Chat' })).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(COMMIT, async (route) => {
      await held;
      await route.continue();
    });
    const away = header(page).getByRole('link', { name: 'Find Pros' });
    await bio(page).fill('On its way');
    await publish(page).click();
    await away.click();
    await question(page).getByRole('button', { name: 'Stay here' }).click();
    release();
    await expect(page.getByText(SAVED)).toBeVisible();

    await page.route('**/v0/b/**', () => new Promise(() => undefined));
    await page.getByLabel('Avatar').setInputFiles(JPEG('slow.jpg'));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await away.click();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/search$/);
  },
);

test('§2 Profile editor: Enter in a field saves nothing', { tag: '@2.11.14' }, async ({ page }) => {
  const pro = await createProvider('enter');
  let commits = 0;
  page.on('request', (request) => {
    if (request.url().includes('documents:commit')) commits += 1;
  });
  await signIn(page, pro, EDITOR);
  await name(page).fill('Not by Enter');
  await name(page).press('Enter');
  await handle(page).press('Enter');
  await expect(page.getByText(/Unsaved changes/)).toBeVisible();
  await expect(page.getByText(SAVED)).toBeHidden();
  expect(commits).toBe(0);
  expect(await read(`provider_profiles/${pro.uid}`)).toMatchObject({
    display_name: pro.profile.display_name,
  });
});

test(
  '§2 Profile editor: when the session ends in another tab, what was typed is there after signing in again',
  { tag: '@2.11.15' },
  async ({ page }) => {
    const pro = await createProvider('ended');
    await signIn(page, pro, EDITOR);
    await bio(page).fill('Typed before the end');
    await logOutElsewhere(page);
    await expect(
      page.getByText('You were signed out. Sign in again. What you typed is still there.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?type=provider/);
    await signInHere(page, pro);
    await expect(page).toHaveURL(new RegExp(`${EDITOR}$`));
    await expect(bio(page)).toHaveValue('Typed before the end');
    await expect(handle(page)).toHaveValue(pro.profile.handle);
    await publish(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await read(`provider_profiles/${pro.uid}`)).toMatchObject({
      bio: 'Typed before the end',
      handle: pro.profile.handle,
    });
  },
);

test(
  '§4 Session: what one person had typed is not there for the next',
  { tag: '@4.10.3' },
  async ({ page }) => {
    const first = await createProvider('first');
    await signIn(page, first, EDITOR);
    await bio(page).fill('Mine alone');
    const other = await logOutElsewhere(page);
    await expect(page).toHaveURL(/\/auth\?type=provider/);
    const second = await createPerson('second');
    await signInHere(page, second);
    await expect(page).toHaveURL(new RegExp(`${EDITOR}$`));
    await expect(bio(page)).toHaveValue('');
    await expect(handle(page)).toHaveValue('');

    // And who comes back after somebody else finds what is stored.
    await other.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth\?type=provider/);
    await signInHere(page, first);
    await expect(handle(page)).toHaveValue(first.profile.handle);
    await expect(bio(page)).toHaveValue(first.profile.bio ?? '');
  },
);

test(
  '§2 Header: the first saved draft makes a person a professional, without a reload',
  { tag: '@2.19.6' },
  async ({ page }) => {
    await signIn(page, await createPerson('becomes'), EDITOR);
    await expect(header(page).getByRole('link', { name: 'My Requests' })).toBeVisible();
    await handle(page).fill(unique('becomes'));
    await name(page).fill('A professional now');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Start as Provider' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'My Requests' })).toBeHidden();
  },
);

test.describe('where the browser refuses', () => {
  test(
    '§2 Profile editor: a link that could not be copied is said',
    { tag: '@2.11.7' },
    async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
      });
      await signIn(page, await createProvider('uncopied'), EDITOR);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText("We couldn't copy the link.")).toBeVisible();
    },
  );
});

test.describe('a profile that cannot be read', () => {
  test.use({ expectedErrors: [/Malformed document|cannot be read|Cannot tell/] });

  test(
    '§8 Profile editor: a malformed profile is not written over',
    { tag: '@8.7.19' },
    async ({ page }) => {
      const pro = await createSubscriber('malformed');
      const stored = { user_id: pro.uid, handle: 'x', display_name: 7, published: false };
      await write({ [`provider_profiles/${pro.uid}`]: stored });
      await signIn(page, pro, EDITOR);
      await expect(page.getByText("We couldn't load your profile.")).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(handle(page)).toBeHidden();
      expect(await read(`provider_profiles/${pro.uid}`)).toEqual(stored);
    },
  );
});
