import { BRAND } from '@doorstep/domain/brand';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import type { Page } from '@playwright/test';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { holdRequests, mockFunction } from '../../support/browser/network.ts';
import { buyPlan, cancelPlan, planNotice } from '../../support/browser/plan.ts';
import {
  expectAccessible,
  expectFitsEveryWidth,
  expectNoHorizontalScroll,
} from '../../support/browser/screen.ts';
import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { createSubscriber, writeDocuments } from '../../support/test-data.ts';

test.use({ expectedErrors: [/The customer portal did not open|status of 400/] });

const card = (page: Page, plan: PlanTier) => page.getByRole('article', { name: plan, exact: true });
const switchTo = (page: Page, plan: PlanTier) =>
  card(page, plan).getByRole('button', { name: `Switch to ${plan}` });
const CONFIRMATION = /\/p\/session\/.+\/confirm$/;

test(
  '§2 Pricing: a switch is confirmed at Stripe in the same tab, and its result is said on return',
  { tag: ['@journey', '@2.4.3', '@2.4.4', '@2.9.16', '@2.9.29'] },
  async ({ page }) => {
    const person = await createPerson('switches');
    await signIn(page, person);
    await buyPlan(page, 'Pro');
    const subscription = page.getByRole('region', { name: 'Subscription' });
    await expect(subscription).toContainText(/Renews .+ for \$39/);

    await page.goto('/pricing');
    await expect(card(page, 'Pro').getByText('Your plan')).toBeVisible();
    const business = switchTo(page, 'Business');
    await expect(business).toHaveAccessibleDescription(/Your unused time is credited\./);
    await expectAccessible(page);
    await expectFitsEveryWidth(page);
    await business.press('Enter');
    await expect(page).toHaveURL(CONFIRMATION);
    await page.getByRole('link', { name: `Return to ${BRAND.name}` }).click();
    await expect(page.getByText("Your plan hasn't changed")).toBeVisible();
    await expect(page).toHaveURL(/\/pricing$/);

    await business.click();
    await expect(page.getByText('$79.00 per month')).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText("You're on Business now")).toBeVisible();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(card(page, 'Business').getByText('Your plan')).toBeVisible();
    await page.reload();
    await expect(card(page, 'Business').getByText('Your plan')).toBeVisible();
    await expect(page.getByText("You're on Business now")).toBeHidden();

    await page.goto('/dashboard');
    // Right after the start of the month, the rest of the month costs almost the whole difference.
    const reason =
      /Next invoice .+: \$11[89]\S* \(\$79 and \$(39|40)\S* for the rest of this month\)/;
    await expect(subscription).toContainText(reason);
    await expect(subscription.getByText('Active', { exact: true })).toBeVisible();
    await cancelPlan(page);
    // Playwright treats every page as visible, so the browser sends no event on return.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(subscription.getByText('Ending', { exact: true })).toBeVisible();
    await expect(subscription).toContainText(/Ends on/);
    await expect(subscription.getByText('Active', { exact: true })).toBeHidden();
    await expect(planNotice(page)).toContainText(/Your plan ends on/);
  },
);

test(
  '§2 Pricing: a switch that is not possible gets a sentence, and the person stays',
  { tag: ['@2.4.3', '@2.4.5'] },
  async ({ page }) => {
    const person = await createSubscriber('stays');
    const ending = subscriber({ stripe_customer_id: null, cancel_at: new Date('2031-02-15') });
    await writeDocuments({ [`subscribers/${person.uid}`]: ending });
    await signIn(page, person, '/pricing');
    const business = switchTo(page, 'Business');
    await expect(business).toHaveAccessibleDescription(/Resume your plan first/);
    await expectNoHorizontalScroll(page);
    for (const message of [
      'Your plan is set to end. Resume it first, then switch plans.',
      "Stripe didn't accept the change to Business, so your plan stays the same.",
    ]) {
      const error = { status: 'FAILED_PRECONDITION', message };
      await mockFunction(page, 'customer-portal', { error });
      await business.click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(business).toBeEnabled();
    }
    await expect(page).toHaveURL(/\/pricing$/);
    expect(page.context().pages()).toHaveLength(1);
  },
);

test(
  '§4 Checkout: Back from the payment page leads to the plans, with the chosen one marked',
  { tag: ['@2.4.6', '@2.8.1'] },
  async ({ page }) => {
    await signIn(page, await createPerson('undecided'), '/pricing');
    const choice = card(page, 'Business').getByText('Your choice');
    const payment = page.getByRole('button', { name: /^Pay/ });
    await card(page, 'Business').getByRole('button', { name: 'Subscribe' }).click();
    await expect(payment).toBeVisible();
    const answer = await holdRequests(page, { call: 'check-subscription' });
    await page.goBack();
    await expect(choice).toBeVisible();
    await expect(page).toHaveURL(/\/pricing\?plan=Business$/);
    // Nothing is sold, and nothing is said about the card, before the plan is known.
    const uncharged = card(page, 'Business').getByText("Your card wasn't charged.");
    await expect(page.getByRole('button', { name: 'Checking...' })).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
    await expect(uncharged).toBeHidden();
    answer();
    await expect(uncharged).toBeVisible();
    await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(3);
    // A page that the browser shows as it was left has an old answer.
    const newAnswer = await holdRequests(page, { call: 'check-subscription' });
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(page.getByRole('button', { name: 'Checking...' })).toHaveCount(3);
    await expect(uncharged).toBeHidden();
    newAnswer();
    await expect(uncharged).toBeVisible();
    await expectAccessible(page);

    // A checkout that continues from the home page leads back to the plans, too.
    await page.goto('/cancel');
    await page.evaluate(() =>
      localStorage.setItem('pending_checkout_product', 'prod_doorstep_starter'),
    );
    await page.goto('/');
    await expect(payment).toBeVisible();
    await page.goBack();
    await expect(card(page, 'Starter').getByText('Your choice')).toBeVisible();
    await expect(choice).toBeHidden();

    await card(page, 'Business').getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/Your card wasn't charged/)).toBeVisible();
    await page.getByRole('link', { name: 'View Pricing' }).click();
    await expect(choice).toBeVisible();
  },
);
