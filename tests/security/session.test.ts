import { sendPasswordResetEmail, signInWithEmailAndPassword, type User } from 'firebase/auth';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { newClientProfile } from '../support/documents.ts';
import { codeOf } from '../support/expectations.ts';
import { adminAuth, adminDb } from '../support/server/admin.ts';
import { openAuth, PASSWORD, session, unique, unverified } from '../support/server/people.ts';
import { read } from './support/actions.ts';
import { Access, DENIED } from './support/access.ts';
import { open, type Actor } from './support/actor.ts';
import { closeAccount, createProfessional } from './support/people.ts';

const access = new Access();
const saveOwn = ({ db, uid }: Actor) =>
  setDoc(doc(db, 'client_profiles', uid), newClientProfile(uid));

function userOf({ auth }: Pick<Actor, 'auth'>): User {
  if (!auth.currentUser) throw new Error('nobody is signed in');
  return auth.currentUser;
}

describe('an account', () => {
  it('has access once its address is verified and its token is new', async () => {
    const person = open(await unverified());
    expect(await codeOf(saveOwn(person))).toBe(DENIED);
    await adminAuth().updateUser(person.uid, { emailVerified: true });
    await userOf(person).getIdToken(true);
    expect(await codeOf(saveOwn(person))).toBe('allowed');
  });

  it('loses access immediately when it is deleted, although its token is still valid', async () => {
    const person = open(await session());
    const check = () => codeOf(person.callRaw('check-subscription', {}));
    expect([await codeOf(saveOwn(person)), await check()]).toEqual(['allowed', 'allowed']);
    await closeAccount(person);
    expect(await codeOf(saveOwn(person))).toBe(DENIED);
    expect(await check()).toBe('functions/unauthenticated');
    expect(await codeOf(userOf(person).getIdToken(true))).toMatch(/^auth\//);
  });

  it('cannot keep its page public with the same token when its membership ends', async () => {
    const person = await createProfessional('ending');
    await adminDb().doc(`subscribers/${person.uid}`).update({ subscribed: false });
    const change = updateDoc(doc(person.db, 'provider_profiles', person.uid), { city: 'Salem' });
    expect(await codeOf(change)).toBe(DENIED);
  });
});

describe('an administrator', () => {
  const overview = (person: Actor, payload = {}) =>
    codeOf(person.callRaw('admin-overview', payload));
  const REFUSED = 'functions/permission-denied';

  it('has access while the role document exists, and not longer', async () => {
    const person = open(await session('admin'));
    const role = adminDb().doc(`user_roles/${person.uid}`);
    expect(await overview(person)).toBe(REFUSED);
    await role.set({ user_id: person.uid, role: 'admin' });
    expect(await overview(person)).toBe('allowed');
    await role.delete();
    expect(await overview(person)).toBe(REFUSED);
  });

  it('is not made by a claim in the token', async () => {
    const person = open(await session('claims'));
    const claims = { admin: true, role: 'admin', subscribed: true };
    await adminAuth().setCustomUserClaims(person.uid, claims);
    await userOf(person).getIdToken(true);
    expect((await userOf(person).getIdTokenResult()).claims).toMatchObject(claims);
    expect(await overview(person)).toBe(REFUSED);
    expect(await codeOf(read(person, `subscribers/${access.people.provider.uid}`))).toBe(DENIED);
  });

  it('is not made by a payload, nor by a role of an email address', async () => {
    const person = open(await session('claims'));
    expect(await overview(person, { role: 'admin', uid: person.uid })).toBe(REFUSED);
    const role = adminDb().doc(`user_roles/${person.email}`);
    await role.set({ user_id: access.people.provider.uid, role: 'admin' });
    expect(await overview(person)).toBe(REFUSED);
    await role.delete();
  });
});

// @8.3.10
// The stack has the same settings as new cloud projects (local/stack/emulators.ts).
it('signing in gives the same error for a wrong password and an unknown address', async () => {
  const signIn = async (email: string, password: string) => {
    const answer = signInWithEmailAndPassword(openAuth(), email, password);
    return (await answer.then(() => 'allowed', String)).replaceAll(email, 'ADDRESS');
  };
  const { email } = access.people.client;
  expect(await signIn(email, PASSWORD)).toBe('allowed');
  const known = await signIn(email, 'not it at all');
  expect(known).toContain('auth/invalid-credential');
  expect(await signIn(`${unique('no')}@doorstep.test`, 'not it at all')).toBe(known);
});

// @2.6.7
it('a new password can be requested for a known and an unknown address alike', async () => {
  for (const address of [access.people.client.email, `${unique('no')}@doorstep.test`]) {
    expect(await codeOf(sendPasswordResetEmail(openAuth(), address))).toBe('allowed');
  }
});
