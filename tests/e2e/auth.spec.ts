import { expect, test } from '../support/browser.ts';
import { linkIn, mailsTo, waitForMail } from '../support/inbox.ts';
import { createPerson, PASSWORD, unique } from '../support/people.ts';

const CHECK = 'Check your email to confirm your account.';

test.describe('§2 Auth', () => {
  test('§2 Auth: signing in and signing up are one link apart', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'No account yet? Create one' }).click();
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
    await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });

  for (const [query, text] of [
    ['checkout=1', /continue with your subscription/],
    ['type=client', /free client account/],
  ] as const) {
    test(`§2 Auth: ?${query} begins with signing up and says why`, async ({ page }) => {
      await page.goto(`/auth?${query}`);
      await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    });
  }

  test('§5 Auth: what is missing is said beside the field, what was typed stays', async ({
    page,
  }) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill('ana@');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page.getByText('Please enter your password.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ana@');
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('§4 Auth: where each person goes after signing in', async ({ page, visitor }) => {
    const goesTo = async (query: string, target: RegExp, other = page) => {
      const person = await createPerson('goes');
      await other.goto(`/auth?${query}`);
      const toggle = other.getByRole('button', { name: 'Already have an account? Sign in' });
      if (query.includes('client')) await toggle.click();
      await other.getByLabel('Email').fill(person.email);
      await other.getByLabel('Password').fill(person.password);
      await other.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(other.getByText('Signed in successfully')).toBeVisible();
      await expect(other).toHaveURL(target);
    };
    await goesTo('type=client', /\/client-dashboard$/);
    await goesTo('redirect=%2Fcancel', /\/cancel$/, await visitor());
    await goesTo('type=client&redirect=%2Fcancel%3Fa%3D1', /\/cancel\?a=1$/, await visitor());
    // Not subscribed, so the dashboard leads on to the prices.
    await goesTo('', /\/pricing$/, await visitor());
    for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      const query = `type=client&redirect=${encodeURIComponent(evil)}`;
      await goesTo(query, /localhost:\d+\/client-dashboard$/, await visitor());
    }
  });
});

test.describe('§4 Auth, unconfirmed', () => {
  test('§4 Auth: until the address is confirmed a person counts as signed out, and can have the mail again', async ({
    page,
  }) => {
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

    // Confirmed in another tab: this one notices by itself and goes where the sign-up began.
    const tab = await page.context().newPage();
    await tab.goto(linkIn(first, /oobCode=/));
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect
      .poll(() => [page.url(), tab.url()].some((url) => url.endsWith('/client-profile')))
      .toBe(true);
  });

  test('§4 Auth: signing in while unconfirmed shows the same', async ({ page }) => {
    const person = await createPerson('unconfirmed', { confirmed: false });
    await page.goto('/auth');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: CHECK })).toBeVisible();
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

test.describe('§8 Auth, refused', () => {
  // Chromium itself reports the refused sign-in as a failed resource.
  test.use({ expectedErrors: [/status of 400/] });

  test('§8 Auth: a wrong password and an unknown address read the same', async ({ page }) => {
    const person = await createPerson('wrong');
    const read = async (email: string) => {
      await page.goto('/auth');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill('not the password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('The email or password is not right.')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    };
    await read(person.email);
    await read(`${unique('nobody')}@e2e.test`);
  });

  test('§8 Auth: an address that has an account already says so', async ({ page }) => {
    const person = await createPerson('twice');
    await page.goto('/auth?type=client');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText(/already an account with this email/)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
  });
});

test('§2 Auth: a forgotten password is chosen anew by mail', async ({ page }) => {
  const person = await createPerson('forgot');
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(/If there is an account for/)).toBeVisible();
  const mail = await waitForMail(person.email, /password/i);
  expect(linkIn(mail, /oobCode=/)).toContain('mode=resetPassword');
});
