import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

/** A plan as a person takes and changes it: on the payment page and in the customer portal. */

/**
 * Somebody signed in takes a plan and pays; ends at the dashboard. Another test may move Stripe's clock meanwhile,
 * by which a checkout expires: then it is begun anew.
 */
export async function takePlan(page: Page, plan: 'Starter' | 'Pro' | 'Business'): Promise<void> {
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
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
  if (await expired.isVisible()) await takePlan(page, plan);
}

/** Presses what opens the portal; answers the portal's tab. */
export async function openPortal(page: Page, button: Locator): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await button.press('Enter');
  const portal = await opened;
  await expect(portal).toHaveURL(/\/p\/session\//);
  return portal;
}

/** Cancels the plan from the dashboard on; it goes on until its period ends. */
export async function cancelPlan(page: Page): Promise<void> {
  await page.goto('/dashboard');
  const manage = page.getByRole('button', { name: 'Manage Subscription' });
  const portal = await openPortal(page, manage);
  await portal.getByRole('link', { name: 'Cancel plan' }).click();
  await portal.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(portal.getByText(/ends|until/i).first()).toBeVisible();
  await portal.close();
}

/** What dashboard and pricing say of a plan in trouble. */
export const planNotice = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: /Your (last payment|plan)/ });
