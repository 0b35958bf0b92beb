import type { Page } from '@playwright/test';
import { hold } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { bio, EDITOR, publish, SAVED } from '../support/editor.ts';
import { createPerson, headerKnows, signIn } from '../support/people.ts';
import { createProvider, read } from '../support/scenes.ts';

/** What is saved or called, and never answers: it ends by itself, and can be done again. */

const COMMIT = '**/documents:commit*';
/** Longer than the screen waits for a save, and for a function (web/lib/with-timeout.ts, web/data/callables.ts). */
const [SAVE_MS, CALL_MS] = [16_000, 31_000];

test.use({
  expectedErrors: [/profile was not saved|portal did not open|Checkout could not be started/],
});

/** Does what asks the server; its question is on its way when the page's time goes on. */
async function letTimePass(page: Page, url: string, ms: number, act: () => Promise<void>) {
  await headerKnows(page);
  await page.clock.install();
  const asked = page.waitForRequest(url);
  await act();
  await asked;
  await page.clock.runFor(ms);
}

test(
  '§8 Profile editor: a save that is never answered says so, keeps everything, and can be repeated',
  { tag: ['@8.3.16', '@8.7.22'] },
  async ({ page }) => {
    const pro = await createProvider('stalled');
    await signIn(page, pro, EDITOR);
    await bio(page).fill('Typed before it stalled');
    const release = await hold(page, COMMIT);
    await letTimePass(page, COMMIT, SAVE_MS, () => publish(page).press('Enter'));
    await expect(page.getByText('Could not save profile')).toBeVisible();
    await expect(page.getByText(SAVED)).toBeHidden();
    await expect(bio(page)).toHaveValue('Typed before it stalled');
    await expect(page.getByText(/Unsaved changes/)).toBeVisible();
    await expect(publish(page)).toBeEnabled();
    await expect(publish(page)).toBeFocused();
    expect(await read(`provider_profiles/${pro.uid}`)).toMatchObject({ bio: pro.profile.bio });

    release();
    await page.keyboard.press('Enter');
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await read(`provider_profiles/${pro.uid}`)).toMatchObject({
      bio: 'Typed before it stalled',
    });
  },
);

test(
  '§8 Checkout: a function that never answers is given up, and can be asked again',
  { tag: ['@8.1.3', '@8.7.22'] },
  async ({ page }) => {
    await signIn(page, await createPerson('stalled'), '/pricing');
    const subscribe = page.getByRole('article', { name: 'Pro', exact: true }).getByRole('button');
    const url = '**/create-checkout';
    const release = await hold(page, url);
    await letTimePass(page, url, CALL_MS, () => subscribe.press('Enter'));
    await expect(page.getByText('Something went wrong starting checkout.')).toBeVisible();
    await expect(subscribe).toBeEnabled();
    await expect(subscribe).toBeFocused();
    release();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/c\/pay\//);
  },
);

test(
  '§8 Portal: one that never answers leaves no empty tab behind',
  { tag: ['@8.3.7', '@8.7.22'] },
  async ({ page, context }) => {
    await signIn(page, await createProvider('stalled'), '/dashboard');
    const manage = page.getByRole('button', { name: 'Manage Subscription' });
    const url = '**/customer-portal';
    await hold(page, url);
    await letTimePass(page, url, CALL_MS, () => manage.press('Enter'));
    await expect(page.getByText('Something went wrong.')).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);
    await expect(manage).toBeEnabled();
  },
);
