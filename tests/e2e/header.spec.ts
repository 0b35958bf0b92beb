import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { endPlan } from '../support/editor.ts';
import { signIn } from '../support/people.ts';
import { createProvider, createSubscriber } from '../support/scenes.ts';
import { expectFingerSized, expectNoSideScroll, PHONE, takeOver } from '../support/screen.ts';

/** Who sees what in the header. */

const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

/** Name and address of every link of the header, once they are what they are to be. */
async function expectLinks(page: Page, wanted: [name: string, href: string][]) {
  await expect(links(page)).toHaveText(wanted.map(([name]) => name));
  for (const [i, [, href]] of wanted.entries()) {
    await expect(links(page).nth(i)).toHaveAttribute('href', href);
  }
}

const OF_A_SUBSCRIBER: [string, string][] = [
  ['Find Pros', '/search'],
  ['Provider Dashboard', '/dashboard'],
  ['Chat', '/provider-dashboard'],
];

test(
  '§2 Header: a subscribed professional, with a page and without one',
  { tag: '@2.19.4' },
  async ({ page, visitor }) => {
    await signIn(page, await createProvider('paged'), '/cancel');
    await expectLinks(page, OF_A_SUBSCRIBER);
    const other = await visitor();
    await signIn(other, await createSubscriber('pageless'), '/cancel');
    await expectLinks(other, OF_A_SUBSCRIBER);
  },
);

test('§2 Header: a professional whose plan has ended', { tag: '@2.19.5' }, async ({ page }) => {
  const lapsed = await createProvider('lapsed', { published: false });
  await endPlan(lapsed.uid);
  await signIn(page, lapsed, '/cancel');
  await expectLinks(page, [
    ['Find Pros', '/search'],
    ['Start as Provider', '/pricing'],
  ]);
});

test(
  '§2 Header: the logo leads home; by keyboard the content is reached at once, and a new screen at its heading',
  { tag: '@2.19.8' },
  async ({ page }) => {
    await page.goto('/cancel');
    await expect(page.getByText(/card wasn't charged/)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await links(page).filter({ hasText: 'Find Pros' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find a pro' })).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Doorstep, home' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  },
);

test.describe('when the check fails', () => {
  test.use({ expectedErrors: [/check-subscription failed|ERR_FAILED/] });

  test(
    '§7 Header: the stored subscription counts where the check fails',
    { tag: '@7.1.4' },
    async ({ page }) => {
      await page.route('**/check-subscription', (route) => route.abort());
      await signIn(page, await createProvider('unchecked'), '/cancel');
      await expectLinks(page, OF_A_SUBSCRIBER);
    },
  );
});

test(
  '§8 Header and toasts: on a phone, what is pressed there is as large as a finger needs',
  { tag: '@8.8.4' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/providers/joe-the-plumber');
    await takeOver(page);
    const header = page.getByRole('banner');
    await expectFingerSized(header.getByRole('link', { name: 'Doorstep, home' }));
    await expectFingerSized(header.getByRole('link', { name: 'Sign in' }));
    await page.getByRole('button', { name: 'Request Service' }).click();
    await expectFingerSized(page.getByRole('button', { name: 'Close message' }));
    await signIn(page, await createSubscriber('finger'), '/dashboard');
    await expectFingerSized(header.getByRole('button', { name: 'Log out' }));
    await expectFingerSized(page.getByRole('link', { name: 'Account', exact: true }));
  },
);

test(
  '§2 Header: at 320 px every link of a professional is in sight, and no focus ring is clipped',
  { tag: '@2.19.4' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await signIn(page, await createProvider('narrow'), '/cancel');
    await expectLinks(page, OF_A_SUBSCRIBER);
    for (const link of await links(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expectNoSideScroll(page);
    // What scrolls or hides cuts off the ring, which stands 4 px outside of the link.
    const clipping = await links(page)
      .first()
      .evaluate((link) => {
        const clips: string[] = [];
        for (let box = link.parentElement; box; box = box.parentElement) {
          if (box === document.body) break;
          if (getComputedStyle(box).overflow !== 'visible') clips.push(box.tagName);
        }
        return clips;
      });
    expect(clipping).toEqual([]);
  },
);
