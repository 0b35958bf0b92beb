import type { Page } from '@playwright/test';
import { hold } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { createPerson, keepSession, signIn } from '../support/people.ts';
import { pictures } from '../support/pictures.ts';
import { createProvider } from '../support/scenes.ts';
import { expectAccessible, isHydrated, takeOver } from '../support/screen.ts';

/** Server-rendered pages before and during hydration (web/app/boot.ts). */

const SCRIPTS = /\/assets\/[^/]+\.js$/;

const request = (page: Page) => page.getByRole('button', { name: 'Request Service' });
const toast = (page: Page) => page.getByText(/free client account to request/);

/** Collects the scripts that the page requests, and whether its load event was over by then. */
async function watchScripts(
  page: Page,
): Promise<() => Promise<{ early: string[]; late: string[] }>> {
  await page.addInitScript(() => {
    addEventListener('load', () => performance.mark('load-event'), { once: true });
  });
  return () =>
    page.evaluate(() => {
      const loaded = performance.getEntriesByName('load-event')[0]?.startTime ?? 0;
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name));
      const names = (some: PerformanceEntryList) => some.map(({ name }) => name);
      return {
        early: names(scripts.filter(({ startTime }) => startTime < loaded)),
        late: names(scripts.filter(({ startTime }) => startTime >= loaded)),
      };
    });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'public pages can be read, and other screens say that they need JavaScript',
    { tag: ['@8.10.1', '@8.10.9'] },
    async ({ page, baseURL }) => {
      const [cover = '', photo = ''] = pictures(2, baseURL);
      const { profile } = await createProvider('plain', {
        cover_url: cover,
        work_photos: [photo],
        bio: 'Tidy work since 1987.',
      });
      await page.goto(`/p/${profile.handle}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.display_name);
      await expect(page.getByText('Tidy work since 1987.')).toBeVisible();
      await expect(page.getByRole('img', { name: /^Work photo 1/ })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
      await expect(page.getByRole('article')).toHaveCount(3);
      for (const path of ['/auth?type=client', '/dashboard', '/no/such']) {
        await page.goto(path);
        // Playwright does not count the text of <noscript>.
        await expect(page.locator('body')).toContainText('needs JavaScript', {
          useInnerText: true,
        });
        await page.getByRole('link', { name: 'Find Pros' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a pro');
      }
    },
  );
});

test(
  'scripts load after the load event, run at the first interaction, and change nothing on the page',
  { tag: '@8.10.2' },
  async ({ page }) => {
    const { profile } = await createProvider('untouched', { work_photos: [] });
    const scripts = await watchScripts(page);
    const reads: string[] = [];
    page.on('request', (sent) => {
      if (/runQuery|\/api\//.test(sent.url())) reads.push(sent.url());
    });
    const search = `/search?service=${encodeURIComponent(profile.display_name)}`;
    for (const path of ['/', '/pricing', `/p/${profile.handle}`, search]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const { early, late } = await scripts();
      expect(early).toEqual([]);
      expect(late.length).toBeGreaterThan(1);
      expect(await isHydrated(page)).toBe(false);
      const before = await page.locator('main').innerHTML();
      await takeOver(page);
      expect(await page.locator('main').innerHTML()).toBe(before);
    }
    expect(reads).toEqual([]);
  },
);

for (const [interaction, act] of Object.entries({
  key: (page: Page) => page.keyboard.press('Tab'),
  pointer: (page: Page) => page.mouse.click(4, 420),
  scroll: (page: Page) => page.evaluate(() => window.scrollTo(0, 200)),
})) {
  test(`a ${interaction} hydrates the page`, { tag: '@8.10.2' }, async ({ page }) => {
    await page.goto('/');
    await act(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
}

test('with Save-Data nothing is preloaded', { tag: '@8.10.2' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts = await watchScripts(page);
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  expect(await scripts()).toEqual({ early: [], late: [] });
  await takeOver(page);
});

test(
  'the app starts at once for a signed-in person, and no longer after they log out',
  { tag: '@8.10.3' },
  async ({ page }) => {
    await signIn(page, await createPerson('hinted'), '/cancel');
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    // By key: Chromium may report that a resting pointer has moved on the next page.
    await page.getByRole('button', { name: 'Log out' }).press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    expect(await isHydrated(page)).toBe(false);
  },
);

test(
  'a press before hydration is shown as busy, and replayed once on the same button',
  { tag: '@8.10.4' },
  async ({ page }) => {
    const { profile } = await createProvider('early-tap');
    const release = await hold(page, SCRIPTS);
    await page.goto(`/p/${profile.handle}`, { waitUntil: 'domcontentloaded' });
    const button = await request(page).elementHandle();
    await request(page).click();
    await request(page).click();
    await expect(request(page)).toHaveAttribute('aria-busy', 'true');
    await expect(toast(page)).toBeHidden();
    release();
    await expect(toast(page)).toHaveCount(1);
    expect(await button.evaluate((one) => one.isConnected)).toBe(true);
    await expect(request(page)).not.toHaveAttribute('aria-busy');
  },
);

test(
  'a press of a signed-in person opens the form once, and links work while the app loads',
  { tag: '@8.10.4' },
  async ({ page }) => {
    const { profile } = await createProvider('early-member');
    await keepSession(page, await createPerson('member'));
    const release = await hold(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').getByRole('link', { name: 'View Pricing' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.goto(`/p/${profile.handle}`, { waitUntil: 'domcontentloaded' });
    await request(page).click();
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test.describe('when the app cannot be loaded', () => {
  test.use({ expectedErrors: [/could not be (loaded|started)|ERR_FAILED|Failed to (fetch|load)/] });

  for (const [what, url] of [
    ['the entry', SCRIPTS],
    ['the screen', '**/assets/public-page-*.js'],
  ] as const) {
    test(
      `without ${what}, a button stops looking busy, and the next press reloads the page`,
      { tag: '@8.10.4' },
      async ({ page }) => {
        const { profile } = await createProvider('lost-app');
        await page.route(url, (route) => route.abort());
        await page.goto(`/p/${profile.handle}`);
        const failed = page.waitForEvent('console', (message) =>
          message.text().includes('The app could not be loaded'),
        );
        await request(page).click();
        await failed;
        await expect(request(page)).not.toHaveAttribute('aria-busy');
        await page.unroute(url);
        await page.evaluate(() => Object.assign(window, { isOld: true }));
        await request(page).click();
        await page.waitForFunction(() => !('isOld' in window));
        await request(page).click();
        await expect(toast(page)).toBeVisible();
      },
    );
  }
});

test(
  'Back leads on from a page that was reloaded and not hydrated again',
  { tag: '@8.10.10' },
  async ({ page }) => {
    const { profile } = await createProvider('reloaded');
    await page.goto(`/search?service=${encodeURIComponent(profile.display_name)}`);
    await takeOver(page);
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('article').getByRole('link').click();
    await expect(heading).toHaveText(profile.display_name);
    await page.reload();
    await page.goBack();
    await expect(heading).toHaveText('Find a pro');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goForward();
    await expect(heading).toHaveText(profile.display_name);
  },
);

test('public pages pass axe before hydration', { tag: '@8.8.1' }, async ({ page, baseURL }) => {
  const [cover = '', ...photos] = pictures(4, baseURL);
  const { profile } = await createProvider('axe-plain', { cover_url: cover, work_photos: photos });
  for (const path of [`/p/${profile.handle}`, '/', '/pricing', '/search']) {
    await page.goto(path);
    await expectAccessible(page);
    expect(await isHydrated(page)).toBe(false);
  }
});
