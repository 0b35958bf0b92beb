import { expect, test } from '../support/browser.ts';
import { admin, createPerson, keepSession, PASSWORD, signIn, unique } from '../support/people.ts';

test.describe('§2 Auth', () => {
  test(
    '§2 Auth: signing in and signing up are one link apart',
    { tag: ['@2.6.1', '@2.6.2'] },
    async ({ page }) => {
      const query = '?type=provider&redirect=%2Fcancel';
      await page.goto(`/auth${query}`);
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      await expect(page).toHaveTitle('Sign in | Doorstep');
      await page.getByLabel('Email').fill('ana@example.com');
      // By keyboard, as a link.
      await page.getByRole('link', { name: 'No account yet? Create one' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
      await expect(page).toHaveTitle('Create your account | Doorstep');
      await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
      const back = page.getByRole('link', { name: 'Already have an account? Sign in' });
      await expect(back).toBeFocused();
      await back.click();
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
      expect(new URL(page.url()).search).toBe(query);

      await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
      const heading = page.getByRole('heading', { level: 1, name: 'Reset your password' });
      await expect(heading).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
      await page.getByLabel('Email').fill('bo@example.com');
      await page.getByRole('link', { name: 'Back to sign in' }).click();
      await expect(page.getByLabel('Email')).toHaveValue('bo@example.com');
    },
  );

  for (const [query, text, tag] of [
    ['checkout=1', /continue with your subscription/, '@2.6.3'],
    ['type=client', /free client account/, '@2.6.4'],
  ] as const) {
    test(`§2 Auth: ?${query} begins with signing up and says why`, { tag }, async ({ page }) => {
      await page.goto(`/auth?${query}`);
      await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    });
  }

  test('§2 Auth: a professional begins with signing in', { tag: '@2.6.5' }, async ({ page }) => {
    await page.goto('/auth?type=provider');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create account' })).toBeHidden();
  });

  test(
    '§5 Auth: a new password has six characters at least',
    { tag: '@5.2.2' },
    async ({ page }) => {
      const email = `${unique('short')}@e2e.test`;
      await page.goto('/auth?type=client');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill('12345');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(
        page.getByText('Please choose a password of at least 6 characters.'),
      ).toBeVisible();
      await expect(page.getByLabel('Password')).toBeFocused();
      await expect(admin().auth.getUserByEmail(email)).rejects.toThrow(/no user/i);
    },
  );

  test(
    '§5 Auth: what is missing is said beside the field, what was typed stays',
    { tag: ['@2.6.1', '@5.2.1'] },
    async ({ page }) => {
      await page.goto('/auth');
      await page.getByLabel('Email').fill('ana@');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
      await expect(page.getByText('Please enter your password.')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('ana@');
      await expect(page.getByLabel('Email')).toBeFocused();
    },
  );

  test(
    '§4 Auth: where each person goes after signing in',
    { tag: ['@4.2.1', '@4.2.2', '@8.5.3'] },
    async ({ page, visitor }) => {
      const goesTo = async (query: string, target: RegExp, other = page) => {
        const person = await createPerson('goes');
        await other.goto(`/auth?${query}`);
        const toggle = other.getByRole('link', { name: 'Already have an account? Sign in' });
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
    },
  );
});

test('§4 Auth: a client’s sign-in drops a waiting product', { tag: '@4.2.3' }, async ({ page }) => {
  const person = await createPerson('drops');
  await page.goto('/cancel');
  await page.evaluate(() => localStorage.setItem('pending_checkout_product', 'prod_doorstep_pro'));
  await page.goto('/auth?type=client');
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/client-dashboard$/);
  expect(await page.evaluate(() => localStorage.getItem('pending_checkout_product'))).toBeNull();
});

test(
  '§2 Auth: who is signed in finds no form, and is led on',
  { tag: '@2.6.10' },
  async ({ page }) => {
    const person = await createPerson('led');
    await keepSession(page, person);
    await page.evaluate(() =>
      localStorage.setItem('pending_checkout_product', 'prod_doorstep_pro'),
    );
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/create-checkout', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/auth');
    await expect(page.getByText("You're signed in. One moment...")).toBeVisible();
    await expect(page.getByLabel('Password')).toBeHidden();
    release();
    await expect(page).toHaveURL(/\/c\/pay\//);
  },
);

test(
  '§4 Session: signing out in one tab ends it in the others',
  { tag: '@4.10.2' },
  async ({ page }) => {
    await signIn(page, await createPerson('tabs'), '/cancel');
    const other = await page.context().newPage();
    await other.goto('/cancel');
    await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
);

test.describe('§8 Auth, refused', () => {
  // Chromium itself reports the refused sign-in as a failed resource.
  test.use({ expectedErrors: [/status of (400|500)|ERR_INTERNET_DISCONNECTED/] });

  test(
    '§8 Auth: a wrong password and an unknown address read the same',
    { tag: ['@8.3.10', '@8.8.3'] },
    async ({ page }) => {
      const person = await createPerson('wrong');
      const read = async (email: string) => {
        await page.goto('/auth');
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password').fill('not the password');
        await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
        await expect(page.getByText('Incorrect email or password.')).toBeVisible();
        await expect(page.getByLabel('Email')).toHaveValue(email);
        await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
        await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
      };
      await read(person.email);
      await read(`${unique('nobody')}@e2e.test`);
    },
  );

  test(
    '§8 Auth: a failure without words of its own, and no connection',
    { tag: ['@8.3.9', '@8.7.12'] },
    async ({ page }) => {
      const person = await createPerson('fails');
      const submit = page.getByRole('button', { name: 'Sign in', exact: true });
      await page.goto('/auth?redirect=%2Fcancel');
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password').fill(person.password);
      await page.route('**/accounts:signInWithPassword**', (route) =>
        route.fulfill({ status: 500, json: { error: { code: 500, message: 'INTERNAL_FAILURE' } } }),
      );
      await submit.click();
      await expect(page.getByText('Authentication error', { exact: true })).toBeVisible();
      await page.unroute('**/accounts:signInWithPassword**');

      await page.context().setOffline(true);
      await submit.click();
      await expect(
        page.getByText('No connection. Please check your network and try again.'),
      ).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await expect(page.getByLabel('Password')).toHaveValue(person.password);
      await page.context().setOffline(false);
      await submit.click();
      await expect(page).toHaveURL(/\/cancel$/);
    },
  );

  test(
    '§8 Auth: an address that has an account already says so',
    { tag: '@8.3.10' },
    async ({ page }) => {
      const person = await createPerson('twice');
      await page.goto('/auth?type=client');
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(
        page.getByText('There is already an account with this email. Please sign in.'),
      ).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
    },
  );
});
