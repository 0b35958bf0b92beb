import { BRAND } from '@doorstep/domain/brand';
import { expect, test } from '../support/browser.ts';
import { linkIn, waitForMail } from '../support/inbox.ts';
import {
  admin,
  createPerson,
  PASSWORD,
  signIn,
  signInWithForm,
  unique,
} from '../support/people.ts';
import { expectAccessible } from '../support/screen.ts';

const CHECK = 'Check your email to confirm your account.';
const CONFIRM = /confirm|verify/i;

test.describe('§4 Auth, signing up', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test(
    '§4 Auth: a client signs up, receives the mail in the second attempt, and confirms on another device',
    { tag: ['@4.2.5', '@4.2.6', '@4.2.8', '@4.10.1', '@7.3.4', '@8.5.1', '@8.5.2'] },
    async ({ page, visitor }) => {
      const email = `${unique('slow')}@e2e.test`;
      await page.route('**/send-account-mail', (route) => route.abort());
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

      await page.unroute('**/send-account-mail');
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

      const phone = await visitor();
      await phone.goto(link);
      await expect(page.getByText('Account created successfully!')).toBeVisible();
      await expect(page).toHaveURL(/\/client-profile$/);
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(phone.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
      await expect(phone.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
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
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
      await expect(page.getByText(`you are signed in as ${other.email}`)).toBeVisible();
      await expectAccessible(page);

      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
      const signInLink = page.getByRole('link', { name: 'Go to sign in' });
      await expect(signInLink).toHaveAttribute('href', '/auth?redirect=%2Fcancel');
    },
  );

  test(
    '§4 Auth: a person with an unconfirmed email signs in, receives a new mail, and confirms with its link once',
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
      await expect(page.getByText('Account created successfully!')).toBeVisible();
      await expect(page).toHaveURL(/localhost:\d+\/cancel\?a=1$/);

      await page.goto(`/auth${link.search}`);
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
      expect(page.url()).not.toContain('oobCode');
    },
  );
});
