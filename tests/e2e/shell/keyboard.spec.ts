import { BRAND } from '@doorstep/domain/brand';
import type { Locator, Page } from '@playwright/test';
import {
  mockFunction,
  holdRequests,
  LISTEN_URL,
  type Target,
} from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createRequestChat } from '../../support/browser/chat.ts';
import { choosePicture, EDITOR_PATH } from '../../support/browser/editor.ts';
import { linkIn, waitForMail } from '../../support/browser/wait-for-mail.ts';
import { createPerson, logOut, PASSWORD, signIn, unique } from '../../support/browser/sign-in.ts';
import { jpegFile, pictureUrls } from '../../support/browser/picture-files.ts';
import { createProvider, createSubscriber } from '../../support/test-data.ts';

/** The keyboard focus while a control is busy, and after the control is removed. */

test.use({ expectedErrors: [/ERR_FAILED|cannot be read|Cannot tell|did not open|not be started/] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Expects a pressed button to keep the focus and to call the function once despite two presses. */
async function expectOneCall(control: Locator, target: Target, busy = control) {
  const page = control.page();
  let calls = 0;
  const release = await holdRequests(page, target, () => (calls += 1));
  await control.press('Enter');
  await expect(busy).toBeFocused();
  await expect(busy).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect.poll(() => calls).toBe(1);
  release();
}

async function expectReady(control: Locator) {
  await expect(control).toBeEnabled();
  await expect(control).toBeFocused();
}

// @2.19.8 @8.8.3
test('Keyboard: signing up and signing in move the focus to the next heading', async ({ page }) => {
  await page.goto('/auth?type=client');
  await page.getByLabel('Email').fill(`${unique('keys')}@e2e.test`);
  await page.getByLabel('Password').fill(PASSWORD);
  await expectOneCall(button(page, 'Create account'), '**/accounts:signUp**');
  await expect(heading(page, 'Check your email to confirm your account.')).toBeFocused();
  await button(page, 'Use another account').press('Enter');
  await expect(heading(page, 'Create your account')).toBeFocused();

  const person = await createPerson('keys');
  await page.goto('/auth?type=provider&redirect=%2Fclient-dashboard');
  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
  await expect(heading(page, 'Reset your password')).toBeFocused();
  await page.getByLabel('Email').fill(person.email);
  await expectOneCall(button(page, 'Send reset link'), { call: 'send-account-mail' });
  await expect(page.getByText(/If there is an account for/)).toBeVisible();
  await expect(heading(page, 'Reset your password')).toBeFocused();
  await page.goto(linkIn(await waitForMail(person.email, /password/i), /oobCode=/));
  await page.getByLabel('New password').fill('another horse battery');
  await expectOneCall(button(page, 'Save new password'), '**/accounts:resetPassword**');
  await expect(heading(page, 'My Service Requests')).toBeFocused();

  await button(page, 'Log out').press('Enter');
  await expect(heading(page, BRAND.tagline)).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).press('Enter');
  await expect(heading(page, 'Welcome back')).toBeFocused();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill('another horse battery');
  await expectOneCall(button(page, 'Sign in'), '**/accounts:signInWithPassword**');
  await expect(page).not.toHaveURL(/\/auth/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

// @8.8.3
test('Keyboard: buttons that call a function keep the focus', async ({ page }) => {
  await signIn(page, await createPerson('chooses'), '/pricing');
  const subscribe = page.getByRole('article', { name: 'Pro', exact: true }).getByRole('button');
  await expectOneCall(subscribe, { call: 'create-checkout' });
  await expect(page).toHaveURL(/\/c\/pay\//);
  await page.goBack();
  // The button waits until the plan is checked.
  await expect(page.getByText("Your card wasn't charged.")).toBeVisible();
  await mockFunction(page, 'create-checkout', { result: { url: null } });
  await subscribe.press('Enter');
  await expect(page.getByText('Could not create checkout session.')).toBeVisible();
  await expectReady(subscribe);
  await logOut(page);

  await signIn(page, await createSubscriber('subscribed'), '/dashboard');
  await expect(page.getByText('Pro plan')).toBeVisible();
  const refresh = button(page, 'Refresh Status');
  await expectOneCall(refresh, { call: 'check-subscription' }, button(page, 'Checking...'));
  await expectReady(refresh);
  const manage = button(page, 'Manage Subscription');
  await mockFunction(page, 'customer-portal', { result: { url: null } });
  await expectOneCall(manage, { call: 'customer-portal' });
  await expect(page.getByText('Could not open customer portal.')).toBeVisible();
  await expectReady(manage);
});

// @2.19.8 @8.8.3
test('Keyboard: a chat that loads slowly moves the focus to its heading', async ({
  page,
  visitor,
}) => {
  const { provider, client, request } = await createRequestChat('opens');
  const name = provider.profile.display_name;
  await page.goto(`/client-chat/${request.id}`);
  await page.getByLabel('Email').fill(client.email);
  await expectOneCall(
    button(page, 'Access Chat'),
    { call: 'open-request-chat' },
    button(page, 'One moment...'),
  );
  await expect(heading(page, name)).toBeFocused();

  const member = await visitor();
  await signIn(member, client, `/p/${provider.profile.handle}`);
  const release = await holdRequests(member, LISTEN_URL);
  await member.getByRole('link', { name: 'Message Provider' }).press('Enter');
  await expect(
    member.getByRole('main').getByRole('status').filter({ hasText: 'Loading chat...' }),
  ).toBeAttached();
  await expect(member.getByRole('main')).toBeFocused();
  release();
  await expect(heading(member, name)).toBeFocused();
});

// @8.8.3
test('Keyboard: the buttons for photos, avatar and saving keep the focus nearby', async ({
  page,
  baseURL,
}) => {
  const photos = pictureUrls(3, baseURL);
  const pro = await createProvider('photos', {
    avatar_url: photos[0] ?? null,
    work_photos: photos,
  });
  await signIn(page, pro, EDITOR_PATH);
  await button(page, 'Move photo 1 right').press('Enter');
  await expect(button(page, 'Move photo 2 right')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Move photo 3 right')).toBeFocused();
  await expect(button(page, 'Move photo 3 right')).toBeDisabled();
  await button(page, 'Move photo 2 left').press('Enter');
  await expect(button(page, 'Move photo 1 left')).toBeFocused();
  await button(page, 'Drag photo 3').press('Space');
  const announced = page.getByRole('status').filter({ hasText: /^Photo/ });
  await expect(announced).toHaveText(/^Photo 3 is/);
  await page.keyboard.press('ArrowLeft');
  await expect(announced).toHaveText('Photo 3 is over place 2 of 3.');
  await page.keyboard.press('Space');
  await expect(announced).toHaveText('Photo 3 is at place 2 of 3.');
  const order = page.getByRole('img', { name: /^Work photo/ });
  await expect(order.nth(1)).toHaveAttribute('src', photos[0] ?? '');
  await expect(button(page, 'Drag photo 2')).toBeFocused();
  await button(page, 'Remove photo 3').press('Enter');
  await expect(button(page, 'Remove photo 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove photo 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Add photos')).toBeFocused();

  await button(page, 'Remove avatar').press('Enter');
  const upload = button(page, 'Upload avatar');
  await expect(upload).toBeFocused();
  await page.route('**/v0/b/**', () => new Promise(() => undefined));
  await choosePicture(page.getByLabel('Avatar'), jpegFile('slow.jpg'));
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(upload).toBeFocused();
  const draft = button(page, 'Save Draft');
  await draft.press('Enter');
  await button(page, 'Take offline').press('Enter');
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(draft).toBeFocused();
});
