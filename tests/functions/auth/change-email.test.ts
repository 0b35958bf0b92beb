import { applyActionCode, signInWithEmailAndPassword } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { changeEmail } from '../../../functions/auth/change-email.ts';
import { limitSignUps } from '../../../functions/auth/limit-sign-ups.ts';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { createAccounts } from '../../../functions/platform/account-repository.ts';
import { createClosedAccounts } from '../../../functions/platform/closed-account-repository.ts';
import { createRateLimits } from '../../../functions/platform/limits/rate-limit-repository.ts';
import { adminAuth, adminDb, exists } from '../../support/server/admin.ts';
import { functionsHere } from '../../support/server/in-process/functions-here.ts';
import { someAddress } from '../../support/server/from-address.ts';
import { mailsTo, theMailTo } from '../../support/server/received-mails.ts';
import {
  openAuth,
  PASSWORD,
  refusalOf,
  session,
  signedOut,
  unique,
  unverified,
  type Person,
} from '../../support/server/sdk-people.ts';

const NAME = 'change-my-email';
const newAddress = () => `${unique('corrected')}@doorstep.test`;
const correction = (email: string) => ({ email, password: PASSWORD, type: null, redirect: null });
const change = (email: string) => ({ ...correction(email), password: null });

async function mailedLink(email: string, subject: RegExp): Promise<URL> {
  const [link = ''] = /https?:\/\/\S+/.exec((await theMailTo(email, subject)).text) ?? [];
  return new URL(link);
}

/** Requests the link that confirms the email of an account, and returns it. */
async function confirmationOf(person: Person): Promise<URL> {
  const { email } = person;
  await person.call('send-account-mail', { kind: 'confirm', email, type: null, redirect: null });
  return mailedLink(email, /^Confirm your email/);
}

const codeOf = (link: URL) => link.searchParams.get('oobCode') ?? '';
const stateOf = async (link: URL, kind: 'confirm' | 'change') => {
  const { account = '', token = '' } = Object.fromEntries(link.searchParams);
  return (await (await signedOut()).call('check-account-link', { kind, account, token })).state;
};
const uidOf = (email: string) => createAccounts(adminAuth()).findUidByEmail(email);

describe('the email of an account that is not confirmed', () => {
  // @4.2.12
  it('is corrected: the former account and its links are gone, and the new one gets a link', async () => {
    const person = await unverified();
    const former = await confirmationOf(person);
    const email = newAddress();
    const destination = { type: 'client', redirect: '/p/a?request=1' } as const;
    await person.call(NAME, { ...correction(email), ...destination });
    expect(await uidOf(person.email)).toBeNull();
    await expect(applyActionCode(openAuth(), codeOf(former))).rejects.toThrow(
      /invalid-action-code/,
    );
    expect(await stateOf(former, 'confirm')).toBe('replaced');
    await functionsHere()?.accountDeleted(person.uid);
    expect(await exists(`closed_accounts/${person.uid}`)).toBe(true);
    const { code } = await refusalOf(person.callRaw(NAME, correction(newAddress())));
    expect(code).toBe('unauthenticated');

    const { user } = await signInWithEmailAndPassword(openAuth(), email, PASSWORD);
    expect(user.emailVerified).toBe(false);
    const link = await mailedLink(email, /^Confirm your email/);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      ...destination,
      account: user.uid,
    });
    await applyActionCode(openAuth(), codeOf(link));
    expect(await stateOf(link, 'confirm')).toBe('done');
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  // @4.2.13
  it('gets the same answer if the new one is taken, whose owner gets a mail and keeps the account', async () => {
    const [owner, waiting] = [await session(), await unverified()];
    const answers = [];
    for (const email of [owner.email, waiting.email, newAddress()]) {
      const person = await unverified();
      answers.push(await person.callRaw(NAME, correction(email)));
      expect(await uidOf(person.email)).toBeNull();
    }
    expect(answers).toEqual(answers.map(() => ({ accepted: true })));
    for (const { uid, email } of [owner, waiting]) expect(await uidOf(email)).toBe(uid);
    const link = await mailedLink(owner.email, /^You already have/);
    expect(link.pathname + link.search).toBe('/auth?form=sign-in');
    // Nobody has confirmed this account yet.
    expect(codeOf(await mailedLink(waiting.email, /^Confirm your email/))).not.toBe('');
  });

  it('gets another mail if it is right after all', async () => {
    const person = await unverified();
    await person.call(NAME, correction(person.email));
    expect(codeOf(await mailedLink(person.email, /^Confirm your email/))).not.toBe('');
    expect(await uidOf(person.email)).toBe(person.uid);
  });

  it('is not changed like a confirmed one, and a confirmed one is not corrected', async () => {
    const [waiting, confirmed] = [await unverified(), await session()];
    const email = newAddress();
    const refused = [
      await refusalOf(waiting.callRaw(NAME, change(email))),
      await refusalOf(confirmed.callRaw(NAME, correction(email))),
    ];
    for (const { code } of refused) expect(code).toBe('failed-precondition');
    expect(await uidOf(email)).toBeNull();
    for (const one of [waiting, confirmed]) expect(await uidOf(one.email)).toBe(one.uid);
    const weak = { ...correction(email), password: '12345' };
    expect((await refusalOf(waiting.callRaw(NAME, weak))).code).toBe('invalid-argument');
  });

  it('stays without a recent password, and above a limit of mails or of sign-ups', async () => {
    const db = adminDb();
    const rateLimits = createRateLimits(db);
    const [email, network] = [newAddress(), someAddress()];
    const deps = {
      accounts: createAccounts(adminAuth()),
      closedAccounts: createClosedAccounts(db),
      outbox: createMailOutbox(db),
      rateLimits,
      limitSignUps: () => limitSignUps(rateLimits, network, 0),
    };
    const { uid, email: former } = await unverified();
    const now = new Date();
    const at = (minutes: number) => ({ uid, signed_in_at: new Date(+now - minutes * 60_000) });
    const tryAt = (minutes: number) => changeEmail(deps, at(minutes), correction(email), now);
    await expect(tryAt(6)).rejects.toMatchObject({ code: 'failed-precondition' });
    // Each attempt counts as a mail to the address.
    for (let tries = 0; tries < 6; tries += 1) {
      await expect(tryAt(1)).rejects.toMatchObject({ code: 'rate-limited' });
    }
    expect(await uidOf(former)).toBe(uid);
    expect(await uidOf(email)).toBeNull();
  });
});

// @2.20.3 @2.20.4
it('a confirmed email is changed by the link that the new one gets, unless it is taken', async () => {
  const [person, other] = [await session(), await session()];
  const email = newAddress();
  for (const to of [email, other.email]) await person.call(NAME, change(to));
  const link = await mailedLink(email, /^Confirm your new email/);
  expect(link.searchParams.get('mode')).toBe('verifyAndChangeEmail');
  expect(link.href).not.toMatch(/doorstep\.test|%40/);
  expect(await stateOf(link, 'change')).toBe('replaced');
  await applyActionCode(openAuth(), codeOf(link));
  expect(await uidOf(email)).toBe(person.uid);
  expect(await stateOf(link, 'change')).toBe('done');
  expect(await mailsTo(other.email)).toEqual([]);
});
