import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../support/browser.ts';
import { linkIn, mailsTo, waitForMail } from '../support/inbox.ts';
import { createPerson, unique, type Person } from '../support/people.ts';
import { expectAccessible } from '../support/screen.ts';
import { readStack } from '../support/stack.ts';

const NEW_PASSWORD = 'another horse battery';
const ANSWER = /If there is an account for/;
const USED_UP = 'This link has expired';

// Chromium itself reports what Auth refuses as a failed resource.
test.use({ expectedErrors: [/status of 400|ERR_FAILED/] });

async function askFor(page: Page, email: string, query = '') {
  await page.goto(`/auth${query}`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The form for signing in asks for an email as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(ANSWER)).toBeVisible();
}

async function resetLink(page: Page, person: Person, query = ''): Promise<string> {
  await askFor(page, person.email, query);
  return linkIn(await waitForMail(person.email, /password/i), /oobCode=/);
}

async function choose(page: Page, password: string) {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
}

async function signInBy(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test(
  '§2 Auth: a forgotten password is chosen anew on a screen of the app',
  { tag: ['@2.6.6', '@2.6.8', '@4.10.4'] },
  async ({ page, visitor }) => {
    const person = await createPerson('forgot');
    const link = await resetLink(page, person, '?type=provider&redirect=%2Fcancel');
    expect(link).toContain(`${readStack().site}/auth?`);

    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(link);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Choose a new password' }),
    ).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    const code = new URL(link).searchParams.get('oobCode') ?? '';
    expect(code).not.toBe('');
    expect(page.url()).not.toContain(code);

    await choose(page, '12345');
    await expect(
      page.getByText('Please choose a password of at least 6 characters.'),
    ).toBeVisible();
    await choose(page, NEW_PASSWORD);
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(page.getByText('Signed in successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/cancel$/);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(said.join('\n')).not.toContain(code);

    const other = await visitor();
    await other.goto('/auth?redirect=%2Fcancel');
    await signInBy(other, person.email, person.password);
    await expect(other.getByText('Incorrect email or password.')).toBeVisible();
    await signInBy(other, person.email, NEW_PASSWORD);
    await expect(other).toHaveURL(/\/cancel$/);
  },
);

test(
  '§2 Auth: a forgotten password reads the same for an address without an account',
  { tag: '@2.6.7' },
  async ({ page }) => {
    const nobody = `${unique('nobody')}@e2e.test`;
    await askFor(page, nobody);
    await expect(page.getByText(nobody)).toBeVisible();
    // The mails go out in order: after this one there is none for nobody.
    const person = await createPerson('somebody');
    await resetLink(page, person);
    expect(await mailsTo(nobody, /./)).toEqual([]);
  },
);

test(
  '§2 Auth: a reset link that is used up, invented or loaded anew offers a new one',
  { tag: '@2.6.9' },
  async ({ page }) => {
    const person = await createPerson('used');
    const link = await resetLink(page, person);
    await page.goto(link);
    await choose(page, NEW_PASSWORD);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: USED_UP })).toBeVisible();
    await page.goto('/auth?mode=resetPassword&oobCode=invented&apiKey=local');
    await expect(page.getByRole('heading', { level: 1, name: USED_UP })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: USED_UP })).toBeVisible();
    // For somebody signed in too.
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Reset your password' }),
    ).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect.poll(async () => (await mailsTo(person.email, /password/i)).length).toBe(2);
  },
);

test(
  '§8 Auth: a reset link that cannot be checked, and one that ends while the form is open',
  { tag: ['@2.6.9', '@2.6.11'] },
  async ({ page, visitor }) => {
    const person = await createPerson('unchecked');
    const link = await resetLink(page, person);
    await page.route('**/accounts:resetPassword**', (route) => route.abort());
    await page.goto(link);
    await expect(page.getByText(/We couldn't check this link/)).toBeVisible();
    await page.unroute('**/accounts:resetPassword**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('New password')).toBeVisible();

    const elsewhere = await visitor();
    await elsewhere.goto(link);
    await choose(elsewhere, NEW_PASSWORD);
    await expect(elsewhere.getByRole('button', { name: 'Log out' })).toBeVisible();
    await choose(page, 'yet another password');
    await expect(page.getByRole('heading', { level: 1, name: USED_UP })).toBeVisible();
  },
);

test(
  '§2 Auth: a confirmation link opens on the same screen, and goes on to this site only',
  { tag: '@2.6.11' },
  async ({ page, visitor }) => {
    const confirmation = async (person: Person) => {
      const tab = await visitor();
      await tab.goto('/auth');
      await signInBy(tab, person.email, person.password);
      await tab.getByRole('button', { name: 'Resend the email' }).click();
      const link = new URL(linkIn(await waitForMail(person.email, /confirm/i), /oobCode=/));
      await tab.goto('/cancel');
      await tab.close();
      return link;
    };
    const first = await confirmation(await createPerson('verify', { confirmed: false }));
    await page.goto(`/auth${first.search}`);
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await page.goto(`/auth${first.search}`);
    await expect(page.getByRole('heading', { level: 1, name: USED_UP })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to sign in' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();

    const second = await confirmation(await createPerson('elsewhere', { confirmed: false }));
    second.searchParams.set('continueUrl', 'https://evil.example/');
    await page.goto(`/auth${second.search}`);
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  },
);

/** Changes the address of an account, as another app of the same project could. */
async function changeAddress(person: Person, email: string) {
  const { auth } = readStack();
  const call = async (method: string, body: object) => {
    const url = `${auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return z.object({ idToken: z.string() }).parse(await response.json());
  };
  const { email: before, password } = person;
  const signedIn = { email: before, password, returnSecureToken: true };
  const { idToken } = await call('signInWithPassword', signedIn);
  await call('update', { idToken, email, returnSecureToken: true });
}

test(
  '§2 Auth: a changed address is taken back on a screen of the app',
  { tag: '@2.6.11' },
  async ({ page }) => {
    const person = await createPerson('changed');
    await changeAddress(person, `${unique('thief')}@e2e.test`);
    const mail = await waitForMail(person.email, /was changed/);
    await page.goto(`/auth${new URL(linkIn(mail, /oobCode=/)).search}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'We restored your email address' }),
    ).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    expect(page.url()).not.toContain('oobCode');
    await page.getByRole('main').getByRole('link', { name: 'Go to sign in' }).click();
    await signInBy(page, person.email, person.password);
    await expect(page.getByText('Signed in successfully')).toBeVisible();
  },
);

test(
  '§2 Auth: the screens of a forgotten password pass axe',
  { tag: '@8.8.2' },
  async ({ page }) => {
    const person = await createPerson('axe');
    const link = await resetLink(page, person);
    await expectAccessible(page);
    await page.goto(link);
    await expect(page.getByLabel('New password')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/auth?mode=resetPassword&oobCode=invented');
    await expect(page.getByRole('heading', { level: 1, name: USED_UP })).toBeVisible();
    await expectAccessible(page);
  },
);
