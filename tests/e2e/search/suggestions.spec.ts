import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  expectAccessible,
  expectTouchTarget,
  hydrate,
  PHONE,
} from '../../support/browser/screen.ts';

/** The suggestions below the search fields. */

const service = (page: Page) => page.getByRole('combobox', { name: 'Service' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Service suggestions' });
const options = (page: Page) => suggestions(page).getByRole('option');

test(
  '§2 Search: the fields suggest trades and problems, which are chosen by keyboard or by a press',
  { tag: ['@2.2.23', '@8.8.1', '@8.8.4'] },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await hydrate(page);
    await service(page).pressSequentially('le');
    await expect(options(page)).not.toHaveCount(0);
    const count = await options(page).count();
    expect(count).toBeLessThanOrEqual(6);
    await expect(page.getByText(`${count} suggestions`, { exact: true })).toBeAttached();
    await expect(service(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page).last()).toBeInViewport({ ratio: 1 });
    await expectTouchTarget(options(page).first());
    await expectAccessible(page);

    await page.keyboard.press('ArrowDown');
    const chosen = options(page).first();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    const id = (await chosen.getAttribute('id')) ?? '';
    await expect(service(page)).toHaveAttribute('aria-activedescendant', id);
    const text = await chosen.evaluate((option) => option.firstChild?.textContent ?? '');
    await page.keyboard.press('Enter');
    await expect(suggestions(page)).toBeHidden();
    await expect(service(page)).toHaveValue(text);
    await expect(service(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?service=/);
    expect(new URL(page.url()).searchParams.get('service')).toBe(text);

    await page.goto('/');
    // This text is typed before the app has loaded.
    await service(page).pressSequentially('leaking t');
    await expect(options(page).first()).toHaveText('Leaking tapPlumbing');
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await options(page).first().click();
    await expect(service(page)).toHaveValue('Leaking tap');
    await expect(service(page)).toBeFocused();
    await expect(suggestions(page)).toBeHidden();
  },
);

test.describe('without the directory', () => {
  test.use({ expectedErrors: [/The suggestions could not be loaded|status of 500/] });

  test(
    '§8 Search: the fields work, and the failure is logged',
    { tag: '@2.2.24' },
    async ({ page, consoleErrors }) => {
      await page.route('**/api/directory', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/');
      await hydrate(page);
      await service(page).pressSequentially('lea');
      await page.getByRole('combobox', { name: 'Location' }).pressSequentially('wa');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?service=lea&location=wa$/);
      const logged = () => consoleErrors.join('\n');
      await expect.poll(logged).toContain('The suggestions could not be loaded');
      await expect(page.getByRole('listbox')).toHaveCount(0);
    },
  );
});
