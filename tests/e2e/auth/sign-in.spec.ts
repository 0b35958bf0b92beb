import { BRAND } from '@doorstep/domain/brand';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  admin,
  createPerson,
  PASSWORD,
  storeSession,
  unique,
  type Person,
} from '../../support/browser/sign-in.ts';
import { createProvider, readDocument, requestOf, storeRequest } from '../../support/test-data.ts';
import { expectAccessible } from '../../support/browser/screen.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password');
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const signUp = (page: Page) => page.getByRole('button', { name: 'Create account' });

// Chromium logs each refused sign-in as a failed resource.
test.use({
  expectedErrors: [/status of (400|500)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|RPC_ERROR/],
});

test(
  '§2 Auth: the forms keep the email when the person switches between them, and validate the input',
  { tag: ['@2.6.1', '@2.6.2', '@2.6.15', '@5.2.1', '@5.2.2', '@8.3.10'] },
  async ({ page }) => {
    const query = '?type=provider&redirect=%2Fcancel';
    await page.goto(`/auth${query}`);
    await expect(page).toHaveTitle(`Sign in | ${BRAND.name}`);
    await email(page).fill('ana@');
    await signIn(page).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page.getByText('Please enter your password.')).toBeVisible();
    await expect(email(page)).toHaveValue('ana@');
    await expect(email(page)).toBeFocused();

    const existingPerson = await createPerson('known');
    await email(page).fill(existingPerson.email);
    await page.getByRole('link', { name: 'No account yet? Create one' }).press('Enter');
    await expect(page).toHaveTitle(`Create your account | ${BRAND.name}`);
    await expect(email(page)).toHaveValue(existingPerson.email);
    const back = page.getByRole('link', { name: 'Already have an account? Sign in' });
    await expect(back).toBeFocused();
    expect(new URL(page.url()).search).toBe(query);
    await password(page).fill(PASSWORD);
    await signUp(page).click();
    const exists = page.getByText('There is already an account with this email.');
    await expect(exists).toBeVisible();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(/Sign in instead$/);
    await page.getByRole('link', { name: 'Sign in instead' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
    await expect(exists).toBeHidden();
    await expect(email(page)).toHaveValue(existingPerson.email);
    await page.getByRole('link', { name: 'No account yet? Create one' }).click();

    const unknown = `${unique('short')}@e2e.test`;
    await email(page).fill(unknown);
    await password(page).fill('1235');
    await password(page).press('ArrowLeft');
    const showPassword = page.getByRole('button', { name: 'Show password', pressed: false });
    await showPassword.click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible();
    // Focus and caret stay where they were.
    await page.keyboard.type('4');
    await expect(password(page)).toHaveValue('12345');
    await signUp(page).click();
    await expect(
      page.getByText('Please choose a password of at least 6 characters.'),
    ).toBeVisible();
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(showPassword).toBeVisible();
    await expect(admin().auth.getUserByEmail(unknown)).rejects.toThrow(/no user/i);

    await back.click();
    await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
    await expect(email(page)).toHaveValue(unknown);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(signIn(page)).toBeVisible();
    await expect(email(page)).toHaveValue(unknown);
  },
);

test(
  '§4 Auth: a failed sign-in keeps the input, and a successful one leads to the requested page',
  { tag: ['@4.2.1', '@8.3.9', '@8.3.10', '@8.5.3', '@8.7.12', '@8.8.3'] },
  async ({ page }) => {
    const person = await createPerson('fails');
    await page.goto('/auth?type=client&redirect=%2Fcancel%3Fa%3D1');
    await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
    for (const address of [person.email, `${unique('nobody')}@e2e.test`]) {
      await email(page).fill(address);
      await password(page).fill('not the password');
      await signIn(page).press('Enter');
      await expect(page.getByText('Incorrect email or password.')).toBeVisible();
      await expect(email(page)).toHaveValue(address);
      await expect(password(page)).toBeFocused();
      await expect(password(page)).toHaveValue('not the password');
      if (address === person.email) await expectAccessible(page);
      await page.getByRole('link', { name: 'Reset your password' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
      await expect(email(page)).toHaveValue(address);
      await page.getByRole('link', { name: 'Back to sign in' }).click();
      // Both screens have a field with this label.
      await expect(signIn(page)).toBeVisible();
    }

    await email(page).fill(person.email);
    await password(page).fill(person.password);
    const json = { error: { code: 500, message: 'INTERNAL_FAILURE' } };
    await page.route('**/accounts:signInWithPassword**', (route) =>
      route.fulfill({ status: 500, json }),
    );
    await signIn(page).click();
    await expect(page.getByText('Authentication error', { exact: true })).toBeVisible();
    await page.unroute('**/accounts:signInWithPassword**');

    await page.context().setOffline(true);
    await signIn(page).click();
    await expect(
      page.getByText('No connection. Please check your network and try again.'),
    ).toBeVisible();
    await expect(email(page)).toHaveValue(person.email);
    await expect(password(page)).toHaveValue(person.password);
    await page.context().setOffline(false);
    await signIn(page).click();
    await expect(page.getByText('Signed in successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/cancel\?a=1$/);
  },
);

test(
  '§4 Auth: a client goes to the client dashboard, and a pending checkout is cleared',
  { tag: ['@2.1.4', '@4.2.2', '@4.2.3'] },
  async ({ page }) => {
    const person = await createPerson('drops');
    const readPendingCheckout = () =>
      page.evaluate(() => localStorage.getItem('pending_checkout_product'));
    const setPendingCheckout = () =>
      page.evaluate(() => localStorage.setItem('pending_checkout_product', 'prod_doorstep_pro'));
    await page.goto('/cancel');
    await setPendingCheckout();
    await page.goto('/auth?type=client');
    await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
    await email(page).fill(person.email);
    await password(page).fill(person.password);
    await signIn(page).click();
    await expect(page).toHaveURL(/\/client-dashboard$/);
    expect(await readPendingCheckout()).toBeNull();

    await setPendingCheckout();
    await page.goto('/?from=client-auth');
    await expect.poll(readPendingCheckout).toBeNull();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page).toHaveURL(/from=client-auth/);
  },
);

test(
  '§4 Auth: without a redirect, a professional and a client each go to their own dashboard',
  { tag: ['@4.2.2', '@4.2.10'] },
  async ({ visitor }) => {
    // web/routes/after-sign-in/find-dashboard.isolated.test.ts proves where other people go.
    const provider = await createProvider('lands');
    const [joined, sender] = [await createPerson('joined'), await createPerson('sender')];
    await storeRequest(requestOf(provider, sender, { client_uid: 'guest' }));
    const open = async (person: Person, path: string) => {
      const page = await visitor();
      await storeSession(page, person);
      await page.goto(path);
      return page;
    };

    // Signing in as a client is remembered.
    const client = await open(joined, '/auth?type=client&redirect=%2Fcancel');
    await expect(client).toHaveURL(/\/cancel$/);
    const profile = `client_profiles/${joined.uid}`;
    await expect.poll(() => readDocument(profile)).toMatchObject({ user_id: joined.uid });

    for (const [person, dashboard] of [
      [provider, '/dashboard'],
      [sender, '/client-dashboard'],
    ] as const) {
      await expect(await open(person, '/auth')).toHaveURL((url) => url.pathname === dashboard);
    }

    const unlucky = await visitor();
    await storeSession(unlucky, joined);
    await unlucky.route(/documents:runQuery/, (route) => route.abort());
    await unlucky.goto('/auth');
    await expect(unlucky).toHaveURL(/\/pricing$/);
  },
);
