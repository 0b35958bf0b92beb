import { z } from 'zod';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createPerson,
  signIn,
  signInWithForm,
  storeSession,
} from '../../support/browser/sign-in.ts';
import { expectAccessible, expectNoHorizontalScroll, PHONE } from '../../support/browser/screen.ts';

const lookupSchema = z.object({ users: z.array(z.looseObject({})) });

// Auth refuses wrong passwords.
test.use({ expectedErrors: [/status of 400/] });

test(
  '§2 Account: a person changes the password and stays signed in',
  { tag: ['@2.6.15', '@2.20.14', '@2.20.15'] },
  async ({ page, visitor }) => {
    const person = await createPerson('rotates');
    const renewed = { ...person, password: 'another horse battery' };
    await signIn(page, person, '/account');
    const panel = page.getByRole('region', { name: 'Password', exact: true });
    const [current, next] = [
      panel.getByLabel('Current password'),
      panel.getByLabel('New password'),
    ];
    const change = panel.getByRole('button', { name: 'Change password' });
    await current.fill('a guess');
    await next.fill('12345');
    await change.click();
    await expect(
      panel.getByText('Please choose a password of at least 6 characters.'),
    ).toBeVisible();
    await next.fill(renewed.password);
    await change.click();
    await expect(panel.getByText('Incorrect password.')).toBeVisible();
    await expect(current).toBeFocused();
    await page.setViewportSize(PHONE);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await current.fill(person.password);
    await panel.getByRole('button', { name: 'Show password' }).last().click();
    await expect(next).toHaveAttribute('type', 'text');
    await change.click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(next).toHaveAttribute('type', 'password');
    await expect(current).toHaveValue('');
    await expect(page.getByText(/public page|subscription|your requests? /)).toHaveCount(0);
    await page.reload();
    await expect(panel).toBeVisible();

    const device = await visitor();
    await device.goto('/auth?redirect=%2Faccount');
    await signInWithForm(device, person);
    await expect(device.getByText('Incorrect email or password.')).toBeVisible();
    await signInWithForm(device, renewed);
    await expect(device.getByRole('region', { name: 'Password', exact: true })).toBeVisible();

    // An operator can create accounts without a password.
    const other = await visitor();
    await storeSession(other, renewed, { providerData: [] });
    await other.route('**/accounts:lookup**', async (route) => {
      const response = await route.fetch();
      const { users } = lookupSchema.parse(await response.json());
      await route.fulfill({
        json: { users: users.map((user) => ({ ...user, providerUserInfo: [] })) },
      });
    });
    await other.goto('/account');
    await expect(other.getByRole('region', { name: 'Your data' })).toBeVisible();
    await expect(other.getByRole('region', { name: 'Password', exact: true })).toHaveCount(0);
  },
);
