import {
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  type User,
} from 'firebase/auth';
import { doc, setDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { adminAuth, adminDb, fieldsOf } from '../support/server/admin.ts';
import {
  openAuth,
  PASSWORD,
  refusalOf,
  session,
  unique,
  unverified,
} from '../support/server/people.ts';
import { until } from '../support/server/until.ts';
import { newClientProfile } from '../support/documents.ts';
import { codeOf } from '../support/expectations.ts';
import { open, type Actor } from './support/actor.ts';
import { begin, look, request, say, tell } from './support/acts.ts';
import { bury, letIn, professional } from './support/cast.ts';
import { callBy } from './support/tokens.ts';
import { DENIED, SESSIONS, Stage } from './support/stage.ts';

const stage = new Stage();
const saveOwn = ({ db, uid }: Actor) =>
  setDoc(doc(db, 'client_profiles', uid), newClientProfile(uid));

stage.onlyFor('writing anything of one’s own', SESSIONS, saveOwn);

function userOf({ auth }: Actor): User {
  if (!auth.currentUser) throw new Error('nobody is signed in');
  return auth.currentUser;
}

describe('an account whose address is not confirmed', () => {
  it('counts once it is confirmed and has a new token', async () => {
    const person = open(await unverified());
    expect(await codeOf(saveOwn(person))).toBe(DENIED);
    await adminAuth().updateUser(person.uid, { emailVerified: true });
    await userOf(person).getIdToken(true);
    expect(await codeOf(saveOwn(person))).toBe('allowed');
  });
});

describe('a deleted account', () => {
  it('is refused at once, with a token that is good for an hour', async () => {
    const person = open(await session());
    expect(await codeOf(saveOwn(person))).toBe('allowed');
    expect(await codeOf(person.callRaw('check-subscription', {}))).toBe('allowed');
    await bury(person);
    expect(await codeOf(saveOwn(person))).toBe(DENIED);
    expect((await refusalOf(person.callRaw('check-subscription', {}))).code).toBe(
      'unauthenticated',
    );
    expect(await codeOf(userOf(person).getIdToken(true))).toMatch(/^auth\//);
  });
});

describe('whoever’s account is deleted in Firebase alone', () => {
  it.each([
    ['professional', 'provider', 'client'],
    ['client', 'client', 'provider'],
  ] as const)('is written to by nobody any more: a %s', async (_, gone, stays) => {
    const sides = { client: open(await session('client')), provider: await professional() };
    const id = await request(sides.client, sides.provider);
    const direct = await begin(sides.client, sides.provider);
    const guest = open(await session('guest'));
    await letIn(guest, id, sides.client.email);
    const doors = [
      () => say(sides[stays], stays, id),
      () => say(guest, 'client', id),
      () => tell(sides[stays], stays, direct),
    ];
    for (const door of doors) expect(await codeOf(door())).toBe('allowed');

    const threads = [`service_requests/${id}`, `conversations/${direct}`];
    const isClosed = async (path: string) => (await fieldsOf(path)).closed === true;
    await adminAuth().deleteUser(sides[gone].uid);
    for (const path of threads) await until(`${path} is closed`, () => isClosed(path), 45_000);
    for (const door of doors) expect(await codeOf(door())).toBe(DENIED);
    // The tombstone goes a day later.
    await adminDb().doc(`closed_accounts/${sides[gone].uid}`).delete();
    for (const door of doors) expect(await codeOf(door())).toBe(DENIED);
    for (const path of threads) expect(await codeOf(look(sides[stays], path))).toBe('allowed');
  });
});

describe('a role', () => {
  const overview = (person: Actor) => codeOf(person.callRaw('admin-overview', {}));

  it('counts while its document is there, and no call longer', async () => {
    const person = open(await session('admin'));
    const role = adminDb().doc(`user_roles/${person.uid}`);
    expect(await overview(person)).toBe('functions/permission-denied');
    await role.set({ user_id: person.uid, role: 'admin' });
    expect(await overview(person)).toBe('allowed');
    await role.delete();
    expect(await overview(person)).toBe('functions/permission-denied');
  });

  it('in a token counts for nothing', async () => {
    const person = open(await session('claims'));
    const claims = { admin: true, role: 'admin', subscribed: true };
    await adminAuth().setCustomUserClaims(person.uid, claims);
    await userOf(person).getIdToken(true);
    expect((await userOf(person).getIdTokenResult()).claims).toMatchObject(claims);
    expect(await overview(person)).toBe('functions/permission-denied');
    expect(await codeOf(look(person, `subscribers/${stage.cast.provider.uid}`))).toBe(DENIED);
  });

  it('is not given to another person by the address of an administrator', async () => {
    const { client, formerAdmin } = stage.cast;
    const role = adminDb().doc(`user_roles/${client.email}`);
    await role.set({ user_id: formerAdmin.uid, role: 'admin' });
    expect(await overview(client)).toBe('functions/permission-denied');
    await role.delete();
  });
});

describe('signing in', () => {
  /** Code and words of a refusal. */
  async function refusal(attempt: Promise<unknown>): Promise<string> {
    const answer = await attempt.then(
      () => 'allowed',
      (error: unknown) => String(error),
    );
    return answer.replaceAll(/[\w.+-]+@[\w.-]+/g, 'ADDRESS');
  }
  const signIn = (email: string, password: string) =>
    signInWithEmailAndPassword(openAuth(), email, password);

  // As the stack sets it up (local/stack/auth-settings.ts): so do projects in the cloud by default.
  it('says the same of a wrong password and of an unknown address', async () => {
    const { email } = stage.cast.client;
    expect(await refusal(signIn(email, PASSWORD))).toBe('allowed');
    const known = await refusal(signIn(email, 'not it at all'));
    const unknown = await refusal(signIn(`${unique('no')}@doorstep.test`, 'not it at all'));
    expect([known, unknown]).toEqual([known, known]);
    expect(known).toContain('auth/invalid-credential');
  });

  it('a new password can be asked for, whether the address is known or not', async () => {
    const { email } = stage.cast.client;
    for (const address of [email, `${unique('no')}@doorstep.test`]) {
      expect(await refusal(sendPasswordResetEmail(openAuth(), address))).toBe('allowed');
    }
  });
});

describe('a password that is changed', () => {
  it('ends what was begun with the old one, which opens nothing any more', async () => {
    const person = open(await session('changes'));
    const elsewhere = openAuth();
    await signInWithEmailAndPassword(elsewhere, person.email, PASSWORD);
    const old = elsewhere.currentUser;
    if (!old) throw new Error('nobody is signed in');
    expect(await codeOf(old.reload())).toBe('allowed');
    await updatePassword(userOf(person), 'another password');
    // Firebase compares whole seconds: until this one is over, the older token is not older.
    await until('the old token is refused', async () => {
      await adminAuth().revokeRefreshTokens(person.uid);
      return (await codeOf(old.reload())) === 'auth/user-token-expired';
    });
    const signIn = (password: string) =>
      codeOf(signInWithEmailAndPassword(openAuth(), person.email, password));
    expect(await signIn(PASSWORD)).toBe('auth/invalid-credential');
    expect(await signIn('another password')).toBe('allowed');
  });
});

describe('what is no token', () => {
  it.each(['', 'Bearer ', 'Bearer a.b.c', 'Basic YTpi', 'owner'])(
    '%j lets nobody in',
    async (authorization) => {
      expect(await callBy(authorization, 'check-subscription')).toBe(401);
    },
  );

  it('and a token does', async () => {
    const token = await stage.cast.client.idToken();
    expect(await callBy(`Bearer ${token}`, 'check-subscription')).toBe(200);
    expect(await callBy(token, 'check-subscription')).toBe(401);
  });
});
