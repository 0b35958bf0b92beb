import type { Auth, User } from 'firebase/auth';
import { AppError } from '@doorstep/domain/app-error';
import { withTimeout } from '@doorstep/domain/with-timeout';
import {
  canStore,
  chatEmail,
  clearDrafts,
  clearGuestDrafts,
  clearSearchedPlace,
  pendingCheckout,
  pendingConfirmation,
  savedHere,
  sessionHint,
  signedOutMark,
} from '../../lib/storage/browser-storage.ts';
import { clearSessionData } from '../../lib/clear-session-data.ts';
import { STORAGE_KEYS } from '../../lib/storage/storage-keys.ts';
import { adoptDrafts } from '../../lib/storage/visitor-drafts.ts';
import { createStore } from '../../lib/store.ts';
import { countLogOut } from './session-guard.ts';
import { loadAuth } from './load-auth.ts';
import { refreshUser, reloadUser } from './reload-user.ts';

/**
 * The current session. `signed-in` requires a verified email; `unconfirmed` is an account without
 * one. Anonymous users (guests in a chat) count as signed out. `unavailable` means that Auth could
 * not be loaded.
 */
type Session =
  | { status: 'loading' | 'unavailable' | 'signed-out' }
  | { status: 'unconfirmed'; email: string }
  | { status: 'signed-in'; uid: string; email: string };

const SIGNED_OUT: Session = { status: 'signed-out' };

const store = createStore<Session>({ status: 'loading' });

/** Returns the session; re-renders when it changes. */
export const useSession = store.use;

/** Returns the current session; `loading` until it is known. */
export const currentSession = store.get;

/** Signs the user out, unless another person has signed in since. */
async function signOutUser(user: User) {
  const { auth } = await loadAuth();
  if (auth.currentUser === user) signOut();
}

async function toSession(user: User | null, force = false): Promise<Session> {
  if (!user || user.isAnonymous || !user.email) return SIGNED_OUT;
  if (!(await refreshUser(user, force))) await signOutUser(user);
  if (!user.emailVerified) return { status: 'unconfirmed', email: user.email };
  return { status: 'signed-in', uid: user.uid, email: user.email };
}

const same = (a: Session, b: Session) => JSON.stringify(a) === JSON.stringify(b);
const uidOf = (session: Session) => (session.status === 'signed-in' ? session.uid : null);

/** Returns the uid of the person who is signed in, or null. */
export const sessionUid = () => uidOf(store.get());

let lastUid: string | null = null;

/** Returns the uid that was signed in last since the page was loaded; null after a log-out. */
export const lastSessionUid = () => lastUid;

/**
 * Updates the session. When it ends, also while the app was closed, clears the emails of chats and
 * the person's data in memory. When another person signs in, clears what the former one left.
 */
function updateSession(next: Session): void {
  const before = store.get();
  const [uid, formerUid] = [uidOf(next), uidOf(before)];
  const endsNow = formerUid !== null && formerUid !== uid;
  if (endsNow || (next.status === 'signed-out' && sessionHint.get())) chatEmail.clearAll();
  sessionHint.set(next.status === 'signed-in' || next.status === 'unconfirmed');
  if (same(next, before)) return;
  if (endsNow) pendingCheckout.keepFor(formerUid);
  if (next.status === 'signed-in') {
    adoptDrafts(next);
    pendingCheckout.clearOthers(next.uid);
  }
  if (endsNow || (uid !== null && lastUid !== null && lastUid !== uid)) clearSessionData();
  lastUid = uid ?? lastUid;
  store.set(next);
}

/** Shows the session of a user, unless Auth has another one now, or has to sign out. */
async function showUser(auth: Auth, user: User | null, force = false): Promise<boolean> {
  const session = await toSession(user, force);
  if (auth.currentUser !== user) return false;
  updateSession(signedOutMark.get() ? SIGNED_OUT : session);
  return true;
}

/** Signs out in Auth. If that fails, or the page closes before, the next `loadAuth` does it. */
function finishSignOut(): void {
  loadAuth().catch((error: unknown) => console.warn('Auth has not signed out yet', error));
}

/**
 * Ends the session at once, also in the other tabs. Keeps a pending checkout and drafts, which the
 * same person finds again. With `isLogOut` the other tabs delete their own drafts.
 */
export function signOut(isLogOut = false): void {
  signedOutMark.set(isLogOut);
  updateSession(SIGNED_OUT);
  finishSignOut();
}

/** Signs out like `signOut`, and deletes the person's data from this browser. */
export function logOut(): void {
  // First, so that the mark has room in a full storage.
  chatEmail.clearAll();
  clearDrafts();
  pendingCheckout.clear();
  pendingConfirmation.clear();
  savedHere.set([]);
  clearSearchedPlace();
  signOut(true);
  countLogOut();
  lastUid = null;
  clearSessionData();
}

/**
 * Starts Auth when a person has signed in elsewhere. Ends the session when another tab ends it, and
 * deletes this tab's drafts of a guest if it was a log-out. Returns a function that stops.
 */
export function followOtherTabs(): () => void {
  const resume = () => {
    if (mayHaveSession()) void loadSession();
  };
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEYS.session && newValue !== null) resume();
    if (key !== STORAGE_KEYS.signedOut || newValue === null) return;
    if (signedOutMark.isLogOut(newValue)) {
      clearGuestDrafts();
      countLogOut();
    }
    // Without Auth there is nothing to sign out here; the next start reads the mark.
    if (store.get().status === 'unavailable') return;
    signedOutMark.follow(newValue);
    if (!signedOutMark.get()) return;
    updateSession(SIGNED_OUT);
    finishSignOut();
  };
  // Auth may have stored the session again in this tab, after the other tab removed the mark.
  const keepMark = () => signedOutMark.get() && signedOutMark.set();
  window.addEventListener('storage', follow);
  // The browser shows the page again that a person left to sign in.
  window.addEventListener('pageshow', resume);
  window.addEventListener('pagehide', keepMark);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', resume);
    window.removeEventListener('pagehide', keepMark);
  };
}

/** Checks whether somebody signed in here, and has not ended the session since. */
const mayHaveSession = () => sessionHint.get() && !signedOutMark.get();

let unsubscribe = () => {};

/** Listens to Auth. Resolves once it has answered. */
async function listen(): Promise<void> {
  const { auth, sdk } = await loadAuth();
  unsubscribe();
  await new Promise<void>((resolve, reject) => {
    unsubscribe = sdk.onIdTokenChanged(auth, (user) => {
      showUser(auth, user).then((isShown) => isShown && resolve(), reject);
    });
  });
}

/**
 * Resolves once Auth has answered. Throws AppError `unavailable` if it cannot be loaded in time.
 */
async function authReady(): Promise<void> {
  if (signedOutMark.get()) updateSession(SIGNED_OUT);
  try {
    await withTimeout('Auth', listen());
  } catch (cause) {
    // Somebody with a session is no visitor, for example after they signed in in another tab.
    const isUnknown = store.get().status === 'loading' || mayHaveSession();
    if (isUnknown) store.set({ status: 'unavailable' });
    throw new AppError('unavailable', 'Auth could not be loaded', { cause });
  }
}

let started: Promise<void> | null = null;

/**
 * Loads Auth and listens to changes of the session. Can be called again after a failure. Throws
 * AppError `unavailable`.
 */
export function startAuth(): Promise<void> {
  started ??= authReady().catch((error: unknown) => {
    started = null;
    throw error;
  });
  return started;
}

/**
 * Starts Auth if it may have a session, or has to sign out. Visitors are signed out without it.
 * Throws AppError `unavailable`.
 */
export async function startSession(): Promise<void> {
  const isVisitor = !mayHaveSession() && !signedOutMark.get() && canStore();
  if (started === null && isVisitor) updateSession(SIGNED_OUT);
  else await startAuth();
}

/** Returns the session once it is known, or `unavailable`. Never throws. */
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
  if (started !== null) return;
  if (store.get().status === 'unavailable') store.set({ status: 'loading' });
  await loadSession();
}

/**
 * Reloads the account after its email was changed, here or elsewhere. Signs out if Firebase has
 * ended the session because of the change. Never throws.
 */
export async function reloadAccount(): Promise<void> {
  const { auth } = await loadAuth();
  const user = auth.currentUser;
  if (!user || user.isAnonymous) return;
  if (!(await reloadUser(user))) await signOutUser(user);
}

/** Reloads the account to check whether its email was verified, also elsewhere. */
export async function recheckVerification(): Promise<void> {
  const { auth } = await loadAuth();
  await showUser(auth, auth.currentUser, true);
}
