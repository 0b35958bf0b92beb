import type { Page } from '@playwright/test';
import { answerFunction, hold } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { createPerson, keepSession, signIn, signInHere } from '../support/people.ts';
import { createProvider, createSubscriber } from '../support/scenes.ts';
import { expectAccessible } from '../support/screen.ts';

const PAYMENT = /\/c\/pay\//;
const AGAIN = 'Authentication issue. Please sign in again.';
const FAILED = 'Something went wrong starting checkout.';

test.use({
  expectedErrors: [
    // A read that is under way when the session ends is answered with 403.
    /Checkout could not be started|status of (400|401|403|500)|ERR_(FAILED|INTERNET_DISCONNECTED)|check-subscription failed|cannot be read|portal did not open|Cannot tell|RPC_ERROR|could not be read/,
  ],
});

const subscribe = (page: Page) =>
  page.getByRole('article', { name: 'Pro', exact: true }).getByRole('button');
const pending = (page: Page) =>
  page.evaluate(() => localStorage.getItem('pending_checkout_product'));
const setPending = (page: Page) =>
  page.evaluate(() => localStorage.setItem('pending_checkout_product', 'prod_doorstep_pro'));

test(
  '§4 Checkout: a visitor subscribes, signs in on the way, and continues wherever the session is known',
  { tag: ['@2.1.3', '@2.6.10', '@4.1.1', '@4.1.2', '@4.1.5', '@4.1.6'] },
  async ({ page }) => {
    const person = await createPerson('returns');
    await page.goto('/pricing');
    await subscribe(page).click();
    await expect(
      page.getByText('Create an account or sign in to continue to checkout.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?checkout=1$/);
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await pending(page)).toBe('prod_doorstep_pro');
    await page.goto('/auth?checkout=1');
    const releasePayment = await hold(page, '**/c/pay/**');
    await signInHere(page, person);
    await expect(page.getByText('Redirecting to Stripe Checkout...')).toBeVisible();
    releasePayment();
    await expect(page).toHaveURL(PAYMENT);

    // Subscribe is pressed before the session is known.
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    const releaseAuth = await hold(page, '**/assets/auth-sdk-*.js');
    await page.goto('/pricing');
    expect(await pending(page)).toBeNull();
    await subscribe(page).click();
    await expect(subscribe(page)).toBeDisabled();
    await expect(page.getByText(/Create an account/)).toBeHidden();
    releaseAuth();
    await expect(page).toHaveURL(PAYMENT);
    expect(visited.filter((url) => url.includes('/auth'))).toEqual([]);

    // A pending checkout continues from the home page, and from the sign-in screen.
    await page.goto('/cancel');
    await setPending(page);
    await page.goto('/');
    await expect(page).toHaveURL(PAYMENT);
    await page.goto('/cancel');
    expect(await pending(page)).toBeNull();
    await setPending(page);
    const releaseCheckout = await hold(page, '**/create-checkout');
    await page.goto('/auth');
    await expect(page.getByText("You're signed in. One moment...")).toBeVisible();
    await expect(page.getByLabel('Password')).toBeHidden();
    releaseCheckout();
    await expect(page).toHaveURL(PAYMENT);
  },
);

test(
  '§8 Checkout: each failure is said, and the next press works',
  { tag: ['@4.1.3', '@8.1.1', '@8.1.2', '@8.1.3', '@8.3.8', '@8.3.24', '@8.7.11'] },
  async ({ page }) => {
    const person = await createPerson('failing');
    await signIn(page, person, '/pricing');
    await answerFunction(page, 'create-checkout', { result: { url: null } });
    await subscribe(page).click();
    await expect(page.getByText('Could not create checkout session.')).toBeVisible();
    await expect(subscribe(page)).toBeEnabled();
    const error = { status: 'FAILED_PRECONDITION', message: 'This plan is no longer sold.' };
    await answerFunction(page, 'create-checkout', { error });
    await subscribe(page).click();
    await expect(page.getByText(error.message)).toBeVisible();
    await page.unroute('**/create-checkout');

    await page.context().setOffline(true);
    await subscribe(page).click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(subscribe(page)).toBeEnabled();
    // A repeated message replaces the first one.
    await page.getByText(FAILED).evaluate((toast) => toast.setAttribute('data-before', ''));
    await subscribe(page).click();
    await expect(page.getByText(FAILED).and(page.locator(':not([data-before])'))).toBeVisible();
    await expect(page.getByText(FAILED)).toHaveCount(1);
    await page.context().setOffline(false);

    // The server does not know the session any more.
    const unknown = { status: 'UNAUTHENTICATED', message: 'Please sign in.' };
    await answerFunction(page, 'create-checkout', { error: unknown });
    await subscribe(page).click();
    await expect(page.getByText(AGAIN)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?checkout=1$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await pending(page)).toBe('prod_doorstep_pro');
    await page.unroute('**/create-checkout');
    await signInHere(page, person);
    await expect(page).toHaveURL(PAYMENT);

    // A pending checkout that cannot continue is cleared. Without a plan the dashboard leads to the plans.
    await page.goto('/cancel');
    await setPending(page);
    await answerFunction(page, 'create-checkout', {
      error: { status: 'INTERNAL', message: 'INTERNAL' },
    });
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto('/auth');
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(page).toHaveURL(/\/pricing$/);
    expect(visited).toContain('/dashboard');
    expect(await pending(page)).toBeNull();
  },
);

async function expectLinksOn(page: Page) {
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/dashboard"]')).toBeVisible();
  await expect(main.locator('a[href="/pricing"]')).toBeVisible();
}

/** Moves the page's clock until the success screen stops checking. */
async function untilItStops(page: Page) {
  const again = page.getByRole('button', { name: 'Check again' });
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(again).toBeVisible({ timeout: 200 });
  }).toPass();
  return again;
}

test(
  '§2 Success: without an active plan nothing is said about a payment, and the screen checks again',
  { tag: ['@2.7.1', '@2.7.3', '@2.7.4', '@8.7.13', '@8.8.2', '@8.8.3'] },
  async ({ page }) => {
    await page.goto('/success');
    const heading = page.getByRole('heading', { level: 1, name: "You're all set!" });
    await expect(heading).toBeVisible();
    await expect(page.getByText('Please sign in to see your plan.')).toBeVisible();
    await expect(page.getByText(/payment|activ/i)).toHaveCount(0);
    await expectLinksOn(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fsuccess$/);

    let checks = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/check-subscription')) checks += 1;
    });
    await signInHere(page, await createPerson('unpaid'));
    await expect(page.getByText(/Your plan isn't active yet/)).toBeVisible();
    await page.clock.install();
    const again = await untilItStops(page);
    expect(checks).toBeGreaterThan(10);
    await expect(page.getByText(/payment went through/i)).toBeHidden();
    await expectLinksOn(page);
    await expectAccessible(page);
    await again.press('Enter');
    await expect(again).toBeHidden();
    await expect(heading).toBeFocused();
    await expect(page.getByText(/Checking again/)).toBeVisible();

    await page.context().setOffline(true);
    await page.clock.runFor(2000);
    await expect(page.getByText("Couldn't fetch subscription. Trying again…")).toBeVisible();
    await untilItStops(page);
    await expect(page.getByText("Couldn't fetch subscription. Please try again.")).toBeVisible();
  },
);

test(
  '§2 Success: an active plan is named and leads to the dashboard; if the check fails the stored plan counts',
  { tag: ['@2.7.1', '@2.7.2', '@2.19.4', '@7.1.4', '@8.3.8'] },
  async ({ page }) => {
    await keepSession(page, await createSubscriber('paid'));
    const release = await hold(page, '**/assets/dashboard-*.js');
    await page.goto('/success');
    await expect(page.getByText(/Your Pro plan is active/)).toBeVisible();
    await expectLinksOn(page);
    release();
    await expect(page).toHaveURL(/\/dashboard$/);

    const error = { status: 'INTERNAL', message: 'Billing is being serviced.' };
    await answerFunction(page, 'check-subscription', { error });
    await page.goto('/success');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(error.message).first()).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Find Pros', 'Provider Dashboard', 'Chat']);
  },
);

test(
  '§8 Portal: each failure is said without an empty tab, and a new sign-in leads back',
  { tag: ['@8.3.6', '@8.3.7', '@8.3.8'] },
  async ({ page }) => {
    const provider = await createProvider('portal');
    await signIn(page, provider, '/dashboard');
    const manage = page.getByRole('button', { name: 'Manage Subscription' });
    await answerFunction(page, 'customer-portal', { result: { url: null } });
    await manage.click();
    await expect(page.getByText('Could not open customer portal.')).toBeVisible();
    const error = { status: 'FAILED_PRECONDITION', message: 'There is no payment account yet.' };
    await answerFunction(page, 'customer-portal', { error });
    await manage.click();
    await expect(page.getByText(error.message)).toBeVisible();
    await expect.poll(() => page.context().pages().length).toBe(1);

    const unknown = { status: 'UNAUTHENTICATED', message: 'Please sign in.' };
    await answerFunction(page, 'customer-portal', { error: unknown });
    await manage.click();
    await expect(page.getByText('Please sign in to manage your subscription.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fdashboard$/);
    await signInHere(page, provider);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(manage).toBeEnabled();
    await expect.poll(() => page.context().pages().length).toBe(1);
  },
);
