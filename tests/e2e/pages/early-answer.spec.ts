import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createPerson, signInWithForm, storeSession } from '../../support/browser/sign-in.ts';
import { expectAccessible, isHydrated, PHONE } from '../../support/browser/screen.ts';
import { createProvider } from '../../support/test-data.ts';
import { translate } from '../../support/browser/translate.ts';

/** Presses of visitors that are answered before the app is loaded (web/app/boot.ts). */

const SCRIPTS = /\/assets\/[^/]+\.js(\?\d+)?$/;
const request = (page: Page) => page.getByRole('button', { name: 'Request Service' });
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' }).nth(1);
const hint = (page: Page) => page.getByText(/free client account to request/);
const signInFirst = (page: Page) => page.getByText(/Create an account or sign in to continue to/);
const product = (page: Page) =>
  page.evaluate(() => localStorage.getItem('pending_checkout_product'));

test.describe('without the app', () => {
  test.use({ expectedErrors: [/could not be loaded|ERR_FAILED|Failed to (fetch|load)/] });
  test.beforeEach(({ page }) => page.route(SCRIPTS, (route) => route.abort()));

  test(
    "'Request Service' says what comes, and leads to sign-up after three seconds or at the second press",
    { tag: ['@8.10.13', '@6.1.3', '@6.1.4'] },
    async ({ page }) => {
      const { profile } = await createProvider('early', { website_url: 'https://early.example/' });
      const signUp = new RegExp(
        `/auth\\?type=client&redirect=%2Fp%2F${profile.handle}%3Frequest%3D1$`,
      );
      await page.setViewportSize(PHONE);
      await page.goto(`/p/${profile.handle}`);
      await translate(page);
      const pressed = Date.now();
      await request(page).click();
      await expect(hint(page)).toContainText(profile.display_name);
      await expect(page.getByText('You can also visit early.example.')).toBeVisible();
      await expect(request(page)).not.toHaveAttribute('aria-busy');
      await page.waitForURL(signUp);
      expect(Date.now() - pressed).toBeGreaterThanOrEqual(3000);

      await page.goBack({ waitUntil: 'load' });
      // The second click of a double click does not skip the hints.
      await request(page).dblclick();
      await expect(hint(page)).toBeVisible();
      await request(page).click();
      await page.waitForURL(signUp, { waitUntil: 'commit' });
    },
  );

  test(
    'a visitor who goes back meanwhile stays there, and a page without contact says so',
    { tag: ['@8.10.13', '@6.1.2'] },
    async ({ page }) => {
      const contact = { phone: null, website_url: null };
      const [left, silent] = [
        await createProvider('left'),
        await createProvider('silent', contact),
      ];
      await page.clock.install();
      await page.goto(`/p/${silent.profile.handle}`);
      await request(page).click();
      await expect(page.getByText(/No contact information available/)).toBeVisible();
      await expectAccessible(page);
      await page.goto(`/p/${left.profile.handle}`);
      // The earlier page arrives after the delay of the answer has passed.
      await page.route(`**/p/${silent.profile.handle}`, async (route) => {
        await sleep(1500);
        await route.fallback();
      });
      await request(page).evaluate((button: HTMLButtonElement) => {
        button.dataset['delay'] = '1000';
        button.click();
        history.back();
      });
      await page.waitForURL(`/p/${silent.profile.handle}`);

      await page.goForward();
      await request(page).click();
      await expect(hint(page)).toBeVisible();
      // Headless Chromium has no back/forward cache, so the test dispatches its event.
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
      );
      await expect(hint(page)).toBeHidden();
      await page.clock.runFor(10_000);
      await expect(page).toHaveURL(`/p/${left.profile.handle}`);
    },
  );

  test(
    "'Subscribe' keeps the plan and leads to sign-up, also if the browser refuses storage",
    { tag: ['@8.10.13'] },
    async ({ page, visitor }) => {
      await page.goto('/pricing');
      const wanted = await subscribe(page).getAttribute('data-product');
      await subscribe(page).click();
      await expect(signInFirst(page)).toBeVisible();
      await page.waitForURL(/\/auth\?checkout=1$/, { waitUntil: 'commit' });
      expect(await product(page)).toBe(wanted);

      const strict = await visitor();
      await strict.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Storage is blocked', 'SecurityError');
          },
        }),
      );
      await strict.route(SCRIPTS, (route) => route.abort());
      await strict.goto('/pricing');
      await subscribe(strict).click();
      const address = new RegExp(`/auth\\?checkout=1&product=${wanted}$`);
      await strict.waitForURL(address, { waitUntil: 'commit' });
      await strict.unroute(SCRIPTS);
      await strict.reload();
      await signInWithForm(strict, await createPerson('strict'));
      await expect(strict).toHaveURL(/\/c\/pay\//);
    },
  );
});

test(
  'the app that starts meanwhile says nothing twice, and the three seconds go on',
  { tag: ['@8.10.13', '@2.56.1'] },
  async ({ page, visitor }) => {
    const { profile } = await createProvider('meanwhile');
    /** Presses the button and waits for the app, which may take longer than three seconds. */
    const pressBeforeStart = async () => {
      await page.goto(`/p/${profile.handle}`);
      await request(page).evaluate((button) => button.setAttribute('data-delay', '60000'));
      await request(page).click();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expect(hint(page)).toHaveCount(1);
    };
    await pressBeforeStart();
    await request(page).click();
    await page.waitForURL(/\/auth\?type=client/, { timeout: 8000 });

    // On the next screen the app answers.
    await pressBeforeStart();
    // The answer covers the end of the page.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).press('Enter');
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(hint(page)).toBeHidden();
    await subscribe(page).click();
    await expect(page).toHaveURL(/\/auth\?checkout=1$/);

    // The app answers an earlier press when it is ready. That ends no answer that is still running.
    const quick = await visitor();
    await quick.clock.install();
    await quick.goto(`/p/${profile.handle}`);
    await request(quick).evaluate((button: HTMLButtonElement) => {
      button.dataset['delay'] = '60000';
      document.querySelector<HTMLElement>('button[aria-label^="Save "]')?.click();
      button.click();
    });
    await expect(quick.getByRole('button', { name: /^Save /, pressed: true })).toBeVisible();
    await expect(hint(quick)).toHaveCount(1);
    await quick.clock.fastForward(60_000);
    await quick.waitForURL(/\/auth\?type=client/);

    // 'Describe the job first' has no fixed answer, so its press waits for the app, which starts
    // without an interaction only if the visitor has saved somebody.
    await quick.evaluate(() => localStorage.clear());
    await quick.goto(`/p/${profile.handle}`);
    expect(await isHydrated(quick)).toBe(false);
    await quick.getByRole('button', { name: 'Describe the job first' }).click();
    await expect(quick.getByRole('dialog').getByLabel('Service description')).toBeFocused();

    // A mark that a session has left: the press waits for the app, which finds nobody.
    const returned = await visitor();
    await returned.addInitScript(() => localStorage.setItem('session_hint', '1'));
    await returned.goto(`/p/${profile.handle}`);
    await request(returned).click();
    await expect(hint(returned)).toHaveCount(1);
    await expect(returned.getByRole('button', { name: 'Continue' })).toBeVisible();

    const member = await visitor();
    await storeSession(member, await createPerson('early-member'));
    await member.goto(`/p/${profile.handle}`);
    await request(member).click();
    await expect(member.getByRole('dialog')).toBeVisible();
  },
);
