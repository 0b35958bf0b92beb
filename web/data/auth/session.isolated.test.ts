import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi, type Mock } from 'vitest';
import type { createStore } from '../../lib/store.ts';
import { currentSession, recheckVerification, startSession } from './session.ts';

type Listener = (user: unknown) => void;

interface Sdk {
  auth: { currentUser: unknown };
  signOut: Mock;
  listener: Listener | null;
  /** All sessions that screens received. */
  sessions: unknown[];
}

const sdk = vi.hoisted((): Sdk => {
  return { auth: { currentUser: null }, signOut: vi.fn(), listener: null, sessions: [] };
});
vi.mock('./auth-sdk.ts', () => ({
  auth: sdk.auth,
  signOut: sdk.signOut,
  onIdTokenChanged: (_: unknown, listener: Listener) => {
    sdk.listener = listener;
    listener(null);
    return () => {};
  },
}));
vi.mock('../../lib/browser-storage.ts');
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
  await startSession();
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
