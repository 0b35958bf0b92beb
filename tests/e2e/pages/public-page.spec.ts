import { BRAND } from '@doorstep/domain/brand';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { unique } from '../../support/browser/sign-in.ts';
import { pictureUrls } from '../../support/browser/picture-files.ts';
import { createProvider, writeDocuments } from '../../support/test-data.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  PHONE,
  hydrate,
} from '../../support/browser/screen.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const request = (page: Page) => page.getByRole('button', { name: 'Request Service' });

/** Opens a public page from search, inside the app. */
async function openFromSearch(page: Page, service: string) {
  await page.goto(`/search?service=${service}`);
  await hydrate(page);
  await page.getByRole('link', { name: 'View Profile' }).click();
}

/** Writes twelve reviews, of which the eighth has one star. */
const writeReviews = (provider_id: string) =>
  writeDocuments(
    Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [
        `reviews/${provider_id}-${i}`,
        {
          ...{ provider_id, client_uid: `client-${i}`, author: 'Dana W.', request_ids: [] },
          ...{ stars: i === 7 ? 1 : 5, hired: true, hidden: false, answer: null },
          text: `Visit ${i}: the ${i % 7 === 0 ? 'drain is clear' : 'tap works'}.`,
          created_at: new Date(Date.UTC(2026, 0, 20 - i)),
          ...{ opened_at: new Date(), answered_at: null },
        },
      ]),
    ),
  );

/** Returns the head elements that search engines and link previews read. */
const readSharedMetadata = (page: Page) =>
  page
    .locator(
      'meta[name="description"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"]',
    )
    .evaluateAll((all) => all.map((element) => element.outerHTML.replace(/ ?\/?>$/, '')).sort());

test(
  '§2 Public page: has the same metadata in the app and from the server, passes axe, and fits a phone',
  {
    tag: ['@2.12.2', '@2.12.12', '@2.12.15', '@2.57.6', '@6.1.1', '@8.8.1', '@8.10.5'],
  },
  async ({ page, baseURL }) => {
    const [cover_url = '', ...work_photos] = pictureUrls(5, baseURL);
    const service = unique('Zeppelins');
    const { profile } = await createProvider('whole', {
      cover_url,
      work_photos,
      display_name: 'W'.repeat(100),
      city: 'Austin, TX',
      bio: 'b'.repeat(2000),
      services: [service, 's'.repeat(60)],
      locations: ['l'.repeat(80)],
      website_url: `https://rivera.example/${'x'.repeat(300)}`,
    });
    await openFromSearch(page, service);
    await expect(heading(page)).toHaveText(profile.display_name);
    const title = `${profile.display_name} - Provider in Austin, TX | ${BRAND.name}`;
    await expect(page).toHaveTitle(title);
    const inApp = await readSharedMetadata(page);
    expect(inApp.length).toBeGreaterThan(9);
    // The server also accepts a handle in upper case.
    await page.goto(`/p/${profile.handle.toUpperCase()}`);
    await expect(page).toHaveTitle(title);
    expect(await readSharedMetadata(page)).toEqual(inApp);

    await hydrate(page);
    await expect(page.getByRole('button', { name: 'Next photo' })).toBeVisible();
    await expectAccessible(page);
    const cover = await page.locator('main img').first().boundingBox();
    expect(cover?.height).toBeLessThanOrEqual(240);
    await page.getByRole('heading', { name: 'Work Gallery' }).scrollIntoViewIfNeeded();
    await expect(request(page)).toBeInViewport();
    await page.setViewportSize(PHONE);
    await expect(request(page)).toBeInViewport();
    await page.getByRole('heading', { name: 'Services' }).scrollIntoViewIfNeeded();
    await expect(request(page)).toBeInViewport();
    await expectNoHorizontalScroll(page);
  },
);

test(
  '§2 Public page: on a phone the gallery is above the services, which keys scroll, the bar calls, Share copies the address, reviews are sorted and searched, and it prints without buttons',
  {
    tag: [
      ...['@2.12.15', '@2.12.22', '@2.12.23', '@2.12.24', '@2.12.25'],
      ...['@2.24.6', '@2.57.4', '@2.57.5', '@2.57.7'],
    ],
  },
  async ({ page, baseURL }) => {
    const services = Array.from({ length: 12 }, (_, i) => `Service number ${i}`);
    const work_photos = pictureUrls(2, baseURL);
    const { uid, profile } = await createProvider('phone', { work_photos, services });
    await writeReviews(uid);
    await page.setViewportSize(PHONE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/p/${profile.handle}`);
    await expect(page.getByText('Member since 2026')).toBeVisible();
    const topOf = async (name: string) =>
      (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
    expect(await topOf('Work Gallery')).toBeLessThan(await topOf('Services'));
    const call = page.getByRole('link', { name: 'Call' });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', 'tel:5035550142');

    // Replaces the share dialog of the device, which tests cannot close.
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', {
        value: () => Promise.reject(new DOMException('Not here', 'NotAllowedError')),
      }),
    );
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL ?? ''}/p/${profile.handle}`);
    await expect(page.getByRole('button', { name: 'Next photo' })).toBeVisible();

    const line = page.getByRole('list', { name: 'Services' });
    await expect(line).toHaveAttribute('tabindex', '0');
    await line.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => line.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);

    const reviews = page.getByRole('region', { name: 'Reviews' });
    const texts = reviews.getByText(/^Visit \d+/);
    await expect(texts).toHaveCount(10);
    await reviews.getByLabel('Sort by').selectOption('Lowest rated');
    await expect(texts.first()).toHaveText('Visit 7: the drain is clear.');
    await reviews.getByRole('button', { name: 'Show more reviews' }).click();
    await expect(texts).toHaveCount(12);
    await reviews.getByLabel('Search reviews').fill('DRAIN');
    await page.keyboard.press('Enter');
    await expect(reviews.getByText('2 found')).toBeVisible();
    await expect(texts).toHaveText([
      'Visit 7: the drain is clear.',
      'Visit 0: the drain is clear.',
    ]);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await reviews.getByLabel('Search reviews').fill('nobody');
    await reviews.getByRole('button', { name: 'Search' }).click();
    await expect(reviews.getByText('No reviews found.')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    // The list of a wide screen does not scroll, so Tab does not stop at it.
    await expect(line).not.toHaveAttribute('tabindex');
    await page.setViewportSize(PHONE);

    await page.emulateMedia({ media: 'print' });
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('button', { name: /^(Request Service|Share|Next photo)$/ }),
      call,
    ]) {
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    }
    await expect(main(page).getByText('(503) 555-0142')).toBeVisible();
  },
);

test.describe('a page that is unpublished or does not load', () => {
  test.use({ expectedErrors: [/could not be loaded|Failed to load resource/] });

  test(
    '§2 Public page: an unpublished page is not found, and a failed read shows an error and can be retried',
    { tag: ['@2.12.1', '@8.7.7', '@8.8.1'] },
    async ({ page }) => {
      const draft = await createProvider('draft', { published: false });
      await page.goto(`/p/${draft.profile.handle}`);
      await expect(heading(page)).toHaveText('Provider not found');
      await expect(request(page)).toBeHidden();
      await expectAccessible(page);
      await main(page).getByRole('link', { name: 'Find Pros' }).click();
      await expect(page).toHaveURL(/\/search$/);

      const service = unique('failing');
      const { profile } = await createProvider('failed', { services: [service] });
      await page.route('**/api/page/*', (route) => route.abort());
      await openFromSearch(page, service);
      await expect(page.getByText(/We couldn't load this page/)).toBeVisible();
      await page.unroute('**/api/page/*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText(profile.display_name);
    },
  );
});
