import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { linkIn, waitForMail } from '../../support/browser/wait-for-mail.ts';
import {
  admin,
  confirmEmail,
  createPerson,
  signInWithForm,
  unique,
} from '../../support/browser/sign-in.ts';
import { expectAccessible } from '../../support/browser/screen.ts';
import { readStack } from '../../support/stack.ts';

const CHECK = '**/accounts:resetPassword**';
const APPLY = '**/accounts:update**';

// Chromium logs each request that Auth refuses as a failed resource.
test.use({ expectedErrors: [/status of 400|ERR_FAILED/] });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const newPassword = (page: Page) => page.getByLabel('New password');

/** Returns the app's path for a link in a mail of Firebase Auth. */
const pathOf = (link: string) => `/auth${new URL(link).search}`;

async function submitNewPassword(page: Page, password: string) {
  await newPassword(page).fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
}

test(
  '§2 Auth: a person who forgot the password chooses a new one with a mailed link, which works once',
  { tag: ['@2.6.6', '@2.6.7', '@2.6.8', '@2.6.9', '@4.2.9', '@4.10.4', '@8.8.2'] },
  async ({ page, visitor }) => {
    // Choosing the new password confirms the email.
    const person = await createPerson('forgot', { emailVerified: false });
    const nobody = `${unique('nobody')}@e2e.test`;
    for (const email of [nobody, person.email]) {
      await page.goto('/auth?type=provider&redirect=%2Fcancel');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(heading(page, 'Reset your password')).toBeVisible();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
    }
    await expectAccessible(page);
    const link = linkIn(await waitForMail(person.email, /password/i), /oobCode=/);
    expect(link).toContain(`${readStack().site}/auth?`);

    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(link);
    await expect(heading(page, 'Choose a new password')).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    await expectAccessible(page);
    await submitNewPassword(page, '12345');
    await expect(
      page.getByText('Please choose a password of at least 6 characters.'),
    ).toBeVisible();
    const code = new URL(link).searchParams.get('oobCode') ?? '';
    expect(code).not.toBe('');
    expect(page.url()).not.toContain(code);
    await submitNewPassword(page, 'another horse battery');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(page.getByText('Signed in successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/cancel$/);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(logged.join('\n')).not.toContain(code);
    expect((await admin().auth.getUser(person.uid)).emailVerified).toBe(true);

    const otherDevice = await visitor();
    await otherDevice.goto('/auth?redirect=%2Fcancel');
    await signInWithForm(otherDevice, person);
    await expect(otherDevice.getByText('Incorrect email or password.')).toBeVisible();

    // The used link says so and offers a new link, also to a signed-in person.
    await page.goto(link);
    await expect(heading(page, 'Your password was changed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to sign in' })).toBeVisible();
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await expect(heading(page, 'Reset your password')).toBeVisible();
  },
);

test(
  '§8 Auth: a mailed link that cannot be checked shows the reason and can be retried',
  { tag: ['@2.6.11', '@2.6.12', '@8.7.22'] },
  async ({ page }) => {
    const { auth } = admin();
    const unconfirmed = await createPerson('lost', { emailVerified: false });
    const isConfirmed = async () => (await auth.getUser(unconfirmed.uid)).emailVerified;
    const retry = page.getByRole('button', { name: 'Try again' });
    await page.route(APPLY, (route) => route.abort());
    await confirmEmail(page, pathOf(await auth.generateEmailVerificationLink(unconfirmed.email)));
    await expect(heading(page, "We couldn't check this link")).toBeVisible();
    await expect(
      page.getByText('No connection. Please check your network and try again.'),
    ).toBeVisible();
    expect(await isConfirmed()).toBe(false);
    // Auth stores the confirmation, but its answer is lost.
    await page.unroute(APPLY);
    await page.route(APPLY, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await retry.click();
    await expect.poll(isConfirmed).toBe(true);
    await expect(retry).toBeVisible();
    await page.unroute(APPLY);
    await retry.click();
    await expect(heading(page, 'Your email is confirmed')).toBeVisible();

    // Auth does not answer in time. Its late answer is still used.
    const forgetful = await createPerson('late');
    const release = await holdRequests(page, CHECK);
    await page.clock.install();
    const requested = page.waitForRequest(CHECK);
    await page.goto(pathOf(await auth.generatePasswordResetLink(forgetful.email)));
    await requested;
    await page.clock.runFor(16_000);
    await expect(
      page.getByText("We didn't get a response. Please check your connection and try again."),
    ).toBeVisible();
    release();
    await expect(newPassword(page)).toBeVisible();
  },
);
