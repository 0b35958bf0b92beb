import { hold, loseScripts } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { linkIn, waitForMail } from '../support/inbox.ts';
import { createPerson, signIn } from '../support/people.ts';
import { JPEG } from '../support/pictures.ts';
import { createProvider } from '../support/scenes.ts';
import { takeOver } from '../support/screen.ts';

test.use({
  expectedErrors: [
    /Sign-in is not available|ERR_FAILED|Upload|could not be uploaded|Providers could/,
  ],
});

const UNAVAILABLE = "Sign-in isn't available";

test(
  '§8 Session: when Auth cannot be loaded guarded screens say so, and a retry opens them',
  { tag: '@8.7.16' },
  async ({ page }) => {
    await signIn(page, await createPerson('unloaded'), '/client-profile');
    await page.route('**/assets/auth-sdk-*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: UNAVAILABLE })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(
      page.getByText(
        "Sign-in isn't available right now. Please check your connection and try again.",
      ),
    ).toBeVisible();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: UNAVAILABLE })).toBeVisible();
    await page.unroute('**/assets/auth-sdk-*.js');
    await retry.click();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
);

test(
  '§8 Session: Auth that takes too long is said, and counts when it comes after all',
  { tag: ['@8.7.16', '@8.7.22'] },
  async ({ page }) => {
    await signIn(page, await createPerson('slow'), '/client-profile');
    const release = await hold(page, '**/assets/auth-sdk-*.js');
    await page.clock.install();
    await page.reload();
    await expect(page.getByRole('status').first()).toBeAttached();
    await page.clock.runFor(16_000);
    await expect(page.getByRole('heading', { level: 1, name: UNAVAILABLE })).toBeVisible();
    release();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  },
);

test(
  '§8 Readings: no answer in time is an error; a late one still counts',
  { tag: '@8.7.22' },
  async ({ page }) => {
    const person = await createPerson('late');
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The form for signing in asks for an email as well.
    await expect(
      page.getByRole('heading', { level: 1, name: 'Reset your password' }),
    ).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    const link = linkIn(await waitForMail(person.email, /password/i), /oobCode=/);
    const release = await hold(page, '**/accounts:resetPassword**');
    await page.clock.install();
    const asked = page.waitForRequest('**/accounts:resetPassword**');
    await page.goto(link);
    await asked;
    await page.clock.runFor(16_000);
    await expect(
      page.getByText('We got no answer. Please check your connection and try again.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    release();
    await expect(page.getByLabel('New password')).toBeVisible();
  },
);

test(
  '§8 Readings: a list that does not answer ends in an error that can be tried again',
  { tag: '@8.7.22' },
  async ({ page }) => {
    const release = await hold(page, '**/api/search**');
    await page.clock.install();
    const asked = page.waitForRequest('**/api/search**');
    await page.goto('/');
    await takeOver(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find Pros' }).click();
    await asked;
    await page.clock.runFor(16_000);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    release();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  },
);

test(
  '§8 Pictures: an upload works after its code did not arrive at first',
  { tag: '@8.7.22' },
  async ({ page }) => {
    await signIn(page, await createProvider('upload'), '/dashboard/profile');
    await expect(page.getByLabel('Handle')).toBeVisible();
    const find = await loseScripts(page, 'maxUploadRetryTime');
    await page.getByLabel('Avatar').setInputFiles(JPEG('face.jpg'));
    await expect(page.getByText('Not uploaded: face.jpg')).toBeVisible();
    await find();
    await page.getByLabel('Avatar').setInputFiles(JPEG('face.jpg'));
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  },
);
