import type { Page } from '@playwright/test';
import { deleteApp } from 'firebase/app';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { expect } from './browser.ts';
import { openAuth } from './server/people.ts';
import { readStack } from './stack.ts';

export interface Person {
  uid: string;
  email: string;
  password: string;
}

let counter = 0;

/** A word that no other test uses. */
export function unique(word: string): string {
  return `${word}-${Date.now().toString(36)}-${process.pid}-${++counter}`;
}

export const PASSWORD = 'correct horse battery';

/** The Admin SDK against the running emulators, for setting scenes. */
export function admin() {
  const { project, auth, firestore, bucket } = readStack();
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = new URL(auth).host;
  process.env['FIRESTORE_EMULATOR_HOST'] = new URL(firestore).host;
  const app = getApps()[0] ?? initializeApp({ projectId: project, storageBucket: bucket });
  return { auth: getAuth(app), firestore: getFirestore(app) };
}

/** An account; confirmed unless said otherwise. */
export async function createPerson(name: string, { confirmed = true } = {}): Promise<Person> {
  const email = `${unique(name)}@e2e.test`;
  const { uid } = await admin().auth.createUser({
    email,
    password: PASSWORD,
    emailVerified: confirmed,
  });
  return { uid, email, password: PASSWORD };
}

/** Signs in by the form that stands there, wherever it came from; it may begin with signing up. */
export async function signInHere(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  const turn = page.getByText('Already have an account? Sign in');
  if (await turn.isVisible()) await turn.click();
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** What the app's Auth keeps of whoever is signed in: without the form, by the SDK itself. */
async function sessionOf({ email, password }: Person): Promise<string> {
  const auth = openAuth();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  const session = JSON.stringify(user.toJSON());
  await deleteApp(auth.app);
  return session;
}

/** Where it keeps that, and what says before the app is there that somebody is (web/lib/storage-keys.ts). */
const SESSION_KEY = 'firebase:authUser:local:[DEFAULT]';
const HINT_KEY = 'session_hint';

/**
 * Makes somebody one who has signed in with this browser before, for a test that opens a screen next.
 * Nobody is signed in there yet, nor a guest who has chatted: they sign in by the form.
 */
export async function keepSession(page: Page, person: Person): Promise<void> {
  const kept = { [SESSION_KEY]: await sessionOf(person), [HINT_KEY]: '1' };
  // Of the site, without the app.
  await page.goto('/favicon.svg');
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, kept);
}

/** Opens a screen as somebody who has signed in before, as `keepSession` has it, and waits until the app knows. */
export async function signIn(page: Page, person: Person, path = '/'): Promise<void> {
  await keepSession(page, person);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

/** Logs out on this page and waits until the session has ended. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** Waits until what the header asks about whoever is signed in is answered: before time or network stop. */
export async function headerKnows(page: Page): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', {
    name: /^(My Requests|Provider Dashboard|Start as Provider)$/,
  });
  await expect(link).toBeVisible();
}

/** Ends the session from another tab of the same browser; answers that tab. */
export async function logOutElsewhere(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/cancel');
  await other.getByRole('button', { name: 'Log out' }).click();
  return other;
}
