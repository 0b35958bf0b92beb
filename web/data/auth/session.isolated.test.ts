import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi, type Mock } from 'vitest';
import type { createStore } from '../../lib/store.ts';
import { signedOutMark } from '../../lib/storage/browser-storage.ts';
import { memoryStorage } from '../../lib/storage/memory-storage.ts';
import {
  currentSession,
  followOtherTabs,
  logOut,
  recheckVerification,
  signOut,
  startAuth,
} from './session.ts';

type Listener = (user: unknown) => void;

interface Sdk {
  auth: { currentUser: unknown; authStateReady: Mock };
  signOut: Mock;
  listener: Listener | null;
  /** All sessions that screens received. */
  sessions: unknown[];
}

const sdk = vi.hoisted((): Sdk => {
  const auth = { currentUser: null, authStateReady: vi.fn() };
  return { auth, signOut: vi.fn(), listener: null, sessions: [] };
});
vi.mock('../signed-in.ts', () => ({
  authSdk: {
    auth: sdk.auth,
    signOut: sdk.signOut,
    onIdTokenChanged: (_: unknown, listener: Listener) => {
      sdk.listener = listener;
      listener(null);
      return () => {};
    },
  },
}));
vi.mock('../../lib/store.ts', async (original) => {
  const real = await original<{ createStore: typeof createStore }>();
  const recordingStore = <T>(initial: T) => {
    const store = real.createStore(initial);
    store.subscribe(() => sdk.sessions.push(store.get()));
    return store;
  };
  return { createStore: recordingStore };
});

const createUser = (uid: string, emailVerified = true) => ({
  uid,
  email: `${uid}@unit.test`,
  emailVerified,
  reload: vi.fn(() => Promise.resolve()),
  getIdTokenResult: vi.fn(() => Promise.resolve({ claims: { email_verified: true } })),
});

/** Calls the listener as the SDK does at a sign-in, a token refresh and a reload of the user. */
function report(user: ReturnType<typeof createUser>) {
  sdk.auth.currentUser = user;
  sdk.listener?.(user);
}

/** Signs in another person, and waits until all earlier reports were handled. */
async function signInNextPerson() {
  report(createUser('iris'));
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ uid: 'iris' }));
}

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  sdk.signOut.mockImplementation(async () => {
    await Promise.resolve();
    sdk.auth.currentUser = null;
    sdk.listener?.(null);
  });
  await startAuth();
});

it('does not notify screens when the token of the same person is refreshed', async () => {
  sdk.sessions.length = 0;
  report(createUser('nora'));
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ uid: 'nora' }));
  const refreshed = createUser('nora');
  report(refreshed);
  await vi.waitFor(() => expect(refreshed.getIdTokenResult).toHaveBeenCalled());
  await signInNextPerson();
  expect(sdk.sessions).toEqual([
    { status: 'signed-in', uid: 'nora', email: 'nora@unit.test' },
    { status: 'signed-in', uid: 'iris', email: 'iris@unit.test' },
  ]);
});

it('reloads an unverified person once, and again by recheckVerification', async () => {
  const user = createUser('nora', false);
  // The SDK notifies its listeners of each reload.
  user.reload.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    report(user);
  });
  report(user);
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'unconfirmed' }));
  expect(user.reload).toHaveBeenCalledTimes(1);
  await recheckVerification();
  expect(user.reload).toHaveBeenCalledTimes(2);
  user.emailVerified = true;
  report(user);
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'signed-in' }));
});

it('signs out a deleted user, but not a person who has signed in since', async () => {
  const rejectAsDeleted = () =>
    Promise.reject(new FirebaseError('auth/user-token-expired', 'The user’s token has expired.'));
  const former = createUser('nora', false);
  let fail = () => {};
  former.reload.mockImplementation(() =>
    new Promise<void>((end) => (fail = end)).then(rejectAsDeleted),
  );
  report(former);
  const now = createUser('nora');
  report(now);
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ uid: 'nora' }));
  fail();
  await signInNextPerson();
  expect(sdk.signOut).not.toHaveBeenCalled();

  const deleted = createUser('otto', false);
  deleted.reload.mockImplementation(rejectAsDeleted);
  report(deleted);
  await vi.waitFor(() => expect(sdk.signOut).toHaveBeenCalledTimes(1));
});

const isMarked = () => localStorage.getItem('signed_out') !== null;

// @4.10.8
it('ends a session in the press, before Auth has signed out', async () => {
  const user = createUser('nora');
  report(user);
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ uid: 'nora' }));
  localStorage.setItem('draft:nora:profile', 'typed');
  localStorage.setItem('unsent_message:request:r1:nora:m1', 'typed');
  localStorage.setItem('pending_checkout_product', 'prod');
  localStorage.setItem('chat_email:r1', 'nora@unit.test');
  logOut();
  expect(currentSession()).toEqual({ status: 'signed-out' });
  expect(Object.keys(localStorage)).toEqual(['signed_out']);
  // Auth may still report the user, for example after a refresh of the token.
  sdk.listener?.(user);
  await vi.waitFor(() => expect(isMarked()).toBe(false));
  expect(sdk.signOut).toHaveBeenCalledTimes(1);
  expect(currentSession()).toEqual({ status: 'signed-out' });
  expect(sdk.sessions.at(-1)).toEqual({ status: 'signed-out' });
});

// @4.10.3 @4.10.8
it('keeps what the person typed and a checkout if the server rejects the session', async () => {
  report(createUser('nora'));
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ uid: 'nora' }));
  localStorage.setItem('draft:nora:profile', 'typed');
  localStorage.setItem('pending_checkout_product', 'prod');
  signOut();
  expect(currentSession()).toEqual({ status: 'signed-out' });
  await vi.waitFor(() => expect(isMarked()).toBe(false));
  const kept = ['draft:nora:profile', 'pending_checkout_product', 'pending_checkout_uid'];
  expect(Object.keys(localStorage).toSorted()).toEqual(kept);
  await signInNextPerson();
  expect(Object.keys(localStorage)).toEqual(['session_hint']);
});

// @4.10.3 @4.12.2
it("deletes a guest's drafts in this tab if another tab logs out, not if a session ends", async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const stop = followOtherTabs();
  /** Ends a session in another tab. */
  const endElsewhere = async (end: () => void) => {
    end();
    const newValue = localStorage.getItem('signed_out');
    await vi.waitFor(() => expect(isMarked()).toBe(false));
    // The other tab has its own session storage.
    sessionStorage.setItem('draft:guest:request:p1', 'typed');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'signed_out', newValue }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  await endElsewhere(signOut);
  expect(Object.keys(sessionStorage)).toEqual(['draft:guest:request:p1']);
  await endElsewhere(logOut);
  expect(Object.keys(sessionStorage)).toEqual([]);
  stop();
});

// @4.10.3
it('clears the emails of chats if the session has ended while the app was closed', async () => {
  report(createUser('nora'));
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ uid: 'nora' }));
  signOut();
  await vi.waitFor(() => expect(isMarked()).toBe(false));
  localStorage.setItem('chat_email:r1', 'guest@unit.test');
  sdk.listener?.(null);
  await new Promise((resolve) => setTimeout(resolve));
  expect(localStorage.getItem('chat_email:r1')).not.toBeNull();
  localStorage.setItem('session_hint', '1');
  sdk.listener?.(null);
  await vi.waitFor(() => expect(localStorage.getItem('chat_email:r1')).toBeNull());
});

// @4.10.8 @8.3.22
it('keeps the mark while Auth cannot sign out, and nobody counts as signed in', async () => {
  const user = createUser('nora');
  report(user);
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ uid: 'nora' }));
  sdk.signOut.mockRejectedValueOnce(new Error('The disk is full'));
  logOut();
  await vi.waitFor(() => expect(sdk.signOut).toHaveBeenCalledTimes(1));
  sdk.listener?.(user);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isMarked()).toBe(true);
  expect(currentSession()).toEqual({ status: 'signed-out' });
  await recheckVerification();
  expect(sdk.signOut).toHaveBeenCalledTimes(2);
  expect(isMarked()).toBe(false);
});

// @4.10.8
it('does not sign out a person who has signed in in another tab since', async () => {
  let settle = () => {};
  sdk.auth.authStateReady.mockReturnValueOnce(new Promise<void>((end) => (settle = end)));
  localStorage.setItem('signed_out', '1');
  const rechecked = recheckVerification();
  await vi.waitFor(() => expect(sdk.auth.authStateReady).toHaveBeenCalled());
  signedOutMark.clear();
  settle();
  await rechecked;
  expect(sdk.signOut).not.toHaveBeenCalled();
});
