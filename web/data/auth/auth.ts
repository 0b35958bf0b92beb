import type { ActionCodeSettings } from 'firebase/auth';
import { AppError, toAppError } from '@doorstep/domain/app-error';
import { loadOnce } from '../../lib/load-once.ts';
import { paths } from '../../lib/paths.ts';
import { fromFirebase, hasCode, throwing } from '../errors.ts';

const load = loadOnce(
  'Auth',
  async () => {
    const sdk = await import('./auth-sdk.ts');
    return { auth: sdk.auth, sdk };
  },
  { personMessage: 'No connection. Please check your network and try again.' },
);

/** Where the mail's link returns to: the site root, for clients marked so (docs/behaviour/, 7.3.4). */
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

/**
 * Sends the confirmation mail of the unconfirmed person with that address, the first one or one
 * more. Throws AppError, `unauthenticated` when somebody else is here by now.
 */
export async function sendConfirmation(
  email: string,
  type: 'client' | 'provider' | null,
): Promise<void> {
  const { auth, sdk } = await load();
  const user = auth.currentUser;
  if (user?.email !== email) throw new AppError('unauthenticated', 'Not the person to confirm');
  await throwing(sdk.sendEmailVerification(user, returnTo(type)));
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
 * Checks the owner's password; the token from then on says when that was. Throws AppError:
 * `unauthenticated` for a wrong one, `rate-limited`, `unavailable`.
 */
export async function confirmPassword(password: string): Promise<void> {
  const { auth, sdk } = await load();
  const user = auth.currentUser;
  if (!user?.email) throw new AppError('unauthenticated', 'Nobody signed in');
  const credential = sdk.EmailAuthProvider.credential(user.email, password);
  await throwing(sdk.reauthenticateWithCredential(user, credential));
}

/**
 * Firebase's answers for an account that is not there: one that protects addresses, one that does not,
 * and what its SDK makes of that.
 */
const NOT_THERE = ['auth/invalid-credential', 'auth/user-not-found', 'auth/user-mismatch'];

/**
 * Whether Auth knows the account of whoever is here no more: it refuses the password, which it has
 * taken a moment before. Does not end the session, as asking by the token would. Never throws: false
 * also where nobody can say.
 */
export async function isAccountGone(proven: string): Promise<boolean> {
  try {
    await confirmPassword(proven);
    return false;
  } catch (error) {
    const { cause } = toAppError(error);
    return NOT_THERE.some((code) => hasCode(cause, code));
  }
}

/**
 * Has a link mailed to `newEmail` whose opening makes it the account's address, after the owner's
 * password has been checked. Says nothing about whether the address has an account already. Throws
 * AppError: `unauthenticated` for a wrong password, `rate-limited`, `unavailable`.
 */
export async function requestEmailChange(password: string, newEmail: string): Promise<void> {
  await confirmPassword(password);
  const { auth, sdk } = await load();
  const user = auth.currentUser;
  if (!user) throw new AppError('unauthenticated', 'Nobody signed in');
  try {
    await throwing(sdk.verifyBeforeUpdateEmail(user, newEmail));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'already-exists') throw error;
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

/** The codes that were good and whose use failed, with the address that each is about. */
const tried = new Map<string, string | null>();

/**
 * Does what the code of a mail about an address stands for: confirms it, or takes a change of it
 * back. Answers the address that counts now, where Firebase names it. Throws AppError as
 * `checkResetCode`; but a code that is used up after it was good here has done its work: the answer
 * to the first try was lost.
 */
export async function applyMailCode(code: string): Promise<string | null> {
  const { auth, sdk } = await load();
  const check = async () => (await throwing(sdk.checkActionCode(auth, code))).data.email ?? null;
  const known = tried.get(code);
  const address = known === undefined ? await check() : known;
  try {
    await sdk.applyActionCode(auth, code);
  } catch (error) {
    if (known !== undefined && hasCode(error, 'auth/invalid-action-code')) return address;
    tried.set(code, address);
    throw fromFirebase(error);
  }
  return address;
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
