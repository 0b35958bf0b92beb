import type { Page } from '@playwright/test';
import { hold } from '../support/answers.ts';
import { expect, test } from '../support/browser.ts';
import { createPerson, signIn } from '../support/people.ts';
import { createProvider } from '../support/scenes.ts';
import { takeOver } from '../support/screen.ts';

/** The Request Service button, for each kind of visitor of a public page. */

const NO_CONTACT = 'No contact information available for this provider.';
const REACHED_BY_NOTHING = { phone: null, website_url: null, email: null };

const main = (page: Page) => page.getByRole('main');
const request = (page: Page) => page.getByRole('button', { name: 'Request Service' });

test(
  '§6 Request Service: a visitor is told about the free account and taken to it after three seconds',
  { tag: ['@6.1.3', '@6.1.4'] },
  async ({ page }) => {
    const { profile } = await createProvider('hints', {
      phone: '(512) 555-0100',
      website_url: 'https://rivera.example',
    });
    await page.clock.install();
    const come = await hold(page, '**/assets/toaster-*.js');
    await page.goto(`/p/${profile.handle}?from=card`);
    await takeOver(page);
    await request(page).click();
    // As long as nothing can be read the three seconds have not begun.
    await page.clock.fastForward(5000);
    await expect(page).toHaveURL(/\/p\//);
    come();
    await expect(page.getByText(/free client account to request service/)).toBeVisible();
    await expect(page.getByText('You can also call (512) 555-0100.')).toBeVisible();
    await expect(page.getByText('You can also visit rivera.example.')).toBeVisible();
    await page.clock.fastForward(2900);
    await expect(page).toHaveURL(/\/p\//);
    await page.clock.fastForward(100);
    const back = encodeURIComponent(`/p/${profile.handle}?from=card`);
    await expect(page).toHaveURL(new RegExp(`/auth\\?type=client&redirect=${back}$`));
  },
);

test(
  '§6 Request Service: who leaves before is not taken anywhere',
  { tag: '@6.1.4' },
  async ({ page }) => {
    const { profile } = await createProvider('leaving');
    await page.clock.install();
    await page.goto(`/p/${profile.handle}`);
    await request(page).click();
    await expect(page.getByText(/free client account to request service/)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Find Pros' }).click();
    await expect(page.getByRole('heading', { name: 'Find a pro' })).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/\/search$/);
  },
);

test(
  '§6 Request Service: the hints name only what there is',
  { tag: '@6.1.3' },
  async ({ page }) => {
    const { profile } = await createProvider('phone', { phone: '512 555 0100', website_url: null });
    await page.goto(`/p/${profile.handle}`);
    await request(page).click();
    await expect(page.getByText('You can also call 512 555 0100.')).toBeVisible();
    await expect(page.getByText(/You can also visit/)).toBeHidden();
  },
);

test(
  '§6 Request Service: a visitor finds no way to reach who left neither phone nor website',
  { tag: '@6.1.2' },
  async ({ page }) => {
    const { profile } = await createProvider('unreachable', REACHED_BY_NOTHING);
    await page.clock.install();
    await page.goto(`/p/${profile.handle}`);
    await request(page).click();
    await expect(page.getByText(NO_CONTACT)).toBeVisible();
    await page.clock.fastForward(4000);
    await expect(page).toHaveURL(new RegExp(`/p/${profile.handle}$`));
    // An account is the way on, and the page says so.
    await main(page).getByRole('link', { name: 'Create one or sign in' }).click();
    await expect(page).toHaveURL(/\/auth\?type=client&redirect=%2Fp%2F/);
  },
);

test(
  '§6 Request Service: somebody signed in gets the form, also where there is no phone and no website',
  { tag: ['@2.12.10', '@5.6.3'] },
  async ({ page }) => {
    const { uid, profile } = await createProvider('asked', REACHED_BY_NOTHING);
    await signIn(page, await createPerson('client'), `/p/${profile.handle}`);
    await expect(main(page).getByRole('link', { name: 'Message Provider' })).toHaveAttribute(
      'href',
      `/provider-chat/${uid}`,
    );
    await request(page).click();
    const form = page.getByRole('dialog');
    await expect(form).toContainText(profile.display_name);
    await expect(page.getByText(NO_CONTACT)).toBeHidden();
    await form.getByLabel('Service description').fill('The sink leaks.');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await request(page).click();
    await expect(form.getByLabel('Service description')).toHaveValue('The sink leaks.');
  },
);

test(
  '§6 Public page: a visitor sees no Message Provider link',
  { tag: '@2.12.10' },
  async ({ page }) => {
    const { profile } = await createProvider('visited');
    await page.goto(`/p/${profile.handle}`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(request(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Message Provider' })).toBeHidden();
  },
);

test(
  '§6 Public page: on the own page there is nothing to request, but the way to the editor',
  { tag: '@2.12.11' },
  async ({ page }) => {
    const owner = await createProvider('owner');
    await signIn(page, owner, `/p/${owner.profile.handle}`);
    await expect(
      page.getByText('This is your own page. Clients see the Request Service button here.'),
    ).toBeVisible();
    await expect(request(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Message Provider' })).toBeHidden();
    await page.getByRole('link', { name: 'Edit Public Profile' }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
  },
);
