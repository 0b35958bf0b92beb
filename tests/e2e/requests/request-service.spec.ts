import { expect, test } from '../../support/browser/test-fixtures.ts';
import { linkIn, waitForMail } from '../../support/browser/wait-for-mail.ts';
import {
  confirmEmail,
  createPerson,
  PASSWORD,
  signIn,
  signInWithForm,
  signUpWithForm,
  unique,
} from '../../support/browser/sign-in.ts';
import { createProvider } from '../../support/test-data.ts';
import { hydrate } from '../../support/browser/screen.ts';

// Two browsers of a new client both create their profile, and Firestore refuses one.
test.use({ expectedErrors: [/status of 409/] });

const NO_CONTACT = 'No contact information available for this provider.';

/**
 * 'Request Service' for visitors (more cases: web/features/provider-page/request-actions.test.tsx).
 */

// @2.12.10 @6.1.3 @6.1.4 @6.1.6
test('Request Service: a visitor reads the hints and signs up', async ({ page }) => {
  const { profile } = await createProvider('hints', {
    phone: '(512) 555-0100',
    website_url: 'https://rivera.example',
  });
  const request = page.getByRole('button', { name: 'Request Service' });
  const hint = page.getByText(/free client account to request service/);
  await page.clock.install();
  await page.goto(`/p/${profile.handle}?from=card`);
  await hydrate(page);
  await expect(page.getByRole('link', { name: 'Message Provider' })).toBeHidden();
  await request.click();
  await expect(hint).toBeVisible();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByText('You can also call (512) 555-0100.')).toBeVisible();
  await expect(page.getByText('You can also visit rivera.example.')).toBeVisible();

  // A visitor who leaves the page earlier is not redirected.
  await page.getByRole('banner').getByRole('link', { name: 'Find Pros' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page).toHaveURL(/\/search$/);
  await expect(hint).toBeHidden();
  await page.goBack();
  await request.click();
  await expect(hint).toBeVisible();
  await page.clock.fastForward(3000);
  const back = encodeURIComponent(`/p/${profile.handle}?from=card&request=1`);
  const signUp = new RegExp(`/auth\\?type=client&redirect=${back}$`);
  await expect(page).toHaveURL(signUp);

  // Meanwhile the button leads there at once, but not by a double click.
  await page.goBack();
  await request.dblclick();
  const skip = page.getByRole('button', { name: 'Continue' });
  await expect(skip).toBeVisible();
  await expect(page).toHaveURL(/\/p\//);
  await skip.click();
  await expect(page).toHaveURL(signUp);
});

// @2.12.10 @4.2.6 @4.2.11
test('Request Service: a visitor signs up, confirms in another browser, and gets the form in both', async ({
  page,
  visitor,
}) => {
  const { profile } = await createProvider('zeppelins');
  const person = { uid: '', email: `${unique('newcomer')}@e2e.test`, password: PASSWORD };
  await page.goto(`/p/${profile.handle}`);
  const request = page.getByRole('button', { name: 'Request Service' });
  await request.click();
  // As soon as the app has started, the button is called 'Continue'.
  await page.getByRole('button', { name: /^(Request Service|Continue)$/ }).click();
  await signUpWithForm(page, person.email);

  const phone = await visitor();
  await confirmEmail(phone, linkIn(await waitForMail(person.email, /^Confirm/), /oobCode=/));
  await expect(phone.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await phone.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(phone.getByLabel('Email')).toHaveValue(person.email);
  await signInWithForm(phone, person);
  for (const browser of [phone, page]) {
    const form = browser.getByRole('dialog');
    await expect(form).toContainText(profile.display_name);
    await expect(browser).toHaveURL(new RegExp(`/p/${profile.handle}$`));
    await browser.goBack();
    await expect(form).toBeHidden();
    await expect(browser).toHaveURL(new RegExp(`/p/${profile.handle}$`));
  }

  // A link with the parameter opens the form too, and is the same page for search engines.
  await phone.goto(`/p/${profile.handle}?from=card&request=1`);
  await expect(phone.getByRole('dialog')).toBeVisible();
  await expect(phone).toHaveURL(/\?from=card$/);
  const canonical = phone.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`/p/${profile.handle}$`));
});

// @2.12.10 @5.6.3 @5.6.7 @6.1.2
test('Request Service: a page without contact details does not redirect the visitor', async ({
  page,
  visitor,
}) => {
  const contact = { phone: null, website_url: null, email: null };
  const { profile } = await createProvider('unreachable', contact);
  const request = page.getByRole('button', { name: 'Request Service' });
  await page.clock.install();
  await page.goto(`/p/${profile.handle}`);
  await request.click();
  await expect(page.getByText(NO_CONTACT)).toBeVisible();
  await page.clock.fastForward(4000);
  await expect(page).toHaveURL(new RegExp(`/p/${profile.handle}$`));
  await page.getByRole('main').getByRole('link', { name: 'Create one or sign in' }).click();
  await expect(page).toHaveURL(/\/auth\?type=client&redirect=%2Fp%2F/);
  const client = await createPerson('client');
  await signInWithForm(page, client);
  await expect(page.getByRole('link', { name: 'Message Provider' })).toBeVisible();

  // Another browser, because a dialog does not close reliably with a false clock.
  const clientPage = await visitor();
  await signIn(clientPage, client, `/p/${profile.handle}`);
  const reads: string[] = [];
  clientPage.on('request', (sent) => {
    if (sent.url().includes('/api/page/')) reads.push(sent.url());
  });
  const requestAsClient = clientPage.getByRole('button', { name: 'Request Service' });
  await requestAsClient.click();
  const form = clientPage.getByRole('dialog');
  await expect(form).toContainText(profile.display_name);
  await expect(clientPage.getByText(NO_CONTACT)).toBeHidden();
  await form.getByLabel('Service description').fill('The sink leaks.');
  await clientPage.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await requestAsClient.click();
  await expect(form.getByLabel('Service description')).toHaveValue('The sink leaks.');

  // Back closes the form, Forward opens it, and closing it leaves no history entry.
  await clientPage.goBack();
  await expect(form).toBeHidden();
  await expect(clientPage).toHaveURL(new RegExp(`/p/${profile.handle}$`));
  await clientPage.goForward();
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).dblclick();
  await expect(form).toBeHidden();
  await expect(clientPage).toHaveURL(new RegExp(`/p/${profile.handle}$`));
  expect(reads).toEqual([]);
  await clientPage.goBack();
  await expect(clientPage).not.toHaveURL(new RegExp(`/p/${profile.handle}$`));
});
