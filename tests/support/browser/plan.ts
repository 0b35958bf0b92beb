import type { Locator, Page } from '@playwright/test';
import { expect } from './test-fixtures.ts';

/** Buys and changes plans on the payment page and in the customer portal. */

/**
 * Buys a plan for the signed-in person and waits for the dashboard. Retries if the checkout
 * expires, which happens if another test moves Stripe's clock.
 */
export async function buyPlan(page: Page, plan: 'Starter' | 'Pro' | 'Business'): Promise<void> {
  await page.goto('/pricing');
  await page
    .getByRole('article', { name: plan, exact: true })
    .getByRole('button', { name: 'Subscribe' })
    .click();
  const pay = page.getByRole('button', { name: /^Pay/ });
  const expired = page.getByRole('heading', { name: 'Expired', exact: true });
  await expect(pay.or(expired)).toBeVisible();
  if (await pay.isVisible()) await pay.click();
  const isOver = async () => page.url().endsWith('/dashboard') || (await expired.isVisible());
  await expect.poll(isOver, { timeout: 120_000 }).toBe(true);
  if (await expired.isVisible()) await buyPlan(page, plan);
}

/** Opens the customer portal with a button. Returns its tab, which cannot reach this one. */
export async function openPortal(page: Page, button: Locator): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await button.press('Enter');
  const portal = await opened;
  await expect(page.getByText('Opening Stripe Customer Portal...').first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(portal).toHaveURL(/\/p\/session\//);
  expect(await portal.evaluate(() => window.opener === null)).toBe(true);
  return portal;
}

/** Cancels the plan from the dashboard. It stays active until the end of its period. */
export async function cancelPlan(page: Page): Promise<void> {
  await page.goto('/dashboard');
  const manage = page.getByRole('button', { name: 'Manage Subscription' });
  const portal = await openPortal(page, manage);
  await portal.getByRole('link', { name: 'Cancel plan' }).click();
  await portal.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(portal.getByText(/ends|until/i).first()).toBeVisible();
  await portal.close();
}

/** The notice about the plan on the dashboard and on /pricing. */
export const planNotice = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: /Your (last payment|plan)/ });
