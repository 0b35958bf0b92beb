import { readFile } from 'node:fs/promises';
import { dataExportSchema } from '@doorstep/domain/account/data-export';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { handleCalls, mockFunction, stopHandling } from '../../support/browser/network.ts';
import { messageField } from '../../support/browser/chat.ts';
import {
  deleteButton,
  DELETED_TOAST,
  confirmButton,
  hasAccount,
  passwordField,
  readBrowserStorage,
} from '../../support/browser/delete-account.ts';
import { linkIn, mailsTo, waitForMail } from '../../support/browser/wait-for-mail.ts';
import {
  createPerson,
  signIn,
  signInWithForm,
  unique,
  type Person,
} from '../../support/browser/sign-in.ts';
import {
  createProvider,
  requestOf,
  storeConversation,
  storeRequest,
} from '../../support/test-data.ts';
import { followAccountLink } from '../../support/browser/screen.ts';
import { readStack } from '../../support/stack.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// Auth refuses wrong passwords and the former address. Firestore refuses a read that is in progress
// when the session ends.
test.use({ expectedErrors: [/status of (40[03]|500|503)|ERR_FAILED/] });

/** Waits for a mail, opens its link in the app and presses its button. */
async function pressMailedLink(page: Page, to: string, subject: RegExp, name: string) {
  const link = linkIn(await waitForMail(to, subject), /oobCode/);
  await page.goto(`/auth${new URL(link).search}`);
  const button = page.getByRole('button', { name });
  await expect(button).toBeFocused();
  await button.click();
}

test(
  '§2 Account: a client changes the email by a mailed link, and sees the requests with the new email',
  { tag: ['@2.20.1', '@2.20.2', '@2.20.3', '@2.20.4'] },
  async ({ page, visitor }) => {
    const provider = await createProvider('mover');
    const [person, otherPerson] = [await createPerson('moving'), await createPerson('other')];
    const moved = { ...person, email: `${unique('moved')}@e2e.test` };
    const request = await storeRequest(
      requestOf(provider, person, { service_description: 'A move.' }),
    );
    const panel = page.getByRole('region', { name: 'Email address' });
    const newEmail = panel.getByLabel('New email');
    const currentPassword = panel.getByLabel('Current password');
    const send = page.getByRole('button', { name: 'Send link' });
    await signIn(page, person, '/client-profile');
    await page.getByRole('link', { name: 'Change your email' }).click();
    await expect(heading(page, 'Account')).toBeVisible();

    await newEmail.fill(person.email);
    await send.click();
    await expect(page.getByText('This is already your email address.')).toBeVisible();
    await expect(page.getByText('Please enter your password.')).toBeVisible();
    await newEmail.fill(moved.email);
    await currentPassword.fill('a guess');
    await send.click();
    await expect(page.getByText('Incorrect password.')).toBeVisible();
    await expect(currentPassword).toBeFocused();
    const json = { error: { status: 'INTERNAL', message: 'INTERNAL' } };
    await mockFunction(page, 'change-my-email', json);
    await currentPassword.fill(person.password);
    await send.click();
    await expect(page.getByText("We couldn't send the link")).toBeVisible();
    await expect(newEmail).toHaveValue(moved.email);
    stopHandling(page, 'change-my-email');
    expect(await mailsTo(moved.email, /./)).toEqual([]);

    await newEmail.fill(otherPerson.email);
    await send.click();
    await expect(page.getByText(`We sent a link to ${otherPerson.email}`)).toBeVisible();
    await page.reload();
    await newEmail.fill(moved.email);
    await currentPassword.fill(person.password);
    await send.click();
    await expect(page.getByText(`We sent a link to ${moved.email}`)).toBeVisible();

    const device = await visitor();
    const change = 'Confirm my new email';
    await pressMailedLink(device, moved.email, /Confirm your new email/, change);
    await expect(heading(device, 'Your email address has changed')).toBeVisible();
    await expect(device.getByText(moved.email)).toBeVisible();
    await pressMailedLink(device, moved.email, /Confirm your new email/, change);
    await expect(heading(device, 'Your email address has changed')).toBeVisible();
    expect(await mailsTo(otherPerson.email, /./)).toEqual([]);
    await device.getByRole('link', { name: 'Go to sign in' }).click();
    await signInWithForm(device, person);
    await expect(device.getByText('Incorrect email or password.')).toBeVisible();
    await signInWithForm(device, moved);
    await expect(device.getByRole('button', { name: 'Log out' })).toBeVisible();
    await device.goto('/client-dashboard');
    await expect(device.getByText('A move.')).toBeVisible();
    await device.goto(`/client-chat/${request.id}`);
    await expect(messageField(device)).toBeEnabled();
  },
);

/** Changes the email without a confirmation by the new address, which only the emulator allows. */
async function changeEmail({ email, password }: Person, newEmail: string): Promise<void> {
  const call = async (method: string, body: object): Promise<unknown> => {
    const url = `${readStack().auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
    return response.json();
  };
  const answer = await call('signInWithPassword', { email, password, returnSecureToken: true });
  const { idToken } = z.object({ idToken: z.string() }).parse(answer);
  await call('update', { idToken, email: newEmail });
}

test(
  '§2 Account: the former address receives a mail whose link reverts the change',
  { tag: ['@2.6.11', '@2.20.5'] },
  async ({ page }) => {
    const person = await createPerson('robbed');
    await changeEmail(person, `${unique('thief')}@e2e.test`);
    await pressMailedLink(page, person.email, /was changed/, 'Restore my email address');
    await expect(heading(page, 'We restored your email address')).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    expect(page.url()).not.toContain('oobCode');
    await page.getByRole('main').getByRole('link', { name: 'Go to sign in' }).click();
    await signInWithForm(page, person);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
);

async function downloadData(page: Page, name: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+-data-\d{4}-\d\d-\d\d\.json$/);
  return dataExportSchema.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
}

test(
  '§2 Account: a client and a professional download their data, also after an interruption',
  { tag: ['@2.20.1', '@2.20.10', '@2.20.11'] },
  async ({ page, visitor }) => {
    const [provider, client] = [await createProvider('mine'), await createPerson('mine')];
    const line = (text: string) => [{ from: 'client', text, at: new Date() }] as const;
    const request = await storeRequest(requestOf(provider, client), line('Is Monday fine?'));
    await storeConversation(provider, client.uid, line('Do you do roofs?'));
    await signIn(page, client, '/account');
    let calls = 0;
    await handleCalls(page, 'export-my-data', (route) => {
      calls += 1;
      return calls === 8 ? route.abort() : route.continue();
    });
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect(page.getByText(/^Interrupted after \d+ items\.$/)).toBeVisible();
    await expect(
      page.getByText('The download was interrupted. Press Continue to get the rest.'),
    ).toBeVisible();
    const { sections } = await downloadData(page, 'Continue');
    expect(sections.account).toMatchObject([{ id: client.uid, email: client.email }]);
    expect(sections.requests_sent).toMatchObject([{ id: request.id }]);
    expect(sections.requests_sent_messages).toMatchObject([{ message: 'Is Monday fine?' }]);
    expect(sections.conversations_begun_messages).toMatchObject([{ message: 'Do you do roofs?' }]);
    await expect(page.getByText(/^Saved \d+ items\.$/)).toBeVisible();

    const providerPage = await visitor();
    await signIn(providerPage, provider, '/dashboard');
    await followAccountLink(providerPage, 'Account');
    const providerExport = await downloadData(providerPage, 'Download my data');
    expect(providerExport.sections.provider_profile).toMatchObject([
      { handle: provider.profile.handle },
    ]);
    expect(providerExport.sections.requests_received).toMatchObject([{ id: request.id }]);
    expect(providerExport.sections.conversations_received).toHaveLength(1);
  },
);

test(
  '§2 Account: a failed deletion changes nothing, and the app detects a deletion whose answer was lost',
  { tag: ['@2.20.9', '@2.20.12'] },
  async ({ page }) => {
    const person = await createPerson('unlucky');
    const call = 'delete-my-account';
    const retry = async () => {
      await deleteButton(page).click();
      await confirmButton(page).click();
    };
    await signIn(page, person, '/account');
    await passwordField(page).fill(person.password);
    await deleteButton(page).click();
    // The check of the password, which is the same call, has succeeded then.
    await expect(confirmButton(page)).toBeVisible();
    const signInCall = '**/accounts:signInWithPassword*';
    await page.route(signInCall, (route) =>
      route.fulfill({ status: 500, json: { error: { message: 'INTERNAL' } } }),
    );
    await confirmButton(page).click();
    await expect(
      page.getByText("We couldn't delete your account. Please try again."),
    ).toBeVisible();
    await page.unroute(signInCall);
    const message = "We couldn't end your subscription, so nothing was deleted.";
    await mockFunction(page, call, { error: { status: 'UNAVAILABLE', message } });
    await retry();
    await expect(page.getByText(message)).toBeVisible();
    await expect(passwordField(page)).toHaveValue(person.password);

    // The first call does not reach the server. The second one does, but its answer is lost.
    await handleCalls(page, call, (route) => route.abort());
    await retry();
    await expect(
      page.getByText(/don't know yet whether your account is being deleted/),
    ).toBeVisible();
    await expect(page.getByText(/has been deleted/)).toHaveCount(0);
    expect(await hasAccount(person.uid)).toBe(true);
    await handleCalls(page, call, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await retry();
    await expect(page.getByText(DELETED_TOAST)).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect.poll(() => readBrowserStorage(page)).toEqual({ local: [], users: [] });
    expect(await hasAccount(person.uid)).toBe(false);
  },
);
