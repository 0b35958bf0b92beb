import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  bioField,
  choosePicture,
  EDITOR_PATH,
  publishButton,
} from '../../support/browser/editor.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { jpegFile, pictureUrls } from '../../support/browser/picture-files.ts';
import { createProvider } from '../../support/test-data.ts';

const IMAGE_UPLOADED = 'Image uploaded successfully!';
const STORAGE = '**/v0/b/**';

const avatar = (page: Page) => page.getByLabel('Avatar');
const cover = (page: Page) => page.getByLabel('Cover image');

test(
  '§5 Pictures: no file, other files, too large files and a 25th photo are refused before the upload',
  { tag: ['@2.11.4', '@5.5.1'] },
  async ({ page, baseURL }) => {
    let uploads = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/v0/b/')) uploads += 1;
    });
    const work_photos = pictureUrls(21, baseURL);
    await signIn(page, await createProvider('refused', { work_photos }), EDITOR_PATH);
    await avatar(page).setInputFiles([]);
    await expect(page.getByText('You must select an image to upload.')).toBeVisible();
    const text = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('hello') };
    await cover(page).setInputFiles(text);
    await expect(
      page.getByText('Please choose a picture (JPEG, PNG, WebP, GIF or AVIF).'),
    ).toBeVisible();
    await expect(page.getByText('Not uploaded: notes.png')).toBeVisible();

    const large = test.info().outputPath('large.jpg');
    await writeFile(large, jpegFile('large.jpg').buffer);
    await truncate(large, 40 * 1024 * 1024 + 1);
    await cover(page).setInputFiles(large);
    await expect(
      page.getByText('This picture is larger than 40 MB. Please choose a smaller one.'),
    ).toBeVisible();
    await expect(page.getByText('Not uploaded: large.jpg')).toBeVisible();

    const truncated = {
      ...jpegFile('half.jpg'),
      buffer: jpegFile('half.jpg').buffer.subarray(0, 100),
    };
    const vector = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    const photos = page.getByLabel('Work photos');
    await photos.setInputFiles([vector, truncated, jpegFile('fine.jpg')]);
    for (const message of [
      "We can't read this picture. Please choose another one.",
      'Not uploaded: logo.svg',
      'Not uploaded: half.jpg',
      '22 of 24. At most 40 MB each.',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove logo.svg' }).click();
    await expect(page.getByText('Not uploaded: logo.svg')).toBeHidden();
    expect(uploads).toBe(1);

    await photos.setInputFiles(['a', 'b', 'c'].map((name) => jpegFile(`${name}.jpg`)));
    await expect(
      page.getByText("You've reached the photo limit. Remove one to add another."),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: /^Work photo/ })).toHaveCount(24);
    await expect(page.getByText('24 of 24. At most 40 MB each.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add photos' })).toBeDisabled();
    expect(uploads).toBe(3);
  },
);

test.describe('an upload that does not finish', () => {
  test.use({ expectedErrors: [/Upload failed|Failed to load resource/] });

  test(
    '§5 Pictures: an upload shows its progress, can be canceled, and shows an error when it is refused',
    { tag: ['@5.5.3', '@8.3.21', '@8.7.35'] },
    async ({ page }) => {
      await signIn(page, await createProvider('slow'), EDITOR_PATH);
      await bioField(page).fill('Typed before');
      await page.route(STORAGE, () => new Promise(() => undefined));
      await choosePicture(cover(page), jpegFile('slow.jpg'));
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expect(page.getByText('Uploading slow.jpg')).toBeVisible();
      await expect(publishButton(page)).toBeDisabled();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('progressbar')).toBeHidden();
      await expect(publishButton(page)).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Upload cover image' })).toBeVisible();

      await page.unroute(STORAGE);
      await page.route(STORAGE, (route) => route.fulfill({ status: 403, body: '{}' }));
      await choosePicture(avatar(page), jpegFile('me.jpg'));
      await expect(
        page.getByText("We couldn't upload the picture. Please try again."),
      ).toBeVisible();
      await expect(page.getByText('Not uploaded: me.jpg')).toBeVisible();
      await page.unroute(STORAGE);
      await page.getByRole('button', { name: 'Try again: me.jpg' }).click();
      await expect(page.getByText(IMAGE_UPLOADED)).toBeVisible();
      await expect(page.getByText('Not uploaded: me.jpg')).toBeHidden();

      // Each photo has its own progress, and one can be canceled without the others.
      await page.route(STORAGE, () => new Promise(() => undefined));
      const photos = ['a', 'b', 'c', 'd'].map((name) => jpegFile(`${name}.jpg`));
      await page.getByLabel('Work photos').setInputFiles(photos);
      await expect(page.getByRole('progressbar')).toHaveCount(4);
      await expect(page.getByText('Waiting: d.jpg')).toBeVisible();
      const uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
      await uploads.filter({ hasText: 'a.jpg' }).getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('progressbar')).toHaveCount(3);
      await expect(page.getByText('Uploading d.jpg')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add photos' })).toBeFocused();
      await expect(bioField(page)).toHaveValue('Typed before');
    },
  );
});
