import { errorReportSchema } from '@doorstep/domain/operations/error-report';
import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createFirstSix, createManyProfessionals } from '../../support/many-professionals.ts';
import { loadingOf, watchLoading } from '../../support/browser/loading.ts';
import {
  createPerson,
  storeSession,
  signIn,
  unique,
  waitForHeader,
} from '../../support/browser/sign-in.ts';
import { pictureUrls } from '../../support/browser/picture-files.ts';
import { createProvider } from '../../support/test-data.ts';
import { isHydrated, PHONE, hydrate } from '../../support/browser/screen.ts';

/** Server-rendered pages before and during hydration (web/app/boot.ts). */

const SCRIPTS = /\/assets\/[^/]+\.js(\?\d+)?$/;
const NO_RESULTS = 'No providers found. Try adjusting your search terms.';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('article');
const request = (page: Page) => page.getByRole('button', { name: 'Request Service' });
/** A button that only the app can answer. */
const share = (page: Page) => page.getByRole('button', { name: 'Share' });
const toast = (page: Page) => page.getByText('Link copied');
const service = (page: Page) => page.getByRole('combobox', { name: 'Service' });
const location = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const search = (page: Page) => main(page).getByRole('button', { name: 'Search' });
const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'public pages and search work, and other screens say that they need JavaScript',
    { tag: ['@8.10.1', '@8.10.9'] },
    async ({ page, baseURL }) => {
      const { profile } = await createProvider('plain', {
        work_photos: pictureUrls(1, baseURL),
        bio: 'Tidy work since 1987.',
        city: 'Waco, TX',
      });
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
      await expect(page.getByRole('article')).toHaveCount(3);
      for (const path of ['/auth?type=client', '/dashboard', '/no/such']) {
        await page.goto(path);
        // Without `useInnerText`, Playwright ignores the text of <noscript>.
        await expect(page.locator('body')).toContainText('needs JavaScript', {
          useInnerText: true,
        });
      }
      // The form is open on phones too, because no script could open it.
      await page.setViewportSize(PHONE);
      await page.getByRole('link', { name: 'Find Pros' }).click();
      await service(page).fill(`"${profile.display_name}"`);
      await search(page).click();
      await expect(page.getByText(NO_RESULTS)).toBeVisible();
      await service(page).fill(profile.display_name);
      await location(page).fill('waco');
      await location(page).press('Enter');
      await expect(page).toHaveURL(/\/search\?service=[^&]+&location=waco$/);
      await expect(page.getByText('Showing 1 provider', { exact: true })).toBeVisible();
      await cards(page).getByRole('link', { name: 'View Profile' }).click();
      await expect(heading(page)).toHaveText(profile.display_name);
      await expect(page.getByText('Tidy work since 1987.')).toBeVisible();
      await expect(page.getByRole('img', { name: /^Work photo 1/ })).toBeVisible();
    },
  );

  test(
    'more matches are on further pages, each match once',
    { tag: '@8.10.7' },
    async ({ page }) => {
      const tag = unique('several');
      await createManyProfessionals(tag, 30);
      const names = async () => (await cards(page).getByRole('heading').allTextContents()).sort();
      await page.goto(`/search?service=${tag}`);
      await expect(page.getByText('Showing 24 providers', { exact: true })).toBeVisible();
      const first = await names();
      await showMore(page).click();
      await expect(page.getByText('Showing 6 providers', { exact: true })).toBeVisible();
      await expect(showMore(page)).toBeHidden();
      expect(new Set([...first, ...(await names())]).size).toBe(30);
      await page.getByRole('link', { name: 'Back to the start' }).click();
      await expect(page).toHaveURL(new RegExp(`/search\\?service=${tag}$`));
      expect(await names()).toEqual(first);
    },
  );
});

test(
  'scripts load after the load event and run at the first interaction, and the content does not change',
  { tag: '@8.10.2' },
  async ({ page, visitor, baseURL }) => {
    const [avatar_url = null] = pictureUrls(1, baseURL);
    const { profile } = await createProvider('untouched', { work_photos: [], avatar_url });
    const reads: string[] = [];
    page.on('request', (sent) => {
      if (/runQuery|\/api\//.test(sent.url())) reads.push(sent.url());
    });
    await Promise.all([createFirstSix(), watchLoading(page)]);
    await page.setViewportSize(PHONE);
    const interactions = {
      '/': () => page.keyboard.press('Tab'),
      '/pricing': () => page.mouse.click(4, 420),
      [`/p/${profile.handle}`]: () => page.evaluate(() => window.scrollTo(0, 200)),
      [`/search?service=${profile.display_name}`]: () => page.keyboard.press('Shift'),
    };
    for (const [path, interact] of Object.entries(interactions)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect.poll(async () => (await loadingOf(page)).late, path).toBeGreaterThan(1);
      const { early, shift } = await loadingOf(page);
      expect(early, path).toBe(0);
      expect(shift, path).toBeLessThan(0.02);
      expect(await isHydrated(page)).toBe(false);
      const before = await main(page).innerHTML();
      await interact();
      await expect.poll(() => isHydrated(page), path).toBe(true);
      expect(await main(page).innerHTML(), path).toBe(before);
    }
    expect(reads, 'one view, although the app starts later').toEqual([`${baseURL ?? ''}/api/view`]);

    const saver = await visitor();
    await saver.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await watchLoading(saver);
    await saver.clock.install();
    await saver.goto('/pricing');
    await saver.clock.runFor(5000);
    await saver.waitForLoadState('networkidle');
    expect(await loadingOf(saver)).toMatchObject({ early: 0, late: 0 });
    await hydrate(saver);
  },
);

test(
  'for a signed-in person the app starts without an interaction, but not after they log out',
  { tag: '@8.10.3' },
  async ({ page }) => {
    await signIn(page, await createPerson('hinted'), '/');
    await waitForHeader(page);
    // The test presses a key because Chromium may report a mouse move on the next page.
    await page.getByRole('button', { name: 'Log out' }).press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    // Until Auth has signed out too, the next page starts the app to finish it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('signed_out'))).toBeNull();
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    expect(await isHydrated(page)).toBe(false);
  },
);

test(
  'a button pressed before hydration looks busy and runs once afterwards, and links work immediately',
  { tag: '@8.10.4' },
  async ({ page, visitor }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { profile } = await createProvider('early-tap');
    const release = await holdRequests(page, SCRIPTS);
    await page.goto(`/p/${profile.handle}`, { waitUntil: 'domcontentloaded' });
    const button = await share(page).elementHandle();
    await share(page).click();
    await share(page).click();
    await expect(share(page)).toHaveAttribute('aria-busy', 'true');
    await expect(toast(page)).toBeHidden();
    release();
    await expect(toast(page)).toHaveCount(1);
    expect(await button.evaluate((one) => one.isConnected)).toBe(true);
    await expect(share(page)).not.toHaveAttribute('aria-busy');

    const member = await visitor();
    await storeSession(member, await createPerson('member'));
    const releaseForMember = await holdRequests(member, SCRIPTS);
    await member.goto('/', { waitUntil: 'domcontentloaded' });
    await main(member).getByRole('link', { name: 'View Pricing' }).click();
    await expect(member.getByRole('article')).toHaveCount(3);
    await member.goto(`/p/${profile.handle}`, { waitUntil: 'domcontentloaded' });
    await request(member).click();
    releaseForMember();
    await expect(member.getByRole('dialog')).toHaveCount(1);
    await member.keyboard.press('Escape');
    await expect(member.getByRole('dialog')).toHaveCount(0);
  },
);

test.describe('when the app cannot be loaded', () => {
  test.use({ expectedErrors: [/could not be (loaded|started)|ERR_FAILED|Failed to (fetch|load)/] });

  test(
    'a button stops looking busy, and the next press reloads the page',
    { tag: '@8.10.4' },
    async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const { profile } = await createProvider('lost-app');
      for (const missing of [SCRIPTS, '**/assets/public-page-*.js']) {
        await page.route(missing, (route) => route.abort());
        await page.goto(`/p/${profile.handle}`);
        const reported = page.waitForRequest('**/api/error');
        await share(page).click();
        errorReportSchema.parse((await reported).postDataJSON());
        await expect(share(page)).not.toHaveAttribute('aria-busy');
        await page.unroute(missing);
        await page.evaluate(() => Object.assign(window, { isOld: true }));
        await share(page).click();
        await page.waitForFunction(() => !('isOld' in window));
        await share(page).click();
        await expect(toast(page)).toBeVisible();
      }
    },
  );
});
