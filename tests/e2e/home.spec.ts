import { expect, test } from '../support/browser.ts';
import { createPerson, keepSession } from '../support/people.ts';
import { DESKTOP, PHONE, TABLET } from '../support/screen.ts';

const PRO = 'prod_doorstep_pro';

test(
  '§2 Home: three ways in, three benefits, the prices at the end',
  { tag: ['@2.1.1', '@2.1.2'] },
  async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Start as Provider' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    await expect(main.getByRole('link', { name: 'Join as Client' })).toHaveAttribute(
      'href',
      '/auth?type=client',
    );
    await expect(main.getByRole('link', { name: 'Find a Pro' })).toHaveAttribute('href', '/search');
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([
      'You own the relationship',
      'Simple subscription',
      'Fast mobile landing pages',
    ]);
    await main.getByRole('link', { name: 'View Pricing' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  },
);

test(
  '§2 Home: the picture fills its frame, on a phone, a tablet and a desk',
  { tag: '@2.1.6' },
  async ({ page }) => {
    await page.goto('/');
    const picture = page.getByRole('main').getByRole('img');
    for (const viewport of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(viewport);
      const [own, frame] = [await picture.boundingBox(), await picture.locator('..').boundingBox()];
      expect(own, `${viewport.width} px`).toEqual(frame);
    }
  },
);

test(
  '§2 Home: a checkout that waits starts by itself once there is a session',
  { tag: '@2.1.3' },
  async ({ page }) => {
    const person = await createPerson('waiting');
    await keepSession(page, person);
    await page.evaluate((id) => localStorage.setItem('pending_checkout_product', id), PRO);
    await page.goto('/');
    await expect(page).toHaveURL(/\/c\/pay\//);
    await page.goBack();
    expect(await page.evaluate(() => localStorage.getItem('pending_checkout_product'))).toBeNull();
  },
);

test(
  '§2 Home: for a client who comes from a confirmation the waiting checkout is only dropped',
  { tag: '@2.1.4' },
  async ({ page }) => {
    const person = await createPerson('client');
    await keepSession(page, person);
    await page.evaluate((id) => localStorage.setItem('pending_checkout_product', id), PRO);
    await page.goto('/?from=client-auth');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('pending_checkout_product')))
      .toBeNull();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page).toHaveURL(/from=client-auth/);
  },
);

test(
  '§2 Home: without a session a waiting checkout keeps waiting',
  { tag: '@2.1.3' },
  async ({ page }) => {
    await page.goto('/cancel');
    await page.evaluate((id) => localStorage.setItem('pending_checkout_product', id), PRO);
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('pending_checkout_product'))).toBe(PRO);
  },
);
