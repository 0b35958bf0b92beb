import type { ActionCodeSettings } from 'firebase/auth';
import { AppError } from '@doorstep/domain/app-error';
import { inTime } from '../lib/deadline.ts';
import { paths } from '../lib/paths.ts';
import { throwing } from './errors.ts';

async function load() {
  try {
    const code = Promise.all([import('./auth-sdk.ts'), import('firebase/auth')]);
    const [{ auth }, sdk] = await inTime('Auth', code);
    return { auth, sdk };
  } catch (error) {
    throw new AppError('unavailable', 'Auth could not be loaded', {
      personMessage: 'No connection. Please check your network and try again.',
      cause: error,
    });
  }
}

/** Where the mail's link returns to: the site root, for clients marked so (spec §7, design). */
const returnTo = (type: 'client' | 'provider' | null): ActionCodeSettings => ({
  url: `${location.origin}/${type === 'client' ? '?from=client-auth' : ''}`,
});

/**
 * Creates an account and signs in with it, unconfirmed until the link in the confirmation mail is
 * opened. Throws AppError: `already-exists`, `invalid-input`, `rate-limited`, `unavailable`.
 */
export async function signUp(email: string, password: string): Promise<void> {
  const { auth, sdk } = await load();
  await throwing(sdk.createUserWithEmailAndPassword(auth, email, password));
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

/** Sends the confirmation mail of the unconfirmed person, the first one or one more. Throws AppError. */
export async function sendConfirmation(type: 'client' | 'provider' | null): Promise<void> {
  const { auth, sdk } = await load();
  if (!auth.currentUser) throw new AppError('unauthenticated', 'Nobody to confirm');
  await throwing(sdk.sendEmailVerification(auth.currentUser, returnTo(type)));
}

/**
 * Sends a mail with a link to choose a new password; `query` is that of /auth, where the person goes
 * on afterwards. Says nothing about whether the account exists. Throws AppError.
 */
export async function sendPasswordReset(email: string, query: string): Promise<void> {
  const { auth, sdk } = await load();
  const url = `${location.origin}${paths.auth}${query}`;
  try {
    await throwing(sdk.sendPasswordResetEmail(auth, email, { url }));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error;
  }
}

/**
 * Whose password the code of a reset mail changes. Throws AppError: `not-found` when it is used up
 * or too old, `unauthenticated` when the account is gone, `unavailable`.
 */
export async function checkResetCode(code: string): Promise<string> {
  const { auth, sdk } = await load();
  return throwing(sdk.verifyPasswordResetCode(auth, code));
}

/** Sets a new password by the code of a reset mail. Throws AppError as `checkResetCode`. */
export async function resetPassword(code: string, password: string): Promise<void> {
  const { auth, sdk } = await load();
  await throwing(sdk.confirmPasswordReset(auth, code, password));
}

/**
 * Does what the code of a mail about an address stands for: confirms it, or takes a change of it
 * back. Answers the address that counts now, where Firebase names it. Throws AppError as `checkResetCode`.
 */
export async function applyMailCode(code: string): Promise<string | null> {
  const { auth, sdk } = await load();
  const { data } = await throwing(sdk.checkActionCode(auth, code));
  await throwing(sdk.applyActionCode(auth, code));
  return data.email ?? null;
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
