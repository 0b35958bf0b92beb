import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { expect, test } from '../support/browser.ts';
import { EDITOR } from '../support/editor.ts';
import { signIn } from '../support/people.ts';
import { JPEG } from '../support/pictures.ts';
import { createProvider, createSubscriber } from '../support/scenes.ts';

const IMAGE_THERE = 'Image uploaded successfully!';

/** 4,000 pixels wide on the chip: the left half red, the right half blue, taken upright in London. */
async function fromPhone() {
  const blue = sharp({ create: { width: 2000, height: 3000, channels: 3, background: 'blue' } });
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'red' } })
    .composite([{ input: await blue.png().toBuffer(), left: 2000, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** What is stored of the avatar that was just uploaded. */
async function stored(page: Page): Promise<{ bytes: Buffer; type: string | null }> {
  await expect(page.getByText(IMAGE_THERE).last()).toBeVisible();
  const picture = page.locator('img[src*="provider-avatars"]');
  const answer = await fetch(z.string().parse(await picture.getAttribute('src')));
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { bytes, type: answer.headers.get('content-type') };
}

/** A professional who has put a picture there, on a page that is published. */
async function publishWith(page: Page, name: string, field: 'Avatar' | 'Cover') {
  const pro = await createProvider(name);
  await signIn(page, pro, EDITOR);
  await page.getByLabel(field).setInputFiles(JPEG('picture.jpg'));
  await expect(page.getByText(IMAGE_THERE)).toBeVisible();
  await page.getByRole('button', { name: 'Save & Publish' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  return pro;
}

/** The colour in the middle of the upper and of the lower half. */
async function colours(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [1, 3].map((quarter) => {
    const row = Math.round((info.height * quarter) / 4);
    const at = (row * info.width + info.width / 2) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  });
}

test(
  '§5 Pictures: a photo of a phone is sent upright, smaller, and without where it was taken',
  { tag: '@5.5.4' },
  async ({ page }) => {
    await signIn(page, await createSubscriber('phone'), EDITOR);
    const buffer = await fromPhone();
    expect((await sharp(buffer).metadata()).exif?.length).toBeGreaterThan(100);
    const photo = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer };
    await page.getByLabel('Avatar').setInputFiles(photo);
    const { bytes, type } = await stored(page);
    expect(type).toBe('image/jpeg');
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 1600 });
    for (const told of [metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]) {
      expect(told).toBeUndefined();
    }
    expect(bytes.includes('Exif')).toBe(false);
    expect(await colours(bytes)).toEqual(['red', 'blue']);
  },
);

test(
  '§5 Pictures: a small logo that can be seen through is sent as it is, but for what is written in it',
  { tag: '@5.5.4' },
  async ({ page }) => {
    await signIn(page, await createSubscriber('logo'), EDITOR);
    const clear = { r: 255, g: 0, b: 0, alpha: 0 };
    const buffer = await sharp({
      create: { width: 90, height: 60, channels: 4, background: clear },
    })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .png()
      .toBuffer();
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer };
    await page.getByLabel('Avatar').setInputFiles(logo);
    const { bytes, type } = await stored(page);
    const metadata = await sharp(bytes).metadata();
    expect(`image/${metadata.format}`).toBe(type);
    expect(metadata).toMatchObject({ width: 90, height: 60, hasAlpha: true });
    expect(metadata.exif).toBeUndefined();
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  },
);

test(
  '§2 Public page: a picture whose renditions are not there is shown as it was uploaded',
  { tag: '@2.12.17' },
  async ({ page, visitor }) => {
    const pro = await publishWith(page, 'early', 'Avatar');
    const client = await visitor();
    await client.route('**/*.webp?alt=media', (route) => route.fulfill({ status: 404 }));
    await client.goto(`/p/${pro.profile.handle}`);
    const picture = client.getByRole('main').locator('img[src*="provider-avatars"]');
    const width = () => picture.evaluate((i: HTMLImageElement) => i.naturalWidth);
    await expect.poll(width).toBe(640);
    expect(await picture.getAttribute('src')).not.toContain('.webp');
  },
);

test(
  '§2 Public page: where one size of a picture is missing another one is shown',
  { tag: '@2.12.17' },
  async ({ page, visitor }) => {
    const pro = await publishWith(page, 'sizeless', 'Cover');
    const client = await visitor();
    await client.setViewportSize({ width: 390, height: 844 });
    await client.route('**/*.480.webp?alt=media', (route) => route.fulfill({ status: 404 }));
    const refused = client.waitForResponse((answer) => answer.status() === 404);
    const cover = client.getByRole('main').locator('img[src*="provider-covers"]');
    const shown = () => cover.evaluate((i: HTMLImageElement) => [i.naturalWidth, i.currentSrc]);
    const large = [640, expect.stringContaining('.1600.webp')];
    // The sizes are made by a trigger, some time after the page is published.
    await expect(async () => {
      await client.goto(`/p/${pro.profile.handle}`);
      await expect.poll(shown, { timeout: 3_000 }).toEqual(large);
    }).toPass();
    await refused;
    await client.getByRole('button', { name: 'Request Service' }).focus();
    await expect.poll(shown).toEqual(large);
  },
);
