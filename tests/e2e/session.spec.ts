import type { Page } from '@playwright/test';
import { holdRequests } from '../support/network.ts';
import { expect, test } from '../support/browser.ts';
import { messageField, openClientChat } from '../support/chat.ts';
import {
  createPerson,
  storeSession,
  logOutInOtherTab,
  signIn,
  signInWithForm,
} from '../support/people.ts';
import { createProvider, requestOf, storeRequest } from '../support/test-data.ts';

const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });
/** Returns the app's keys in localStorage. Firebase Auth uses IndexedDB. */
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const storePendingCheckout = (page: Page) =>
  page.evaluate(() => localStorage.setItem('pending_checkout_product', 'prod_doorstep_pro'));

/** Returns a list to which each call that starts a checkout is added. */
function countCheckouts(page: Page): string[] {
  const checkouts: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/create-checkout')) checkouts.push(sent.url());
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
    expect(await storedKeys(page)).toEqual([]);

    // If the session ends in another tab, the same person finds the typed text again.
    const chat = `/provider-chat/${provider.uid}`;
    await page.goto(chat);
    await signInWithForm(page, client);
    await messageField(page).fill('Half a thought');
    await logOutInOtherTab(page);
    await page.bringToFront();
    await expect(page).toHaveURL(/\/auth\?type=client/);
    await signInWithForm(page, client);
    await expect(page).toHaveURL(new RegExp(`${chat}$`));
    await expect(messageField(page)).toHaveValue('Half a thought');

    // Logging out in this tab clears the text and a pending checkout, which does not start.
    const checkouts = countCheckouts(page);
    await storePendingCheckout(page);
    await logOut(page).click();
    await expect(signInLink(page)).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    expect(await storedKeys(page)).toEqual([]);
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

    await page.getByRole('main').getByRole('link', { name: 'Chat', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?open=${request.id}$`));
    await expect(messageField(page)).toBeEnabled();
    await logOut(page).click();
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
  test.use({ expectedErrors: [/Signing out failed|Sign-in is not available|ERR_FAILED/] });

  test(
    '§8 Session: guarded screens show an error if Auth does not load or is slow; a failed log-out shows an error too',
    { tag: ['@2.1.5', '@8.3.22', '@8.7.16', '@8.7.22'] },
    async ({ page }) => {
      const authCode = '**/assets/auth-sdk-*.js';
      const unavailable = page.getByRole('heading', { level: 1, name: "Sign-in isn't available" });
      const save = page.getByRole('button', { name: 'Save Changes' });
      await signIn(page, await createPerson('unloaded'), '/client-profile');
      await page.route(authCode, (route) => route.abort());
      await page.reload();
      await expect(unavailable).toBeVisible();
      await expect(signInLink(page)).toBeVisible();
      const retry = page.getByRole('button', { name: 'Try again' });
      await retry.click();
      await expect(unavailable).toBeVisible();
      await page.unroute(authCode);
      await retry.click();
      await expect(save).toBeVisible();

      // IndexedDB refuses to delete the session.
      await page.evaluate(() => {
        const { prototype } = IDBObjectStore;
        const original = Object.getOwnPropertyDescriptor(prototype, 'delete') ?? {};
        const value = () => {
          throw new Error('The disk is full');
        };
        Object.defineProperty(prototype, 'delete', { ...original, value });
        addEventListener('restored', () => Object.defineProperty(prototype, 'delete', original));
      });
      // A log-out that fails does not start a pending checkout on the home page.
      const checkouts = countCheckouts(page);
      await storePendingCheckout(page);
      await logOut(page).click();
      await expect(page.getByText('Something went wrong.', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
      await expect(logOut(page)).toBeEnabled();
      expect(await storedKeys(page)).toEqual(['pending_checkout_product', 'session_hint']);
      await page.evaluate(() => dispatchEvent(new Event('restored')));

      await page.goto('/client-profile');
      await expect(save).toBeVisible();
      const release = await holdRequests(page, authCode);
      await page.clock.install();
      await page.reload();
      await expect(page.getByRole('status').first()).toBeAttached();
      await page.clock.runFor(16_000);
      await expect(unavailable).toBeVisible();
      release();
      await expect(save).toBeVisible();
      await logOut(page).click();
      await expect(signInLink(page)).toBeVisible();
      expect(await storedKeys(page)).toEqual([]);
      expect(checkouts).toEqual([]);
    },
  );
});
