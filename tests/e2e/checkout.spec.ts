import type { Page } from '@playwright/test';
import { answerFunction, hold, loseScripts } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { createPerson, keepSession, signIn, type Person } from '../support/people.ts';

const PRO = 'prod_doorstep_pro';
const PAYMENT = /\/c\/pay\//;
const AGAIN = 'Authentication issue. Please sign in again.';
const FAILED = 'Something went wrong starting checkout.';

test.use({
  expectedErrors: [
    // 403: what was just being read when a session ends.
    /Checkout could not be started|status of (400|401|403|500)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|check-subscription failed|cannot be read/,
  ],
});

const subscribe = (page: Page) =>
  page.getByRole('article', { name: 'Pro', exact: true }).getByRole('button');
const waiting = (page: Page) =>
  page.evaluate(() => localStorage.getItem('pending_checkout_product'));
const letWait = (page: Page) =>
  page.evaluate((id) => localStorage.setItem('pending_checkout_product', id), PRO);

/** By the form that stands there, wherever it came from. */
async function enter(page: Page, person: Person) {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test(
  '§4 Checkout: after signing in it goes on to the payment page',
  { tag: ['@4.1.1', '@4.1.2'] },
  async ({ page }) => {
    const person = await createPerson('returns');
    await page.goto('/pricing');
    await subscribe(page).click();
    await expect(
      page.getByText('Create an account or sign in to continue to checkout.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?checkout=1$/);
    expect(await waiting(page)).toBe(PRO);
    await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
    await enter(page, person);
    await expect(page).toHaveURL(PAYMENT);
  },
);

test(
  '§4 Checkout: says that it leaves before it does',
  { tag: ['@4.1.4', '@4.1.5'] },
  async ({ page }) => {
    await signIn(page, await createPerson('leaves'), '/pricing');
    await page.reload();
    const release = await hold(page, '**/c/pay/**');
    await subscribe(page).click();
    await expect(page.getByText('Redirecting to Stripe Checkout...')).toBeVisible();
    release();
    await expect(page).toHaveURL(PAYMENT);
  },
);

test(
  '§4 Checkout: a press before sign-in is known waits for it',
  { tag: '@4.1.6' },
  async ({ page }) => {
    await signIn(page, await createPerson('early'), '/pricing');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    const release = await hold(page, '**/assets/auth-sdk-*.js');
    await page.goto('/pricing');
    await subscribe(page).click();
    await expect(subscribe(page)).toBeDisabled();
    await expect(page.getByText(/Create an account/)).toBeHidden();
    release();
    await expect(page).toHaveURL(PAYMENT);
    expect(visited.filter((url) => url.includes('/auth'))).toEqual([]);
  },
);

test(
  '§4 Checkout: one that cannot go on is forgotten, and leads to the dashboard',
  { tag: '@4.1.3' },
  async ({ page }) => {
    const person = await createPerson('refused');
    await page.goto('/cancel');
    await letWait(page);
    await answerFunction(page, 'create-checkout', {
      error: { status: 'INTERNAL', message: 'INTERNAL' },
    });
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    await page.goto('/auth');
    await enter(page, person);
    await expect(page.getByText(FAILED)).toBeVisible();
    // Not subscribed, so the dashboard leads on to the plans.
    await expect(page).toHaveURL(/\/pricing$/);
    expect(seen).toContain('/dashboard');
    expect(await waiting(page)).toBeNull();
  },
);

test(
  '§8 Checkout: who has to sign in again really can, and the checkout goes on',
  { tag: '@8.1.1' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const person = await createPerson('again');
    await signIn(page, person, '/pricing');
    for (const [status, message] of [
      ['UNAUTHENTICATED', 'Please sign in.'],
      ['INTERNAL', 'No Authorization header'],
      ['INTERNAL', 'Missing SUB claim'],
      ['FAILED_PRECONDITION', 'The JWT is too old'],
      ['INTERNAL', 'Auth is down'],
    ] as const) {
      await page.goto('/pricing');
      await answerFunction(page, 'create-checkout', { error: { status, message } });
      await subscribe(page).click();
      await expect(page.getByText(AGAIN)).toBeVisible();
      await expect(page).toHaveURL(/\/auth\?checkout=1$/);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
      expect(await waiting(page)).toBe(PRO);
      await page.unroute('**/create-checkout');
      await enter(page, person);
      await expect(page).toHaveURL(PAYMENT);
    }
  },
);

test(
  '§8 Checkout: a waiting one that asks to sign in again goes on waiting',
  { tag: '@8.1.1' },
  async ({ page }) => {
    const person = await createPerson('waits');
    await keepSession(page, person);
    await letWait(page);
    await answerFunction(page, 'create-checkout', {
      error: { status: 'UNAUTHENTICATED', message: 'Please sign in.' },
    });
    await page.goto('/');
    await expect(page.getByText(AGAIN)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?checkout=1$/);
    await page.unroute('**/create-checkout');
    await enter(page, person);
    await expect(page).toHaveURL(PAYMENT);
  },
);

test('§8 Checkout: an answer without an address', { tag: '@8.1.2' }, async ({ page }) => {
  await signIn(page, await createPerson('nowhere'), '/pricing');
  for (const result of [{ url: null }, {}, { url: '' }, null]) {
    await page.goto('/pricing');
    await answerFunction(page, 'create-checkout', { result });
    await subscribe(page).click();
    await expect(page.getByText('Could not create checkout session.')).toBeVisible();
    await expect(subscribe(page)).toBeEnabled();
    await expect(page).toHaveURL(/\/pricing$/);
  }
});

test(
  '§8 Checkout: any other failure shows its words or the general ones, and can be tried again',
  { tag: ['@8.1.3', '@8.3.8', '@8.3.24', '@8.7.11'] },
  async ({ page }) => {
    await signIn(page, await createPerson('failing'), '/pricing');
    const error = { status: 'FAILED_PRECONDITION', message: 'This plan is no longer sold.' };
    await answerFunction(page, 'create-checkout', { error });
    await subscribe(page).click();
    await expect(page.getByText(error.message)).toBeVisible();
    await expect(subscribe(page)).toBeEnabled();

    const silent = { status: 'INTERNAL', message: 'INTERNAL' };
    await answerFunction(page, 'create-checkout', { error: silent });
    await subscribe(page).click();
    await expect(page.getByText(FAILED)).toHaveCount(1);
    await expect(subscribe(page)).toBeEnabled();
    await page.unroute('**/create-checkout');

    // What is said again takes the place of what stands there.
    await page.getByText(FAILED).evaluate((said) => said.setAttribute('data-before', ''));
    await page.context().setOffline(true);
    await subscribe(page).click();
    await expect(page.getByText(FAILED).and(page.locator(':not([data-before])'))).toBeVisible();
    await expect(page.getByText(FAILED)).toHaveCount(1);
    await expect(subscribe(page)).toBeEnabled();
    await page.context().setOffline(false);
    await subscribe(page).click();
    await expect(page).toHaveURL(PAYMENT);
  },
);

test(
  '§8 Checkout: works after its code did not arrive at first',
  { tag: '@8.7.22' },
  async ({ page }) => {
    await keepSession(page, await createPerson('lost'));
    const find = await loseScripts(page, 'messaging-internal');
    await page.goto('/pricing');
    await subscribe(page).click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await find();
    await subscribe(page).click();
    await expect(page).toHaveURL(PAYMENT);
  },
);
