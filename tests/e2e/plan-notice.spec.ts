import { subscriber } from '@doorstep/local/demo/factories.ts';
import type { Subscriber } from '@doorstep/domain/billing/subscription';
import { expect, test } from '../support/browser.ts';
import { signIn } from '../support/people.ts';
import { planNotice } from '../support/plan.ts';
import { createProvider, write } from '../support/scenes.ts';
import { expectAccessible, expectNoSideScroll, PHONE } from '../support/screen.ts';

test.use({ expectedErrors: [/portal did not open|ERR_FAILED/] });

/** A professional whose plan stands so; Stripe knows nothing of it. */
async function createWithPlan(name: string, plan: Partial<Subscriber>) {
  const provider = await createProvider(name);
  await write({
    [`subscribers/${provider.uid}`]: subscriber({ stripe_customer_id: null, ...plan }),
  });
  return provider;
}

test(
  '§4 Plan: a payment that failed is said with the amount, the next attempt and the way to mend it',
  { tag: ['@4.11.1', '@8.8.1'] },
  async ({ page }) => {
    const provider = await createWithPlan('owing', {
      status: 'past_due',
      amount_due: 3900,
      currency: 'usd',
      next_attempt_at: new Date('2031-03-04T12:00:00Z'),
    });
    await signIn(page, provider, '/dashboard');
    await expect(planNotice(page)).toContainText("Your last payment didn't go through");
    await expect(planNotice(page)).toContainText('$39.00 is due.');
    await expect(planNotice(page)).toContainText("We'll charge your card again on Mar 4, 2031.");
    await expect(planNotice(page)).toContainText('Your page stays public for a few days.');
    await expect(page.getByText('Payment due')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSideScroll(page);

    const asked = page.waitForRequest('**/customer-portal');
    await page.context().route('**/customer-portal', (route) => route.abort());
    await planNotice(page).getByRole('button', { name: 'Update card' }).click();
    expect((await asked).postDataJSON()).toEqual({ data: { flow: 'update_payment_method' } });
  },
);

test(
  '§4 Plan: one that is set to end says until when, and can be resumed',
  { tag: '@4.11.2' },
  async ({ page }) => {
    const provider = await createWithPlan('ending', {
      cancel_at: new Date('2031-03-04T12:00:00Z'),
    });
    await signIn(page, provider, '/dashboard');
    await expect(planNotice(page)).toContainText('Your plan ends on Mar 4, 2031');
    await expect(page.getByText('Ends on Mar 4, 2031', { exact: true })).toBeVisible();
    await expect(planNotice(page).getByRole('button', { name: 'Resume plan' })).toBeEnabled();
  },
);

test(
  '§4 Plan: one that has ended is explained where a new one is chosen',
  { tag: '@4.11.3' },
  async ({ page, visitor }) => {
    const ended = { subscribed: false, subscription_tier: null, status: 'canceled' } as const;
    const provider = await createWithPlan('ended', ended);
    await signIn(page, provider, '/dashboard');
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(planNotice(page)).toContainText('Your plan has ended');
    await expect(planNotice(page)).toContainText('You keep your requests and chats');
    const other = await visitor();
    await signIn(other, await createWithPlan('well', {}), '/dashboard');
    await expect(other.getByText('Pro plan')).toBeVisible();
    await expect(planNotice(other)).toBeHidden();
  },
);
