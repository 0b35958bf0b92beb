import { BRAND } from '@doorstep/domain/brand';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { handleCalls, stopHandling } from '../../support/browser/network.ts';
import { linkIn, waitForMail } from '../../support/browser/wait-for-mail.ts';
import {
  admin,
  confirmEmail,
  createPerson,
  PASSWORD,
  signIn,
  signInWithForm,
  signUpWithForm,
  unique,
} from '../../support/browser/sign-in.ts';
import { expectAccessible } from '../../support/browser/screen.ts';

const CHECK = 'Check your email to confirm your account.';
const CONFIRM = /confirm|verify/i;

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm my email' });
const isConfirmed = async (email: string) =>
  (await admin().auth.getUserByEmail(email)).emailVerified;

test.describe('§4 Auth, signing up', () => {
  // Auth refuses a link that was used in another tab.
  test.use({ expectedErrors: [/ERR_FAILED|status of 400/] });

  test(
    '§4 Auth: a client signs up, receives the mail in the second attempt, and confirms on another device',
    { tag: ['@4.2.5', '@4.2.6', '@4.2.8', '@4.10.1', '@7.3.4', '@8.5.1', '@8.5.2'] },
    async ({ page, visitor }) => {
      const email = `${unique('slow')}@e2e.test`;
      await handleCalls(page, 'send-account-mail', (route) => route.abort());
      await page.goto('/auth?type=client&redirect=%2Fclient-profile');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(
        page.getByText("Your account was created, but we couldn't send the confirmation email."),
      ).toBeVisible();
      await page.reload();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText("Your email isn't confirmed yet");
      await expect(page.getByText(/we couldn't send the link/)).toBeVisible();
      await expect(page.getByText(/We sent a link/)).toBeHidden();

      stopHandling(page, 'send-account-mail');
      await page.getByRole('button', { name: 'Resend the email' }).click();
      await expect(page.getByText('We sent the email again.')).toBeVisible();
      await expect(heading).toHaveText(CHECK);
      await expect(page.getByText(/We sent a link/)).toBeVisible();
      const link = linkIn(await waitForMail(email, CONFIRM), /oobCode=/);
      const query = new URL(link).searchParams;
      expect([query.get('type'), query.get('redirect')]).toEqual(['client', '/client-profile']);

      // Before the confirmation, the app treats the person as signed out.
      await page.goto('/client-dashboard');
      await expect(page).toHaveURL(/\/auth\?type=client/);
      await expect(heading).toHaveText(CHECK);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

      // A program that scans mails opens the link and runs its scripts.
      const scanner = await visitor();
      await scanner.goto(link, { waitUntil: 'networkidle' });
      await expect(confirmButton(scanner)).toBeFocused();
      await expectAccessible(scanner);
      expect(await isConfirmed(email)).toBe(false);

      const phone = await visitor();
      await phone.goto(link);
      await expect(confirmButton(phone)).toBeFocused();
      await phone.keyboard.press('Enter');
      await expect(page.getByText('Account created successfully!')).toBeVisible();
      await expect(page).toHaveURL(/\/client-profile$/);
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(phone.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
      await expect(phone.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

      // A second tab, and a reload of it, say that the link has done its job.
      const done = { name: 'Your email is already confirmed' };
      await confirmButton(scanner).click();
      await expect(scanner.getByRole('heading', done)).toBeVisible();
      await scanner.reload();
      await expect(scanner.getByRole('heading', done)).toBeVisible();
      await expect(scanner.getByRole('link', { name: 'Continue' })).toHaveAttribute(
        'href',
        /^\/auth\?.*redirect=/,
      );
      // Where the person is signed in, it continues without asking anything.
      await page.goto(link);
      await confirmButton(page).click();
      await expect(page.getByRole('heading', done)).toBeVisible();
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/\/client-profile$/);
    },
  );
});

test.describe('§4 Auth, an unconfirmed account', () => {
  // Auth refuses the used link.
  test.use({ expectedErrors: [/status of 400/] });

  test(
    '§4 Auth: a link opened while another account is signed in does not continue as that account, and keeps its redirect',
    { tag: '@2.6.11' },
    async ({ page }) => {
      const [other, person] = [
        await createPerson('other'),
        await createPerson('shared', { emailVerified: false }),
      ];
      const mailed = new URL(await admin().auth.generateEmailVerificationLink(person.email));
      const code = mailed.searchParams.get('oobCode') ?? '';
      const link = `/auth?mode=verifyEmail&oobCode=${code}&redirect=%2Fcancel`;
      await signIn(page, other);
      await confirmEmail(page, link);
      await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
      await expect(page.getByText(`you're signed in as ${other.email}`)).toBeVisible();
      await expectAccessible(page);

      await confirmEmail(page, link);
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
      const signInLink = page.getByRole('link', { name: 'Go to sign in' });
      await expect(signInLink).toHaveAttribute('href', '/auth?redirect=%2Fcancel');
    },
  );

  test(
    '§4 Auth: a person with an unconfirmed email signs in, receives a new mail, and confirms with its link',
    { tag: ['@2.6.11', '@4.2.5', '@4.2.7', '@7.3.4', '@8.5.1', '@8.8.2'] },
    async ({ page }) => {
      const person = await createPerson('late', { emailVerified: false });
      await page.goto('/auth?redirect=%2Fcancel%3Fa%3D1');
      await signInWithForm(page, person);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHECK);
      await expect(page).toHaveTitle(`Confirm your email | ${BRAND.name}`);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Use another account' }).click();
      await signInWithForm(page, person);
      await page.getByRole('button', { name: 'Resend the email' }).click();
      const link = new URL(linkIn(await waitForMail(person.email, CONFIRM), /oobCode=/));
      expect(link.searchParams.get('redirect')).toBe('/cancel?a=1');
      // A manipulated link does not lead to another site.
      link.searchParams.set('redirect', 'https://evil.example/');
      await page.goto(`/auth${link.search}`);
      await expect(page).not.toHaveURL(/oobCode/);
      await confirmButton(page).click();
      await expect(page.getByText('Account created successfully!')).toBeVisible();
      await expect(page).toHaveURL(/localhost:\d+\/cancel\?a=1$/);

      await confirmEmail(page, `/auth${link.search}`);
      await expect(
        page.getByRole('heading', { name: 'Your email is already confirmed' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
    },
  );
});

test.describe('§4 Auth, an email with a typing error', () => {
  // Auth refuses the wrong password, the links of the former account, and its session.
  test.use({ expectedErrors: [/status of 400/] });
  const main = (page: Page) => page.getByRole('main');

  /**
   * Signs up with an address, and sends the corrected one. Returns the screen without the address.
   */
  async function signUpAndCorrect(page: Page, typed: string, corrected: string): Promise<string> {
    await page.goto('/auth?type=client&redirect=%2Fclient-profile');
    await signUpWithForm(page, typed);
    await page.getByRole('button', { name: 'Correct the address' }).click();
    await page.getByLabel('Correct email').fill(corrected);
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(main(page)).toContainText(`We sent a link to ${corrected}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    return (await main(page).innerText()).replaceAll(corrected, 'ADDRESS');
  }

  test(
    '§4 Auth: the email is corrected on the waiting screen, and the former link is dead',
    { tag: ['@4.2.12'] },
    async ({ page, visitor }) => {
      const [typed, email] = [`${unique('typo')}@e2e.test`, `${unique('right')}@e2e.test`];
      await page.goto('/auth?type=client&redirect=%2Fclient-profile');
      await signUpWithForm(page, typed);
      await page.getByRole('button', { name: 'Correct the address' }).click();
      const field = page.getByLabel('Correct email');
      await expect(field).toBeFocused();
      await expectAccessible(page);
      const send = page.getByRole('button', { name: 'Send link' });
      await send.click();
      await expect(page.getByText('We already sent a link to this address.')).toBeVisible();
      await field.fill(email);
      await page.getByLabel('Your password').fill('a guess');
      await send.click();
      await expect(page.getByText('Incorrect password.')).toBeVisible();
      await expect(field).toHaveValue(email);
      await page.getByLabel('Your password').fill(PASSWORD);
      await send.click();
      await expect(main(page)).toContainText(`We sent a link to ${email}`);

      const stranger = await visitor();
      await confirmEmail(stranger, linkIn(await waitForMail(typed, CONFIRM), /oobCode=/));
      await expect(stranger.getByRole('heading', { name: 'This link was replaced' })).toBeVisible();
      await confirmEmail(page, linkIn(await waitForMail(email, CONFIRM), /oobCode=/));
      await expect(page).toHaveURL(/\/client-profile$/);
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(admin().auth.getUserByEmail(typed)).rejects.toThrow();
    },
  );

  test(
    '§4 Auth: a corrected email that is taken shows the same as a free one, also after a reload',
    { tag: ['@4.2.13'] },
    async ({ page, visitor }) => {
      const owner = { ...(await createPerson('owner')), password: 'not the one that is typed' };
      await admin().auth.updateUser(owner.uid, { password: owner.password });
      const free = await signUpAndCorrect(
        await visitor(),
        `${unique('typo')}@e2e.test`,
        `${unique('free')}@e2e.test`,
      );
      const taken = await signUpAndCorrect(page, `${unique('typo')}@e2e.test`, owner.email);
      expect(taken).toBe(free);
      await page.reload();
      await expect(main(page)).toContainText(`We sent a link to ${owner.email}`);
      await page.goto(linkIn(await waitForMail(owner.email, /already have/), /auth/));
      await signInWithForm(page, owner);
      await expect(page).toHaveURL(/\/client-profile$/);
    },
  );
});
