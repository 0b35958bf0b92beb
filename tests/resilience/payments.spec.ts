import {
  deleteButton,
  DELETED_TOAST,
  confirmButton,
  hasAccount,
  passwordField,
} from '../support/browser/delete-account.ts';
import { createPerson, signIn } from '../support/browser/sign-in.ts';
import { readDocument } from '../support/test-data.ts';
import { stripeApi } from '../support/server/stripe-api.ts';
import { isCallOf } from '../support/browser/network.ts';
import { expectConsistentData } from './support/consistent-data.ts';
import { expect, SLOW_TIMEOUT, test } from './support/test.ts';

test.use({
  expectedErrors: [
    /ERR_\w+|CORS policy|status of 5\d\d|Checkout could not be started|check-subscription failed|Failed to load resource|The customer portal did not open/,
  ],
});

test(
  '§4 Faults: each press shows an error while Stripe does not answer; nothing is bought or ended twice',
  { tag: ['@8.7.31', '@8.7.34'] },
  async ({ page, stack }) => {
    test.setTimeout(400_000);
    const person = await createPerson('payer');
    const customers = async () =>
      (await stripeApi().customers.list({ email: person.email })).data.map(({ id }) => id);
    const plansOf = async (customer: string) =>
      (await stripeApi().subscriptions.list({ customer, status: 'all' })).data.map(
        ({ status }) => status,
      );
    const notReached = page.getByText("We can't reach the payment service right now.").first();
    await signIn(page, person, '/pricing');
    const subscribe = page
      .getByRole('article', { name: 'Pro', exact: true })
      .getByRole('button', { name: 'Subscribe' });

    stack.pause('stripe');
    await subscribe.click();
    await expect(notReached).toBeVisible(SLOW_TIMEOUT);
    await expect(page).toHaveURL(/\/pricing$/);
    stack.resume('stripe');
    await subscribe.click();
    await expect(page).toHaveURL(/\/c\/pay\//, SLOW_TIMEOUT);

    // Stripe receives the payment and crashes before it delivers the webhook.
    stack.pause('emulators');
    // `click` would wait for the next page.
    await page.getByRole('button', { name: /^Pay/ }).dispatchEvent('click');
    const [customer = '', ...others] = await customers();
    expect(others).toEqual([]);
    await expect.poll(() => plansOf(customer), SLOW_TIMEOUT).toEqual(['active']);
    const restart = await stack.killStripe();
    stack.resume('emulators');
    await expect(page.getByText(/Your plan isn't active yet/)).toBeVisible(SLOW_TIMEOUT);
    await restart();
    await expect(page).toHaveURL(/\/dashboard$/, SLOW_TIMEOUT);
    expect(await plansOf(customer)).toEqual(['active']);
    expect(await readDocument(`subscribers/${person.uid}`)).toMatchObject({ subscribed: true });

    const plan = page.getByRole('region', { name: 'Subscription' });
    const refresh = plan.getByRole('button', { name: 'Refresh Status' });
    const manage = page.getByRole('button', { name: 'Manage Subscription' });
    const expectActive = async () => {
      await expect(refresh).toBeEnabled(SLOW_TIMEOUT);
      await expect(plan).toContainText(/Pro plan\s*Active/);
    };
    const deleteAccount = async () => {
      await passwordField(page).fill(person.password);
      await deleteButton(page).click();
      await confirmButton(page).click();
    };
    await expectActive();
    const restartAgain = await stack.killStripe();
    const answer = page.waitForResponse((response) =>
      isCallOf('check-subscription')(response.request()),
    );
    await refresh.click();
    await answer;
    await expectActive();
    await manage.click();
    await expect(notReached).toBeVisible(SLOW_TIMEOUT);
    await page.goto('/account');
    await deleteAccount();
    await expect(
      page.getByText("We couldn't end your subscription, so nothing was deleted."),
    ).toBeVisible(SLOW_TIMEOUT);
    expect(await hasAccount(person.uid)).toBe(true);
    await restartAgain();

    await page.goto('/dashboard');
    await expectActive();
    const portal = page.context().waitForEvent('page', SLOW_TIMEOUT);
    await manage.click();
    await expect(await portal).toHaveURL(/\/p\/session\//, SLOW_TIMEOUT);
    await page.goto('/account');
    await deleteAccount();
    await expect(page.getByText(DELETED_TOAST)).toBeVisible(SLOW_TIMEOUT);
    await expect.poll(() => hasAccount(person.uid), SLOW_TIMEOUT).toBe(false);
    expect(await plansOf(customer)).toEqual(['canceled']);
    expect(await customers()).toEqual([customer]);
    await expectConsistentData(stack);
  },
);
