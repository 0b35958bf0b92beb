import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { admin, createPerson, headerKnows, signIn } from '../support/people.ts';
import { createProvider, read, requestOf, storeRequest, write } from '../support/scenes.ts';

/** Badges and the status of requests, also of those that are not as expected. */

const LISTEN = '**/google.firestore.v1.Firestore/Listen/**';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });

/** A colour of the palette as the browser computes it (web/ui/theme/colors.ts, by day). */
const PALETTE = {
  blue: 'rgb(27, 82, 118)',
  orange: 'rgb(135, 71, 6)',
  green: 'rgb(28, 96, 53)',
  red: 'rgb(156, 38, 22)',
  yellow: 'rgb(111, 80, 0)',
  gray: 'rgb(63, 74, 67)',
};

test(
  '§4 Provider dashboard: each status and each urgency has its color, unknown ones are gray',
  { tag: ['@4.4.3', '@4.4.4', '@4.5.1', '@2.9.5'] },
  async ({ page }) => {
    const provider = await createProvider('colors');
    const client = await createPerson('client');
    const kinds = [
      ['pending', 'low', PALETTE.blue, PALETTE.green, 'email'],
      ['in_progress', 'medium', PALETTE.orange, PALETTE.yellow, 'phone'],
      ['completed', 'high', PALETTE.green, PALETTE.red, 'either'],
      ['cancelled', 'someday', PALETTE.red, PALETTE.gray, 'email'],
      ['on_hold', 'high', PALETTE.gray, PALETTE.red, 'email'],
    ] as const;
    for (const [status, urgency, , , preferred_contact] of kinds) {
      const service_description = `It is ${status}.`;
      await storeRequest(
        requestOf(provider, client, { status, urgency, preferred_contact, service_description }),
      );
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn(page, provider, '/dashboard');
    for (const [status, urgency, statusColor, urgencyColor, contact] of kinds) {
      const one = card(page, `It is ${status}.`);
      const words = status.replace('_', ' ');
      await expect(one.getByText(words, { exact: true })).toHaveCSS('color', statusColor);
      await expect(one.getByText(urgency, { exact: true })).toHaveCSS('color', urgencyColor);
      const fact = one.locator('dt', { hasText: 'Preferred contact' });
      const label = { email: 'Email', phone: 'Phone', either: 'Either' }[contact];
      await expect(fact.locator('xpath=following-sibling::dd')).toHaveText(label);
    }
    // An unknown one is shown, and any of the four can follow it.
    const select = card(page, 'It is on_hold.').getByRole('combobox');
    await expect(select).toHaveValue('on_hold');
    await select.selectOption('completed');
    await expect(page.getByText('Status updated to completed')).toBeVisible();
    await expect(select.locator('option')).toHaveCount(4);
  },
);

test(
  '§2 Provider dashboard: who has a draft is shown the way to finish it',
  { tag: '@2.9.13' },
  async ({ page }) => {
    await signIn(page, await createProvider('draft', { published: false }), '/dashboard');
    await expect(page.getByText(/Your public page isn't published/)).toBeVisible();
    await page.getByRole('link', { name: 'Finish your page' }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    // The dashboard's own link does not claim this screen.
    const link = page.getByRole('banner').getByRole('link', { name: 'Provider Dashboard' });
    await expect(link).toBeVisible();
    await expect(link).not.toHaveAttribute('aria-current', 'page');
  },
);

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_\w+|RPC_ERROR|Error loading|Could not reach|Malformed/] });

  test(
    '§8 Provider dashboard: what is known stays offline; a changed status waits, and is stored later',
    { tag: ['@8.7.2', '@8.7.3'] },
    async ({ page, context }) => {
      const provider = await createProvider('waits');
      const client = await createPerson('client');
      const request = await storeRequest(requestOf(provider, client));
      await signIn(page, provider, '/dashboard');
      const select = cards(page).getByRole('combobox');
      await expect(select).toHaveValue('pending');
      await headerKnows(page);
      await context.setOffline(true);
      await expect(page.getByText(/You're offline. New requests appear/)).toBeVisible();
      await select.selectOption('completed');
      await expect(page.getByText('Waiting for a connection. Keep this page open.')).toBeVisible();
      await expect(select).toHaveValue('completed');
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      await (await asked).dismiss();
      expect(await read(`service_requests/${request.id}`)).toMatchObject({ status: 'pending' });

      await storeRequest(requestOf(provider, client, { service_description: 'Came meanwhile' }));
      await context.setOffline(false);
      await expect(page.getByText('Status updated to completed')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(/Waiting for a connection/)).toBeHidden();
      await expect(card(page, 'Came meanwhile')).toBeVisible({ timeout: 30_000 });
      expect(await read(`service_requests/${request.id}`)).toMatchObject({ status: 'completed' });
    },
  );

  test(
    '§8 Provider dashboard: an inbox that cannot be read says so, and can be tried again',
    { tag: '@8.3.4' },
    async ({ page }) => {
      const provider = await createProvider('silent');
      await page.route(LISTEN, (route) => route.abort());
      await signIn(page, provider, '/dashboard');
      await expect(page.getByText('Error loading service requests')).toBeVisible({
        timeout: 30_000,
      });
      await expect(page.getByText(/No service requests yet/)).toBeHidden();
      await page.unroute(LISTEN);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(/No service requests yet/)).toBeVisible({ timeout: 30_000 });
    },
  );

  test(
    '§8 Lists: a page full of malformed requests still offers the next',
    { tag: '@8.7.20' },
    async ({ page, visitor }) => {
      const provider = await createProvider('broken');
      const client = await createPerson('broken-client');
      const good = requestOf(provider, client, {
        service_description: 'The good one',
        created_at: new Date(Date.now() - 3_600_000),
      });
      await storeRequest(good);
      const { firestore } = admin();
      const all: Record<string, object> = {};
      for (let i = 0; i < 25; i++) {
        const stored = (await firestore.doc(`service_requests/${good.id}`).get()).data();
        const created_at = new Date(Date.now() - i * 1000);
        all[`service_requests/${good.id}-${i}`] = { ...stored, created_at, client_name: 7 };
      }
      await write(all);
      const other = await visitor();
      for (const [screen, person, path, empty] of [
        [page, provider, '/dashboard', 'No service requests yet'],
        [other, client, '/client-dashboard', "You haven't made any service requests yet."],
      ] as const) {
        await signIn(screen, person, path);
        await screen.getByRole('button', { name: 'Show more' }).click();
        await expect(card(screen, 'The good one')).toBeVisible();
        await expect(screen.getByText(empty)).toBeHidden();
      }
    },
  );
});
