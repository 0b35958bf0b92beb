import { expect, test } from '../support/browser.ts';
import { createPerson, signIn, signInHere } from '../support/people.ts';
import { createProvider, createSubscriber, requestOf, storeRequest } from '../support/scenes.ts';

/** Who gets to the provider dashboard, and whose requests are there. */

const EMPTY = "No service requests yet. When customers request your services, they'll appear here.";

test(
  '§6 Professionals: signed out, each of their screens leads to /auth and back',
  { tag: ['@4.2.4', '@6.3.2'] },
  async ({ page }) => {
    const provider = await createProvider('guarded');
    const request = await storeRequest(requestOf(provider, await createPerson('client')));
    for (const [path, type] of [
      ['/dashboard', ''],
      ['/provider-dashboard', 'type=provider&'],
      ['/dashboard/profile', 'type=provider&'],
      [`/chat/${request.id}`, 'type=provider&'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveURL(`/auth?${type}redirect=${encodeURIComponent(path)}`);
      await signInHere(page, provider);
      await expect(page).toHaveURL(path);
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    }
  },
);

test(
  '§4 Provider dashboard: who is not subscribed is led to the plans',
  { tag: ['@2.9.12', '@4.3.1'] },
  async ({ page, visitor }) => {
    await signIn(page, await createPerson('unsubscribed'), '/dashboard');
    await expect(page).toHaveURL(/\/pricing$/);

    const fresh = await visitor();
    await signIn(fresh, await createSubscriber('pageless'), '/dashboard');
    await expect(fresh.getByText(EMPTY)).toBeVisible();
    await expect(fresh.getByText(/You don't have a public page yet/)).toBeVisible();
    await expect(fresh.getByRole('link', { name: 'Create your page' })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
  },
);

test(
  '§4 Provider dashboard: signing out and in as another shows the other’s, and the first one’s again',
  { tag: '@4.10.3' },
  async ({ page }) => {
    const [one, two] = [await createProvider('one'), await createProvider('two')];
    const client = await createPerson('client');
    await storeRequest(requestOf(one, client, { service_description: 'For the first' }));
    await storeRequest(requestOf(two, client, { service_description: 'For the second' }));
    for (const [person, mine, others] of [
      [one, 'For the first', 'For the second'],
      [two, 'For the second', 'For the first'],
      [one, 'For the first', 'For the second'],
    ] as const) {
      await signIn(page, person, '/dashboard');
      await expect(page.getByText(mine)).toBeVisible();
      await expect(page.getByText(others)).toBeHidden();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    }
  },
);
