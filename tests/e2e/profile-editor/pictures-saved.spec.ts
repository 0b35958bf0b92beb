import { rendition } from '@doorstep/domain/pictures/picture';
import { z } from 'zod';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  choosePicture,
  EDITOR_PATH,
  publishButton,
  SAVED_TOAST,
} from '../../support/browser/editor.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { jpegFile } from '../../support/browser/picture-files.ts';
import { PHONE } from '../../support/browser/screen.ts';
import { createProvider, readDocument } from '../../support/test-data.ts';

const picturesSchema = z.object({
  avatar_url: z.string().nullable(),
  cover_url: z.string().nullable(),
  work_photos: z.array(z.string()),
});

test(
  '§2 Pictures: avatar, cover and photos are uploaded, ordered, removed, saved and public',
  { tag: ['@2.11.2', '@2.11.3', '@2.11.18', '@2.12.17', '@7.3.3', '@8.5.7'] },
  async ({ page, visitor }) => {
    const pro = await createProvider('pictures');
    const stored = async () =>
      picturesSchema.parse(await readDocument(`provider_profiles/${pro.uid}`));
    await signIn(page, pro, EDITOR_PATH);
    const meter = page.getByRole('meter');
    await expect(meter).toHaveAccessibleName(/^Your page is \d+% complete$/);
    await page.getByRole('button', { name: 'Add 3 photos of your work' }).click();
    await expect(page.getByRole('button', { name: 'Add photos' })).toBeFocused();
    await choosePicture(page.getByLabel('Avatar'), jpegFile('Me.JPG'));
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
    await choosePicture(page.getByLabel('Cover image'), jpegFile('cover.jpeg'));
    await expect(page.getByRole('button', { name: 'Replace cover image' })).toBeVisible();
    const photos = page.getByRole('img', { name: /^Work photo/ });
    const sources = () => photos.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    await page
      .getByLabel('Work photos')
      .setInputFiles([jpegFile('a.jpg'), jpegFile('b.jpg'), jpegFile('c.jpg')]);
    await expect(photos).toHaveCount(3);
    await expect(page.getByText('Photo uploaded successfully!')).toHaveCount(1);
    const [a, b, c] = await sources();
    await expect(page.getByRole('button', { name: 'Move photo 1 left' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Move photo 3 right' })).toBeDisabled();
    await page.getByRole('button', { name: 'Move photo 3 left' }).click();
    expect(await sources()).toEqual([a, c, b]);
    const drag = (n: number) => page.getByRole('button', { name: `Drag photo ${n}` });
    await drag(3).scrollIntoViewIfNeeded();
    const target = await drag(3).boundingBox();
    await drag(1).hover();
    await page.mouse.down();
    await page.mouse.move((target?.x ?? 0) + 50, (target?.y ?? 0) + 50, { steps: 10 });
    await page.mouse.up();
    await expect.poll(sources).toEqual([c, b, a]);
    await page.getByRole('button', { name: 'Remove photo 3' }).click();
    await publishButton(page).click();
    await expect(page.getByText(SAVED_TOAST)).toBeVisible();

    const { avatar_url, cover_url, work_photos } = await stored();
    const file = (folder: string, extension: string) =>
      new RegExp(`/o/${folder}%2F${pro.uid}%2F[\\w-]{12}\\.${extension}\\?`);
    expect(avatar_url).toMatch(file('provider-avatars', 'jpg'));
    expect(cover_url).toMatch(file('provider-covers', 'jpeg'));
    expect(work_photos).toEqual([c, b]);
    expect(c).toMatch(file('provider-work-photos', 'jpg'));
    // A trigger creates the renditions.
    const sized = [rendition(avatar_url ?? '', 480), rendition(cover_url ?? '', 840)];
    for (const url of [...sized, rendition(c ?? '', 840)]) {
      await expect.poll(async () => (await fetch(url)).status, { timeout: 60_000 }).toBe(200);
    }
    for (const deviceScaleFactor of [1.75, 3.5]) {
      const phone = await visitor({ viewport: { width: 412, height: 844 }, deviceScaleFactor });
      await phone.goto(`/p/${pro.profile.handle}`);
      for (const [i, folder] of ['provider-avatars', 'provider-covers'].entries()) {
        const shown = phone.getByRole('main').locator(`img[src*="${folder}"]`);
        await expect(shown).toHaveJSProperty('currentSrc', sized[i]);
        await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
      }
    }

    // A picture without some or all renditions is shown in the largest size, or as uploaded.
    const largest = rendition(cover_url ?? '', 1600);
    await expect.poll(async () => (await fetch(largest)).status, { timeout: 60_000 }).toBe(200);
    for (const [missing, source] of [
      ['**/*.480.webp?alt=media', largest],
      ['**/*.webp?alt=media', cover_url],
    ] as const) {
      const client = await visitor({ viewport: PHONE });
      await client.route(missing, (route) => route.fulfill({ status: 404 }));
      await client.goto(`/p/${pro.profile.handle}`);
      const shown = client.getByRole('main').locator('img[src*="provider-covers"]');
      await expect(shown).toHaveJSProperty('currentSrc', source);
      await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
    }

    await page.getByRole('button', { name: 'Remove avatar' }).click();
    await page.getByRole('button', { name: 'Remove cover image' }).click();
    await publishButton(page).click();
    await expect.poll(stored).toEqual({ avatar_url: null, cover_url: null, work_photos });
  },
);
