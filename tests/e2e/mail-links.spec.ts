import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { admin, createPerson, signIn, type Person } from '../support/people.ts';

/** The links of Auth's mails when Auth does not answer as it should. */

const NOT_CHECKED = "We couldn't check this link";
const CHECK = '**/accounts:resetPassword**';
const APPLY = '**/accounts:update**';

// Chromium itself reports what Auth refuses as a failed resource.
test.use({ expectedErrors: [/status of (400|500)|ERR_FAILED/] });

const refuse = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { error: { code: status, message } } });

/** Each way in which a link is not accepted although it is good, and what is said of it. */
const FAULTS = [
  [
    refuse(400, 'TOO_MANY_ATTEMPTS_TRY_LATER'),
    'Too many attempts. Please wait a moment and try again.',
  ],
  [
    refuse(500, 'INTERNAL'),
    'Something went wrong on our side. Your link still works. Please try again.',
  ],
  [(route: Route) => route.abort(), 'No connection. Please check your network and try again.'],
] as const;

const screen = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const isConfirmed = async ({ uid }: Person) => (await admin().auth.getUser(uid)).emailVerified;

/** The address at which a link of Auth's mails opens in the app. */
const opens = (link: string) => `/auth${new URL(link).search}`;

async function unconfirmed(name: string) {
  const person = await createPerson(name, { confirmed: false });
  return { person, link: opens(await admin().auth.generateEmailVerificationLink(person.email)) };
}

for (const [part, address] of [
  ['looked at', CHECK],
  ['used', APPLY],
] as const) {
  test(
    `§2 Auth: a confirmation link that cannot be ${part} says why, is kept, and can be tried again`,
    { tag: '@2.6.11' },
    async ({ page }) => {
      const { person, link } = await unconfirmed('faults');
      for (const [i, [fault, words]] of FAULTS.entries()) {
        await page.unroute(address);
        await page.route(address, fault);
        if (i === 0) await page.goto(link);
        else await tryAgain(page).click();
        await expect(screen(page, NOT_CHECKED)).toBeVisible();
        await expect(page.getByText(words)).toBeVisible();
        expect(await isConfirmed(person)).toBe(false);
      }
      await page.unroute(address);
      await tryAgain(page).click();
      await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
      expect(await isConfirmed(person)).toBe(true);
    },
  );
}

test(
  '§2 Auth: a confirmation whose answer was lost counts when it is tried again',
  { tag: '@2.6.12' },
  async ({ page, visitor }) => {
    const { person, link } = await unconfirmed('lost');
    const signedIn = await visitor();
    await signedIn.goto('/auth?redirect=%2Fcancel');
    await signedIn.getByLabel('Email').fill(person.email);
    await signedIn.getByLabel('Password').fill(person.password);
    await signedIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(signedIn.getByRole('button', { name: 'Resend the email' })).toBeVisible();

    await page.route(APPLY, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.goto(link);
    await expect(screen(page, NOT_CHECKED)).toBeVisible();
    expect(await isConfirmed(person)).toBe(true);
    await page.unroute(APPLY);
    await tryAgain(page).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);

    // By another page that link is used up, and says so.
    await signedIn.goto(link);
    await expect(screen(signedIn, 'This link has expired')).toBeVisible();
    await signIn(page, person, '/cancel');
  },
);

test(
  '§2 Auth: a reset link that cannot be checked says why, is kept, and can be tried again',
  { tag: '@2.6.11' },
  async ({ page }) => {
    const person = await createPerson('reset-faults');
    const link = opens(await admin().auth.generatePasswordResetLink(person.email));
    for (const [i, [fault, words]] of FAULTS.entries()) {
      await page.unroute(CHECK);
      await page.route(CHECK, fault);
      if (i === 0) await page.goto(link);
      else await tryAgain(page).click();
      await expect(page.getByText(`We couldn't check this link. ${words}`)).toBeVisible();
    }
    await page.unroute(CHECK);
    await tryAgain(page).click();
    await expect(page.getByLabel('New password')).toBeVisible();
  },
);
