import {
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  type User,
} from 'firebase/auth';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { describe, expect, it } from 'vitest';
import { newClientProfile } from '../support/documents.ts';
import { codeOf } from '../support/expectations.ts';
import { adminAuth, adminDb, fieldsOf } from '../support/server/admin.ts';
import { openAuth, PASSWORD, session, unique, unverified } from '../support/server/people.ts';
import { until } from '../support/server/until.ts';
import { readStack } from '../support/stack.ts';
import { open, type Actor } from './support/actor.ts';
import { begin, look, request, say, tell } from './support/acts.ts';
import { closeAccount, letIn, professional } from './support/cast.ts';
import { DENIED, Stage } from './support/stage.ts';

const stage = new Stage();
const saveOwn = ({ db, uid }: Actor) =>
  setDoc(doc(db, 'client_profiles', uid), newClientProfile(uid));

function userOf({ auth }: Pick<Actor, 'auth'>): User {
  if (!auth.currentUser) throw new Error('nobody is signed in');
  return auth.currentUser;
}

describe('an account', () => {
  it('whose address is unconfirmed counts once it is confirmed and has a new token', async () => {
    const person = open(await unverified());
    expect(await codeOf(saveOwn(person))).toBe(DENIED);
    await adminAuth().updateUser(person.uid, { emailVerified: true });
    await userOf(person).getIdToken(true);
    expect(await codeOf(saveOwn(person))).toBe('allowed');
  });

  it('that is deleted is refused at once, with a token that is good for an hour', async () => {
    const person = open(await session());
    const check = () => codeOf(person.callRaw('check-subscription', {}));
    expect([await codeOf(saveOwn(person)), await check()]).toEqual(['allowed', 'allowed']);
    await closeAccount(person);
    expect([await codeOf(saveOwn(person)), await check()]).toEqual([
      DENIED,
      'functions/unauthenticated',
    ]);
    expect(await codeOf(userOf(person).getIdToken(true))).toMatch(/^auth\//);
  });

  it('whose membership ends cannot leave its page public, with the same token', async () => {
    const person = await professional('ending');
    const change = () =>
      updateDoc(doc(person.db, 'provider_profiles', person.uid), { city: 'Salem' });
    await adminDb().doc(`subscribers/${person.uid}`).update({ subscribed: false });
    expect(await codeOf(change())).toBe(DENIED);
  });

  it.each([
    ['professional', 'provider', 'client'],
    ['client', 'client', 'provider'],
  ] as const)(
    'that is deleted in Firebase alone is written to by nobody: a %s',
    async (_, gone, stays) => {
      const sides = { client: open(await session('client')), provider: await professional() };
      const id = await request(sides.client, sides.provider);
      const direct = await begin(sides.client, sides.provider);
      const guest = open(await session('guest'));
      await letIn(guest, id, sides.client.email);
      const expectAll = async (code: string) => {
        expect(await codeOf(say(sides[stays], stays, id))).toBe(code);
        expect(await codeOf(say(guest, 'client', id))).toBe(code);
        expect(await codeOf(tell(sides[stays], stays, direct))).toBe(code);
      };
      await expectAll('allowed');

      const threads = [`service_requests/${id}`, `conversations/${direct}`];
      const isClosed = async (path: string) => (await fieldsOf(path)).closed === true;
      await adminAuth().deleteUser(sides[gone].uid);
      for (const path of threads) await until(`${path} is closed`, () => isClosed(path), 45_000);
      await expectAll(DENIED);
      // The tombstone is deleted a day later.
      await adminDb().doc(`closed_accounts/${sides[gone].uid}`).delete();
      await expectAll(DENIED);
      for (const path of threads) expect(await codeOf(look(sides[stays], path))).toBe('allowed');
    },
  );
});

describe('a role', () => {
  const overview = (person: Actor) => codeOf(person.callRaw('admin-overview', {}));
  const REFUSED = 'functions/permission-denied';

  it('counts while its document is there, and no call longer', async () => {
    const person = open(await session('admin'));
    const role = adminDb().doc(`user_roles/${person.uid}`);
    expect(await overview(person)).toBe(REFUSED);
    await role.set({ user_id: person.uid, role: 'admin' });
    expect(await overview(person)).toBe('allowed');
    await role.delete();
    expect(await overview(person)).toBe(REFUSED);
  });

  it('in a token counts for nothing', async () => {
    const person = open(await session('claims'));
    const claims = { admin: true, role: 'admin', subscribed: true };
    await adminAuth().setCustomUserClaims(person.uid, claims);
    await userOf(person).getIdToken(true);
    expect((await userOf(person).getIdTokenResult()).claims).toMatchObject(claims);
    expect(await overview(person)).toBe(REFUSED);
    expect(await codeOf(look(person, `subscribers/${stage.cast.provider.uid}`))).toBe(DENIED);
  });

  it('is not given to another person by the address of an administrator', async () => {
    const { client, formerAdmin } = stage.cast;
    const role = adminDb().doc(`user_roles/${client.email}`);
    await role.set({ user_id: formerAdmin.uid, role: 'admin' });
    expect(await overview(client)).toBe(REFUSED);
    await role.delete();
  });
});

describe('signing in', () => {
  /** Code and words of a refusal, without the address. */
  async function refusal(attempt: Promise<unknown>): Promise<string> {
    const answer = await attempt.then(() => 'allowed', String);
    return answer.replaceAll(/[\w.+-]+@[\w.-]+/g, 'ADDRESS');
  }
  const signIn = (email: string, password: string) =>
    signInWithEmailAndPassword(openAuth(), email, password);

  // As the stack sets it up (local/stack/auth-settings.ts) and as projects in the cloud do by default.
  it('@8.3.10 says the same of a wrong password and of an unknown address', async () => {
    const { email } = stage.cast.client;
    expect(await refusal(signIn(email, PASSWORD))).toBe('allowed');
    const known = await refusal(signIn(email, 'not it at all'));
    const unknown = await refusal(signIn(`${unique('no')}@doorstep.test`, 'not it at all'));
    expect(unknown).toBe(known);
    expect(known).toContain('auth/invalid-credential');
  });

  it('@2.6.7 a new password can be requested, whether the address is known or not', async () => {
    for (const address of [stage.cast.client.email, `${unique('no')}@doorstep.test`]) {
      expect(await refusal(sendPasswordResetEmail(openAuth(), address))).toBe('allowed');
    }
  });

  it('with the old password ends once it is changed, and so do its sessions', async () => {
    const person = open(await session('changes'));
    const auth = openAuth();
    await signInWithEmailAndPassword(auth, person.email, PASSWORD);
    const old = userOf({ auth });
    expect(await codeOf(old.reload())).toBe('allowed');
    await updatePassword(userOf(person), 'another password');
    // Firebase compares whole seconds: until this one is over, the older token is not older.
    await until('the old token is refused', async () => {
      await adminAuth().revokeRefreshTokens(person.uid);
      return (await codeOf(old.reload())) === 'auth/user-token-expired';
    });
    expect(await codeOf(signIn(person.email, PASSWORD))).toBe('auth/invalid-credential');
    expect(await codeOf(signIn(person.email, 'another password'))).toBe('allowed');
  });
});

describe('a token', () => {
  const call = async (authorization: string) => {
    const headers = { 'content-type': 'application/json', authorization };
    const init = { method: 'POST', headers, body: '{"data":{}}' };
    return (await fetch(functionUrl(readStack(), 'check-subscription'), init)).status;
  };

  it.each(['', 'Bearer ', 'Bearer a.b.c', 'Basic YTpi', 'owner'])(
    'that is forged lets nobody in: %j',
    async (authorization) => {
      expect(await call(authorization)).toBe(401);
    },
  );

  it('lets its owner in, as a bearer', async () => {
    const token = await stage.cast.client.idToken();
    expect(await call(`Bearer ${token}`)).toBe(200);
    expect(await call(token)).toBe(401);
  });
});
