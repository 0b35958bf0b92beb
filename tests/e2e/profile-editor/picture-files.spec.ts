import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { EDITOR_PATH } from '../../support/browser/editor.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { expectAccessible } from '../../support/browser/screen.ts';
import { createSubscriber } from '../../support/test-data.ts';

/** What is stored of a chosen picture. */

const LONDON = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };

const avatar = (page: Page) => page.getByLabel('Avatar');
const cover = (page: Page) => page.getByLabel('Cover image');

/** Returns a photo of 4000 by 3000 pixels, half red and half blue, rotated by its metadata. */
async function createPhonePhoto(): Promise<Buffer> {
  const blue = sharp({ create: { width: 2000, height: 3000, channels: 3, background: 'blue' } });
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'red' } })
    .composite([{ input: await blue.png().toBuffer(), left: 2000, top: 0 }])
    .withExif(LONDON)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Returns a transparent logo with a location in its metadata. */
const createLogo = () =>
  sharp({
    create: { width: 90, height: 60, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
  })
    .withExif(LONDON)
    .png()
    .toBuffer();

/** Uploads a work photo. Returns the bytes and the type that Storage serves. */
async function uploadPhoto(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const images = page.getByRole('img', { name: /^Work photo/ });
  const count = await images.count();
  await page.getByLabel('Work photos').setInputFiles({ name, mimeType, buffer });
  await expect(images).toHaveCount(count + 1);
  return fetchPicture(images.last());
}

/** Returns the bytes and the type that Storage serves for an image. */
async function fetchPicture(image: Locator) {
  const answer = await fetch(z.string().parse(await image.getAttribute('src')));
  return {
    bytes: Buffer.from(await answer.arrayBuffer()),
    type: answer.headers.get('content-type'),
  };
}

/** Returns the colors at these places, which are fractions of width and height. */
async function colorsAt(bytes: Buffer, places: [number, number][]): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const [column, row] = [Math.round(info.width * x), Math.round(info.height * y)];
    const at = (row * info.width + column) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  });
}
const TOP_AND_BOTTOM: [number, number][] = [
  [0.5, 0.25],
  [0.5, 0.75],
];
const LEFT_AND_RIGHT: [number, number][] = [
  [0.25, 0.5],
  [0.75, 0.5],
];

test(
  '§5 Pictures: a picture is uploaded upright, smaller, and without its location',
  { tag: '@5.5.4' },
  async ({ page }) => {
    await signIn(page, await createSubscriber('phone'), EDITOR_PATH);
    const photo = await createPhonePhoto();
    expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(100);
    const sent = await uploadPhoto(page, 'IMG_0001.JPG', 'image/jpeg', photo);
    expect(sent.type).toBe('image/jpeg');
    const metadata = await sharp(sent.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 1600 });
    for (const trace of [metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]) {
      expect(trace).toBeUndefined();
    }
    expect(sent.bytes.includes('Exif')).toBe(false);
    expect(await colorsAt(sent.bytes, TOP_AND_BOTTOM)).toEqual(['red', 'blue']);

    const small = await uploadPhoto(page, 'logo.png', 'image/png', await createLogo());
    const smallMetadata = await sharp(small.bytes).metadata();
    expect(`image/${smallMetadata.format}`).toBe(small.type);
    expect(smallMetadata).toMatchObject({ width: 90, height: 60, hasAlpha: true });
    expect(smallMetadata.exif).toBeUndefined();
    expect((await sharp(small.bytes).stats()).isOpaque).toBe(false);
  },
);

test(
  '§2 Pictures: avatar and cover are cropped to their shape, moved, enlarged and rotated',
  { tag: '@2.11.19' },
  async ({ page }) => {
    await signIn(page, await createSubscriber('crop'), EDITOR_PATH);
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await createPhonePhoto() };
    const dialog = page.getByRole('dialog');
    const apply = dialog.getByRole('button', { name: 'Use picture' });
    const shown = (folder: string) => page.getByRole('form').locator(`img[src*="${folder}"]`);

    await avatar(page).setInputFiles(photo);
    await expect(dialog).toHaveAccessibleName('Adjust avatar');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Upload avatar' })).toBeFocused();
    await avatar(page).setInputFiles(photo);
    await dialog.getByRole('button', { name: 'Rotate' }).click();
    await apply.click();
    const square = await fetchPicture(shown('provider-avatars'));
    expect(await sharp(square.bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1600,
      height: 1600,
    });
    expect(await colorsAt(square.bytes, LEFT_AND_RIGHT)).toEqual(['blue', 'red']);

    // The middle has both colors, until the keyboard moves the picture.
    await cover(page).setInputFiles(photo);
    await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
    const position = dialog.getByRole('group', { name: 'Position of the picture' });
    for (let n = 0; n < 40; n++) await position.press('ArrowDown');
    await apply.click();
    const wide = await fetchPicture(shown('provider-covers'));
    expect(await sharp(wide.bytes).metadata()).toMatchObject({ width: 1500, height: 500 });
    expect(await colorsAt(wide.bytes, TOP_AND_BOTTOM)).toEqual(['red', 'red']);
  },
);
