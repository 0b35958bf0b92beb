import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import {
  createPerson,
  headerKnows,
  keepSession,
  logOutElsewhere,
  signIn,
  signInHere,
} from '../support/people.ts';
import { pictures } from '../support/pictures.ts';
import { createProvider } from '../support/scenes.ts';
import { touch } from '../support/screen.ts';

/** The public page and the request form when something is late, missing or cut off. */

const AUTH = '**/assets/auth-sdk-*.js';
const DIALOG = '**/assets/request-dialog-*.js';
const CAROUSEL = '**/assets/work-carousel-*.js';

const request = (page: Page) => page.getByRole('button', { name: 'Request Service' });
const dialog = (page: Page) => page.getByRole('dialog');

test(
  '§6 Request Service: a press before sign-in is known waits for it, and nobody signed in is called a visitor',
  { tag: '@6.1.5' },
  async ({ page }) => {
    const { profile } = await createProvider('early');
    await keepSession(page, await createPerson('client'));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(AUTH, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/p/${profile.handle}`);
    await request(page).click();
    await expect(page.getByText(/free client account/)).toBeHidden();
    await expect(dialog(page)).toBeHidden();
    // The app says so, and no more the page's own script, which sets the style too.
    const busy = () => request(page).evaluate(({ ariaBusy, style }) => [ariaBusy, style.opacity]);
    await expect.poll(busy).toEqual(['true', '']);
    release();
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByText(/free client account/)).toBeHidden();
  },
);

test.describe('without code or connection', () => {
  test.use({
    expectedErrors: [
      /ERR_\w+|couldn't load the request form|could not be loaded|RPC_ERROR|was not sent|Sign-in is not/,
    ],
  });

  for (const signedIn of [true, false]) {
    test(
      `§8 Request Service: while sign-in cannot be loaded it says so, and a press afterwards works, ${signedIn ? 'signed in' : 'for a visitor'}`,
      { tag: '@8.7.23' },
      async ({ page }) => {
        const { profile } = await createProvider('unasked');
        if (signedIn) await signIn(page, await createPerson('client'), '/cancel');
        const missing = page.getByText(
          "Sign-in isn't available right now. Please check your connection and try again.",
        );
        await page.clock.install();
        await page.route(AUTH, (route) => route.abort());
        await page.goto(`/p/${profile.handle}`);
        await touch(page);
        await expect(missing).toBeVisible();
        const pressInVain = async () => {
          await page.getByRole('button', { name: 'Close message' }).click();
          await expect(missing).toBeHidden();
          await request(page).click();
          await expect(missing).toBeVisible();
          await expect(dialog(page)).toBeHidden();
        };
        await pressInVain();
        await pressInVain();
        // Nobody is called a visitor, or taken to sign up.
        await page.clock.fastForward(4000);
        await expect(page.getByText(/free client account to request/)).toBeHidden();
        await expect(page).toHaveURL(new RegExp(`/p/${profile.handle}$`));

        await page.unroute(AUTH);
        await request(page).click();
        if (signedIn) await expect(dialog(page)).toBeVisible();
        else await expect(page.getByText(/free client account to request/)).toBeVisible();
      },
    );
  }

  test(
    '§8 Work Gallery: when its code does not arrive the photos stand in a row',
    { tag: '@2.12.9' },
    async ({ page, baseURL }) => {
      await page.route(CAROUSEL, (route) => route.abort());
      const { profile } = await createProvider('row', { work_photos: pictures(4, baseURL) });
      const lost = page.waitForRequest(CAROUSEL);
      await page.goto(`/p/${profile.handle}`);
      await touch(page);
      await lost;
      const gallery = page.getByRole('group', { name: /^Photos of work/ });
      await expect(gallery.getByRole('img')).toHaveCount(4);
      await expect(gallery.getByRole('img').first()).toBeVisible();
      await expect(
        page.getByRole('heading', { level: 1, name: profile.display_name }),
      ).toBeVisible();
      await expect(request(page)).toBeVisible();
    },
  );

  test(
    '§8 Request Service: pressed offline for the first time the page stands, and says so',
    { tag: '@8.7.9' },
    async ({ page, context }) => {
      const { profile } = await createProvider('uncoded');
      await page.route(DIALOG, (route) => route.abort());
      await signIn(page, await createPerson('client'), `/p/${profile.handle}`);
      await expect(page.getByRole('link', { name: 'Message Provider' })).toBeVisible();
      await headerKnows(page);
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
      await expect(
        page.getByRole('heading', { level: 1, name: profile.display_name }),
      ).toBeVisible();
      await context.setOffline(false);
      await page.unroute(DIALOG);
      await request(page).click();
      await expect(dialog(page)).toBeVisible();
    },
  );

  test(
    '§8 Request form: offline it says that it was not sent, keeps everything, and works afterwards',
    { tag: '@8.7.8' },
    async ({ page, context }) => {
      const { profile } = await createProvider('tunnel');
      await signIn(page, await createPerson('client'), `/p/${profile.handle}`);
      await headerKnows(page);
      await request(page).click();
      await dialog(page).getByLabel('Your name').fill('Nora');
      await dialog(page).getByLabel('Service description').fill('Typed in a tunnel');
      await context.setOffline(true);
      await expect(
        dialog(page).getByText(
          "You're offline. What you type is kept, and you can send it when you're back online.",
        ),
      ).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Send Request' }).click();
      await expect(page.getByText('Failed to send service request')).toBeVisible();
      await expect(dialog(page).getByLabel('Service description')).toHaveValue('Typed in a tunnel');
      await context.setOffline(false);
      await expect(dialog(page).getByText(/You're offline/)).toBeHidden();
      await dialog(page).getByRole('button', { name: 'Send Request' }).click();
      await expect(page.getByText(/Service request sent successfully/)).toBeVisible();
    },
  );
});

test(
  '§6 Request form: what was typed survives the end of the session',
  { tag: '@5.6.5' },
  async ({ page }) => {
    const provider = await createProvider('kept');
    const client = await createPerson('kept-client');
    await page.clock.install();
    await signIn(page, client, `/p/${provider.profile.handle}`);
    await request(page).click();
    await dialog(page).getByLabel('Your name').fill('Nora');
    await dialog(page).getByLabel('Service description').fill('Half a request');
    await logOutElsewhere(page);
    await expect(
      page.getByText('You were signed out. Sign in again. Your request is still there.'),
    ).toBeVisible();
    // Nobody pressed anything as a visitor: nobody is taken to sign up.
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/\/p\//);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await signInHere(page, client);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    // Without a plan the dashboard leads on to the plans.
    await expect(page).toHaveURL(/\/pricing$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/p\//);
    await request(page).click();
    await expect(dialog(page).getByLabel('Service description')).toHaveValue('Half a request');
    await expect(dialog(page).getByLabel('Your name')).toHaveValue('Nora');
  },
);
