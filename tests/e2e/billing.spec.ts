import type { Page } from '@playwright/test';
import { answerFunction, hold } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { createPerson, keepSession, signIn } from '../support/people.ts';
import { createProvider, createSubscriber } from '../support/scenes.ts';
import { expectAccessible } from '../support/screen.ts';

test.use({
  expectedErrors: [
    /check-subscription failed|status of (400|401|403|500)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|portal did not open|cannot be read|Sign-in is not available|Cannot tell|RPC_ERROR/,
  ],
});

const SET = "You're all set!";
const NOT_ACTIVE = /Your plan isn't active yet/;

test(
  '§2 Pricing: three plans with what they hold, and what is promised',
  { tag: ['@2.4.1', '@2.4.2', '@9.1.1'] },
  async ({ page }) => {
    await page.goto('/pricing');
    await expect(
      page.getByText('One flat monthly price. No commissions, unlimited leads, cancel anytime.'),
    ).toBeVisible();
    const plans = page.getByRole('article');
    await expect(plans.getByRole('heading')).toHaveText(['Starter', 'Pro', 'Business']);
    for (const [name, price, features] of [
      ['Starter', '$19/mo', ['Personal landing page', 'Basic support']],
      ['Pro', '$39/mo', ['Priority search placement', 'Gallery and tags', 'Analytics']],
      ['Business', '$79/mo', ['Team members', 'Multiple locations', 'Premium support']],
    ] as const) {
      const plan = page.getByRole('article', { name, exact: true });
      await expect(plan).toContainText(price);
      await expect(plan.getByRole('listitem')).toHaveText([...features]);
      await expect(plan.getByRole('button')).toHaveText('Subscribe');
    }
  },
);

async function expectWaysOn(page: Page) {
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/dashboard"]')).toBeVisible();
  await expect(main.locator('a[href="/pricing"]')).toBeVisible();
}

test(
  '§2 Success: names the plan that is active, and goes on to the dashboard',
  { tag: ['@2.7.1', '@2.7.2'] },
  async ({ page }) => {
    await keepSession(page, await createSubscriber('paid'));
    const release = await hold(page, '**/assets/dashboard-*.js');
    await page.goto('/success');
    await expect(page.getByRole('heading', { level: 1, name: SET })).toBeVisible();
    await expect(page.getByText(/Your Pro plan is active/)).toBeVisible();
    await expectWaysOn(page);
    release();
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  '§2 Success: who is not signed in is told so, and nothing about a payment',
  { tag: ['@2.7.1', '@2.7.4', '@8.8.2'] },
  async ({ page }) => {
    await page.goto('/success');
    await expect(page.getByRole('heading', { level: 1, name: SET })).toBeVisible();
    await expect(page.getByText('Please sign in to see your plan.')).toBeVisible();
    await expect(page.getByText(/payment|activ/i)).toHaveCount(0);
    await expectWaysOn(page);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fsuccess$/);
  },
);

/** Time goes on by the page's own clock, a try at a time, until it stops asking. */
async function untilItStops(page: Page) {
  const again = page.getByRole('button', { name: 'Check again' });
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(again).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  return again;
}

test(
  '§2 Success: a plan that is not active yet is said, asked for again, and left to the person',
  { tag: ['@2.7.3', '@8.8.3', '@8.8.2'] },
  async ({ page }) => {
    await signIn(page, await createPerson('unpaid'), '/cancel');
    await page.clock.install();
    let asked = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/check-subscription')) asked += 1;
    });
    await page.goto('/success');
    await expect(page.getByText(NOT_ACTIVE)).toBeVisible();
    await expect(page.getByText(/payment went through/i)).toBeHidden();
    const again = await untilItStops(page);
    expect(asked).toBeGreaterThan(10);
    await expect(page.getByText(NOT_ACTIVE)).toBeVisible();
    await expectWaysOn(page);
    await expectAccessible(page);
    await again.press('Enter');
    await expect(again).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: SET })).toBeFocused();
    await expect(page.getByText(/Checking again/)).toBeVisible();
  },
);

test(
  '§8 Success: a failed check is said; the stored subscription counts',
  { tag: ['@2.7.1', '@2.7.3', '@8.3.8', '@8.7.13'] },
  async ({ page, visitor }) => {
    await signIn(page, await createPerson('offline'), '/success');
    await expect(page.getByText(NOT_ACTIVE)).toBeVisible();
    await page.clock.install();
    await page.context().setOffline(true);
    await page.clock.runFor(2000);
    await expect(page.getByText("Couldn't fetch subscription. We try again…")).toBeVisible();
    await untilItStops(page);
    await expect(page.getByText("Couldn't fetch subscription. Please try again.")).toBeVisible();

    const stored = await visitor();
    const error = { status: 'INTERNAL', message: 'Billing is being serviced.' };
    await answerFunction(stored, 'check-subscription', { error });
    await signIn(stored, await createSubscriber('stored'), '/success');
    await expect(stored).toHaveURL(/\/dashboard$/);
    await expect(stored.getByText(error.message).first()).toBeVisible();
  },
);

test(
  '§8 Portal: who has to sign in again really can, and comes back',
  { tag: '@8.3.6' },
  async ({ page }) => {
    const provider = await createProvider('portal');
    await signIn(page, provider, '/dashboard');
    for (const error of [
      { status: 'UNAUTHENTICATED', message: 'Please sign in.' },
      { status: 'INTERNAL', message: 'No Authorization header' },
    ]) {
      await answerFunction(page, 'customer-portal', { error });
      await page.getByRole('button', { name: 'Manage Subscription' }).click();
      await expect(page.getByText('Please sign in to manage your subscription.')).toBeVisible();
      await expect(page).toHaveURL(/\/auth\?redirect=%2Fdashboard$/);
      await page.getByLabel('Email').fill(provider.email);
      await page.getByLabel('Password').fill(provider.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeEnabled();
      await page.reload();
    }
    await expect.poll(() => page.context().pages().length).toBe(1);
  },
);

test(
  '§8 Portal: no address at all, and the server’s own words',
  { tag: ['@8.3.7', '@8.3.8'] },
  async ({ page }) => {
    await signIn(page, await createProvider('words'), '/dashboard');
    const manage = page.getByRole('button', { name: 'Manage Subscription' });
    for (const result of [{}, { url: null }]) {
      await answerFunction(page, 'customer-portal', { result });
      await manage.click();
      await expect(page.getByText('Could not open customer portal.')).toBeVisible();
      await page.getByRole('button', { name: 'Close message' }).click();
      await expect(page.getByText('Could not open customer portal.')).toBeHidden();
    }
    const error = { status: 'FAILED_PRECONDITION', message: 'There is no payment account yet.' };
    await answerFunction(page, 'customer-portal', { error });
    await manage.click();
    await expect(page.getByText(error.message)).toBeVisible();
    await expect.poll(() => page.context().pages().length).toBe(1);
  },
);
