import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { admin, createPerson, signIn } from '../support/people.ts';
import { createProvider, requestOf, storeManyRequests, storeRequest } from '../support/scenes.ts';

const EMPTY = /No service requests yet/;
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

test.use({
  expectedErrors: [
    /check-subscription failed|status of (401|403|500|503)|ERR_FAILED|RPC_ERROR|was not updated|portal did not open|cannot be read|Cannot tell|Malformed/,
  ],
});

test(
  '§8 Provider dashboard: a status that cannot be stored shows the former one',
  { tag: '@8.3.5' },
  async ({ page }) => {
    const provider = await createProvider('refused');
    const client = await createPerson('client');
    await storeManyRequests(provider, client, 26);
    await signIn(page, provider, '/dashboard');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(cards(page)).toHaveCount(26);
    // The one that is not live is gone meanwhile.
    const gone = admin().firestore.collection('service_requests');
    const { docs } = await gone.where('service_description', '==', 'Request 26.').get();
    for (const document of docs) {
      if (document.get('provider_id') === provider.uid) await document.ref.delete();
    }
    const last = cards(page).last();
    await last.getByRole('combobox').selectOption('completed');
    await expect(page.getByText('Failed to update status')).toBeVisible();
    await expect(last.getByRole('combobox')).toHaveValue('pending');
    await expect(last.getByRole('combobox')).toBeEnabled();
  },
);

test(
  '§7 Provider dashboard: when the check fails the stored subscription counts',
  { tag: ['@4.3.1', '@4.10.1', '@7.1.3', '@8.3.1'] },
  async ({ page }) => {
    const provider = await createProvider('unchecked');
    await page.route('**/check-subscription', (route) => route.abort());
    await signIn(page, provider, '/dashboard');
    await expect(page.getByText("Couldn't fetch subscription")).toBeVisible();
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    await expect(page.getByText("Couldn't refresh subscription status")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh Status' })).toBeEnabled();
    await page.unroute('**/check-subscription');
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    await expect(page.getByText('Pro plan')).toBeVisible();

    // Neither answers: nothing is decided.
    await page.route('**/check-subscription', (route) => route.abort());
    await page.route('**/documents:batchGet*', (route) => route.abort());
    await page.reload();
    await expect(page.getByText("Couldn't fetch subscription")).toBeVisible();
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  '§8 Provider dashboard: a check that fails again is said once while its message stands there',
  { tag: '@8.3.23' },
  async ({ page }) => {
    const nextFailure = () =>
      page.waitForEvent('console', (message) =>
        message.text().startsWith('check-subscription failed'),
      );
    await page.route('**/check-subscription', (route) => route.abort());
    await page.route('**/customer-portal', (route) =>
      route.fulfill({
        status: 200,
        headers: { 'access-control-allow-origin': '*' },
        json: { result: { url: null } },
      }),
    );
    await signIn(page, await createProvider('unchecked-again'), '/dashboard');
    const unknown = page.getByText("Couldn't fetch subscription");
    const notRefreshed = page.getByText("Couldn't refresh subscription status");
    await expect(unknown).toBeVisible();
    // Messages wait for who looks elsewhere: this one stands there for as long as the test goes on.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    // The screen is left and entered again: it looks again.
    await page.getByRole('link', { name: 'Edit Public Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Public Profile' })).toBeVisible();
    const again = nextFailure();
    await page.goBack();
    await again;
    // What is said later is there: so is what was said before.
    const refresh = page.getByRole('button', { name: 'Refresh Status' });
    await refresh.click();
    await expect(notRefreshed).toBeVisible();
    expect(await unknown.count()).toBe(1);
    const refused = nextFailure();
    await refresh.click();
    await refused;
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await expect(page.getByText('Could not open customer portal.')).toBeVisible();
    expect(await notRefreshed.count()).toBe(1);
  },
);

test(
  '§4 Provider dashboard: a malformed request is skipped, the others are there',
  { tag: '@8.7.17' },
  async ({ page }) => {
    const provider = await createProvider('malformed');
    const client = await createPerson('client');
    const bad = await storeRequest(requestOf(provider, client, { service_description: 'Bad' }));
    await storeRequest(requestOf(provider, client, { service_description: 'Good' }));
    await admin().firestore.doc(`service_requests/${bad.id}`).update({ urgency: 7 });
    await signIn(page, provider, '/dashboard');
    await expect(cards(page).filter({ hasText: 'Good' })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
  },
);
