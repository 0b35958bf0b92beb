import { BRAND } from '@doorstep/domain/brand';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { choosePicture } from '../../support/browser/editor.ts';
import { linkIn, mailsTo, waitForMail } from '../../support/browser/wait-for-mail.ts';
import {
  confirmEmail,
  createPerson,
  signIn,
  signUpWithForm,
  unique,
} from '../../support/browser/sign-in.ts';
import { jpegFile } from '../../support/browser/picture-files.ts';
import { cancelPlan, openPortal, planNotice, buyPlan } from '../../support/browser/plan.ts';
import { readDocument } from '../../support/test-data.ts';
import { control } from '../../support/server/stripe-api.ts';

/** The main journey of a professional and a client, from the first click to the end of the plan. */

const CONFIRM = /confirm|verify/i;

async function confirmationLink(email: string): Promise<string> {
  return linkIn(await waitForMail(email, CONFIRM), /oobCode=/);
}

async function subscribeAsProvider(page: Page, email: string) {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Start as Provider' }).click();
  await page
    .getByRole('article', { name: 'Pro', exact: true })
    .getByRole('button', { name: 'Subscribe' })
    .click();
  await expect(
    page.getByText('Create an account or sign in to continue to checkout.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?checkout=1/);
  await signUpWithForm(page, email);
  await confirmEmail(page, await confirmationLink(email));
  // The home page continues the pending checkout automatically.
  await expect(page).toHaveURL(/\/c\/pay\//);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: "You're all set!" })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Provider Dashboard' })).toBeVisible();
}

async function publishProfile(page: Page, handle: string, name: string) {
  await page.getByRole('link', { name: 'Edit Public Profile' }).click();
  await page.getByLabel('Handle').fill(handle);
  await page.getByLabel('Display name').fill(name);
  await page.getByLabel('Bio').fill('Third-generation plumber. Tidy, punctual, fair.');
  await page.getByLabel('Services').fill(`Leak repair, ${handle} boilers`);
  await page.getByLabel(/location/i).fill('Round Rock');
  await page.getByLabel(/location/i).press('Enter');
  await page.getByLabel('Phone').fill('512 555 0100');
  await choosePicture(page.getByLabel('Avatar'), jpegFile('avatar.jpg'));
  await choosePicture(page.getByLabel('Cover'), jpegFile('cover.jpg'));
  await expect(page.getByText('Image uploaded successfully!').first()).toBeVisible();
  await page
    .getByLabel(/work photos/i)
    .setInputFiles([jpegFile('one.jpg'), jpegFile('two.jpg'), jpegFile('three.jpg')]);
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('img') })).toHaveCount(3);
  await page.getByRole('button', { name: 'Save & Publish' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
}

test(
  '§1 Journey: a professional subscribes and publishes, a client sends a request, both chat, the plan ends',
  { tag: ['@journey', '@2.7.1', '@4.1.1', '@6.4.2', '@8.5.1'] },
  async ({ page: provider, visitor }) => {
    test.setTimeout(300_000);
    const handle = unique('rivera').slice(0, 40);
    const name = `Rivera ${handle}`;
    const providerEmail = `${unique('pro')}@e2e.test`;
    const clientEmail = `${unique('client')}@e2e.test`;

    await subscribeAsProvider(provider, providerEmail);
    await publishProfile(provider, handle, name);

    const client = await visitor({ viewport: { width: 390, height: 844 } });
    // A trigger adds the page to search.
    const viewProfile = client.getByRole('link', { name: /View Profile/ });
    await expect(async () => {
      await client.goto(`/search?service=${handle}&location=round`);
      expect(await viewProfile.count()).toBe(1);
    }).toPass({ timeout: 90_000 });
    await viewProfile.click();
    await expect(client.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(client).toHaveURL(new RegExp(`/p/${handle}$`));

    await client.getByRole('button', { name: 'Request Service' }).click();
    await expect(client).toHaveURL(/\/auth\?type=client&redirect=/);
    await signUpWithForm(client, clientEmail);
    await confirmEmail(client, await confirmationLink(clientEmail));
    await expect(client.getByText('Account created successfully!')).toBeVisible();
    await expect(client).toHaveURL(new RegExp(`/p/${handle}$`));

    await provider.goto('/dashboard');
    await expect(provider.getByText(/No service requests yet/)).toBeVisible();

    // The request form, which the client wanted to open, is open.
    const form = client.getByRole('dialog');
    await form.getByLabel('Name').fill('Nora Client');
    await form.getByLabel(/Phone/).fill('512 555 0199');
    await form.getByLabel(/description|need/i).fill('The kitchen sink leaks since this morning.');
    await form.getByRole('radio', { name: 'ASAP' }).check();
    await form.getByRole('button', { name: /Send/ }).click();
    await expect(client.getByText(/Service request sent successfully!/)).toBeVisible();
    await expect(form.getByText('What happens next')).toBeVisible();

    const mail = await waitForMail(providerEmail, /request/i);
    for (const text of ['Nora Client', clientEmail, '512 555 0199', 'kitchen sink', '/chat/']) {
      expect(mail.text).toContain(text);
    }

    // The open dashboard shows the request without a reload.
    await expect(provider.getByText('The kitchen sink leaks since this morning.')).toBeVisible();
    await provider.getByRole('combobox', { name: /Status of/ }).selectOption('in_progress');
    await expect(provider.getByText('Status updated to in progress')).toBeVisible();

    await client.goto('/client-dashboard');
    await expect(client.getByText('in progress')).toBeVisible();
    await client.getByRole('main').getByRole('link', { name: 'Chat' }).click();
    await provider.getByRole('main').getByRole('link', { name: 'Chat' }).click();
    await exchangeMessages(client, provider, 'about the sink');

    await client.goto(`/p/${handle}`);
    await client.getByRole('link', { name: 'Message Provider' }).click();
    const message = client.getByRole('textbox', { name: /message/i });
    await message.fill('A direct question');
    await message.press('Enter');
    await provider.goto('/provider-dashboard');
    await expect(provider.getByText('A direct question')).toBeVisible();
    await provider.getByRole('link', { name: 'View Conversation' }).click();
    await exchangeMessages(client, provider, 'directly');

    await cancelPlan(provider);
    await control('advance', { days: 32 });
    const anyone = await visitor();
    await expect(async () => {
      await anyone.goto(`/p/${handle}`);
      expect(await anyone.getByText('Provider not found').count()).toBeGreaterThan(0);
      await anyone.goto(`/search?service=${handle}`);
      expect(await anyone.getByText(/No providers found/).count()).toBeGreaterThan(0);
    }).toPass({ timeout: 90_000 });
    expect(await mailsTo(providerEmail, /request/i)).toHaveLength(1);
  },
);

async function exchangeMessages(client: Page, provider: Page, topic: string) {
  for (const [from, to, text] of [
    [client, provider, `Hello ${topic}`],
    [provider, client, `Answer ${topic}`],
  ] as const) {
    const input = from.getByRole('textbox', { name: /message/i });
    await input.fill(text);
    await input.press('Enter');
    await expect(from.getByRole('log').getByText(text)).toBeVisible();
    await expect(to.getByRole('log').getByText(text)).toBeVisible();
  }
}

// All tests share Stripe's clock. Only this file moves it, because its tests run sequentially.

/** Expects an active plan without a notice in the portal's tab and in the tab that opened it. */
async function expectPlanInOrder(page: Page, portal: Page) {
  await expect(portal).toHaveURL(/\/dashboard$/);
  await expect(portal.getByText('Active', { exact: true })).toBeVisible();
  await expect(portal.getByText(/Renews .+ for \$39/)).toBeVisible();
  await expect(planNotice(portal)).toBeHidden();
  await portal.close();
  // Playwright treats every page as focused, so the browser sends no focus event.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(planNotice(page)).toBeHidden();
  await expect(page.getByText(/Renews .+ for \$39/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test(
  '§4 Plan: a canceled plan is resumed, and a failed payment is paid with another card',
  { tag: ['@journey', '@2.9.2', '@4.1.4', '@4.11.1', '@4.11.2', '@8.5.8', '@8.8.3'] },
  async ({ page }) => {
    const person = await createPerson('resumes');
    await signIn(page, person);
    await buyPlan(page, 'Pro');

    await cancelPlan(page);
    await page.reload();
    await expect(planNotice(page)).toContainText(/Your plan ends on/);
    const resume = planNotice(page).getByRole('button', { name: 'Resume plan' });
    const portal = await openPortal(page, resume);
    await portal.getByRole('button', { name: 'Resume plan' }).click();
    await expect(portal.getByRole('link', { name: 'Cancel plan' })).toBeVisible();
    await portal.getByRole('link', { name: `Return to ${BRAND.name}` }).click();
    await expectPlanInOrder(page, portal);

    const subscriber = await readDocument(`subscribers/${person.uid}`);
    await control('fail-renewal', { subscription: String(subscriber?.['subscription_id']) });
    await page.reload();
    await expect(planNotice(page)).toContainText('$39.00 is due.');
    await expect(page.getByText('Payment due', { exact: true })).toBeVisible();
    const update = planNotice(page).getByRole('button', { name: 'Update card' });
    const card = await openPortal(page, update);
    await expect(card.getByRole('heading', { name: 'Change card' })).toBeVisible();
    await card.getByRole('button', { name: 'Save card' }).click();
    await expectPlanInOrder(page, card);
  },
);
