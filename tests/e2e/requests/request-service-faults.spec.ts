import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createPerson,
  waitForHeader,
  storeSession,
  logOutInOtherTab,
  signIn,
  signInWithForm,
} from '../../support/browser/sign-in.ts';
import { createProvider } from '../../support/test-data.ts';
import { interact } from '../../support/browser/screen.ts';

/** 'Request Service' and its form without code, connection or session. */

const AUTH = '**/assets/signed-in-*.js';
const DIALOG = '**/assets/request-dialog-*.js';

const request = (page: Page) => page.getByRole('button', { name: 'Request Service' });
const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send Request' });
const description = (page: Page) => dialog(page).getByLabel('Service description');
const visitorToast = (page: Page) => page.getByText(/free client account to request/);

test(
  '§6 Request Service: a press before the session has loaded waits for it and does not redirect to sign-up',
  { tag: '@6.1.5' },
  async ({ page }) => {
    const { profile } = await createProvider('early');
    await storeSession(page, await createPerson('client'));
    const release = await holdRequests(page, AUTH);
    await page.goto(`/p/${profile.handle}`);
    await request(page).click();
    // The app shows the busy state now. The inline script would set the opacity too.
    const busy = () => request(page).evaluate(({ ariaBusy, style }) => [ariaBusy, style.opacity]);
    await expect.poll(busy).toEqual(['true', '']);
    await expect(visitorToast(page)).toBeHidden();
    await expect(dialog(page)).toBeHidden();
    release();
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(visitorToast(page)).toBeHidden();
  },
);

test.describe('without code or connection', () => {
  test.use({
    expectedErrors: [
      /ERR_\w+|couldn't load the request form|could not be loaded|RPC_ERROR|was not sent|Sign-in is not/,
    ],
  });

  test(
    '§8 Request Service: an error is shown while sign-in cannot be loaded, and a later press works',
    { tag: '@8.7.23' },
    async ({ visitor }) => {
      const { profile } = await createProvider('unasked');
      const page = await visitor();
      await storeSession(page, await createPerson('client'));
      const missing = page.getByText(
        "Sign-in isn't available right now. Please check your connection and try again.",
      );
      await page.clock.install();
      await page.route(AUTH, (route) => route.abort());
      await page.goto(`/p/${profile.handle}`);
      await interact(page);
      await expect(missing).toBeVisible();
      await page.getByRole('button', { name: 'Close message' }).click();
      await expect(missing).toBeHidden();
      await request(page).click();
      await expect(missing).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      // The app does not treat the person as a visitor, whom it would redirect to sign-up.
      await page.clock.fastForward(4000);
      await expect(visitorToast(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/p/${profile.handle}$`));
      await page.unroute(AUTH);
      await request(page).click();
      await expect(dialog(page)).toBeVisible();
    },
  );

  test(
    '§8 Request form: offline, messages are shown and no input is lost, and the form works after reconnecting',
    { tag: ['@8.7.8', '@8.7.9'] },
    async ({ page, context }) => {
      const { profile } = await createProvider('tunnel');
      await page.route(DIALOG, (route) => route.abort());
      await signIn(page, await createPerson('client'), `/p/${profile.handle}`);
      await waitForHeader(page);
      await context.setOffline(true);
      await request(page).click();
      await expect(
        page.getByText(
          "We couldn't load the request form. Please check your connection and press Request Service again.",
        ),
      ).toBeVisible();
      await expect(
        page.getByText(
          "You're offline. You can send requests and messages when you're back online.",
        ),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.display_name);

      await context.setOffline(false);
      await page.unroute(DIALOG);
      await request(page).click();
      await dialog(page).getByLabel('Your name').fill('Nora');
      await description(page).fill('Typed in a tunnel');
      await context.setOffline(true);
      const offline = dialog(page).getByText(
        "You're offline. We'll keep what you type, and you can send it when you're back online.",
      );
      await expect(offline).toBeVisible();
      await send(page).click();
      await expect(page.getByText('Failed to send service request')).toBeVisible();
      await expect(description(page)).toHaveValue('Typed in a tunnel');
      await context.setOffline(false);
      await expect(offline).toBeHidden();
      await send(page).click();
      await expect(page.getByText(/Service request sent successfully/)).toBeVisible();
    },
  );
});

test(
  '§6 Request form: the input survives the end of the session',
  { tag: '@5.6.5' },
  async ({ page }) => {
    const { profile } = await createProvider('kept');
    const client = await createPerson('kept-client');
    await page.clock.install();
    await signIn(page, client, `/p/${profile.handle}`);
    await request(page).click();
    await dialog(page).getByLabel('Your name').fill('Nora');
    await description(page).fill('Half a request');
    await logOutInOtherTab(page);
    await expect(
      page.getByText('You were signed out. Sign in again. Your request is still there.'),
    ).toBeVisible();
    // The app does not redirect to sign-up, because no visitor has pressed the button.
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/\/p\//);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await signInWithForm(page, client);
    // Without a plan, the dashboard redirects to the plans.
    await expect(page).toHaveURL(/\/pricing$/);
    // Back leads to the open form.
    await page.goBack();
    await expect(description(page)).toHaveValue('Half a request');
    await expect(dialog(page).getByText(`Nora · ${client.email}`)).toBeVisible();
  },
);
