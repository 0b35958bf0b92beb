import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { EDITOR_PATH, publishButton } from '../../support/browser/editor.ts';
import { createPerson, signIn } from '../../support/browser/sign-in.ts';
import { createProvider } from '../../support/test-data.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  hydrate,
  PHONE,
} from '../../support/browser/screen.ts';

const SCRIPTS = /\/assets\/[^/]+\.js(\?\d+)?$/;
const FRAGMENT = '#from=button';
const hint = (page: Page) => page.getByText(/free client account to request/);
const form = (page: Page) => page.getByRole('dialog');

test(
  "§2 Profile editor: a page's button works on the professional's own site",
  { tag: ['@2.11.30', '@2.12.32'] },
  async ({ page, context, visitor, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const pro = await createProvider('van', { display_name: '"Van" & <b>Sons</b>' });
    await page.setViewportSize(PHONE);
    await signIn(page, pro, EDITOR_PATH);
    const button = page.getByRole('button', { name: 'Website button' });
    await expectNoHorizontalScroll(page);
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Website button' });
    await expect(dialog.getByRole('img', { name: 'Preview: Request a quote' })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Copy code' }).click();
    await expect(page.getByText('Code copied')).toBeVisible();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    await expect(dialog.getByLabel('Code')).toHaveValue(code);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    const guest = await visitor();
    await guest.route('http://van.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><p>${code}</p>` }),
    );
    await guest.goto('http://van.example/');
    await guest.getByRole('link', { name: 'Request a quote from "Van" & <b>Sons</b>' }).click();
    await expect(hint(guest)).toBeVisible();
    await expect(guest).toHaveURL(`${baseURL}/p/${pro.profile.handle}`);

    // A draft has no page to open.
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.getByRole('button', { name: 'Take offline' }).click();
    await expect(button).toHaveCount(0);
    await publishButton(page).click();
    await expect(button).toBeVisible();
  },
);

test.describe('without the app', () => {
  test.use({ expectedErrors: [/could not be loaded|ERR_FAILED|Failed to (fetch|load)/] });

  test(
    "a visitor from the button gets the answer of 'Request Service' at once, and only once",
    { tag: ['@2.12.32', '@2.32.2'] },
    async ({ page }) => {
      const [{ profile }, draft] = [
        await createProvider('button'),
        await createProvider('draft', { published: false }),
      ];
      await page.clock.install();
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(`/p/${draft.profile.handle}${FRAGMENT}`);
      await expect(page.getByRole('heading', { name: 'Provider not found' })).toBeVisible();
      await expect(hint(page)).toBeHidden();

      const viewed = page.waitForRequest((sent) => sent.url().endsWith('/api/view'));
      await page.goto(`/p/${profile.handle}${FRAGMENT}`);
      await expect(hint(page)).toContainText(profile.display_name);
      await expect(page).toHaveURL(`/p/${profile.handle}`);
      expect((await viewed).postDataJSON()).toMatchObject({ from: 'button' });
      const signUp = `/auth?type=client&redirect=%2Fp%2F${profile.handle}%3Frequest%3D1`;
      await page.clock.fastForward(3000);
      await page.waitForURL(signUp, { waitUntil: 'commit' });
      await page.goBack({ waitUntil: 'load' });
      await expect(hint(page)).toBeHidden();
      await page.clock.runFor(10_000);
      await expect(page).toHaveURL(`/p/${profile.handle}`);
    },
  );
});

test(
  'the button opens the form for a client, and nothing for the owner',
  { tag: '@2.12.32' },
  async ({ page: client, visitor }) => {
    const pro = await createProvider('own-button');
    const address = `/p/${pro.profile.handle}`;
    await signIn(client, await createPerson('client'), address + FRAGMENT);
    await expect(form(client)).toContainText(pro.profile.display_name);
    await expect(client).toHaveURL(address);
    await client.goBack();
    await expect(form(client)).toBeHidden();
    await expect(client).toHaveURL(address);
    await client.reload();
    await hydrate(client);
    await expect(client.getByRole('link', { name: 'Message Provider' })).toBeVisible();
    await expect(form(client)).toBeHidden();

    const owner = await visitor();
    await signIn(owner, pro, address + FRAGMENT);
    await expect(owner.getByText('This is your own page.')).toBeVisible();
    await expect(owner).toHaveURL(address);
    await expect(form(owner)).toBeHidden();

    // A mark that a session has left: the app finds nobody, and answers like a press.
    const returned = await visitor();
    await returned.addInitScript(() => localStorage.setItem('session_hint', '1'));
    await returned.goto(address + FRAGMENT);
    await expect(hint(returned)).toHaveCount(1);
    await expect(returned.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
);
