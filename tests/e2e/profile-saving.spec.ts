import { randomUUID } from 'node:crypto';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { expect, test } from '../support/browser.ts';
import {
  bio,
  EDITOR,
  endPlan,
  handle,
  name,
  publish,
  published,
  SAVED,
} from '../support/editor.ts';
import { admin, createPerson, signIn, unique } from '../support/people.ts';
import { createProvider, read, write } from '../support/scenes.ts';
import { readStack } from '../support/stack.ts';

/** What becomes of what a professional typed, and of the page, when it is saved. */

test(
  '§2 Profile editor: a new handle takes the place of the old one',
  { tag: '@2.11.13' },
  async ({ page }) => {
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
  },
);

test(
  '§4 Profile saving: without a subscription everything becomes a draft, and the reason is said',
  { tag: ['@4.6.2', '@6.3.4'] },
  async ({ visitor }) => {
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
      await expect(
        page.getByText(
          'Saved as a draft, with everything you entered. A public page needs an active subscription.',
        ),
      ).toBeVisible();
      await expect(published(page)).not.toBeChecked();
      expect(await read(`provider_profiles/${person.uid}`)).toMatchObject({
        handle: wanted,
        display_name: 'Saved all the same',
        published: false,
      });
      await page.getByRole('link', { name: 'See the plans' }).click();
      await expect(page).toHaveURL(/\/pricing$/);
    }
  },
);

test(
  '§4 Profile saving: a page that comes back on renewal stays a draft once it is saved as one',
  { tag: '@4.6.4' },
  async ({ page }) => {
    const lapsed = await createProvider('returns', { published: false, publish_on_renewal: true });
    await endPlan(lapsed.uid);
    const renewal = async () =>
      (await read(`provider_profiles/${lapsed.uid}`))?.['publish_on_renewal'];
    await signIn(page, lapsed, EDITOR);
    await bio(page).fill('Half a sentence');
    await publish(page).click();
    await expect(
      page.getByText(
        'Saved as a draft, with everything you entered. A public page needs an active subscription.',
      ),
    ).toBeVisible();
    expect(await renewal()).toBe(true);
    await bio(page).fill('Half a sentence, and');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect.poll(renewal).toBe(false);
  },
);

test(
  '§4 Profile saving: who has subscribed in another window meanwhile is published',
  { tag: '@4.6.3' },
  async ({ page }) => {
    const person = await createPerson('meanwhile');
    await signIn(page, person, EDITOR);
    await expect(page.getByText(/Without an active subscription/)).toBeVisible();
    await write({ [`subscribers/${person.uid}`]: subscriber({ stripe_customer_id: null }) });
    await handle(page).fill(unique('meanwhile'));
    await name(page).fill('Meanwhile');
    await publish(page).click();
    await expect(page.getByRole('link', { name: 'View your page' })).toBeVisible();
    expect(await read(`provider_profiles/${person.uid}`)).toMatchObject({ published: true });
  },
);

test(
  '§2 Profile saving: leaving what is not saved asks first, by link and by closing',
  { tag: '@2.11.8' },
  async ({ page }) => {
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
  },
);

test(
  '§2 Profile saving: logging out asks too, and keeps the session until it is answered',
  { tag: '@2.11.9' },
  async ({ page }) => {
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
  },
);

test.describe('with pictures that nobody uploaded', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    '§5 Profile saving: the fullest page of all passes the rules',
    { tag: '@5.3.7' },
    async ({ page }) => {
      const text = (length: number) => 'é😀'.repeat(length).slice(0, length - 1) + 'x';
      const link = `https://links.example/${'a'.repeat(478)}`;
      const pro = await createProvider('full', {
        display_name: text(120),
        services: Array.from({ length: 30 }, (_, i) => `${i}${text(58 - (i > 9 ? 1 : 0))}`),
        locations: Array.from({ length: 8 }, (_, i) => `${i}${text(79)}`),
        city: text(120),
        phone: text(40),
        website_url: link,
        facebook_url: link,
        instagram_url: link,
        twitter_url: link,
        linkedin_url: link,
      });
      const { storage, bucket } = readStack();
      const photos = Array.from({ length: 24 }, () => {
        const file = encodeURIComponent(`provider-work-photos/${pro.uid}/${randomUUID()}.jpeg`);
        return `${storage}/v0/b/${bucket}/o/${file}?alt=media&token=${randomUUID()}`;
      });
      await admin().firestore.doc(`provider_profiles/${pro.uid}`).update({ work_photos: photos });
      await signIn(page, pro, EDITOR);
      await bio(page).fill(text(2000));
      await handle(page).fill(unique('x'.repeat(40)).slice(-40));
      await publish(page).click();
      await expect(page.getByRole('link', { name: 'View your page' })).toBeVisible();
      expect(await read(`provider_profiles/${pro.uid}`)).toMatchObject({
        bio: text(2000),
        work_photos: photos,
        published: true,
      });
    },
  );
});
