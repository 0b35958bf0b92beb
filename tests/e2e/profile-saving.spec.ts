import { subscriber } from '@doorstep/local/demo/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { createPerson, signIn, unique } from '../support/people.ts';
import { createProvider, read, write } from '../support/scenes.ts';

/** What becomes of what a professional typed, and of the page, when it is saved. */

const EDITOR = '/dashboard/profile';
const SAVED = 'Profile saved';

const handle = (page: Page) => page.getByLabel('Handle');
const name = (page: Page) => page.getByLabel('Display name');
const bio = (page: Page) => page.getByLabel('Bio');
const publish = (page: Page) => page.getByRole('button', { name: 'Save & Publish' });
const published = (page: Page) => page.getByRole('checkbox', { name: 'Published' });

/** The plan has ended, as the functions would have stored it; Stripe knows nothing of it. */
const endPlan = (uid: string) =>
  write({
    [`subscribers/${uid}`]: subscriber({
      subscribed: false,
      subscription_tier: null,
      status: 'canceled',
      stripe_customer_id: null,
    }),
  });

test('§2 Profile editor: a new handle takes the place of the old one', async ({ page }) => {
  const pro = await createProvider('renamed');
  const next = unique('renamed');
  await signIn(page, pro, EDITOR);
  await handle(page).fill(next);
  await publish(page).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await read(`handles/${next}`)).toEqual({ owner: pro.uid });
  expect(await read(`handles/${pro.profile.handle}`)).toBeUndefined();
  await page.getByRole('link', { name: 'View your page' }).click();
  await expect(page).toHaveURL(new RegExp(`/p/${next}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('§4 Profile saving: without a subscription everything becomes a draft, and the reason is said', async ({
  visitor,
}) => {
  const lapsed = await createProvider('lapsed', { published: false });
  await endPlan(lapsed.uid);
  const newcomer = await createPerson('newpro');
  for (const person of [newcomer, lapsed]) {
    const page = await visitor();
    const wanted = unique('draft');
    await signIn(page, person, EDITOR);
    await expect(page.getByText(/Without an active subscription/)).toBeVisible();
    await handle(page).fill(wanted);
    await name(page).fill('Saved all the same');
    await publish(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(page.getByText(/becomes public with an active subscription/)).toBeVisible();
    await expect(published(page)).not.toBeChecked();
    expect(await read(`provider_profiles/${person.uid}`)).toMatchObject({
      handle: wanted,
      display_name: 'Saved all the same',
      published: false,
    });
    await page.getByRole('link', { name: 'See the plans' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  }
});

test('§4 Profile saving: who has subscribed in another window meanwhile is published', async ({
  page,
}) => {
  const person = await createPerson('meanwhile');
  await signIn(page, person, EDITOR);
  await expect(page.getByText(/Without an active subscription/)).toBeVisible();
  await write({ [`subscribers/${person.uid}`]: subscriber({ stripe_customer_id: null }) });
  await handle(page).fill(unique('meanwhile'));
  await name(page).fill('Meanwhile');
  await publish(page).click();
  await expect(page.getByRole('link', { name: 'View your page' })).toBeVisible();
  expect(await read(`provider_profiles/${person.uid}`)).toMatchObject({ published: true });
});

test('§2 Profile saving: leaving what is not saved asks first, by link and by closing', async ({
  page,
}) => {
  const pro = await createProvider('leaving');
  await signIn(page, pro, EDITOR);
  await bio(page).fill('Not saved yet');
  const away = page.getByRole('banner').getByRole('link', { name: 'Find Pros' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await away.click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${EDITOR}$`));
  await expect(bio(page)).toHaveValue('Not saved yet');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(bio(page)).toHaveValue('Not saved yet');

  await away.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/search$/);

  // Saved, or typed back to what it was: nobody is asked.
  await page.goto(EDITOR);
  await bio(page).fill('Saved');
  await publish(page).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await name(page).fill('Another');
  await name(page).fill(pro.profile.display_name);
  await away.click();
  await expect(page).toHaveURL(/\/search$/);
});

test('§2 Profile saving: logging out asks too, and keeps the session until it is answered', async ({
  page,
}) => {
  const pro = await createProvider('logout');
  await signIn(page, pro, EDITOR);
  await bio(page).fill('Not saved yet');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(bio(page)).toHaveValue('Not saved yet');
  await publish(page).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});
