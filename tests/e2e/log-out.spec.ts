import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { field } from '../support/chat.ts';
import {
  createPerson,
  keepSession,
  logOutElsewhere,
  signIn,
  signInHere,
} from '../support/people.ts';
import { createProvider, requestOf, storeRequest } from '../support/scenes.ts';

/** What logging out starts and leaves behind. */

const PRO = 'prod_doorstep_pro';

const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });
/** What the app remembers in this browser: Auth has a store of its own. */
const remembered = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

function countCheckouts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/create-checkout')) asked.push(request.method());
  });
  return asked;
}

const letWait = (page: Page) =>
  page.evaluate((id) => localStorage.setItem('pending_checkout_product', id), PRO);

test(
  '§2 Home: a waiting checkout does not start for who is just logging out, and is forgotten',
  { tag: '@2.1.5' },
  async ({ page }) => {
    const person = await createPerson('leaving');
    await signIn(page, person, '/cancel');
    await letWait(page);
    const asked = countCheckouts(page);
    await logOut(page).click();
    await expect(signInLink(page)).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    expect(await remembered(page)).toEqual([]);

    // Nor for the next one at this browser.
    await signIn(page, await createPerson('next'), '/');
    await expect(logOut(page)).toBeVisible();
    expect(asked).toEqual([]);
  },
);

test.describe('§8 Logging out, refused', () => {
  test.use({ expectedErrors: [/Signing out failed/] });

  test(
    '§8 Header: a log-out that fails says so, nothing starts, and the next press works',
    { tag: ['@2.1.5', '@8.3.22'] },
    async ({ page }) => {
      await signIn(page, await createPerson('stays'), '/cancel');
      await letWait(page);
      const asked = countCheckouts(page);
      await page.evaluate(() => {
        const { prototype } = IDBObjectStore;
        const own = Object.getOwnPropertyDescriptor(prototype, 'delete') ?? {};
        const value = () => {
          throw new Error('The disk is gone');
        };
        Object.defineProperty(prototype, 'delete', { ...own, value });
        addEventListener('mended', () => Object.defineProperty(prototype, 'delete', own));
      });
      await logOut(page).click();
      await expect(page.getByText('Something went wrong.', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
      await expect(logOut(page)).toBeEnabled();
      expect(await remembered(page)).toEqual(['pending_checkout_product', 'session_hint']);
      expect(asked).toEqual([]);

      await page.evaluate(() => dispatchEvent(new Event('mended')));
      await logOut(page).click();
      await expect(signInLink(page)).toBeVisible();
      expect(await remembered(page)).toEqual([]);
      expect(asked).toEqual([]);
    },
  );
});

test(
  '§4 Session: logging out forgets the addresses of all chats about requests, in every tab',
  { tag: ['@2.15.1', '@4.10.3'] },
  async ({ page }) => {
    const provider = await createProvider('forgets');
    const client = await createPerson('forgets-client');
    const requests = [
      await storeRequest(requestOf(provider, client)),
      await storeRequest(requestOf(provider, client)),
    ];
    await keepSession(page, client);
    for (const { id } of requests) {
      await page.goto(`/client-chat/${id}`);
      await page.getByRole('button', { name: 'Access Chat' }).click();
      await expect(field(page)).toBeEnabled();
      await page.reload();
      await expect(field(page)).toBeEnabled();
    }
    // With the hint that somebody is signed in.
    expect(await remembered(page)).toHaveLength(3);

    const other = await logOutElsewhere(page);
    await expect(signInLink(other)).toBeVisible();
    await page.bringToFront();
    await expect(page.getByText('Access Service Chat')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('');
    expect(await remembered(page)).toEqual([]);
    for (const { id } of requests) {
      await page.goto(`/client-chat/${id}`);
      await expect(page.getByLabel('Email')).toHaveValue('');
    }
  },
);

test(
  '§4 Session: logging out forgets what was typed in a chat; a session that ends in another tab does not',
  { tag: '@4.10.3' },
  async ({ page }) => {
    const provider = await createProvider('typed');
    const client = await createPerson('typed-client');
    const chat = `/provider-chat/${provider.uid}`;
    await signIn(page, client, chat);
    await field(page).fill('Half a thought');
    await logOutElsewhere(page);
    await page.bringToFront();
    await expect(page).toHaveURL(/\/auth\?type=client/);
    await signInHere(page, client);
    await expect(page).toHaveURL(new RegExp(`${chat}$`));
    await expect(field(page)).toHaveValue('Half a thought');

    await logOut(page).click();
    await expect(signInLink(page)).toBeVisible();
    await signInLink(page).click();
    await signInHere(page, client);
    // Without a plan the dashboard leads on to the plans.
    await expect(page).toHaveURL(/\/pricing$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${chat}$`));
    await expect(field(page)).toHaveValue('');
  },
);

test(
  '§4 Session: after logging out, Back shows nothing of the person before',
  { tag: '@4.10.7' },
  async ({ page }) => {
    const provider = await createProvider('gone-back');
    const client = await createPerson('secret-client');
    const request = await storeRequest(
      requestOf(provider, client, { service_description: 'A private matter.' }),
    );
    await signIn(page, provider, '/dashboard');
    await expect(page.getByText('A private matter.')).toBeVisible();
    await page.getByRole('link', { name: 'Chat', exact: true }).last().click();
    await expect(page).toHaveURL(new RegExp(`/chat/${request.id}$`));
    await expect(field(page)).toBeEnabled();
    // Whatever is on the screen from now on, be it for a moment only.
    await logOut(page).click();
    await expect(signInLink(page)).toBeVisible();
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.innerText.includes('A private matter.')) document.title = 'seen';
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    for (let step = 0; step < 2; step += 1) {
      await page.goBack();
      await expect(page).toHaveURL(/\/auth\?.*redirect=/);
      await expect(page.getByLabel('Password')).toBeVisible();
    }
    await expect(page).not.toHaveTitle('seen');
    await expect(page.getByText('A private matter.')).toBeHidden();
  },
);

test(
  '§4 Session: a private page that the browser had kept is not shown again, but loaded anew',
  { tag: '@4.10.7' },
  async ({ page }) => {
    await signIn(page, await createPerson('kept'), '/client-dashboard');
    // The browser of the tests keeps no pages: what it would say is said for it.
    const turn = (type: string) =>
      page.evaluate(
        (name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
        type,
      );
    await turn('pagehide');
    await expect(page.locator('html')).toBeHidden();
    const loaded = page.waitForEvent('load');
    await turn('pageshow');
    await loaded;
    await expect(page.locator('html')).toBeVisible();

    await logOut(page).click();
    await expect(signInLink(page)).toBeVisible();
    await turn('pagehide');
    await expect(page.locator('html')).toBeVisible();
  },
);
