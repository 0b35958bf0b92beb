import type { Page } from '@playwright/test';
import { begin, DELETED, forGood, hasAccount, password } from '../support/deletion.ts';
import { createPerson, signIn, type Person } from '../support/people.ts';
import { read } from '../support/scenes.ts';
import { stripeApi } from '../support/server/stripe.ts';
import { everythingAgrees } from './support/agreement.ts';
import type { FaultStack } from './support/fault-stack.ts';
import { expect, test } from './support/test.ts';

/** Stripe does not answer, is gone and comes back, or nobody hears it: what is paid is paid once, and counts. */

test.use({
  expectedErrors: [
    /ERR_\w+|CORS policy|status of 5\d\d|Checkout could not be started|check-subscription failed|Failed to load resource|The customer portal did not open/,
  ],
});

test.afterAll('everything in the database agrees', ({ stack }) => everythingAgrees(stack));

const SLOW = { timeout: 60_000 };

/** As Stripe knows them. */
async function customersOf({ email }: Person): Promise<string[]> {
  return (await stripeApi().customers.list({ email })).data.map(({ id }) => id);
}

async function plansOf(customer: string): Promise<string[]> {
  const { data } = await stripeApi().subscriptions.list({ customer, status: 'all' });
  return data.map(({ status }) => status);
}

const NOT_REACHED = 'The payment service cannot be reached right now.';

const subscribeTo = (page: Page, plan: string) =>
  page.getByRole('article', { name: plan, exact: true }).getByRole('button', { name: 'Subscribe' });

// Not by a click, which waits for the page that it leads to.
const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ }).dispatchEvent('click');

test(
  '§4 Faults: while Stripe does not answer, and then nobody hears it, a plan is begun and paid once',
  { tag: '@8.7.31' },
  async ({ page, stack }) => {
    test.setTimeout(240_000);
    const person = await createPerson('payer');
    await signIn(page, person, '/pricing');
    const subscribe = subscribeTo(page, 'Pro');
    stack.pause('stripe');
    await subscribe.click();
    await expect(page.getByText(NOT_REACHED)).toBeVisible(SLOW);
    await expect(page).toHaveURL(/\/pricing$/);
    stack.resume('stripe');
    await subscribe.click();
    await expect(page).toHaveURL(/\/c\/pay\//, SLOW);

    // The webhook knocks in vain, and comes again.
    stack.pause('emulators');
    await pay(page);
    const customers = await customersOf(person);
    expect(customers).toHaveLength(1);
    await expect.poll(() => plansOf(customers[0] ?? ''), SLOW).toEqual(['active']);
    stack.resume('emulators');
    await expect(page).toHaveURL(/\/dashboard$/, SLOW);
    expect(await customersOf(person)).toEqual(customers);
    expect(await plansOf(customers[0] ?? '')).toEqual(['active']);
    expect(await read(`subscribers/${person.uid}`)).toMatchObject({ subscribed: true });
  },
);

/** A press while Stripe is dead, what the screen says then, and one more when it is back. */
async function pressBothWays(
  stack: FaultStack,
  press: () => Promise<void>,
  says: () => Promise<void>,
): Promise<void> {
  const bringBack = await stack.killStripe();
  await press();
  await says();
  await bringBack();
  await press();
}

test(
  '§4 Faults: Stripe is killed and comes back under checkout, status, portal and deletion, and nothing is doubled or lost',
  { tag: '@8.7.34' },
  async ({ page, stack }) => {
    test.setTimeout(240_000);
    const person = await createPerson('bereft');
    await signIn(page, person, '/pricing');
    const notReached = () => expect(page.getByText(NOT_REACHED).first()).toBeVisible(SLOW);
    await pressBothWays(stack, () => subscribeTo(page, 'Pro').click(), notReached);
    await expect(page).toHaveURL(/\/c\/pay\//, SLOW);

    // It has taken the money and told nobody when it dies; the page that waits for the plan goes on asking.
    stack.pause('emulators');
    await pay(page);
    const [customer = '', ...others] = await customersOf(person);
    expect(others).toEqual([]);
    await expect.poll(() => plansOf(customer), SLOW).toEqual(['active']);
    const comeBack = await stack.killStripe();
    stack.resume('emulators');
    await expect(page).toHaveURL(/\/success/, SLOW);
    await expect(page.getByText(/Your plan isn't active yet/)).toBeVisible(SLOW);
    await comeBack();
    await expect(page).toHaveURL(/\/dashboard$/, SLOW);
    const card = page.getByRole('region', { name: 'Subscription' });
    const refresh = async () => {
      const answer = page.waitForResponse(/check-subscription/);
      await card.getByRole('button', { name: 'Refresh Status' }).click();
      await answer;
    };
    const isActive = async () => {
      await expect(card.getByRole('button', { name: 'Refresh Status' })).toBeVisible(SLOW);
      await expect(card).toContainText(/Pro plan\s*Active/);
    };
    await pressBothWays(stack, refresh, isActive);
    await isActive();
    const manage = page.getByRole('button', { name: 'Manage Subscription' });
    await pressBothWays(stack, () => manage.click(), notReached);
    const tabs = () =>
      page
        .context()
        .pages()
        .map((tab) => new URL(tab.url()).pathname);
    await expect.poll(tabs, SLOW).toContainEqual(expect.stringMatching(/^\/p\/session\//));

    await page.goto('/account');
    await password(page).fill(person.password);
    const leave = async () => {
      await begin(page).click();
      await forGood(page).click();
    };
    const nothingDeleted = async () => {
      const words = 'Your subscription could not be ended, so nothing has been deleted.';
      await expect(page.getByText(words)).toBeVisible(SLOW);
      expect(await hasAccount(person.uid)).toBe(true);
    };
    await pressBothWays(stack, leave, nothingDeleted);
    await expect(page.getByText(DELETED)).toBeVisible(SLOW);
    await expect.poll(() => hasAccount(person.uid), SLOW).toBe(false);
    expect(await plansOf(customer)).toEqual(['canceled']);
    expect(await customersOf(person)).toEqual([customer]);
  },
);
