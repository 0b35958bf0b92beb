import { signInWithEmailAndPassword, type User } from 'firebase/auth';
import { doc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { newClientProfile } from '../support/documents.ts';
import { codeOf } from '../support/expectations.ts';
import { adminAuth, adminDb } from '../support/server/admin.ts';
import { openAuth, PASSWORD, session, unique, unverified } from '../support/server/sdk-people.ts';
import { edit, read } from './support/actions.ts';
import { Access, DENIED } from './support/access.ts';
import { connectActor, type Actor } from './support/actor.ts';
import { closeAccount, createProfessional } from './support/people.ts';

const access = new Access();

function saveClientProfile(person: Actor): Promise<void> {
  const path = `client_profiles/${person.uid}`;
  return edit(person, path, (batch) =>
    batch.set(doc(person.db, path), newClientProfile(person.uid)),
  );
}

function userOf({ auth }: Pick<Actor, 'auth'>): User {
  if (!auth.currentUser) throw new Error('Nobody is signed in.');
  return auth.currentUser;
}

describe('an account', () => {
  it('has access after its email is verified and its token is refreshed', async () => {
    const person = connectActor(await unverified());
    expect(await codeOf(saveClientProfile(person))).toBe(DENIED);
    await adminAuth().updateUser(person.uid, { emailVerified: true });
    await userOf(person).getIdToken(true);
    expect(await codeOf(saveClientProfile(person))).toBe('allowed');
  });

  it('loses access immediately when it is deleted, although its token is still valid', async () => {
    const person = connectActor(await session());
    const check = () => codeOf(person.callRaw('check-subscription', {}));
    expect([await codeOf(saveClientProfile(person)), await check()]).toEqual([
      'allowed',
      'allowed',
    ]);
    await closeAccount(person);
    expect(await codeOf(saveClientProfile(person))).toBe(DENIED);
    expect(await check()).toBe('functions/unauthenticated');
    expect(await codeOf(userOf(person).getIdToken(true))).toMatch(/^auth\//);
  });

  it('cannot save a public page with the same token after its subscription ends', async () => {
    const person = await createProfessional('ending');
    await adminDb().doc(`subscribers/${person.uid}`).update({ subscribed: false });
    const path = `provider_profiles/${person.uid}`;
    const change = edit(person, path, (batch) =>
      batch.update(doc(person.db, path), { city: 'Salem' }),
    );
    expect(await codeOf(change)).toBe(DENIED);
  });
});

describe('an administrator', () => {
  const overview = (person: Actor, payload = {}) =>
    codeOf(person.callRaw('admin-overview', payload));
  const REFUSED = 'functions/permission-denied';

  it('has access only while the role document exists', async () => {
    const person = connectActor(await session('admin'));
    const role = adminDb().doc(`user_roles/${person.uid}`);
    expect(await overview(person)).toBe(REFUSED);
    await role.set({ user_id: person.uid, role: 'admin' });
    expect(await overview(person)).toBe('allowed');
    await role.delete();
    expect(await overview(person)).toBe(REFUSED);
  });

  it('needs the role document: a claim in the token gives no access', async () => {
    const person = connectActor(await session('claims'));
    const claims = { admin: true, role: 'admin', subscribed: true };
    await adminAuth().setCustomUserClaims(person.uid, claims);
    await userOf(person).getIdToken(true);
    expect((await userOf(person).getIdTokenResult()).claims).toMatchObject(claims);
    expect(await overview(person)).toBe(REFUSED);
    expect(await codeOf(read(person, `subscribers/${access.people.provider.uid}`))).toBe(DENIED);
  });

  it('is not made by a payload, nor by a role of an email address', async () => {
    const person = connectActor(await session('claims'));
    expect(await overview(person, { role: 'admin', uid: person.uid })).toBe(REFUSED);
    const role = adminDb().doc(`user_roles/${person.email}`);
    await role.set({ user_id: access.people.provider.uid, role: 'admin' });
    expect(await overview(person)).toBe(REFUSED);
    await role.delete();
  });
});

// @8.3.10
// The stack has the email enumeration protection of new cloud projects
// (local/stack/emulators/emulators.ts).
it('signing in gives the same error for a wrong password and an unknown address', async () => {
  const signIn = async (email: string, password: string) => {
    const answer = signInWithEmailAndPassword(openAuth(), email, password);
    return (await answer.then(() => 'allowed', String)).replaceAll(email, 'ADDRESS');
  };
  const { email } = access.people.client;
  expect(await signIn(email, PASSWORD)).toBe('allowed');
  const wrongPasswordError = await signIn(email, 'not it at all');
  expect(wrongPasswordError).toContain('auth/invalid-credential');
  expect(await signIn(`${unique('no')}@doorstep.test`, 'not it at all')).toBe(wrongPasswordError);
});

// @2.6.7
it('requesting a new password gives the same answer for known and unknown addresses', async () => {
  const known = await unverified();
  const reset = (email: string) =>
    access.people.visitor.callRaw('send-account-mail', { kind: 'reset', email, redirect: null });
  const unknown = `${unique('no')}@doorstep.test`;
  expect(await reset(known.email)).toEqual(await reset(unknown));
});
