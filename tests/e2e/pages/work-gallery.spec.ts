import type { Page } from '@playwright/test';
import { loadingOf, readLoadingOrder, watchLoading } from '../../support/browser/loading.ts';
import { holdRequests } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import { pictureUrls } from '../../support/browser/picture-files.ts';
import { createProvider } from '../../support/test-data.ts';
import {
  DESKTOP,
  PHONE,
  TABLET,
  expectAccessible,
  hydrate,
  isHydrated,
} from '../../support/browser/screen.ts';

const CAROUSEL = '**/assets/work-carousel-*.js';
const SCRIPTS = /\/assets\/[^/]+\.js(\?\d+)?$/;
const PHOTOS = /\?photo=/;

const gallery = (page: Page) => page.getByRole('group', { name: /^Photos of work/ });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous photo' });
const next = (page: Page) => page.getByRole('button', { name: 'Next photo' });

/** Returns each photo's name, its pixels from the gallery's left edge, and if it is in view. */
const readPhotos = (page: Page) =>
  gallery(page).evaluate((frame) => {
    const row = frame.querySelector('.swiper-wrapper') ?? frame.firstElementChild;
    const { left, right } = frame.getBoundingClientRect();
    return [...(row?.children ?? [])].map((place) => {
      const box = place.getBoundingClientRect();
      return {
        name: place.querySelector('img')?.alt ?? null,
        left: Math.round(box.left - left),
        isInView: box.left >= left - 1 && box.right <= right + 1,
      };
    });
  });

/** Expects photo `number` to be the first that is in view. */
const expectFirstPhoto = (page: Page, number: number) =>
  expect
    .poll(async () => (await readPhotos(page)).findIndex(({ isInView }) => isInView) + 1)
    .toBe(number);

test(
  '§2 Work Gallery: shows one, two or three photos, and moves by button, key and swipe',
  { tag: ['@2.12.7', '@9.3.1'] },
  async ({ page, baseURL }) => {
    const { profile } = await createProvider('gallery', { work_photos: pictureUrls(4, baseURL) });
    for (const [viewport, count] of [
      [DESKTOP, 3],
      [TABLET, 2],
      [PHONE, 1],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.goto(`/p/${profile.handle}`);
      await hydrate(page);
      const inView = async () => (await readPhotos(page)).filter(({ isInView }) => isInView).length;
      await expect.poll(inView).toBe(count);
    }
    // A part of the next photo invites to swipe.
    expect((await readPhotos(page))[1]?.left).toBeLessThan(358 - 16);
    await expectFirstPhoto(page, 1);
    await expect(previous(page)).toBeDisabled();
    await next(page).click();
    await expectFirstPhoto(page, 2);
    await previous(page).click();
    await expectFirstPhoto(page, 1);
    await page.keyboard.press('ArrowRight');
    await expectFirstPhoto(page, 2);

    const photo = page.getByRole('img', { name: /^Work photo 2 / });
    await photo.scrollIntoViewIfNeeded();
    const box = await photo.boundingBox();
    if (!box) throw new Error('The photo is not on the screen');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 300, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, y, { steps: 8 });
    await page.mouse.up();
    await expectFirstPhoto(page, 3);
    await next(page).click();
    await expectFirstPhoto(page, 4);
    await expect(next(page)).toBeDisabled();
  },
);

test(
  '§2 Work Gallery: a pressed photo opens in full size, with keys, count and Escape, and gets the focus back',
  { tag: ['@2.12.26', '@8.8.1'] },
  async ({ page, baseURL }) => {
    const { profile } = await createProvider('opened', { work_photos: pictureUrls(3, baseURL) });
    const lightbox = page.getByRole('dialog', { name: /^Photos of work/ });
    const second = page.getByRole('button', { name: /^Work photo 2 / });
    await page.goto(`/p/${profile.handle}`);
    // The press before the app has loaded opens it too.
    await second.click();
    await expect(lightbox.getByText('2 of 3', { exact: true })).toBeVisible();
    await expect(lightbox.getByRole('img', { name: /^Work photo 2 / })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText('3 of 3', { exact: true })).toBeVisible();
    await expect(lightbox.getByRole('button', { name: 'Next photo' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expect(second).toBeFocused();

    await second.press('Enter');
    await lightbox.getByRole('button', { name: 'Zoom in' }).click();
    await expect(lightbox.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await page.goBack();
    await expect(lightbox).toBeHidden();
    await expect(second).toBeFocused();
  },
);

test(
  '§2 Work Gallery: on a wide screen, the counter reads 6–8 of 8 at the end',
  { tag: '@2.12.7' },
  async ({ page, baseURL }) => {
    const { profile } = await createProvider('counted', { work_photos: pictureUrls(8, baseURL) });
    await page.setViewportSize(DESKTOP);
    await page.goto(`/p/${profile.handle}`);
    await hydrate(page);
    await expect(page.getByText('1–3 of 8', { exact: true })).toBeVisible();
    for (let first = 2; first <= 6; first += 1) {
      await next(page).click();
      await expectFirstPhoto(page, first);
    }
    await expect(page.getByText('6–8 of 8', { exact: true })).toBeVisible();
    await expect(next(page)).toBeDisabled();
  },
);

test(
  '§2 Work Gallery: does not handle keys that belong to other elements',
  { tag: '@2.12.8' },
  async ({ page, baseURL }) => {
    await page.setViewportSize(PHONE);
    const provider = await createProvider('keys', { work_photos: pictureUrls(4, baseURL) });
    await signIn(page, await createPerson('client'), `/p/${provider.profile.handle}`);
    await expect(previous(page)).toBeDisabled();
    await gallery(page).scrollIntoViewIfNeeded();
    // The gallery is visible but does not have the focus.
    await page.keyboard.press('ArrowRight');
    await page.evaluate(() => window.scrollTo(0, 0));
    // Chromium may ignore a key during layout.
    await expect(async () => {
      await page.keyboard.press('PageDown');
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    }).toPass();
    // This ends the scroll, which would move the button at the end of the page.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Request Service' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Within a few days' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'ASAP' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(previous(page)).toBeDisabled();
    await gallery(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(previous(page)).toBeEnabled();
    await previous(page).press('Enter');
    await expect(previous(page)).toBeDisabled();
    await expect(previous(page)).toBeFocused();
  },
);

test(
  '§2 Work Gallery: photos load after the first paint without a shift, and the carousel keeps the scroll position',
  { tag: ['@2.12.19', '@2.12.21'] },
  async ({ page, baseURL }) => {
    const { profile } = await createProvider('swiped', { work_photos: pictureUrls(6, baseURL) });
    await watchLoading(page);
    const release = await holdRequests(page, CAROUSEL);
    const start = await holdRequests(page, SCRIPTS);
    const releasePhotos = await holdRequests(page, PHOTOS);
    await page.setViewportSize(PHONE);
    await page.goto(`/p/${profile.handle}`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    releasePhotos();
    await expect.poll(() => readLoadingOrder(page, '?photo=')).toEqual(['mark', 'resource']);
    const firstPhoto = page.getByRole('img', { name: /^Work photo 1 / });
    await expect(firstPhoto).toHaveJSProperty('complete', true);
    expect((await loadingOf(page)).shift).toBeLessThan(0.02);

    await gallery(page).focus();
    // The row scrolls before the app starts.
    await gallery(page).hover();
    await page.mouse.wheel(2 * PHONE.width, 0);
    await expectFirstPhoto(page, 3);
    await page.mouse.move(0, 0);
    expect(await isHydrated(page)).toBe(false);
    start();
    // The app does not get a hover that happened before it was ready.
    await expect.poll(() => isHydrated(page)).toBe(true);
    await gallery(page).hover();
    release();
    await expect(page.getByText('3 of 6', { exact: true })).toBeVisible();
    await expectFirstPhoto(page, 3);
    await expect(gallery(page)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expectFirstPhoto(page, 2);
  },
);

test.describe('with a missing photo', () => {
  test.use({ expectedErrors: [/status of 404|ERR_FAILED|could not be loaded/] });

  test(
    '§2 Work Gallery: a missing photo leaves no gap, with and without the script of the carousel',
    { tag: ['@2.12.9', '@2.12.20'] },
    async ({ page, baseURL }) => {
      const missing = `${baseURL ?? ''}/images/lost.webp`;
      const work_photos = [missing, ...pictureUrls(2, baseURL)];
      const { profile } = await createProvider('lost', { work_photos });
      await page.setViewportSize(PHONE);
      const expectTwoPhotos = () =>
        expect
          .poll(async () => (await readPhotos(page)).map(({ name, left }) => [name, left]))
          .toEqual([
            [`Work photo 1 by ${profile.display_name}`, 0],
            [`Work photo 2 by ${profile.display_name}`, Math.round((358 + 16) / 1.1)],
          ]);
      await page.route(CAROUSEL, (route) => route.abort());
      const carousel = page.waitForRequest(CAROUSEL);
      await page.goto(`/p/${profile.handle}`);
      await hydrate(page);
      await expect(next(page)).toBeVisible();
      await gallery(page).hover();
      await carousel;
      await page.getByRole('heading', { name: 'Work Gallery' }).scrollIntoViewIfNeeded();
      await expectTwoPhotos();
      await expect(page.getByRole('button', { name: 'Request Service' })).toBeVisible();
      await expect(next(page)).toBeHidden();

      await page.unroute(CAROUSEL);
      await page.reload();
      await hydrate(page);
      await expectTwoPhotos();
      await next(page).click();
      await expect(previous(page)).toBeEnabled();
      await previous(page).click();
      await expectTwoPhotos();
    },
  );
});
