import { BRAND } from '@doorstep/domain/brand';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { endPlan } from '../../support/browser/editor.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { createProvider } from '../../support/test-data.ts';
import {
  DESKTOP,
  expectTouchTarget,
  expectNoHorizontalScroll,
  PHONE,
  TABLET,
  hydrate,
} from '../../support/browser/screen.ts';

test(
  '§2 Shell: the home picture fills its frame, skip link and logo work by keyboard, and touch targets are large',
  { tag: ['@2.1.6', '@2.19.8', '@8.8.4'] },
  async ({ page }) => {
    await page.goto('/');
    const picture = page.getByRole('img', { name: /front doors/ });
    for (const viewport of [DESKTOP, TABLET, PHONE]) {
      await page.setViewportSize(viewport);
      const [own, frame] = [await picture.boundingBox(), await picture.locator('..').boundingBox()];
      expect(own, `${viewport.width} px`).toEqual(frame);
    }
    await page.goto('/cancel');
    await expect(page.getByText(/card wasn't charged/)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Find Pros' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find a pro' })).toBeFocused();
    const logo = header.getByRole('link', { name: `${BRAND.name}, home` });
    await logo.click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);

    await page.goto('/providers/joe-the-plumber');
    await hydrate(page);
    await expectTouchTarget(logo);
    await expectTouchTarget(header.getByRole('link', { name: 'Sign in' }));
    await page.getByRole('button', { name: 'Request Service' }).click();
    await expectTouchTarget(page.getByRole('button', { name: 'Close message' }));
  },
);

test(
  "§2 Header: at 320 px a professional's links are visible without clipped focus rings, until the plan ends",
  { tag: ['@2.19.4', '@2.19.5', '@8.8.4'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const provider = await createProvider('narrow', { published: false });
    await signIn(page, provider, '/dashboard');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Find Pros', 'Provider Dashboard', 'Chat']);
    await expect(links.nth(1)).toHaveAttribute('href', '/dashboard');
    await expect(links.nth(2)).toHaveAttribute('href', '/provider-dashboard');
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
    await expectTouchTarget(page.getByRole('button', { name: 'Log out' }));
    const plan = 'Subscription: Pro · renews Feb 15';
    await expectTouchTarget(page.getByRole('button', { name: plan }));
    await page.getByRole('button', { name: plan }).click();
    await expectTouchTarget(page.getByRole('link', { name: 'Edit Public Profile' }));
    await expectTouchTarget(page.getByRole('button', { name: 'Manage Subscription' }));
    // An ancestor that scrolls or hides its overflow would clip the ring 4 px around the link.
    const clipping = await links.first().evaluate((link) => {
      const clips: string[] = [];
      for (let box = link.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow !== 'visible') clips.push(box.tagName);
      }
      return clips;
    });
    expect(clipping).toEqual([]);

    await endPlan(provider.uid);
    await page.goto('/cancel');
    await expect(links).toHaveText(['Find Pros', 'Start as Provider']);
  },
);

test.describe('§8 Shell, scripts that do not load', () => {
  // A page that is left while it loads Auth says that Auth could not be loaded.
  test.use({ expectedErrors: [/ERR_\w+|A screen failed|Auth could not be loaded/] });

  for (const size of [PHONE, DESKTOP]) {
    test(
      `§8 Toasts: a message covers nothing at ${size.width} px, and goes with its screen`,
      { tag: ['@2.3.3', '@8.7.14', '@8.7.42'] },
      async ({ page }) => {
        await page.setViewportSize(size);
        const path = '/providers/rivera-plumbing';
        const text = 'This is a sample page. Find a professional to send a request.';
        const toast = page.locator('#toasts');
        const banner = page.getByRole('banner');
        const top = async () => Math.round((await banner.boundingBox())?.y ?? -1);
        await page.clock.install();
        await page.goto(path, { waitUntil: 'networkidle' });
        await hydrate(page);
        await page.context().setOffline(true);
        await page.getByRole('button', { name: 'Request Service' }).click();
        await expect(toast.getByText(text)).toBeVisible();
        const height = Math.round((await toast.boundingBox())?.height ?? 0);
        expect(height).toBeGreaterThan(40);
        await expect.poll(top).toBe(height);
        await page.mouse.wheel(0, 300);
        await expect.poll(top).toBe(height);
        await page.getByRole('button', { name: 'Close message' }).click();
        await expect.poll(top).toBe(0);
        await page.context().setOffline(false);

        // It moves nothing back during a press.
        await page.getByRole('button', { name: 'Request Service' }).click();
        await page.clock.runFor(1000);
        await expect.poll(top).toBe(height);
        await page.getByRole('heading', { level: 1 }).hover();
        await page.mouse.down();
        await page.clock.runFor(7000);
        await expect(toast.getByText(text)).toBeVisible();
        await page.mouse.up();
        await page.clock.runFor(200);
        await expect.poll(top).toBe(0);

        await page.getByRole('button', { name: 'Request Service' }).click();
        // A toast stays while the pointer is on it.
        await toast.hover();
        await page.clock.fastForward(1100);
        await banner.getByRole('link', { name: 'Find Pros' }).press('Enter');
        await expect(page).toHaveURL(/\/search$/);
        await expect(toast.getByText(text)).toBeHidden();
        await expect.poll(top).toBe(0);
      },
    );
  }

  test(
    '§8 Screens: a slow screen shows its progress, and a failed screen shows an error with a retry',
    { tag: ['@8.7.15', '@8.7.21', '@8.7.39'] },
    async ({ page }) => {
      const errorText = () =>
        page.evaluate(() => {
          const root = document.getElementById('root');
          const { content, visibility } = getComputedStyle(root as Element, '::after');
          return visibility === 'visible' ? content : '';
        });
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto('/auth');
      // The text is hidden for ten seconds by an animation, which the test ends.
      expect(await errorText()).toBe('');
      const ends = await page.evaluate(() =>
        document.getAnimations().map((animation) => {
          animation.finish();
          return animation.effect?.getComputedTiming().endTime;
        }),
      );
      expect(ends).toEqual([10_000]);
      await expect.poll(errorText).toMatch(/couldn't load this page.*reload the page/);
      await page.unroute('**/assets/index-*.js');

      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      for (const screen of ['cancel', 'pricing', 'auth']) {
        await page.route(`**/assets/${screen}-*.js`, async (route) => {
          await released;
          await route.continue();
        });
      }
      await page.goto('/cancel');
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
      expect(await errorText()).toBe('none');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Find Pros' })).toBeVisible();
      await page.unroute('**/assets/cancel-*.js');
      await page.reload();
      await expect(page.getByText(/card wasn't charged/)).toBeVisible();
      const pricing = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
      await pricing.click();
      const progress = page.getByRole('progressbar', { name: 'Loading the page' });
      await expect(progress).toHaveCSS('opacity', '1');
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/\/auth/);
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
      await pricing.click();
      release();
      await expect(page).toHaveURL(/\/pricing$/);
      await expect(progress).toBeHidden();

      await page.goto('/cancel');
      await expect(page.getByText(/card wasn't charged/)).toBeVisible();
      await page.unrouteAll();
      await page.route('**/assets/pricing-*.js', (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
      await page.context().setOffline(true);
      await pricing.click();
      await expect(page.getByText(/We couldn't load this page/)).toBeVisible();
      const retry = page.getByRole('button', { name: 'Try again' });
      await retry.click();
      await expect(page.getByText(/There's still no connection/)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.unrouteAll();
      await page.context().setOffline(false);
      await retry.click();
      await expect(page.getByRole('article', { name: 'Starter' })).toBeVisible();
      await expect(page).toHaveURL(/\/pricing$/);
    },
  );
});
