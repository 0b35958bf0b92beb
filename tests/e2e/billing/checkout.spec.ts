import type { Page } from '@playwright/test';
import {
  mockFunction,
  holdRequests,
  isCallOf,
  stopHandling,
} from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createPerson,
  storeSession,
  signIn,
  signInWithForm,
} from '../../support/browser/sign-in.ts';
import { createProvider, createSubscriber } from '../../support/test-data.ts';
import { expectAccessible } from '../../support/browser/screen.ts';

const PAYMENT = /\/c\/pay\//;
const SIGN_IN_AGAIN = 'Authentication issue. Please sign in again.';
const CHECKOUT_FAILED = 'Something went wrong starting checkout.';

test.use({
  expectedErrors: [
    // Firestore answers 403 to a read that is in progress when the session ends.
    /Checkout could not be started|status of (400|401|403|500)|ERR_(FAILED|INTERNET_DISCONNECTED)|check-subscription failed|cannot be read|portal did not open|Cannot tell|RPC_ERROR|could not be read/,
  ],
});

const subscribe = (page: Page) =>
  page.getByRole('article', { name: 'Pro', exact: true }).getByRole('button');
const readPendingCheckout = (page: Page) =>
  page.evaluate(() => localStorage.getItem('pending_checkout_product'));
const setPendingCheckout = (page: Page) =>
  page.evaluate(() => localStorage.setItem('pending_checkout_product', 'prod_doorstep_pro'));

test(
  '§4 Checkout: a visitor subscribes, signs in, and the checkout continues on every screen',
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
    expect(await readPendingCheckout(page)).toBe('prod_doorstep_pro');
    await page.goto('/auth?checkout=1');
    const releasePayment = await holdRequests(page, '**/c/pay/**');
    await signInWithForm(page, person);
    await expect(page.getByText('Redirecting to Stripe Checkout...')).toBeVisible();
    releasePayment();
    await expect(page).toHaveURL(PAYMENT);

    // The person presses Subscribe before the session has loaded.
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    const releaseAuth = await holdRequests(page, '**/assets/signed-in-*.js');
    await page.goto('/pricing');
    expect(await readPendingCheckout(page)).toBeNull();
    await subscribe(page).click();
    await expect(subscribe(page)).toBeDisabled();
    await expect(page.getByText(/Create an account/)).toBeHidden();
    releaseAuth();
    await expect(page).toHaveURL(PAYMENT);
    expect(visited.filter((url) => url.includes('/auth'))).toEqual([]);

    // A pending checkout continues from the home page and from the sign-in screen.
    await page.goto('/cancel');
    await setPendingCheckout(page);
    await page.goto('/');
    await expect(page).toHaveURL(PAYMENT);
    await page.goto('/cancel');
    expect(await readPendingCheckout(page)).toBeNull();
    await setPendingCheckout(page);
    const releaseCheckout = await holdRequests(page, { call: 'create-checkout' });
    await page.goto('/auth');
    await expect(page.getByText("You're signed in. One moment...")).toBeVisible();
    await expect(page.getByLabel('Password')).toBeHidden();
    releaseCheckout();
    await expect(page).toHaveURL(PAYMENT);
  },
);

test(
  '§8 Checkout: each failure shows a message, and the next press works',
  { tag: ['@4.1.3', '@8.1.1', '@8.1.2', '@8.1.3', '@8.3.8', '@8.3.24', '@8.7.11'] },
  async ({ page }) => {
    const person = await createPerson('failing');
    await signIn(page, person, '/pricing');
    await mockFunction(page, 'create-checkout', { result: { url: null } });
    await subscribe(page).click();
    await expect(page.getByText('Could not create checkout session.')).toBeVisible();
    await expect(subscribe(page)).toBeEnabled();
    const error = { status: 'FAILED_PRECONDITION', message: 'This plan is no longer sold.' };
    await mockFunction(page, 'create-checkout', { error });
    await subscribe(page).click();
    await expect(page.getByText(error.message)).toBeVisible();
    stopHandling(page, 'create-checkout');

    await page.context().setOffline(true);
    await subscribe(page).click();
    await expect(page.getByText(CHECKOUT_FAILED)).toBeVisible();
    await expect(subscribe(page)).toBeEnabled();
    // The repeated message replaces the first one.
    await page
      .getByText(CHECKOUT_FAILED)
      .evaluate((toast) => toast.setAttribute('data-before', ''));
    await subscribe(page).click();
    await expect(
      page.getByText(CHECKOUT_FAILED).and(page.locator(':not([data-before])')),
    ).toBeVisible();
    await expect(page.getByText(CHECKOUT_FAILED)).toHaveCount(1);
    await page.context().setOffline(false);

    // The server rejects the session.
    const unknown = { status: 'UNAUTHENTICATED', message: 'Please sign in.' };
    await mockFunction(page, 'create-checkout', { error: unknown });
    await subscribe(page).click();
    await expect(page.getByText(SIGN_IN_AGAIN)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?checkout=1$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await readPendingCheckout(page)).toBe('prod_doorstep_pro');
    stopHandling(page, 'create-checkout');
    await signInWithForm(page, person);
    await expect(page).toHaveURL(PAYMENT);

    // A pending checkout that cannot continue is cleared. The dashboard then redirects to the
    // plans, because the person has none.
    await page.goto('/cancel');
    await setPendingCheckout(page);
    await mockFunction(page, 'create-checkout', {
      error: { status: 'INTERNAL', message: 'INTERNAL' },
    });
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto('/auth');
    await expect(page.getByText(CHECKOUT_FAILED)).toBeVisible();
    await expect(page).toHaveURL(/\/pricing$/);
    expect(visited).toContain('/dashboard');
    expect(await readPendingCheckout(page)).toBeNull();
  },
);

async function expectPlanLinks(page: Page) {
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/dashboard"]')).toBeVisible();
  await expect(main.locator('a[href="/pricing"]')).toBeVisible();
}

/** Advances the page's clock until the success screen stops checking. Returns its button. */
async function waitUntilChecksStop(page: Page) {
  const checkAgain = page.getByRole('button', { name: 'Check again' });
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(checkAgain).toBeVisible({ timeout: 200 });
    // There are 15 checks, so the pauses that `toPass` makes by default would add up.
  }).toPass({ intervals: [0] });
  return checkAgain;
}

test(
  '§2 Success: without an active plan the screen does not mention a payment, and checks again',
  { tag: ['@2.7.1', '@2.7.3', '@2.7.4', '@8.7.13', '@8.8.2', '@8.8.3'] },
  async ({ page }) => {
    await page.goto('/success');
    const heading = page.getByRole('heading', { level: 1, name: "You're all set!" });
    await expect(heading).toBeVisible();
    await expect(page.getByText('Please sign in to see your plan.')).toBeVisible();
    await expect(page.getByText(/payment|activ/i)).toHaveCount(0);
    await expectPlanLinks(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fsuccess$/);

    let checks = 0;
    page.on('request', (request) => {
      if (isCallOf('check-subscription')(request)) checks += 1;
    });
    await signInWithForm(page, await createPerson('unpaid'));
    await expect(page.getByText(/Your plan isn't active yet/)).toBeVisible();
    await page.clock.install();
    const checkAgain = await waitUntilChecksStop(page);
    expect(checks).toBeGreaterThan(10);
    await expect(page.getByText(/payment went through/i)).toBeHidden();
    await expectPlanLinks(page);
    await expectAccessible(page);
    await checkAgain.press('Enter');
    await expect(checkAgain).toBeHidden();
    await expect(heading).toBeFocused();
    await expect(page.getByText(/Checking again/)).toBeVisible();

    await page.context().setOffline(true);
    await page.clock.runFor(2000);
    await expect(page.getByText("Couldn't fetch subscription. Trying again…")).toBeVisible();
    await waitUntilChecksStop(page);
    await expect(page.getByText("Couldn't fetch subscription. Please try again.")).toBeVisible();
  },
);

test(
  '§2 Success: an active plan is named and leads to the dashboard; the stored plan counts if the check fails',
  { tag: ['@2.7.1', '@2.7.2', '@2.19.4', '@7.1.4', '@8.3.8'] },
  async ({ page }) => {
    await storeSession(page, await createSubscriber('paid'));
    const release = await holdRequests(page, '**/assets/dashboard-*.js');
    await page.goto('/success');
    await expect(page.getByText(/Your Pro plan is active/)).toBeVisible();
    await expectPlanLinks(page);
    release();
    await expect(page).toHaveURL(/\/dashboard$/);

    const error = { status: 'INTERNAL', message: 'Billing is being serviced.' };
    await mockFunction(page, 'check-subscription', { error });
    await page.goto('/success');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(error.message).first()).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Find Pros', 'Provider Dashboard', 'Chat']);
  },
);

test(
  '§8 Portal: each failure shows a message and closes the empty tab, and a new sign-in leads back',
  { tag: ['@8.3.6', '@8.3.7', '@8.3.8'] },
  async ({ page }) => {
    const provider = await createProvider('portal');
    await signIn(page, provider, '/dashboard');
    const manage = page.getByRole('button', { name: 'Manage Subscription' });
    await mockFunction(page, 'customer-portal', { result: { url: null } });
    await manage.click();
    await expect(page.getByText('Could not open customer portal.')).toBeVisible();
    const error = { status: 'FAILED_PRECONDITION', message: 'There is no payment account yet.' };
    await mockFunction(page, 'customer-portal', { error });
    await manage.click();
    await expect(page.getByText(error.message)).toBeVisible();
    await expect.poll(() => page.context().pages().length).toBe(1);

    const unknown = { status: 'UNAUTHENTICATED', message: 'Please sign in.' };
    await mockFunction(page, 'customer-portal', { error: unknown });
    await manage.click();
    await expect(page.getByText('Please sign in to manage your subscription.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fdashboard$/);
    await signInWithForm(page, provider);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(manage).toBeEnabled();
    await expect.poll(() => page.context().pages().length).toBe(1);
  },
);
