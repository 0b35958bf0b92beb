import type { Page } from '@playwright/test';
import { holdRequests, isCallOf } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { messageField, openClientChat } from '../../support/browser/chat.ts';
import {
  createPerson,
  stored,
  storeSession,
  logOutInOtherTab,
  signIn,
  signInWithForm,
  waitForHeader,
} from '../../support/browser/sign-in.ts';
import { createProvider, requestOf, storeRequest } from '../../support/test-data.ts';

const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });
/** Returns the app's keys in localStorage. Firebase Auth uses IndexedDB. */
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const storePendingCheckout = (page: Page) =>
  page.evaluate(() => localStorage.setItem('pending_checkout_product', 'prod_doorstep_pro'));

const AUTH_CODE = '**/assets/signed-in-*.js';

/** Makes IndexedDB refuse to delete Auth's session, as if the tab had closed before. */
const refuseToDelete = (page: Page) =>
  page.evaluate(() => {
    const value = () => {
      throw new Error('The disk is full');
    };
    Object.defineProperty(IDBObjectStore.prototype, 'delete', { value });
  });

/** Returns a list to which each call that starts a checkout is added. */
function countCheckouts(page: Page): string[] {
  const checkouts: string[] = [];
  page.on('request', (sent) => {
    if (isCallOf('create-checkout')(sent)) checkouts.push(sent.url());
  });
  return checkouts;
}

test(
  '§4 Session: logging out in one tab ends the session in all tabs and clears stored data and input',
  { tag: ['@2.1.5', '@2.15.1', '@4.10.2', '@4.10.3'] },
  async ({ page }) => {
    const provider = await createProvider('forgets');
    const client = await createPerson('forgets-client');
    const sender = await createPerson('forgets-sender');
    const request = await storeRequest(requestOf(provider, sender));
    await storeSession(page, client);
    await openClientChat(page, request, sender.email);
    await expect(messageField(page)).toBeEnabled();
    await page.reload();
    await expect(messageField(page)).toBeEnabled();
    // The keys are the email that opened the chat, and the hint that a person is signed in.
    expect(await storedKeys(page)).toHaveLength(2);
    const otherTab = await logOutInOtherTab(page);
    await expect(signInLink(otherTab)).toBeVisible();
    await page.bringToFront();
    await expect(page.getByText('Access Service Chat')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect.poll(() => storedKeys(page)).toEqual([]);

    // Logging out in this tab clears the text and a pending checkout, which does not start.
    // tests/e2e/shell/drafts.spec.ts proves the text after a log-out in another tab.
    const chat = `/provider-chat/${provider.uid}`;
    await page.goto(chat);
    await signInWithForm(page, client);
    await messageField(page).fill('Half a thought');
    const checkouts = countCheckouts(page);
    await storePendingCheckout(page);
    await logOut(page).click();
    await expect(signInLink(page)).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect.poll(() => storedKeys(page)).toEqual([]);
    await page.goto(chat);
    await signInWithForm(page, client);
    await expect(messageField(page)).toBeEnabled();
    await expect(messageField(page)).toHaveValue('');
    expect(checkouts).toEqual([]);
  },
);

test(
  '§4 Session: after logging out, Back shows no data of the previous person',
  { tag: '@4.10.7' },
  async ({ page }) => {
    const provider = await createProvider('gone-back');
    const request = await storeRequest(
      requestOf(provider, await createPerson('secret'), { service_description: 'A secret.' }),
    );
    await signIn(page, provider, '/dashboard');
    await expect(page.getByText('A secret.')).toBeVisible();
    // Headless Chromium has no back/forward cache, so the test dispatches its events.
    const dispatch = (type: string) =>
      page.evaluate(
        (name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
        type,
      );
    await dispatch('pagehide');
    await expect(page.locator('html')).toBeHidden();
    const loaded = page.waitForEvent('load');
    await dispatch('pageshow');
    await loaded;
    await expect(page.locator('html')).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Chat' }).click();
    await expect(page).toHaveURL(new RegExp(`\\?open=${request.id}$`));
    await expect(messageField(page)).toBeEnabled();
    await logOut(page).click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(signInLink(page)).toBeVisible();
    // The observer detects the text even if the page shows it only for a moment.
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.innerText.includes('A secret.')) document.title = 'seen';
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    for (let step = 0; step < 2; step += 1) {
      await page.goBack();
      await expect(page).toHaveURL(/\/auth\?.*redirect=/);
      await expect(page.getByLabel('Password')).toBeVisible();
    }
    await expect(page).not.toHaveTitle('seen');
    await expect(page.getByText('A secret.')).toBeHidden();
  },
);

test.describe('§8 Session, faults', () => {
  test.use({
    expectedErrors: [/Sign-in is not available|ERR_FAILED|ERR_INTERNET|Failed to fetch/],
  });

  test(
    '§4 Session: a log-out holds if the tab closes at once, without Auth, in a tab that starts, and offline',
    { tag: ['@2.1.5', '@4.10.3', '@4.10.8', '@8.3.22'] },
    async ({ page, context, visitor }) => {
      const person = await createPerson('closes');
      await signIn(page, person, '/client-profile');
      await page.getByLabel('Name').fill('Typed, not saved');
      await storePendingCheckout(page);
      await waitForHeader(page);
      await refuseToDelete(page);
      const checkouts = countCheckouts(page);
      await logOut(page).click();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
      await expect(signInLink(page)).toBeVisible();
      expect(await storedKeys(page)).toEqual(['signed_out']);
      expect(checkouts).toEqual([]);
      // Auth still has the session.
      expect(await stored(page)).toContain(person.email);

      // The next person opens the site, first without Auth.
      const next = await visitor({ storageState: await context.storageState({ indexedDB: true }) });
      await next.route(AUTH_CODE, (route) => route.abort());
      await next.goto('/client-profile');
      await expect(next).toHaveURL(/\/auth\?/);
      await expect(next.getByLabel('Password')).toBeVisible();
      expect(await storedKeys(next)).toEqual(['signed_out']);
      await next.unroute(AUTH_CODE);
      await next.goto('/');
      await expect.poll(() => storedKeys(next)).toEqual([]);
      expect(await stored(next)).not.toContain(person.email);
      await next.goto('/client-profile');
      const other = await createPerson('next');
      await signInWithForm(next, other);
      await expect(next.getByRole('button', { name: 'Save Changes' })).toBeVisible();
      await next.reload();
      await expect(logOut(next)).toBeVisible();

      // A second tab has just read the session when the first one logs out.
      const tab = await next.context().newPage();
      const release = await holdRequests(tab, '**/accounts:lookup*');
      const started = tab.waitForRequest('**/accounts:lookup*');
      await tab.goto('/client-profile');
      await started;
      await logOut(next).click();
      await expect(tab).toHaveURL(/\/auth\?/);
      release();
      await expect.poll(() => storedKeys(tab)).toEqual([]);
      await expect.poll(() => stored(tab)).not.toContain(other.email);
      await tab.reload();
      await signInWithForm(tab, other);
      await expect(tab.getByRole('button', { name: 'Save Changes' })).toBeVisible();

      await tab.goto('/');
      await waitForHeader(tab);
      await tab.context().setOffline(true);
      await logOut(tab).click();
      await expect(signInLink(tab)).toBeVisible();
      await expect.poll(() => stored(tab)).not.toContain(other.email);
      await tab.context().setOffline(false);
    },
  );

  test(
    '§8 Session: guarded screens show an error if Auth does not load or is slow',
    { tag: ['@8.7.16', '@8.7.22'] },
    async ({ page }) => {
      const unavailable = page.getByRole('heading', { level: 1, name: "Sign-in isn't available" });
      const save = page.getByRole('button', { name: 'Save Changes' });
      await signIn(page, await createPerson('unloaded'), '/client-profile');
      await page.route(AUTH_CODE, (route) => route.abort());
      await page.reload();
      await expect(unavailable).toBeVisible();
      await expect(signInLink(page)).toBeVisible();
      const retry = page.getByRole('button', { name: 'Try again' });
      await retry.click();
      await expect(unavailable).toBeVisible();
      await page.unroute(AUTH_CODE);
      await retry.click();
      await expect(save).toBeVisible();

      const release = await holdRequests(page, AUTH_CODE);
      await page.clock.install();
      await page.reload();
      await expect(page.getByRole('status').first()).toBeAttached();
      await page.clock.runFor(16_000);
      await expect(unavailable).toBeVisible();
      release();
      await expect(save).toBeVisible();
    },
  );
});
