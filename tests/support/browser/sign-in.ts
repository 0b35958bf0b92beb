import type { Page } from '@playwright/test';
import { deleteApp } from 'firebase/app';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { expect } from './test-fixtures.ts';
import { openAuth } from '../server/sdk-people.ts';
import { readStack } from '../stack.ts';

export interface Person {
  uid: string;
  email: string;
  password: string;
}

let counter = 0;

/** Returns a word that no other test uses. */
export function unique(word: string): string {
  return `${word}-${Date.now().toString(36)}-${process.pid}-${++counter}`;
}

export const PASSWORD = 'correct horse battery';

/** Returns the Admin SDK of the running emulators, to store test data. */
export function admin() {
  const { project, auth, firestore, bucket } = readStack();
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = new URL(auth).host;
  process.env['FIRESTORE_EMULATOR_HOST'] = new URL(firestore).host;
  const app = getApps()[0] ?? initializeApp({ projectId: project, storageBucket: bucket });
  return { auth: getAuth(app), firestore: getFirestore(app) };
}

/** Creates an account, by default with a verified email. */
export async function createPerson(name: string, { emailVerified = true } = {}): Promise<Person> {
  const email = `${unique(name)}@e2e.test`;
  const { uid } = await admin().auth.createUser({
    email,
    password: PASSWORD,
    emailVerified,
  });
  return { uid, email, password: PASSWORD };
}

/** Signs in with the form on the current screen. Switches from sign-up to sign-in if necessary. */
export async function signInWithForm(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  const switchLink = page.getByText('Already have an account? Sign in');
  if (await switchLink.isVisible()) await switchLink.click();
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Returns everything that the browser stores outside of caches, as text. */
export const stored = async (page: Page) =>
  JSON.stringify([
    await page.context().storageState({ indexedDB: true }),
    await page.evaluate(() => Object.entries(sessionStorage)),
  ]);

/** Signs up with the form on the current screen, up to the request to confirm the email. */
export async function signUpWithForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(
    page.getByRole('heading', { name: 'Check your email to confirm your account.' }),
  ).toBeVisible();
}

/** Opens a mailed link that confirms an email, and presses its button. */
export async function confirmEmail(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
}

/** Signs in with the SDK. Returns the session as Firebase Auth stores it in the browser. */
async function createSession({ email, password }: Person, changes: object): Promise<string> {
  const auth = openAuth();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  const session = JSON.stringify({ ...user.toJSON(), ...changes });
  await deleteApp(auth.app);
  return session;
}

/**
 * The keys of the session of Firebase Auth and of the app's hint (web/lib/storage/storage-keys.ts).
 */
const SESSION_KEY = 'firebase:authUser:local:[DEFAULT]';
const HINT_KEY = 'session_hint';

/**
 * Stores a session in a browser that has none, as if the person had signed in before. The test
 * opens a screen next. If the browser has a session, also a guest's, use `signInWithForm` instead.
 * `changes` replaces stored fields of the user.
 */
export async function storeSession(page: Page, person: Person, changes = {}): Promise<void> {
  const entries = { [SESSION_KEY]: await createSession(person, changes), [HINT_KEY]: '1' };
  // This file has the site's origin and does not start the app.
  await page.goto('/favicon.svg');
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}

/** Stores a session, opens a screen, and waits until the app shows that the person is signed in. */
export async function signIn(page: Page, person: Person, path = '/'): Promise<void> {
  await storeSession(page, person);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

/** Logs out on this page and waits for the home page. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** Waits until the header has loaded its data. Call it before stopping the clock or the network. */
export async function waitForHeader(page: Page): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', {
    name: /^(My Requests|Provider Dashboard|Start as Provider)\b/,
  });
  await expect(link).toBeVisible();
}

/** Logs out in a new tab of the same browser. Returns the tab. */
export async function logOutInOtherTab(page: Page): Promise<Page> {
  const otherTab = await page.context().newPage();
  await otherTab.goto('/cancel');
  await otherTab.getByRole('button', { name: 'Log out' }).click();
  return otherTab;
}
