import type { ActionCodeSettings } from 'firebase/auth';
import { AppError } from '@doorstep/domain/app-error';
import { throwing } from './errors.ts';

async function load() {
  const [{ auth }, sdk] = await Promise.all([import('./auth-sdk.ts'), import('firebase/auth')]);
  return { auth, sdk };
}

/** Where the mail's link returns to: the site root, for clients marked so (spec §7, design). */
const returnTo = (type: 'client' | 'provider' | null): ActionCodeSettings => ({
  url: `${location.origin}/${type === 'client' ? '?from=client-auth' : ''}`,
});

/**
 * Creates an account and sends the confirmation mail. The person stays unconfirmed until the link
 * in it is opened. Throws AppError: `already-exists`, `invalid-input`, `rate-limited`, `unavailable`.
 */
export async function signUp(
  email: string,
  password: string,
  type: 'client' | 'provider' | null,
): Promise<void> {
  const { auth, sdk } = await load();
  const { user } = await throwing(sdk.createUserWithEmailAndPassword(auth, email, password));
  await throwing(sdk.sendEmailVerification(user, returnTo(type)));
}

/**
 * Signs in and tells whether the address is confirmed.
 * Throws AppError: `unauthenticated` (wrong address or password alike), `rate-limited`, `unavailable`.
 */
export async function signIn(email: string, password: string): Promise<{ confirmed: boolean }> {
  const { auth, sdk } = await load();
  const { user } = await throwing(sdk.signInWithEmailAndPassword(auth, email, password));
  return { confirmed: user.emailVerified };
}

/** Sends the confirmation mail of the unconfirmed person again. Throws AppError. */
export async function resendConfirmation(type: 'client' | 'provider' | null): Promise<void> {
  const { auth, sdk } = await load();
  if (!auth.currentUser) throw new AppError('unauthenticated', 'Nobody to confirm');
  await throwing(sdk.sendEmailVerification(auth.currentUser, returnTo(type)));
}

/** Sends a mail with a link to choose a new password. Says nothing about whether the account exists. */
export async function sendPasswordReset(email: string): Promise<void> {
  const { auth, sdk } = await load();
  try {
    await throwing(sdk.sendPasswordResetEmail(auth, email, { url: `${location.origin}/auth` }));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error;
  }
}

/** Ends the session. */
export async function signOut(): Promise<void> {
  const { auth, sdk } = await load();
  await throwing(sdk.signOut(auth));
}

/**
 * The uid of whoever is here, of any kind; signs in anonymously when there is nobody. For chats
 * without an account: the app goes on showing an anonymous visitor as signed out.
 */
export async function ensureAnyUser(): Promise<string> {
  const { auth, sdk } = await load();
  await auth.authStateReady();
  if (auth.currentUser) return auth.currentUser.uid;
  const { user } = await throwing(sdk.signInAnonymously(auth));
  return user.uid;
}
