import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { createPerson, signIn } from '../support/people.ts';
import { openPortal } from '../support/plan.ts';
import { expectAccessible, expectNoSideScroll } from '../support/screen.ts';

/** What stands in for Stripe on one machine: a payment page as one knows them, by keyboard alone. */

const STOPS = 20;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there.');
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function expectTestMode(page: Page): Promise<void> {
  await expect(page.getByText('Test mode: no money moves.')).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
}

test(
  '§4 Checkout: the page that stands in for Stripe works by keyboard and says that no money moves',
  { tag: ['@4.1.4', '@8.8.3'] },
  async ({ page }) => {
    test.slow();
    await signIn(page, await createPerson('keys'), '/pricing');
    const pro = page.getByRole('article', { name: 'Pro', exact: true });
    await press(page, pro.getByRole('button', { name: 'Subscribe' }));
    await expect(page.getByRole('heading', { name: /Subscribe to .*Pro/ })).toBeVisible();

    await tabTo(page, page.getByLabel('Card number'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('4000 0000 0000 0002');
    await press(page, page.getByRole('button', { name: 'Pay $39.00' }));
    await expect(page.getByRole('alert')).toContainText(/declined|refused/i);
    await expectTestMode(page);

    await tabTo(page, page.getByLabel('Card number'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('4242 4242 4242 4242');
    await press(page, page.getByRole('button', { name: 'Pay $39.00' }));
    await expect(page).toHaveURL(/\/(success|dashboard)/);
    await expect(page).toHaveURL(/\/dashboard$/);

    const manage = page.getByRole('button', { name: 'Manage Subscription' });
    const portal = await openPortal(page, manage);
    await expectTestMode(portal);
    await press(portal, portal.getByRole('link', { name: 'Change card' }).first());
    await expectTestMode(portal);
    await portal.goBack();
    await press(portal, portal.getByRole('link', { name: 'Cancel plan' }));
    await press(portal, portal.getByRole('button', { name: /Cancel plan/ }));
    await press(portal, portal.getByRole('button', { name: 'Resume plan' }));
    await expect(portal.getByRole('link', { name: 'Cancel plan' })).toBeVisible();
    await press(portal, portal.getByRole('link', { name: /Return to Doorstep/ }));
    await expect(portal).toHaveURL(/\/dashboard$/);
  },
);
