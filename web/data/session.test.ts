import type { User } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import type { createStore } from '../lib/store.ts';
import { currentSession, startSession } from './session.ts';

type Listener = (user: User | null) => void;

interface Sdk {
  auth: { currentUser: unknown };
  listener: Listener | null;
  /** All that the screens have been told. */
  told: unknown[];
}

const sdk = vi.hoisted((): Sdk => ({ auth: { currentUser: null }, listener: null, told: [] }));
vi.mock('./auth-sdk.ts', () => ({ auth: sdk.auth }));
vi.mock('../lib/browser-storage.ts');
vi.mock('../lib/store.ts', async (original) => {
  const real = await original<{ createStore: typeof createStore }>();
  const watched = <T>(initial: T) => {
    const store = real.createStore(initial);
    store.subscribe(() => sdk.told.push(store.get()));
    return store;
  };
  return { createStore: watched };
});
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, listener: Listener) => {
    sdk.listener = listener;
    listener(null);
    return () => {};
  },
}));

/** What the SDK reports at a sign-in and, about hourly, at a renewal. */
async function giveToken(uid: string, token: string) {
  const asked = vi.fn(() => Promise.resolve({ token, claims: { email_verified: true } }));
  const user = { uid, email: `${uid}@unit.test`, emailVerified: true, getIdTokenResult: asked };
  sdk.auth.currentUser = user;
  sdk.listener?.(user as unknown as User);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
}

it('says nothing to the screens when the token of the same person is renewed', async () => {
  await startSession();
  await giveToken('nora', 'first');
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ uid: 'nora' }));
  await giveToken('nora', 'renewed');
  // Whatever follows from the renewal has followed when the next person is there.
  await giveToken('iris', 'hers');
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ uid: 'iris' }));
  expect(sdk.told).toEqual([
    { status: 'signed-out' },
    { status: 'signed-in', uid: 'nora', email: 'nora@unit.test' },
    { status: 'signed-in', uid: 'iris', email: 'iris@unit.test' },
  ]);
});
