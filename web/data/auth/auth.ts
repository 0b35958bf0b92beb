import { AppError, toAppError } from '@doorstep/domain/app-error';
import type {
  AccountLink,
  AccountLinkState,
  Destination,
} from '@doorstep/domain/auth/account-mail';
import type { CallableInput } from '@doorstep/domain/callables';
import { withTimeout } from '@doorstep/domain/with-timeout';
import { sessionHint } from '../../lib/storage/browser-storage.ts';
import { callFunction } from '../callables.ts';
import { fromFirebase, hasCode, withAppError } from '../errors.ts';
import { loadAuth } from './load-auth.ts';
import {
  currentSession,
  reloadAccount,
  recheckVerification,
  signOut,
  startAuth,
} from './session.ts';

/** Loads Auth as `loadAuth` does, and listens to it. Fails after 15 s. */
function load() {
  // `loadAuth` throws the same failure with a message for people.
  startAuth().catch((error: unknown) => console.warn('Auth did not start', error));
  return withTimeout('Auth', loadAuth());
}

/**
 * Creates an account and signs in. The email is unverified until the mailed link is opened.
 * Throws AppError: `already-exists`, `invalid-input`, `rate-limited`, `unavailable`.
 */
export async function signUp(email: string, password: string): Promise<void> {
  const { auth, sdk } = await load();
  await withAppError(sdk.createUserWithEmailAndPassword(auth, email, password));
  sessionHint.renew();
}

/**
 * Signs in and returns whether the email is verified.
 * Throws AppError: `unauthenticated` (wrong email or password), `rate-limited`, `unavailable`.
 */
export async function signIn(email: string, password: string): Promise<{ confirmed: boolean }> {
  const { auth, sdk } = await load();
  const { user } = await withAppError(sdk.signInWithEmailAndPassword(auth, email, password));
  sessionHint.renew();
  return { confirmed: user.emailVerified };
}

/**
 * Mails a link that confirms the email or leads to a new password. Also succeeds if there is no
 * such account. Throws AppError: `rate-limited`, `unavailable`.
 */
export async function sendAccountMail(email: string, link: AccountLink): Promise<void> {
  await callFunction('send-account-mail', { email, ...link });
}

/**
 * Returns what became of a mailed link that Firebase refuses. Throws AppError: `rate-limited`,
 * `unavailable`.
 */
export async function checkAccountLink(
  link: CallableInput<'check-account-link'>,
): Promise<AccountLinkState> {
  return (await callFunction('check-account-link', link)).state;
}

/**
 * Checks the signed-in person's password and records the time in their token. Throws AppError:
 * `unauthenticated` for a wrong password, `rate-limited`, `unavailable`.
 */
export async function confirmPassword(password: string): Promise<void> {
  const { auth, sdk } = await load();
  const user = auth.currentUser;
  if (!user?.email) throw new AppError('unauthenticated', 'Nobody is signed in');
  const credential = sdk.EmailAuthProvider.credential(user.email, password);
  await withAppError(sdk.reauthenticateWithCredential(user, credential));
}

/** Checks whether the signed-in person's account has a password. Throws AppError. */
export async function hasPassword(): Promise<boolean> {
  const { auth } = await load();
  const providers = auth.currentUser?.providerData ?? [];
  return providers.some(({ providerId }) => providerId === 'password');
}

/**
 * Checks the current password, then sets a new one. Firebase renews this session and ends the
 * others. Throws AppError: `unauthenticated` for a wrong password, `invalid-input` for a weak new
 * one, `rate-limited`, `unavailable`.
 */
export async function changePassword(current: string, next: string): Promise<void> {
  await confirmPassword(current);
  const { auth, sdk } = await load();
  const user = auth.currentUser;
  if (!user) throw new AppError('unauthenticated', 'Nobody is signed in');
  await withAppError(sdk.updatePassword(user, next));
}

/** Firebase's codes for a missing account, with and without email enumeration protection. */
const NO_ACCOUNT = ['auth/invalid-credential', 'auth/user-not-found', 'auth/user-mismatch'];

/**
 * Checks whether the signed-in person's account was deleted: Auth rejects a password that it has
 * just accepted. Unlike a token refresh this does not end the session. Never throws; false if it is
 * unknown.
 */
export async function isAccountGone(password: string): Promise<boolean> {
  try {
    await confirmPassword(password);
    return false;
  } catch (error) {
    const { cause } = toAppError(error);
    return NO_ACCOUNT.some((code) => hasCode(cause, code));
  }
}

/**
 * Checks the password, then mails a link to `newEmail` that makes it the account's email. Also
 * succeeds if `newEmail` already has an account. Throws AppError: `unauthenticated` for a wrong
 * password, `rate-limited`, `unavailable`.
 */
export async function requestEmailChange(password: string, newEmail: string): Promise<void> {
  await confirmPassword(password);
  const input = { email: newEmail, password: null, type: null, redirect: null };
  await callFunction('change-my-email', input);
}

/**
 * Checks the password of an account whose email is not confirmed, replaces the account by one with
 * this email and the same password, and mails a link. Signs in to it, unless the email already had
 * an account, which looks the same. Throws AppError: `unauthenticated` for a wrong password,
 * `failed-precondition` for a confirmed email, `rate-limited`, `unavailable`.
 */
export async function correctEmail(
  email: string,
  password: string,
  destination: Destination,
): Promise<void> {
  const { auth } = await load();
  if (!auth.currentUser?.email) return signUpQuietly(email, password, destination);
  await confirmPassword(password);
  try {
    await callFunction('change-my-email', { email, password, ...destination });
  } catch (error) {
    // If only the answer was lost, the former account is gone, and its session ends here.
    await reloadAccount();
    if (currentSession().status !== 'signed-out') throw error;
  }
  try {
    await signIn(email, password);
    await recheckVerification();
  } catch (error) {
    console.info('The corrected account is not signed in', toAppError(error).message);
    signOut();
  }
}

/** Signs up and mails a link. Does not reveal whether the email already had an account. */
async function signUpQuietly(email: string, password: string, destination: Destination) {
  try {
    await signUp(email, password);
  } catch (error) {
    if (toAppError(error).code !== 'already-exists') throw error;
  }
  await sendAccountMail(email, { kind: 'confirm', ...destination });
}

/**
 * Returns the email of the account that a password reset code belongs to. Throws AppError:
 * `not-found` for a used or expired code, `unauthenticated` for a deleted account, `unavailable`.
 */
export async function checkResetCode(code: string): Promise<string> {
  const { auth, sdk } = await load();
  return withAppError(sdk.verifyPasswordResetCode(auth, code));
}

/**
 * Sets a new password with the code of a reset mail. Throws the same errors as `checkResetCode`.
 */
export async function resetPassword(code: string, password: string): Promise<void> {
  const { auth, sdk } = await load();
  await withAppError(sdk.confirmPasswordReset(auth, code, password));
}

/** Valid codes whose use failed, with the email of each. */
const failedCodes = new Map<string, string | null>();

/**
 * Applies the code of a mail: verifies the email, or reverts a change of it. Returns the email that
 * is valid now, if Firebase returns it. Throws the same errors as `checkResetCode`. On a retry a
 * used code counts as success, because the answer to the first attempt was lost.
 */
export async function applyMailCode(code: string): Promise<string | null> {
  const { auth, sdk } = await load();
  const check = async () =>
    (await withAppError(sdk.checkActionCode(auth, code))).data.email ?? null;
  const checkedBefore = failedCodes.get(code);
  const email = checkedBefore === undefined ? await check() : checkedBefore;
  try {
    await sdk.applyActionCode(auth, code);
  } catch (error) {
    if (checkedBefore !== undefined && hasCode(error, 'auth/invalid-action-code')) return email;
    failedCodes.set(code, email);
    throw fromFirebase(error);
  }
  return email;
}

/**
 * Returns the uid of the current user, and signs in anonymously if there is none. Guests in a chat
 * use it; the app shows anonymous users as signed out. Throws AppError.
 */
export async function ensureAnyUser(): Promise<string> {
  const { auth, sdk } = await load();
  await auth.authStateReady();
  if (auth.currentUser) return auth.currentUser.uid;
  const { user } = await withAppError(sdk.signInAnonymously(auth));
  return user.uid;
}
