import type { User } from 'firebase/auth';
import { fromFirebase } from '../errors.ts';

/** Auth's codes for an account whose session must end. */
const SESSION_ENDED = ['auth/user-not-found', 'auth/user-token-expired', 'auth/user-disabled'];

/** Waits for a call to Auth. Returns false if Auth has ended the session. Never throws. */
async function isSessionValid(call: Promise<void>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    const { message } = fromFirebase(error);
    console.warn('The account could not be reloaded', message);
    return !SESSION_ENDED.some((code) => message.startsWith(code));
  }
}

/**
 * Users that were reloaded. A reload notifies the token listener, so each user is reloaded once.
 */
const reloaded = new WeakSet<User>();

async function refresh(user: User, force: boolean): Promise<void> {
  if (!user.emailVerified && (force || !reloaded.has(user))) {
    reloaded.add(user);
    await user.reload();
  }
  if (!user.emailVerified) return;
  const { claims } = await user.getIdTokenResult();
  if (claims['email_verified'] !== true) await user.getIdToken(true);
}

/**
 * Reloads an unverified user, once or again with `force`, and then refreshes a token that lacks
 * `email_verified`, which the rules check. Returns false if Auth has ended the session. Does
 * nothing without a connection.
 */
export const refreshUser = (user: User, force: boolean) => isSessionValid(refresh(user, force));

async function reload(user: User): Promise<void> {
  await user.reload();
  await user.getIdToken(true);
}

/** Reloads a user and their token. Returns false if Auth has ended the session. Never throws. */
export const reloadUser = (user: User) => isSessionValid(reload(user));
