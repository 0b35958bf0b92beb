import type { Page } from '@playwright/test';
import { hold } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { createPerson, signIn } from '../support/people.ts';
import { pictures } from '../support/pictures.ts';
import { createProvider } from '../support/scenes.ts';
import { DESKTOP, PHONE, TABLET, takeOver, touch } from '../support/screen.ts';

/** How many photos are in view. */
async function photosInView(page: Page): Promise<number> {
  const gallery = page.getByRole('group', { name: /^Photos of work/ });
  return gallery.getByRole('img').evaluateAll((all) => {
    const frame = all[0]?.closest('.swiper')?.getBoundingClientRect();
    if (!frame) return 0;
    return all.filter((photo) => {
      const { left, right } = photo.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1;
    }).length;
  });
}

test(
  '§9 Work Gallery: one photo on a phone, two on medium, three on large screens',
  { tag: ['@2.12.7', '@9.3.1'] },
  async ({ page, baseURL }) => {
    const { profile } = await createProvider('slides', { work_photos: pictures(5, baseURL) });
    for (const [viewport, count] of [
      [PHONE, 1],
      [TABLET, 2],
      [DESKTOP, 3],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.goto(`/p/${profile.handle}`);
      await touch(page);
      await expect(page.getByRole('heading', { name: 'Work Gallery' })).toBeVisible();
      await expect.poll(() => photosInView(page)).toBe(count);
    }
  },
);

test(
  '§2 Work Gallery: goes on by button, by key and by swipe',
  { tag: '@2.12.7' },
  async ({ page, baseURL }) => {
    await page.setViewportSize(PHONE);
    const { profile } = await createProvider('gallery', { work_photos: pictures(4, baseURL) });
    await page.goto(`/p/${profile.handle}`);
    await touch(page);
    const previous = page.getByRole('button', { name: 'Previous photo' });
    const next = page.getByRole('button', { name: 'Next photo' });
    const photo = (n: number) =>
      page.getByRole('img', { name: `Work photo ${n} by ${profile.display_name}` });
    const left = (n: number) => photo(n).evaluate((image) => image.getBoundingClientRect().left);
    const stands = async (n: number) => {
      await expect.poll(async () => Math.abs((await left(n)) - 16)).toBeLessThan(2);
    };

    await stands(1);
    await expect(previous).toBeDisabled();
    await next.click();
    await stands(2);
    await previous.click();
    await stands(1);
    await page.keyboard.press('ArrowRight');
    await stands(2);

    await photo(2).scrollIntoViewIfNeeded();
    const box = await photo(2).boundingBox();
    if (!box) throw new Error('The photo has no place');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 300, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, y, { steps: 8 });
    await page.mouse.up();
    await stands(3);
    await next.click();
    await stands(4);
    await expect(next).toBeDisabled();
  },
);

test(
  '§2 Work Gallery: takes no key that belongs to something else',
  { tag: '@2.12.8' },
  async ({ page, baseURL }) => {
    await page.setViewportSize(PHONE);
    const provider = await createProvider('keys', { work_photos: pictures(4, baseURL) });
    await signIn(page, await createPerson('client'), `/p/${provider.profile.handle}`);
    const gallery = page.getByRole('group', { name: /^Photos of work/ });
    const previous = page.getByRole('button', { name: 'Previous photo' });
    await expect(previous).toBeDisabled();
    await gallery.scrollIntoViewIfNeeded();

    // In sight, but without the focus.
    await page.keyboard.press('ArrowRight');
    await page.evaluate(() => window.scrollTo(0, 0));
    // A page that is being laid out anew may take no notice of a key.
    await expect(async () => {
      await page.keyboard.press('PageDown');
      await expect
        .poll(() => page.evaluate(() => window.scrollY), { timeout: 1000 })
        .toBeGreaterThan(100);
    }).toPass();
    await page.getByRole('button', { name: 'Request Service' }).click();
    const dialog = page.getByRole('dialog');
    const urgency = dialog.getByLabel('Urgency');
    await urgency.focus();
    await urgency.press('ArrowDown');
    await expect(urgency).toHaveValue('high');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(previous).toBeDisabled();

    await gallery.focus();
    await page.keyboard.press('ArrowRight');
    await expect(previous).toBeEnabled();
    await previous.press('Enter');
    await expect(previous).toBeDisabled();
    await expect(previous).toBeFocused();
  },
);

/** When the first screen was painted, and when the photos were asked for, in the page's milliseconds. */
const paintAndPhotos = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const photos = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\?photo=/.test(name));
    return { paint: paint?.startTime ?? NaN, photos: photos.map(({ startTime }) => startTime) };
  });

test(
  '§2 Work Gallery: its photos are asked for once the first screen is painted, and move nothing',
  { tag: '@2.12.19' },
  async ({ page, baseURL }) => {
    await page.setViewportSize(PHONE);
    const { profile } = await createProvider('later', { work_photos: pictures(3, baseURL) });
    await page.goto(`/p/${profile.handle}`, { waitUntil: 'commit' });
    const footer = page.getByRole('contentinfo');
    const height = await footer.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => (await paintAndPhotos(page)).photos.length).toBeGreaterThan(0);
    await expect.poll(async () => (await paintAndPhotos(page)).paint).toBeGreaterThan(0);
    const { paint, photos } = await paintAndPhotos(page);
    expect(Math.min(...photos)).toBeGreaterThan(paint);
    const first = page.getByRole('img', { name: /^Work photo 1 / });
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await footer.evaluate((element) => element.getBoundingClientRect().top)).toBe(height);
  },
);

/** The names of the photos, and how far from its frame each place of one stands, in pixels. */
const placesOf = (page: Page) =>
  page.getByRole('group', { name: /^Photos of work/ }).evaluate((gallery) => {
    const row = gallery.querySelector('.swiper-wrapper') ?? gallery;
    const { left } = gallery.getBoundingClientRect();
    return [...row.children].map((place) => ({
      photo: place.querySelector('img')?.alt ?? null,
      left: Math.round(place.getBoundingClientRect().left - left),
    }));
  });

/** The number of the photo that stands at the beginning of the frame; 0 while they move. */
const firstInView = async (page: Page) =>
  (await placesOf(page)).findIndex(({ left }) => Math.abs(left) <= 1) + 1;

for (const viewport of [PHONE, DESKTOP]) {
  test(
    `§2 Work Gallery: begins where somebody is in the row of photos before it, ${viewport.width} px`,
    { tag: '@2.12.21' },
    async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      const { profile } = await createProvider('swiped', { work_photos: pictures(6, baseURL) });
      const come = await hold(page, '**/assets/work-carousel-*.js');
      await page.goto(`/p/${profile.handle}`);
      const gallery = page.getByRole('group', { name: /^Photos of work/ });
      await gallery.focus();
      await gallery.evaluate((row) =>
        row.scrollTo({ left: 2 * (row.children[0]?.clientWidth ?? 0) }),
      );
      await expect.poll(() => firstInView(page)).toBe(3);
      come();
      await expect(page.getByRole('button', { name: 'Next photo' })).toBeVisible();
      await expect.poll(() => firstInView(page)).toBe(3);
      await expect(gallery).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => firstInView(page)).toBe(2);
    },
  );
}

test.describe('with a photo that is not there any more', () => {
  test.use({ expectedErrors: [/status of 404|ERR_FAILED|could not be loaded/] });

  for (const stands of ['in the carousel', 'in the row, without the code of the carousel']) {
    test(
      `§2 Work Gallery: a lost photo leaves no frame, ${stands}`,
      { tag: '@2.12.20' },
      async ({ page, baseURL }) => {
        const inRow = stands !== 'in the carousel';
        if (inRow) await page.route('**/assets/work-carousel-*.js', (route) => route.abort());
        const lost = `${baseURL ?? ''}/images/lost.webp`;
        const work_photos = [lost, ...pictures(2, baseURL)];
        const { profile } = await createProvider('lost', { work_photos });
        await page.setViewportSize(PHONE);
        await page.goto(`/p/${profile.handle}`);
        await takeOver(page);
        await page.getByRole('heading', { name: 'Work Gallery' }).scrollIntoViewIfNeeded();
        if (!inRow) await expect(page.getByRole('button', { name: 'Next photo' })).toBeVisible();

        const name = (n: number) => `Work photo ${n} by ${profile.display_name}`;
        await expect
          .poll(() => placesOf(page))
          .toEqual([
            { photo: name(1), left: 0 },
            { photo: name(2), left: 358 + 16 },
          ]);
      },
    );
  }
});
