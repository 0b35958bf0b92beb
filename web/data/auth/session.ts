import type { User } from 'firebase/auth';
import { AppError } from '@doorstep/domain/app-error';
import { chatEmail, sessionHint } from '../../lib/browser-storage.ts';
import { DEADLINE_MS, lateError } from '../../lib/with-timeout.ts';
import { forgetPerson } from '../../lib/clear-session-data.ts';
import { createStore } from '../../lib/store.ts';
import { fromFirebase } from '../errors.ts';

/**
 * Who is in front of the screen. A session is a user with a confirmed email; an unconfirmed one is
 * known but treated as signed out; an anonymous one (a guest in a chat) is signed out. Where Auth
 * cannot be loaded nobody knows: `unavailable`, until it comes after all.
 */
type Session =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | { status: 'signed-out' }
  | { status: 'unconfirmed'; email: string }
  | { status: 'signed-in'; uid: string; email: string };

const store = createStore<Session>({ status: 'loading' });

/** The session, live. */
export const useSession = store.use;

/** The session now; `loading` until Auth has answered. */
export const currentSession = store.get;

const GONE = ['auth/user-not-found', 'auth/user-token-expired', 'auth/user-disabled'];

/** Asking tells the SDK's listeners, and so would ask again, for ever: each user is asked for once. */
const askedFor = new WeakSet<User>();

/**
 * Asks the server, once or `anew`, whether the address has been confirmed meanwhile, and takes a
 * token that says so (the rules read `email_verified` from the token). Without a connection things
 * stay as they are.
 */
async function refresh(user: User, anew: boolean): Promise<void> {
  try {
    if (!user.emailVerified && (anew || !askedFor.has(user))) {
      askedFor.add(user);
      await user.reload();
    }
    if (!user.emailVerified) return;
    const { claims } = await user.getIdTokenResult();
    if (claims['email_verified'] !== true) await user.getIdToken(true);
  } catch (error) {
    const { message } = fromFirebase(error);
    console.warn('Could not refresh the session', message);
    if (GONE.some((code) => message.startsWith(code))) await signOutHere(user);
  }
}

/** Unless somebody has come in meanwhile. */
async function signOutHere(user: User) {
  const { auth, signOut } = await import('./auth-sdk.ts');
  if (auth.currentUser === user) await signOut(auth);
}

async function sessionOf(user: User | null, anew = false): Promise<Session> {
  if (!user || user.isAnonymous || !user.email) return { status: 'signed-out' };
  await refresh(user, anew);
  if (!user.emailVerified) return { status: 'unconfirmed', email: user.email };
  return { status: 'signed-in', uid: user.uid, email: user.email };
}

const same = (a: Session, b: Session) => JSON.stringify(a) === JSON.stringify(b);
const uidOf = (session: Session) => (session.status === 'signed-in' ? session.uid : null);

/** Who was signed in last since the app was opened. */
let last: string | null = null;

/**
 * Changes the session, and forgets with it: the addresses of chats as soon as one ends; what is kept
 * in memory for the same person to come back (typed, not saved) as soon as another one is here.
 */
function turn(next: Session): void {
  const before = store.get();
  sessionHint.set(next.status === 'signed-in' || next.status === 'unconfirmed');
  if (same(next, before)) return;
  const [uid, former] = [uidOf(next), uidOf(before)];
  if (former !== null && former !== uid) chatEmail.clearAll();
  if (uid !== null && last !== null && last !== uid) forgetPerson();
  last = uid ?? last;
  store.set(next);
}

let unsubscribe = () => {};

async function begin(): Promise<void> {
  const { auth, onIdTokenChanged } = await import('./auth-sdk.ts');
  unsubscribe();
  unsubscribe = onIdTokenChanged(auth, (user) => {
    void sessionOf(user).then((session) => {
      if (auth.currentUser === user) turn(session);
    });
  });
}

const isKnown = ({ status }: Session) => status !== 'loading' && status !== 'unavailable';

/** Resolves once there is an answer. Throws AppError `unavailable` when Auth does not come. */
function answered(): Promise<void> {
  if (isKnown(store.get())) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      end();
      if (store.get().status === 'loading') store.set({ status: 'unavailable' });
      reject(new AppError('unavailable', 'Auth could not be loaded', { cause: error }));
    };
    const timer = setTimeout(() => fail(lateError('Auth')), DEADLINE_MS);
    const stop = store.subscribe(() => {
      if (!isKnown(store.get())) return;
      end();
      resolve();
    });
    const end = () => {
      clearTimeout(timer);
      stop();
    };
    begin().catch(fail);
  });
}

let started: Promise<void> | null = null;

/**
 * Loads Auth and keeps the session up to date from then on. Called once the page is painted, and
 * again to retry: a failure is not kept. Throws AppError `unavailable`.
 */
export function startSession(): Promise<void> {
  started ??= answered().catch((error: unknown) => {
    started = null;
    throw error;
  });
  return started;
}

/** The session, once Auth has answered; `unavailable` when it does not, and then asked anew. */
export async function knownSession(): Promise<Session> {
  try {
    await startSession();
  } catch (error) {
    console.error('Sign-in is not available', error);
  }
  return store.get();
}

/** Tries again to load Auth where it could not be; the screens wait meanwhile. Never throws. */
export async function retrySession(): Promise<void> {
  if (store.get().status !== 'unavailable') return;
  store.set({ status: 'loading' });
  await knownSession();
}

const recoveries = createStore(0);

/** The session event 'password recovery' (spec §4): somebody has come in with a new password. */
export const announceRecovery = () => recoveries.set(recoveries.get() + 1);

/** Calls back at each password recovery; answers how to stop. */
export const onRecovery = recoveries.subscribe;

/**
 * Looks at the account anew after its address was changed, here or elsewhere: Firebase ends the
 * sessions of the address before. Whoever else is here stays.
 */
export async function recheckAddress(): Promise<void> {
  const { auth } = await import('./auth-sdk.ts');
  const user = auth.currentUser;
  if (!user || user.isAnonymous) return;
  try {
    await user.reload();
    await user.getIdToken(true);
  } catch (error) {
    const { message } = fromFirebase(error);
    console.warn('Could not look at the account', message);
    if (GONE.some((code) => message.startsWith(code))) await signOutHere(user);
  }
}

/** Looks again whether an unconfirmed person has confirmed, in another tab or on another device. */
export async function recheckConfirmation(): Promise<void> {
  const { auth } = await import('./auth-sdk.ts');
  const user = auth.currentUser;
  const session = await sessionOf(user, true);
  if (auth.currentUser === user) turn(session);
}
