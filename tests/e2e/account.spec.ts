import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from '../support/screen.ts';
import { expect, test } from '../support/browser.ts';
import { field } from '../support/chat.ts';
import { linkIn, mailsTo, waitForMail } from '../support/inbox.ts';
import { createPerson, signIn, signInHere, unique, type Person } from '../support/people.ts';
import { readStack } from '../support/stack.ts';
import { createProvider, createSubscriber, requestOf, storeRequest } from '../support/scenes.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const newEmail = (page: Page) => page.getByLabel('New email');
const password = (page: Page) => page.getByLabel('Current password');
const sendLink = (page: Page) => page.getByRole('button', { name: 'Send link' });

async function ask(page: Page, person: Person, email: string): Promise<void> {
  await newEmail(page).fill(email);
  await password(page).fill(person.password);
  await sendLink(page).click();
  await expect(page.getByRole('status').getByText(email)).toBeVisible();
}

/** The link of such a mail, as the app opens it. */
async function openMailed(page: Page, to: string, subject: RegExp): Promise<void> {
  const link = linkIn(await waitForMail(to, subject), /oobCode/);
  await page.goto(`/auth${new URL(link).search}`);
}

test(
  '§2 Account: it is reached from the client’s profile and from the dashboard, by who is signed in',
  { tag: '@2.20.1' },
  async ({ page, visitor }) => {
    await signIn(page, await createPerson('account'), '/client-profile');
    await page.getByRole('link', { name: 'Change your email' }).click();
    await expect(heading(page, 'Account')).toBeVisible();
    await expect(page).toHaveURL(/\/account$/);
    await expectAccessible(page);
    const professional = await visitor();
    await signIn(professional, await createSubscriber('account-pro'), '/dashboard');
    await professional.getByRole('link', { name: 'Account' }).click();
    await expect(heading(professional, 'Account')).toBeVisible();
    const nobody = await visitor();
    await nobody.goto('/account');
    await expect(nobody).toHaveURL(/\/auth\?redirect=%2Faccount$/);
  },
);

test.describe('§2 Account, refused', () => {
  test.use({ expectedErrors: [/status of (400|500)/] });

  test(
    '§2 Account: where the link cannot be sent it says so, and can be asked for again',
    { tag: '@2.20.2' },
    async ({ page }) => {
      const person = await createPerson('unlucky');
      await signIn(page, person, '/account');
      const wanted = `${unique('late')}@e2e.test`;
      const mails = '**/accounts:sendOobCode**';
      const json = { error: { code: 500, message: 'INTERNAL' } };
      await page.route(mails, (route) => route.fulfill({ status: 500, json }));
      await newEmail(page).fill(wanted);
      await password(page).fill(person.password);
      await sendLink(page).click();
      await expect(page.getByText("We couldn't send the link")).toBeVisible();
      await expect(newEmail(page)).toHaveValue(wanted);
      await page.unroute(mails);
      await sendLink(page).click();
      await expect(page.getByRole('status').getByText(wanted)).toBeVisible();
      await waitForMail(wanted, /Confirm your new email/);
    },
  );

  test(
    '§2 Account: without the password, or with the address of today, no link is sent',
    { tag: '@2.20.2' },
    async ({ page }) => {
      const person = await createPerson('careful');
      await signIn(page, person, '/account');
      await newEmail(page).fill(person.email);
      await sendLink(page).click();
      await expect(page.getByText('This is already your email address.')).toBeVisible();
      await expect(page.getByText('Please enter your password.')).toBeVisible();
      const wanted = `${unique('wanted')}@e2e.test`;
      await newEmail(page).fill(wanted);
      await password(page).fill('a guess');
      await sendLink(page).click();
      await expect(page.getByText('Incorrect password.')).toBeVisible();
      await expect(password(page)).toBeFocused();
      await expect(newEmail(page)).toHaveValue(wanted);
      expect(await mailsTo(wanted, /./)).toEqual([]);
    },
  );

  test(
    '§2 Account: an address that has an account reads the same, and changes nothing',
    { tag: '@2.20.4' },
    async ({ page }) => {
      const [person, other] = await Promise.all([createPerson('one'), createPerson('other')]);
      await signIn(page, person, '/account');
      await ask(page, person, other.email);
      await expect(page.getByText('We sent a link to')).toBeVisible();
      expect(await mailsTo(other.email, /./)).toEqual([]);
    },
  );
});

test.describe('§2 Account, changed', () => {
  // The former address does not sign in; what was being read while the session ended is refused.
  test.use({ expectedErrors: [/status of 40[03]/] });

  test(
    '§2 Account: the mailed link changes the address, and whoever signs in with it finds the requests',
    { tag: '@2.20.3' },
    async ({ page: old, visitor }) => {
      const provider = await createProvider('mover');
      const person = await createPerson('moving');
      const request = await storeRequest(
        requestOf(provider, person, { service_description: 'A move.' }),
      );
      await signIn(old, person, '/account');
      const moved = { ...person, email: `${unique('moved')}@e2e.test` };
      await ask(old, person, moved.email);
      const page = await visitor();
      await openMailed(page, moved.email, /Confirm your new email/);
      await expect(heading(page, 'Your email address has changed')).toBeVisible();
      await expect(page.getByText(moved.email)).toBeVisible();

      await page.getByRole('link', { name: 'Go to sign in' }).click();
      await signInHere(page, person);
      await expect(page.getByText('Incorrect email or password.')).toBeVisible();
      await signInHere(page, moved);
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      await page.goto('/client-dashboard');
      await expect(page.getByText('A move.')).toBeVisible();
      // The chat asks for an address: the one of today does.
      await page.goto(`/client-chat/${request.id}`);
      await expect(page.getByLabel('Email')).toHaveValue(moved.email);
      await page.getByRole('button', { name: 'Access Chat' }).click();
      await expect(field(page)).toBeEnabled();
    },
  );
});

/** Changes the address without its new owner's word, as only the emulator still lets one do. */
async function changeAtOnce(person: Person, email: string): Promise<void> {
  const ask = async (method: string, body: object): Promise<unknown> => {
    const url = `${readStack().auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
    return response.json();
  };
  const { idToken } = z
    .object({ idToken: z.string() })
    .parse(await ask('signInWithPassword', { ...person, returnSecureToken: true }));
  await ask('update', { idToken, email });
}

test(
  '§2 Account: the former address is told, and its link takes the change back',
  { tag: '@2.20.5' },
  async ({ page }) => {
    const person = await createPerson('robbed');
    await changeAtOnce(person, `${unique('thief')}@e2e.test`);
    await openMailed(page, person.email, /Your Doorstep email was changed/);
    await expect(heading(page, 'We restored your email address')).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await signInHere(page, person);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
);
