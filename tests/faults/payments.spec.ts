import { createPerson, signIn, type Person } from '../support/people.ts';
import { read } from '../support/scenes.ts';
import { stripeApi } from '../support/server/stripe.ts';
import { expect, test } from './support/test.ts';

/** Stripe does not answer, and then nobody hears Stripe: what is paid is paid once, and counts. */

test.use({
  expectedErrors: [
    /ERR_\w+|CORS policy|status of 5\d\d|Checkout could not be started|check-subscription failed|Failed to load resource/,
  ],
});

const SLOW = { timeout: 60_000 };

/** As Stripe knows them. */
async function customersOf({ email }: Person): Promise<string[]> {
  return (await stripeApi().customers.list({ email })).data.map(({ id }) => id);
}

async function plansOf(customer: string): Promise<string[]> {
  const { data } = await stripeApi().subscriptions.list({ customer, status: 'all' });
  return data.map(({ status }) => status);
}

test(
  '§4 Faults: while Stripe does not answer, and then nobody hears it, a plan is begun and paid once',
  { tag: '@8.7.31' },
  async ({ page, stack }) => {
    test.setTimeout(240_000);
    const person = await createPerson('payer');
    await signIn(page, person, '/pricing');
    const subscribe = page
      .getByRole('article', { name: 'Pro', exact: true })
      .getByRole('button', { name: 'Subscribe' });
    stack.pause('stripe');
    await subscribe.click();
    await expect(page.getByText('The payment service cannot be reached right now.')).toBeVisible(
      SLOW,
    );
    await expect(page).toHaveURL(/\/pricing$/);
    stack.resume('stripe');
    await subscribe.click();
    await expect(page).toHaveURL(/\/c\/pay\//, SLOW);

    // The webhook knocks in vain, and comes again.
    stack.pause('emulators');
    // Not by a click, which waits for the page that it leads to.
    await page.getByRole('button', { name: /^Pay/ }).dispatchEvent('click');
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
