import type { User } from 'firebase/auth';
import { AppError } from '@doorstep/domain/app-error';
import { withTimeout } from '@doorstep/domain/with-timeout';
import { chatEmail, clearDrafts, sessionHint } from '../../lib/browser-storage.ts';
import { clearSessionData } from '../../lib/clear-session-data.ts';
import { createStore } from '../../lib/store.ts';
import { fromFirebase } from '../errors.ts';

/**
 * The current session. `signed-in` requires a verified email; `unconfirmed` is an account without
 * one. Anonymous users (guests in a chat) count as signed out. `unavailable` means that Auth could
 * not be loaded.
 */
type Session =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | { status: 'signed-out' }
  | { status: 'unconfirmed'; email: string }
  | { status: 'signed-in'; uid: string; email: string };

const store = createStore<Session>({ status: 'loading' });

/** Returns the session; re-renders when it changes. */
export const useSession = store.use;

/** Returns the current session; `loading` until Auth has answered. */
export const currentSession = store.get;

/** Auth's codes for an account whose session must end. */
const SESSION_ENDED = ['auth/user-not-found', 'auth/user-token-expired', 'auth/user-disabled'];

/**
 * Users that were reloaded. A reload notifies the token listener, so each user is reloaded once.
 */
const reloaded = new WeakSet<User>();

/**
 * Reloads an unverified user, once or again with `force`, and then refreshes a token that lacks
 * `email_verified`, which the rules check. Does nothing without a connection.
 */
async function refresh(user: User, force: boolean): Promise<void> {
  try {
    if (!user.emailVerified && (force || !reloaded.has(user))) {
      reloaded.add(user);
      await user.reload();
    }
    if (!user.emailVerified) return;
    const { claims } = await user.getIdTokenResult();
    if (claims['email_verified'] !== true) await user.getIdToken(true);
  } catch (error) {
    const { message } = fromFirebase(error);
    console.warn('The session could not be refreshed', message);
    if (SESSION_ENDED.some((code) => message.startsWith(code))) await signOutUser(user);
  }
}

/** Signs the user out, unless another person has signed in since. */
async function signOutUser(user: User) {
  const { auth, signOut } = await import('./auth-sdk.ts');
  if (auth.currentUser === user) await signOut(auth);
}

async function toSession(user: User | null, force = false): Promise<Session> {
  if (!user || user.isAnonymous || !user.email) return { status: 'signed-out' };
  await refresh(user, force);
  if (!user.emailVerified) return { status: 'unconfirmed', email: user.email };
  return { status: 'signed-in', uid: user.uid, email: user.email };
}

const same = (a: Session, b: Session) => JSON.stringify(a) === JSON.stringify(b);
const uidOf = (session: Session) => (session.status === 'signed-in' ? session.uid : null);

/** Returns the uid of the person who is signed in, or null. */
export const sessionUid = () => uidOf(store.get());

/** The uid that was signed in last since the page was loaded. */
let lastUid: string | null = null;

/**
 * Updates the session. Clears the emails of chats when a session ends, and drafts and a person's
 * data in memory when another person signs in.
 */
function updateSession(next: Session): void {
  const before = store.get();
  sessionHint.set(next.status === 'signed-in' || next.status === 'unconfirmed');
  if (same(next, before)) return;
  const [uid, formerUid] = [uidOf(next), uidOf(before)];
  if (formerUid !== null && formerUid !== uid) chatEmail.clearAll();
  if (uid !== null && lastUid !== null && lastUid !== uid) clearSessionData();
  if (uid !== null) clearDrafts(uid);
  lastUid = uid ?? lastUid;
  store.set(next);
}

let unsubscribe = () => {};

async function listen(): Promise<void> {
  const { auth, onIdTokenChanged } = await import('./auth-sdk.ts');
  unsubscribe();
  unsubscribe = onIdTokenChanged(auth, (user) => {
    void toSession(user).then((session) => {
      if (auth.currentUser === user) updateSession(session);
    });
  });
}

const isKnown = ({ status }: Session) => status !== 'loading' && status !== 'unavailable';

/**
 * Resolves once Auth has answered. Throws AppError `unavailable` if it cannot be loaded in time.
 */
async function authReady(): Promise<void> {
  if (isKnown(store.get())) return;
  let stop = () => {};
  const answer = new Promise<void>((resolve, reject) => {
    stop = store.subscribe(() => {
      if (isKnown(store.get())) resolve();
    });
    listen().catch(reject);
  });
  try {
    await withTimeout('Auth', answer);
  } catch (cause) {
    if (store.get().status === 'loading') store.set({ status: 'unavailable' });
    throw new AppError('unavailable', 'Auth could not be loaded', { cause });
  } finally {
    stop();
  }
}

let started: Promise<void> | null = null;

/**
 * Loads Auth and listens to changes of the session. Can be called again after a failure. Throws
 * AppError `unavailable`.
 */
export function startSession(): Promise<void> {
  started ??= authReady().catch((error: unknown) => {
    started = null;
    throw error;
  });
  return started;
}

/** Returns the session once Auth has answered, or `unavailable`. Never throws. */
export async function loadSession(): Promise<Session> {
  try {
    await startSession();
  } catch (error) {
    console.error('Sign-in is not available', error);
  }
  return store.get();
}

/** Loads Auth again after a failure; until then the session is `loading`. Never throws. */
export async function retrySession(): Promise<void> {
  if (store.get().status !== 'unavailable') return;
  store.set({ status: 'loading' });
  await loadSession();
}

const recoveries = createStore(0);

/** Announces that a password was reset (spec §4, session events). */
export const announcePasswordRecovery = () => recoveries.set(recoveries.get() + 1);

/** Calls a listener after each password reset; returns a function that removes it. */
export const onPasswordRecovery = recoveries.subscribe;

/**
 * Reloads the account after its email was changed, here or elsewhere. Signs out if Firebase has
 * ended the session because of the change. Never throws.
 */
export async function reloadAccount(): Promise<void> {
  const { auth } = await import('./auth-sdk.ts');
  const user = auth.currentUser;
  if (!user || user.isAnonymous) return;
  try {
    await user.reload();
    await user.getIdToken(true);
  } catch (error) {
    const { message } = fromFirebase(error);
    console.warn('The account could not be reloaded', message);
    if (SESSION_ENDED.some((code) => message.startsWith(code))) await signOutUser(user);
  }
}

/**
 * Reloads the account to check whether its email was verified, in another tab or on another device.
 */
export async function recheckVerification(): Promise<void> {
  const { auth } = await import('./auth-sdk.ts');
  const user = auth.currentUser;
  const session = await toSession(user, true);
  if (auth.currentUser === user) updateSession(session);
}
