import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { linkIn, mailsTo, waitForMail } from '../support/inbox.ts';
import { createPerson, PASSWORD, unique } from '../support/people.ts';
import { expectAccessible } from '../support/screen.ts';
import { readStack } from '../support/stack.ts';

const CHECK = 'Check your email to confirm your account.';

/** To Playwright each page is in front: says of one whether the person looks at it. */
async function lookAt(page: Page, visible: boolean) {
  await page.evaluate(
    (value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    visible ? 'visible' : 'hidden',
  );
}

test.describe('§4 Auth, unconfirmed', () => {
  test(
    '§4 Auth: until the address is confirmed a person counts as signed out, and can have the mail again',
    { tag: ['@4.2.5', '@4.2.6', '@4.10.1', '@8.5.2'] },
    async ({ page, visitor }) => {
      const email = `${unique('slow')}@e2e.test`;
      await page.goto('/auth?type=client&redirect=%2Fclient-profile');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { name: CHECK })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

      const first = await waitForMail(email, /confirm|verify/i);
      await page.getByRole('button', { name: 'Resend the email' }).click();
      await expect.poll(async () => (await mailsTo(email, /confirm|verify/i)).length).toBe(2);

      await page.goto('/client-dashboard');
      await expect(page).toHaveURL(/\/auth\?type=client/);
      await expect(page.getByRole('heading', { name: CHECK })).toBeVisible();

      // Confirmed on another device: this one notices by itself and goes where the sign-up began.
      const phone = await visitor();
      await phone.goto(linkIn(first, /oobCode=/));
      await expect(page.getByText('Account created successfully!')).toBeVisible();
      await expect(page).toHaveURL(/\/client-profile$/);
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(phone.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    },
  );

  test(
    '§4 Auth: confirmed in another tab, that one goes on where the sign-up began; the first follows when it is looked at',
    { tag: '@4.2.6' },
    async ({ page, context }) => {
      const email = `${unique('tabs')}@e2e.test`;
      await page.goto('/auth?type=client&redirect=%2Fclient-profile');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { name: CHECK })).toBeVisible();
      const mail = await waitForMail(email, /confirm|verify/i);

      await lookAt(page, false);
      const tab = await context.newPage();
      await tab.goto(linkIn(mail, /oobCode=/));
      await expect(tab.getByText('Account created successfully!')).toBeVisible();
      await expect(tab).toHaveURL(/\/client-profile$/);
      await expect(page).toHaveURL(/\/auth\?/);

      await lookAt(page, true);
      await expect(page).toHaveURL(/\/client-profile$/);
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(page.getByText('Account created successfully!')).toBeHidden();
    },
  );

  test(
    '§4 Auth: signing in while unconfirmed shows the same',
    { tag: ['@4.2.5', '@8.5.2', '@8.8.2'] },
    async ({ page }) => {
      const person = await createPerson('unconfirmed', { confirmed: false });
      await page.goto('/auth');
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password').fill(person.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { name: CHECK })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHECK);
      await expect(page).toHaveTitle('Confirm your email | Doorstep');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Use another account' }).click();
      await expect(page.getByLabel('Email')).toBeVisible();
    },
  );

  test(
    '§4 Auth: a confirmation after only signing in goes on where that began',
    { tag: ['@4.2.7', '@8.5.1'] },
    async ({ page }) => {
      const person = await createPerson('late', { confirmed: false });
      await page.goto('/auth?redirect=%2Fcancel%3Fa%3D1');
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password').fill(person.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'Resend the email' }).click();
      const mail = await waitForMail(person.email, /confirm|verify/i);
      await page.goto(linkIn(mail, /oobCode=/));
      await expect(page.getByText('Account created successfully!')).toBeVisible();
      await expect(page).toHaveURL(/\/cancel\?a=1$/);
    },
  );

  test(
    '§7 Auth: the confirmation returns to the site’s root, a client’s marked as such',
    { tag: '@7.3.4' },
    async ({ visitor }) => {
      const returnOf = async (query: string) => {
        const email = `${unique('returns')}@e2e.test`;
        const page = await visitor();
        await page.goto(`/auth?${query}`);
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password').fill(PASSWORD);
        await page.getByRole('button', { name: 'Create account' }).click();
        const link = linkIn(await waitForMail(email, /confirm|verify/i), /oobCode=/);
        return new URL(link).searchParams.get('continueUrl');
      };
      const { site } = readStack();
      expect(await returnOf('checkout=1')).toBe(`${site}/`);
      expect(await returnOf('type=client')).toBe(`${site}/?from=client-auth`);
    },
  );
});

test.describe('§4 Auth, mail refused', () => {
  test.use({ expectedErrors: [/status of 400|status of 503|ERR_FAILED/] });

  test(
    '§4 Auth: an account whose mail did not go out says so, and the mail can be sent again',
    { tag: '@4.2.8' },
    async ({ page }) => {
      const email = `${unique('unsent')}@e2e.test`;
      await page.goto('/auth?type=client&redirect=%2Fcancel');
      await page.route('**/accounts:sendOobCode**', (route) => route.abort());
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(
        page.getByText("Your account was created, but we couldn't send the confirmation email."),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        "Your email isn't confirmed yet",
      );
      await expect(page.getByText(/We sent a link/)).toBeHidden();
      await page.reload();
      await expect(page.getByText(/we couldn't send the link/)).toBeVisible();

      await page.unroute('**/accounts:sendOobCode**');
      await page.getByRole('button', { name: 'Resend the email' }).click();
      await expect(page.getByText('We sent the email again.')).toBeVisible();
      await expect(page.getByText(/We sent a link/)).toBeVisible();
      await page.goto(linkIn(await waitForMail(email, /confirm|verify/i), /oobCode=/));
      await expect(page).toHaveURL(/\/cancel$/);
    },
  );

  test(
    '§4 Auth: the mail of one account says nothing at another one that is here by then',
    { tag: '@4.2.10' },
    async ({ page, context }) => {
      const first = `${unique('first')}@e2e.test`;
      const second = await createPerson('second', { confirmed: false });
      let fail = () => {};
      const held = new Promise<void>((resolve) => (fail = resolve));
      await page.route('**/accounts:sendOobCode**', async (route) => {
        await held;
        await route.abort();
      });
      await page.goto('/auth?type=client');
      await page.getByLabel('Email').fill(first);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText(`We're sending a link to ${first}.`)).toBeVisible();
      // Both windows are in sight here: the SDK would store the first account again by reading it.
      await page.route('**/accounts:lookup**', (route) => route.abort());

      const tab = await context.newPage();
      await tab.goto('/auth');
      await tab.getByRole('button', { name: 'Use another account' }).click();
      await tab.getByLabel('Email').fill(second.email);
      await tab.getByLabel('Password').fill(second.password);
      await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(tab.getByText(`We sent a link to ${second.email}`)).toBeVisible();

      await page.bringToFront();
      await expect(page.getByText(`We sent a link to ${second.email}`)).toBeVisible();
      const noticed = page.waitForEvent('console', (message) =>
        message.text().includes('The confirmation mail was not sent'),
      );
      fail();
      await noticed;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHECK);
      await expect(page.getByText(/we couldn't send the link/)).toBeHidden();
    },
  );
});

test.describe('§4 Auth, unconfirmed and without the password', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test(
    '§4 Auth: who has not confirmed yet can have a new password mailed, which confirms the address',
    { tag: '@4.2.9' },
    async ({ page }) => {
      const person = await createPerson('forgetful', { confirmed: false });
      await page.goto('/auth?type=provider&redirect=%2Fcancel');
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password').fill(person.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { name: CHECK })).toBeVisible();

      // By a reset link that is used up.
      await page.goto('/auth?mode=resetPassword&oobCode=invented&apiKey=local');
      await page.getByRole('link', { name: 'Send a new link' }).click();
      const heading = page.getByRole('heading', { level: 1, name: 'Reset your password' });
      await expect(heading).toBeVisible();
      await page.getByRole('link', { name: 'Back to sign in' }).click();
      await expect(page.getByRole('heading', { name: CHECK })).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: 'Send a new link' }).click();
      await page.getByLabel('Email').fill(person.email);
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByText(/If there is an account for/)).toBeVisible();

      await page.goto(linkIn(await waitForMail(person.email, /password/i), /oobCode=/));
      await page.getByLabel('New password').fill('another horse battery');
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(page.getByText('Your password has been changed.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(page).not.toHaveURL(/\/auth/);
    },
  );
});
