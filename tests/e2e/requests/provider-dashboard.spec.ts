import { providerProfile, stored, subscriber } from '@doorstep/local/demo/factories.ts';
import { mockFunction, handleCalls, stopHandling } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { setPageHidden } from '../../support/browser/chat.ts';
import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import { createProvider, writeDocuments } from '../../support/test-data.ts';

test.use({
  expectedErrors: [
    /check-subscription failed|status of|ERR_FAILED|RPC_ERROR|was not updated|did not open|Cannot tell|could not be read/,
  ],
});

/** The provider dashboard without a plan or page, and when the status check fails. */

const EMPTY = /No service requests yet/;
const CHECK = 'check-subscription';

// @2.9.12 @2.9.13 @4.3.1
test('Provider dashboard: leads to the plans, to creating a page, and to publishing it', async ({
  page,
}) => {
  const person = await createPerson('new');
  await signIn(page, person, '/dashboard');
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByText('Choose a plan to open your dashboard.')).toBeVisible();
  await page.goto('/dashboard/analytics');
  await expect(page.getByText('Choose a plan to see your analytics.')).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);

  await writeDocuments({ [`subscribers/${person.uid}`]: subscriber({ stripe_customer_id: null }) });
  await page.goto('/dashboard');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(page.getByText(/You don't have a public page yet/)).toBeVisible();
  const create = page.getByRole('link', { name: 'Create your page' });
  await expect(create).toHaveAttribute('href', '/dashboard/profile');

  const handle = person.uid.toLowerCase();
  const draft = providerProfile({ user_id: person.uid, handle, published: false });
  await writeDocuments({ [`provider_profiles/${person.uid}`]: stored(draft) });
  await page.reload();
  await expect(page.getByText(/Your public page isn't published/)).toBeVisible();
  await page.getByRole('link', { name: 'Finish your page' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  const link = page.getByRole('banner').getByRole('link', { name: 'Provider Dashboard' });
  await expect(link).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-current', 'page');
});

// @4.3.1 @4.10.1 @7.1.3 @8.3.1 @8.3.7 @8.3.23
test('Provider dashboard: the stored plan counts if the check fails', async ({ page }) => {
  const unknown = page.getByText("Couldn't fetch subscription");
  const notRefreshed = page.getByText("Couldn't refresh subscription status");
  const refresh = page.getByRole('button', { name: 'Refresh Status' });
  const waitForFailedCheck = () =>
    page.waitForEvent('console', (line) => line.text().startsWith('check-subscription failed'));
  await handleCalls(page, CHECK, (route) => route.abort());
  await signIn(page, await createProvider('unchecked'), '/dashboard');
  await expect(unknown).toBeVisible();
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  // Toasts stay while the tab is hidden.
  await setPageHidden(page, true);
  await page.getByRole('link', { name: 'Edit Public Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Public Profile' })).toBeVisible();
  const failedAgain = waitForFailedCheck();
  await page.goBack();
  await failedAgain;
  await refresh.click();
  await expect(notRefreshed).toBeVisible();
  expect(await unknown.count()).toBeLessThan(2);
  const refused = waitForFailedCheck();
  await refresh.click();
  await refused;
  await mockFunction(page, 'customer-portal', { result: { url: null } });
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await expect(page.getByText('Could not open customer portal.')).toBeVisible();
  expect(await notRefreshed.count()).toBe(1);
  stopHandling(page, CHECK);
  await refresh.click();
  await expect(page.getByText('Pro plan')).toBeVisible();

  // If neither the check nor the database answers, the app does not redirect.
  await handleCalls(page, CHECK, (route) => route.abort());
  await page.route('**/documents:batchGet*', (route) => route.abort());
  await page.reload();
  await expect(unknown).toBeVisible();
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});
