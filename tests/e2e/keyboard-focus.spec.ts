import { adminRole } from '@doorstep/local/demo/factories.ts';
import type { Page } from '@playwright/test';
import { answerFunction, hold } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { linkIn, waitForMail } from '../support/inbox.ts';
import { createPerson, keepSession, PASSWORD, signIn, unique } from '../support/people.ts';
import { createProvider, requestOf, storeRequest, write } from '../support/scenes.ts';

/** What is pressed by keyboard keeps the focus near while it works, and when it goes. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** It has the focus and works: it cannot be pressed a second time. */
async function expectBusy(page: Page, name: string) {
  await expect(button(page, name)).toBeFocused();
  await expect(button(page, name)).toBeDisabled();
  await page.keyboard.press('Enter');
}

/** It has the focus and can be pressed again. */
async function expectReady(page: Page, name: string) {
  await expect(button(page, name)).toBeEnabled();
  await expect(button(page, name)).toBeFocused();
}

/** Counts the calls of a function; asked for before the screen is opened. */
function countCalls(page: Page, name: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/${name}`)) calls += 1;
  });
  return () => calls;
}

test(
  '§8 Focus: Subscribe keeps it while the checkout is prepared, and when that fails',
  { tag: '@8.8.3' },
  async ({ page }) => {
    await signIn(page, await createPerson('chooses'), '/pricing');
    const calls = countCalls(page, 'create-checkout');
    const subscribe = page.getByRole('article', { name: 'Pro', exact: true }).getByRole('button');
    const release = await hold(page, '**/create-checkout');
    await subscribe.press('Enter');
    await expect(subscribe).toBeDisabled();
    await expect(subscribe).toBeFocused();
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/c\/pay\//);
    expect(calls()).toBe(1);

    await page.goBack();
    await answerFunction(page, 'create-checkout', { result: { url: null } });
    await subscribe.press('Enter');
    await expect(page.getByText('Could not create checkout session.')).toBeVisible();
    await expect(subscribe).toBeEnabled();
    await expect(subscribe).toBeFocused();
  },
);

test(
  '§8 Focus: the buttons of the subscription keep it while they work',
  { tag: '@8.8.3' },
  async ({ page }) => {
    await signIn(page, await createProvider('subscribed'), '/dashboard');
    await expect(page.getByText('Pro plan')).toBeVisible();
    const checks = countCalls(page, 'check-subscription');
    const release = await hold(page, '**/check-subscription');
    await button(page, 'Refresh Status').press('Enter');
    await expectBusy(page, 'Checking...');
    release();
    await expectReady(page, 'Refresh Status');
    expect(checks()).toBe(1);

    const portals = countCalls(page, 'customer-portal');
    await answerFunction(page, 'customer-portal', { result: { url: null } });
    const open = await hold(page, '**/customer-portal');
    await button(page, 'Manage Subscription').press('Enter');
    await expectBusy(page, 'Manage Subscription');
    open();
    await expect(page.getByText('Could not open customer portal.')).toBeVisible();
    await expectReady(page, 'Manage Subscription');
    expect(portals()).toBe(1);
  },
);

test(
  '§8 Focus: a chat’s access form keeps it, and gives it to the chat’s heading',
  { tag: ['@2.19.8', '@8.8.3'] },
  async ({ page }) => {
    const provider = await createProvider('opens');
    const client = await createPerson('opener');
    const request = await storeRequest(requestOf(provider, client));
    await page.goto(`/client-chat/${request.id}`);
    const calls = countCalls(page, 'open-request-chat');
    const release = await hold(page, '**/open-request-chat');
    await page.getByLabel('Email').fill(client.email);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectBusy(page, 'One moment...');
    release();
    await expect(heading(page, provider.profile.display_name)).toBeFocused();
    expect(calls()).toBe(1);
  },
);

test(
  '§2 Focus: a heading that comes late takes it from the screen that waited',
  { tag: ['@2.19.8', '@8.8.3'] },
  async ({ page }) => {
    const provider = await createProvider('slowly');
    await signIn(page, await createPerson('patient'), `/p/${provider.profile.handle}`);
    const release = await hold(page, '**/google.firestore.v1.Firestore/Listen/**');
    await page.getByRole('link', { name: 'Message Provider' }).press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Loading chat...');
    await expect(page.getByRole('main')).toBeFocused();
    release();
    await expect(heading(page, provider.profile.display_name)).toBeFocused();
  },
);

test(
  '§8 Focus: signing up and the confirmation keep it, and give it to the next heading',
  { tag: ['@2.19.8', '@8.8.3'] },
  async ({ page }) => {
    await page.goto('/auth?type=client');
    const signUp = await hold(page, '**/accounts:signUp**');
    await page.getByLabel('Email').fill(`${unique('keys')}@e2e.test`);
    await page.getByLabel('Password').fill(PASSWORD);
    await button(page, 'Create account').press('Enter');
    await expectBusy(page, 'Create account');
    signUp();
    await expect(heading(page, 'Check your email to confirm your account.')).toBeFocused();

    await expect(button(page, 'Resend the email')).toBeEnabled();
    const resend = await hold(page, '**/accounts:sendOobCode**');
    await button(page, 'Resend the email').press('Enter');
    await expectBusy(page, 'Resend the email');
    resend();
    await expect(page.getByText('We sent the email again.')).toHaveCount(1);
    await expectReady(page, 'Resend the email');
    await button(page, 'Use another account').press('Enter');
    await expect(heading(page, 'Create your account')).toBeFocused();
  },
);

test(
  '§8 Focus: signing in and a forgotten password keep it, and give it to the next heading',
  { tag: ['@2.19.8', '@8.8.3'] },
  async ({ page }) => {
    const person = await createPerson('keys');
    await page.goto('/auth?type=provider&redirect=%2Fclient-dashboard');
    await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
    await expect(heading(page, 'Reset your password')).toBeFocused();
    const ask = await hold(page, '**/accounts:sendOobCode**');
    await page.getByLabel('Email').fill(person.email);
    await button(page, 'Send reset link').press('Enter');
    await expectBusy(page, 'Send reset link');
    ask();
    await expect(page.getByText(/If there is an account for/)).toBeVisible();
    await expect(heading(page, 'Reset your password')).toBeFocused();

    await page.goto(linkIn(await waitForMail(person.email, /password/i), /oobCode=/));
    await page.getByLabel('New password').fill('another horse battery');
    const change = await hold(page, '**/accounts:resetPassword**');
    await button(page, 'Save new password').press('Enter');
    await expectBusy(page, 'Save new password');
    change();
    await expect(heading(page, 'My Service Requests')).toBeFocused();

    await button(page, 'Log out').press('Enter');
    await expect(heading(page, 'Local pros, right at your doorstep')).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).press('Enter');
    await expect(heading(page, 'Welcome back')).toBeFocused();
    const enter = await hold(page, '**/accounts:signInWithPassword**');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill('another horse battery');
    await button(page, 'Sign in').press('Enter');
    await expectBusy(page, 'Sign in');
    enter();
    await expect(page).not.toHaveURL(/\/auth/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test.describe('when something does not arrive', () => {
  test.use({
    expectedErrors: [
      /status of 400|ERR_FAILED|Error loading profile|RPC_ERROR|cannot be read|Cannot tell/,
    ],
  });

  test(
    '§8 Focus: an administrator’s Refresh keeps it, and Try again gives it to what is around',
    { tag: '@8.8.3' },
    async ({ page }) => {
      const person = await createPerson('administers');
      await write({ [`user_roles/${person.uid}`]: adminRole(person.uid) });
      await signIn(page, person, '/admin');
      await expect(button(page, 'Refresh')).toBeEnabled();
      const release = await hold(page, '**/admin-overview');
      await button(page, 'Refresh').press('Enter');
      await expectBusy(page, 'Counting...');
      release();
      await expectReady(page, 'Refresh');

      await page.unroute('**/admin-overview');
      await page.route('**/admin-overview', (route) => route.abort());
      await button(page, 'Refresh').press('Enter');
      const again = button(page, 'Try again');
      await expect(again).toBeVisible();
      await page.unroute('**/admin-overview');
      await again.press('Enter');
      await expect(page.getByRole('region', { name: 'Live numbers' })).toBeFocused();
    },
  );

  test(
    '§8 Focus: Try again gives it to the screen’s heading',
    { tag: '@8.8.3' },
    async ({ page }) => {
      await keepSession(page, await createPerson('tries'));
      await page.route('**/documents:batchGet*', (route) => route.abort());
      await page.goto('/client-profile');
      const again = button(page, 'Try again');
      await expect(again).toBeVisible();
      await page.unroute('**/documents:batchGet*');
      await again.press('Enter');
      await expect(page.getByLabel('Full name')).toBeVisible();
      await expect(heading(page, 'My Profile')).toBeFocused();
    },
  );
});
