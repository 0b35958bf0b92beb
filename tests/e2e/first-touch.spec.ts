import type { Page } from '@playwright/test';
import { hold } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { createPerson, keepSession, signIn } from '../support/people.ts';
import { pictures } from '../support/pictures.ts';
import { createProvider } from '../support/scenes.ts';
import { expectAccessible, isHydrated, PHONE, takeOver } from '../support/screen.ts';

/** The public pages as the server has made them, before the app is there and while it comes. */

const SCRIPTS = /\/assets\/[^/]+\.js(\?\d+)?$/;

const request = (page: Page) => page.getByRole('button', { name: 'Request Service' });

/** The addresses of the scripts that are asked for from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (SCRIPTS.test(sent.url())) asked.push(sent.url());
  });
  return asked;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    '§8 First sight: the pages stand there without script, and their links and the search work',
    { tag: '@8.10.1' },
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
      await expect(request(page)).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
      await expect(page.getByRole('article')).toHaveCount(3);
      await page.getByRole('link', { name: 'Doorstep, home' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Local pros, right at your doorstep',
      );
    },
  );

  test(
    '§8 First sight: what needs script says so where there is none, and leads to what does not',
    { tag: '@8.10.9' },
    async ({ page }) => {
      for (const path of ['/auth?type=client', '/dashboard', '/no/such']) {
        await page.goto(path);
        // As it is drawn: what stands in a <noscript> is no text for Playwright.
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
  '§8 First sight: nothing but the page is loaded until somebody touches it, and then nothing is read again',
  { tag: '@8.10.2' },
  async ({ page }) => {
    const { profile } = await createProvider('untouched', { work_photos: [] });
    const scripts = scriptsOf(page);
    const read: string[] = [];
    page.on('request', (sent) => {
      if (/runQuery|\/api\//.test(sent.url())) read.push(sent.url());
    });
    const found = `/search?service=${encodeURIComponent(profile.display_name)}`;
    for (const path of [`/p/${profile.handle}`, '/', '/pricing', found, '/search']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(scripts).toEqual([]);
    }
    for (const path of [`/p/${profile.handle}`, found]) {
      await page.goto(path);
      const before = await page.locator('main').innerHTML();
      expect(before).toContain(profile.display_name);
      await takeOver(page);
      expect(await page.locator('main').innerHTML()).toBe(before);
      expect(scripts.splice(0).length).toBeGreaterThan(0);
      expect(read).toEqual([]);
    }
  },
);

for (const [touch, act] of Object.entries({
  key: (page: Page) => page.keyboard.press('Tab'),
  pointer: async (page: Page) => {
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 320);
  },
  scroll: (page: Page) => page.evaluate(() => window.scrollTo(0, 200)),
})) {
  test(`§8 First sight: a ${touch} brings the app`, { tag: '@8.10.2' }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const scripts = scriptsOf(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await act(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page).toHaveTitle('Doorstep: local pros, without the middleman');
  });
}

test(
  '§8 First sight: the app comes at once where somebody is signed in, until the log-out',
  { tag: '@8.10.3' },
  async ({ page }) => {
    const person = await createPerson('hinted');
    await signIn(page, person, '/cancel');
    // What is read while the session ends is refused, and the console says so.
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    // By key: a pointer that stays where it is may be said to have moved when the next page is there.
    await page.getByRole('button', { name: 'Log out' }).press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    const scripts = scriptsOf(page);
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
  },
);

test(
  '§8 First sight: a tap before the app is there is answered once it is, and once',
  { tag: '@8.10.4' },
  async ({ page }) => {
    const { profile } = await createProvider('early-tap');
    const release = await hold(page, SCRIPTS);
    await page.goto(`/p/${profile.handle}`, { waitUntil: 'domcontentloaded' });
    await request(page).click();
    await request(page).click();
    await expect(page.getByText(/free client account to request/)).toBeHidden();
    release();
    await expect(page.getByText(/free client account to request/)).toHaveCount(1);
    await expect(page).toHaveURL(/\/auth\?type=client/);
  },
);

test(
  '§8 First sight: a tap of somebody signed in opens the form once the app is there',
  { tag: '@8.10.4' },
  async ({ page }) => {
    const { profile } = await createProvider('early-member');
    await keepSession(page, await createPerson('member'));
    const release = await hold(page, SCRIPTS);
    await page.goto(`/p/${profile.handle}`, { waitUntil: 'domcontentloaded' });
    await request(page).click();
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  '§8 First sight: links lead on while the app is on its way',
  { tag: '@8.10.4' },
  async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').getByRole('link', { name: 'View Pricing' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole('article')).toHaveCount(3);
    release();
  },
);

test(
  '§8 First sight: titles follow when the app goes on, and the page is the same when it is loaded anew',
  { tag: '@8.10.5' },
  async ({ page }) => {
    const { profile } = await createProvider('titles', { city: 'Austin, TX' });
    const canonical = page.locator('link[rel="canonical"]');
    await page.goto('/');
    await takeOver(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveTitle('Pricing | Doorstep');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', /\/pricing$/);

    await page.goto(`/search?service=${encodeURIComponent(profile.display_name)}`);
    await takeOver(page);
    await page.getByRole('link', { name: 'View Profile' }).click();
    const title = `${profile.display_name} - Provider in Austin, TX | Doorstep`;
    await expect(page).toHaveTitle(title);
    const shared = () =>
      page
        .locator('meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"]')
        .evaluateAll((all) => all.map((element) => element.outerHTML.replace(/ ?\/?>$/, '')));
    const gone = await shared();
    expect(gone.length).toBeGreaterThan(9);
    await page.reload();
    await expect(page).toHaveTitle(title);
    expect((await shared()).toSorted()).toEqual(gone.toSorted());
  },
);

test(
  '§8 First sight: the code of a screen comes while the pointer is on its link',
  { tag: '@8.10.2' },
  async ({ page }) => {
    await page.goto('/cancel');
    const code = page.waitForRequest('**/assets/pricing-*.js');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).hover();
    await code;
    await expect(page).toHaveURL(/\/cancel$/);
  },
);

test(
  '§8 First sight: the pages pass axe before the app is there',
  { tag: '@8.8.1' },
  async ({ page, baseURL }) => {
    const [cover = '', ...photos] = pictures(4, baseURL);
    const { profile } = await createProvider('axe-plain', {
      cover_url: cover,
      work_photos: photos,
    });
    const scripts = scriptsOf(page);
    for (const path of [`/p/${profile.handle}`, '/', '/pricing', '/search']) {
      await page.goto(path);
      await expectAccessible(page);
    }
    expect(scripts).toEqual([]);
  },
);
