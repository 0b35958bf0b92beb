import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

/** A plan as a person takes and changes it: on the payment page and in the customer portal. */

/** Somebody signed in takes a plan and pays; ends at the dashboard. */
export async function takePlan(page: Page, plan: 'Starter' | 'Pro' | 'Business'): Promise<void> {
  await page.goto('/pricing');
  await page
    .getByRole('article', { name: plan, exact: true })
    .getByRole('button', { name: 'Subscribe' })
    .click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
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
