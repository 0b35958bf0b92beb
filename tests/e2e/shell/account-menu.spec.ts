import type { Page } from '@playwright/test';
import { bioField, EDITOR_PATH } from '../../support/browser/editor.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoHorizontalScroll,
  expectTouchTarget,
  PHONE,
} from '../../support/browser/screen.ts';
import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createProvider } from '../../support/test-data.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Account menu' });
const menu = (page: Page) => page.getByRole('menu', { name: 'Account menu' });
const item = (page: Page, name: string) => menu(page).getByRole('menuitem', { name, exact: true });

test(
  '§2 Account menu: a professional opens it by keyboard at 320 px, and unsaved changes are not lost',
  { tag: ['@2.19.11', '@2.19.12'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const provider = await createProvider('menu', { display_name: 'Menu & Daughters' });
    await signIn(page, provider, '/dashboard');
    await expectTouchTarget(button(page));
    await expectNoHorizontalScroll(page);
    await button(page).press('Enter');
    await expect(menu(page)).toContainText('Menu & Daughters');
    await expect(item(page, 'Team')).toHaveAttribute('href', '/dashboard/team');
    await expectTouchTarget(item(page, 'Team'));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
    await expect(menu(page)).toBeHidden();

    await page.setViewportSize({ width: 568, height: 320 });
    await page.goto(EDITOR_PATH);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await button(page).click();
    await expect(menu(page)).toBeHidden();
    await button(page).click();
    await bioField(page).click({ position: { x: 20, y: 20 } });
    await expect(menu(page)).toBeHidden();
    await expect(bioField(page)).toBeFocused();
    await bioField(page).fill('Not saved yet');
    await button(page).click();
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('End');
    await expect(item(page, 'Contact support')).toBeInViewport({ ratio: 1 });
    await item(page, 'Analytics').click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(bioField(page)).toHaveValue('Not saved yet');
  },
);

test.describe('a script that does not load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|menu was not loaded/] });

  test(
    '§2 Account menu: a client without a name sees their email, and a failure has a retry',
    { tag: ['@2.19.11', '@2.19.12'] },
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      const client = await createPerson('menu');
      await signIn(page, client, '/client-dashboard');
      await page.route(/account-menu-items/, (route) => route.abort(), { times: 1 });
      await button(page).click();
      await expect(page.getByText(/^We couldn't load the menu. Please check/)).toBeVisible();
      await page.getByRole('button', { name: 'Close message' }).click();
      await button(page).click();
      await expect(menu(page)).toBeFocused();
      await expect(menu(page)).toContainText(client.email);
      await expect(item(page, 'My Profile')).toBeVisible();
      await expect(item(page, 'Dashboard')).toBeHidden();
      await item(page, 'My Profile').click();
      await expect(page).toHaveURL(/\/client-profile$/);
      await page.setViewportSize(DESKTOP);
      await button(page).click();
      await item(page, 'Contact support').click();
      await expect(page).toHaveURL(/\/account#support$/);
      await expect(page.getByRole('heading', { name: /support/i })).toBeInViewport();
    },
  );
});
