import { rendition } from '@doorstep/domain/pictures/picture';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../support/browser.ts';
import { EDITOR, publish } from '../support/editor.ts';
import { signIn } from '../support/people.ts';
import { JPEG } from '../support/pictures.ts';
import { createProvider, createSubscriber, read } from '../support/scenes.ts';

const IMAGE_THERE = 'Image uploaded successfully!';
const PHOTO_THERE = 'Photo uploaded successfully!';

const avatar = (page: Page) => page.getByLabel('Avatar');
const cover = (page: Page) => page.getByLabel('Cover image');
const photos = (page: Page) => page.getByLabel('Work photos');
const shown = (page: Page) => page.getByRole('img', { name: /^Work photo/ });

/** The uploads that a page has asked the storage for. */
function countUploads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v0/b/')) count += 1;
  });
  return () => count;
}

const storedPictures = async (uid: string) =>
  z
    .object({
      avatar_url: z.string().nullable(),
      cover_url: z.string().nullable(),
      work_photos: z.array(z.string()),
    })
    .parse(await read(`provider_profiles/${uid}`));

test(
  '§2 Pictures: avatar, cover and photos are uploaded, saved and shown to everybody',
  { tag: ['@2.11.2', '@2.11.3', '@2.12.17', '@7.3.3', '@8.5.7'] },
  async ({ page, visitor }) => {
    const pro = await createProvider('pictures');
    await signIn(page, pro, EDITOR);
    await avatar(page).setInputFiles(JPEG('Me.JPG'));
    await expect(page.getByText(IMAGE_THERE)).toBeVisible();
    await cover(page).setInputFiles(JPEG('cover.jpeg'));
    await expect(page.getByRole('button', { name: 'Replace cover image' })).toBeVisible();
    await expect(page.getByText(IMAGE_THERE).last()).toBeVisible();
    await photos(page).setInputFiles([JPEG('one.jpg'), JPEG('two.jpg'), JPEG('three.jpg')]);
    await expect(shown(page)).toHaveCount(3);
    await expect(page.getByText(PHOTO_THERE)).toHaveCount(1);
    await publish(page).click();
    await expect(page.getByText('Profile saved')).toBeVisible();

    const { avatar_url, cover_url, work_photos } = await storedPictures(pro.uid);
    const file = (folder: string, extension: string) =>
      new RegExp(`/o/${folder}%2F${pro.uid}%2F[\\w-]{12}\\.${extension}\\?`);
    expect(avatar_url).toMatch(file('provider-avatars', 'jpg'));
    expect(cover_url).toMatch(file('provider-covers', 'jpeg'));
    expect(work_photos).toHaveLength(3);
    for (const url of work_photos) expect(url).toMatch(file('provider-work-photos', 'jpg'));

    const sized = [rendition(avatar_url ?? '', 480), rendition(cover_url ?? '', 1600)];
    sized.push(rendition(work_photos[0] ?? '', 1600));
    for (const url of sized) {
      await expect.poll(async () => (await fetch(url)).status, { timeout: 30_000 }).toBe(200);
    }
    const client = await visitor();
    await client.goto(`/p/${pro.profile.handle}`);
    for (const url of sized) {
      const picture = client.locator(`img[src="${url}"]`);
      await picture.scrollIntoViewIfNeeded();
      const width = () => picture.evaluate((i: HTMLImageElement) => i.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
    }
    // A phone's screen is filled sharply, and no finer than anybody sees.
    const small = rendition(cover_url ?? '', 840);
    await expect.poll(async () => (await fetch(small)).status).toBe(200);
    for (const deviceScaleFactor of [1.75, 2, 2.625, 3, 3.5]) {
      const phone = await visitor({ viewport: { width: 412, height: 844 }, deviceScaleFactor });
      await phone.goto(`/p/${pro.profile.handle}`);
      const shownCover = phone.locator('img[src*="provider-covers"]');
      await expect(shownCover).toHaveJSProperty('currentSrc', small);
    }
  },
);

test(
  '§2 Pictures: photos are ordered by buttons and removed, and so they are saved',
  { tag: '@2.11.3' },
  async ({ page }) => {
    const pro = await createSubscriber('order');
    await signIn(page, pro, EDITOR);
    await photos(page).setInputFiles([JPEG('a.jpg'), JPEG('b.jpg'), JPEG('c.jpg')]);
    await expect(shown(page)).toHaveCount(3);
    const sources = () => shown(page).evaluateAll((all) => all.map((i) => i.getAttribute('src')));
    const [a, b, c] = await sources();
    await expect(page.getByRole('button', { name: 'Move photo 1 left' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Move photo 3 right' })).toBeDisabled();
    await page.getByRole('button', { name: 'Move photo 3 left' }).click();
    expect(await sources()).toEqual([a, c, b]);
    await page.getByRole('button', { name: 'Move photo 1 right' }).click();
    expect(await sources()).toEqual([c, a, b]);
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    expect(await sources()).toEqual([c, b]);

    await page.getByLabel('Handle').fill(`order-${pro.uid.toLowerCase()}`);
    await page.getByLabel('Display name').fill('Order');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    expect((await storedPictures(pro.uid)).work_photos).toEqual([c, b]);
    await page.reload();
    await expect.poll(sources).toEqual([c, b]);
  },
);

test(
  '§5 Pictures: no file, no picture and more than 40 MB are refused before anything is sent',
  { tag: '@5.5.1' },
  async ({ page }) => {
    const uploads = countUploads(page);
    await signIn(page, await createSubscriber('refused'), EDITOR);
    await avatar(page).setInputFiles([]);
    await expect(page.getByText('You must select an image to upload.')).toBeVisible();

    const text = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('hello') };
    await cover(page).setInputFiles(text);
    await expect(
      page.getByText('Please choose a picture (JPEG, PNG, WebP, GIF or AVIF).'),
    ).toBeVisible();
    await expect(page.getByText('Not uploaded: notes.png')).toBeVisible();

    const large = JPEG('large.jpg');
    large.buffer = Buffer.concat([large.buffer], 40 * 1024 * 1024 + 1);
    const whole = JPEG('half.jpg');
    const half = { ...whole, buffer: whole.buffer.subarray(0, 100) };
    const vector = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await photos(page).setInputFiles([large, vector, half, JPEG('fine.jpg')]);
    await expect(
      page.getByText('This picture is larger than 40 MB. Please choose a smaller one.'),
    ).toBeVisible();
    await expect(
      page.getByText("We can't read this picture. Please choose another one."),
    ).toBeVisible();
    await expect(page.getByText('Not uploaded: large.jpg, logo.svg, half.jpg')).toBeVisible();
    await expect(shown(page)).toHaveCount(1);
    expect(uploads()).toBe(1);
  },
);

test(
  '§2 Pictures: twenty-four photos are the most',
  { tag: '@2.11.4' },
  async ({ page, baseURL }) => {
    const full = Array.from(
      { length: 23 },
      (_, i) => `${baseURL ?? ''}/images/hero-small.webp?${i}`,
    );
    await signIn(page, await createProvider('full', { work_photos: full }), EDITOR);
    await expect(shown(page)).toHaveCount(23);
    await photos(page).setInputFiles([JPEG('24.jpg'), JPEG('25.jpg')]);
    await expect(
      page.getByText("You've reached the photo limit. Remove one to add another."),
    ).toBeVisible();
    await expect(shown(page)).toHaveCount(24);
    await expect(page.getByText('24 of 24. At most 40 MB each.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add photos' })).toBeDisabled();
  },
);

test(
  '§2 Pictures: an upload shows how far it is, holds the save, and can be cancelled',
  { tag: '@5.5.3' },
  async ({ page }) => {
    await signIn(page, await createProvider('slow'), EDITOR);
    await page.route('**/v0/b/**', () => new Promise(() => undefined));
    await cover(page).setInputFiles(JPEG('slow.jpg'));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText('Uploading slow.jpg')).toBeVisible();
    await expect(publish(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await expect(publish(page)).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Upload cover image' })).toBeVisible();
  },
);

test(
  '§2 Pictures: a picture is removed with the next save',
  { tag: '@2.11.2' },
  async ({ page, baseURL }) => {
    const url = `${baseURL ?? ''}/images/hero-small.webp`;
    const pro = await createProvider('removed', { avatar_url: url, cover_url: url });
    await signIn(page, pro, EDITOR);
    await page.getByRole('button', { name: 'Remove avatar' }).click();
    await page.getByRole('button', { name: 'Remove cover image' }).click();
    await publish(page).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    expect(await storedPictures(pro.uid)).toMatchObject({ avatar_url: null, cover_url: null });
  },
);

test.describe('when things go wrong', () => {
  test.use({ expectedErrors: [/Upload failed|Failed to load resource/] });

  test(
    '§8 Pictures: an upload that the storage refuses says so, and everything else goes on',
    { tag: '@8.3.21' },
    async ({ page }) => {
      const pro = await createProvider('denied');
      await signIn(page, pro, EDITOR);
      await page.getByLabel('Bio').fill('Typed before');
      await page.route('**/v0/b/**', (route) => route.fulfill({ status: 403, body: '{}' }));
      await avatar(page).setInputFiles(JPEG('me.jpg'));
      await expect(
        page.getByText("We couldn't upload the picture. Please try again."),
      ).toBeVisible();
      await expect(page.getByText('Not uploaded: me.jpg')).toBeVisible();
      await page.unroute('**/v0/b/**');
      await avatar(page).setInputFiles(JPEG('me.jpg'));
      await expect(page.getByText(IMAGE_THERE)).toBeVisible();
      await expect(page.getByText('Not uploaded: me.jpg')).toBeHidden();
      await expect(page.getByLabel('Bio')).toHaveValue('Typed before');
    },
  );
});
