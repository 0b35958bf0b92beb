import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi, type Mock } from 'vitest';
import type { createStore } from '../../lib/store.ts';
import { currentSession, recheckConfirmation, startSession } from './session.ts';

type Listener = (user: unknown) => void;

interface Sdk {
  auth: { currentUser: unknown };
  signOut: Mock;
  listener: Listener | null;
  /** All that the screens have been told. */
  told: unknown[];
}

const sdk = vi.hoisted((): Sdk => {
  return { auth: { currentUser: null }, signOut: vi.fn(), listener: null, told: [] };
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
  const watched = <T>(initial: T) => {
    const store = real.createStore(initial);
    store.subscribe(() => sdk.told.push(store.get()));
    return store;
  };
  return { createStore: watched };
});

const createUser = (uid: string, emailVerified = true) => ({
  uid,
  email: `${uid}@unit.test`,
  emailVerified,
  reload: vi.fn(() => Promise.resolve()),
  getIdTokenResult: vi.fn(() => Promise.resolve({ claims: { email_verified: true } })),
});

/** What the SDK reports at a sign-in, at a renewal of the token and when a user is read anew. */
function report(user: ReturnType<typeof createUser>) {
  sdk.auth.currentUser = user;
  sdk.listener?.(user);
}

/** Whatever follows from what was before has followed when the next person is there. */
async function nextPerson() {
  report(createUser('iris'));
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ uid: 'iris' }));
}

beforeEach(async () => {
  vi.clearAllMocks();
  await startSession();
});

it('says nothing to the screens when the token of the same person is renewed', async () => {
  sdk.told.length = 0;
  report(createUser('nora'));
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ uid: 'nora' }));
  const renewed = createUser('nora');
  report(renewed);
  await vi.waitFor(() => expect(renewed.getIdTokenResult).toHaveBeenCalled());
  await nextPerson();
  expect(sdk.told).toEqual([
    { status: 'signed-in', uid: 'nora', email: 'nora@unit.test' },
    { status: 'signed-in', uid: 'iris', email: 'iris@unit.test' },
  ]);
});

it('asks the server once for an unconfirmed person, and once more when asked to', async () => {
  const user = createUser('nora', false);
  // As the SDK does: its listeners are told of each reading.
  user.reload.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    report(user);
  });
  report(user);
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'unconfirmed' }));
  expect(user.reload).toHaveBeenCalledTimes(1);
  await recheckConfirmation();
  expect(user.reload).toHaveBeenCalledTimes(2);
  user.emailVerified = true;
  report(user);
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'signed-in' }));
});

it('signs out a user who is gone, but nobody who has come in meanwhile', async () => {
  const gone = () =>
    Promise.reject(new FirebaseError('auth/user-token-expired', 'The user’s token has expired.'));
  const former = createUser('nora', false);
  let fail = () => {};
  former.reload.mockImplementation(() => new Promise<void>((end) => (fail = end)).then(gone));
  report(former);
  const now = createUser('nora');
  report(now);
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ uid: 'nora' }));
  fail();
  await nextPerson();
  expect(sdk.signOut).not.toHaveBeenCalled();

  const alone = createUser('otto', false);
  alone.reload.mockImplementation(gone);
  report(alone);
  await vi.waitFor(() => expect(sdk.signOut).toHaveBeenCalledTimes(1));
});
