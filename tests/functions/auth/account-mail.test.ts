import { applyActionCode, confirmPasswordReset } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { readStack } from '../../support/stack.ts';
import { checkAccountMail } from '../../../functions/auth/account-mail.ts';
import { createAccounts } from '../../../functions/platform/account-repository.ts';
import { adminAuth, adminDb } from '../../support/server/admin.ts';
import { postFrom, someAddress } from '../../support/server/from-address.ts';
import { headersOf, mailsTo, theMailTo } from '../../support/server/received-mails.ts';
import {
  openAuth,
  refusalOf,
  session,
  signedOut,
  unique,
  unverified,
} from '../../support/server/sdk-people.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

const NAME = 'send-account-mail';
const newAddress = () => `${unique('nobody')}@doorstep.test`;

/** Returns the only stored mail to an address. */
async function storedMail(email: string) {
  const { docs } = await adminDb().collection('mail').where('to', '==', email).get();
  expect(docs).toHaveLength(1);
  return docs[0]?.data() ?? {};
}

/** Asks what became of a mailed link. */
async function stateOf(link: URL, kind: 'confirm' | 'reset' = 'confirm') {
  const { account = '', token = '' } = Object.fromEntries(link.searchParams);
  return (await (await signedOut()).call('check-account-link', { kind, account, token })).state;
}

/** Returns the link of the only mail to an address. */
async function mailedLink(email: string, subject: RegExp): Promise<URL> {
  const mail = await theMailTo(email, subject);
  const [link = ''] = /https?:\/\/\S+/.exec(mail.text) ?? [];
  expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
  expect(await headersOf(mail)).not.toContain('List-Unsubscribe');
  return new URL(link);
}

describe('a mail with a link for an account', () => {
  // @7.3.4
  it('confirms an email, also for a person who is signed out, and stores no code', async () => {
    const { uid, email } = await unverified();
    const visitor = await signedOut();
    const data = { kind: 'confirm', type: 'client', redirect: '/p/a?request=1' } as const;
    await visitor.call(NAME, { email, ...data });
    const link = await mailedLink(email, /^Confirm your email/);
    expect(link.origin + link.pathname).toBe(`${readStack().site}/auth`);
    const { oobCode = '', token, ...query } = Object.fromEntries(link.searchParams);
    const { type, redirect } = data;
    expect(query).toEqual({ mode: 'verifyEmail', account: uid, type, redirect });
    expect(link.href).not.toMatch(/doorstep\.test|%40/);
    await triggersFinished();
    const stored = await storedMail(email);
    expect(stored['state']).toBe('sent');
    expect(stored['data']).toEqual(data);
    for (const secret of [oobCode, token]) expect(JSON.stringify(stored)).not.toContain(secret);
    expect(await stateOf(link)).toBe('replaced');
    await applyActionCode(openAuth(), oobCode);
    expect((await adminAuth().getUser(uid)).emailVerified).toBe(true);
    // The answer may have been lost, or the link is opened in a second tab.
    expect(await stateOf(link)).toBe('done');
    expect(await stateOf(link, 'reset')).toBe('replaced');
    link.searchParams.set('account', (await session()).uid);
    expect(await stateOf(link)).toBe('replaced');
  });

  // @2.6.6
  it('leads to a new password', async () => {
    const { email } = await session();
    const visitor = await signedOut();
    await visitor.call(NAME, { kind: 'reset', email, type: null, redirect: null });
    const link = await mailedLink(email, /^Reset your/);
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    expect(link.searchParams.get('redirect')).toBeNull();
    const code = link.searchParams.get('oobCode') ?? '';
    await confirmPasswordReset(openAuth(), code, 'another horse battery');
    expect(await stateOf(link, 'reset')).toBe('done');
  });

  // @2.6.7
  it('is not sent to an unknown, a disabled or a confirmed address, and nobody learns it', async () => {
    const [disabled, confirmed] = [await unverified(), await session()];
    await adminAuth().updateUser(disabled.uid, { disabled: true });
    const visitor = await signedOut();
    const answers = [];
    const emails = [newAddress(), disabled.email, confirmed.email];
    for (const email of emails) {
      answers.push(await visitor.callRaw(NAME, { kind: 'confirm', email, redirect: null }));
    }
    expect(answers).toEqual(emails.map(() => ({ accepted: true })));
    await triggersFinished();
    for (const email of emails) {
      expect((await storedMail(email))['state']).toBe('obsolete');
      expect(await mailsTo(email)).toEqual([]);
    }
  });
});

it('is not sent a day later, for example after an outage of the mail server', async () => {
  const { email: to } = await session();
  const link = { kind: 'reset', type: null, redirect: null } as const;
  const now = new Date();
  const check = (hours: number) => {
    const created_at = new Date(now.getTime() - hours * 3_600_000);
    return checkAccountMail(createAccounts(adminAuth()), { to, created_at }, link, now);
  };
  expect(await check(23)).toBe('now');
  expect(await check(25)).toBe('never');
});

// @2.6.11
it.each([
  ['kind', { kind: 'delete' }],
  ['email', { email: 'a@doorstep.test,b@doorstep.test' }],
  ['email', { email: ['a@doorstep.test'] }],
  ['type', { type: 'admin' }],
  ['redirect', { redirect: 'https://evil.example/' }],
  ['redirect', { redirect: '//evil.example/' }],
  ['redirect', { redirect: '/\\evil.example' }],
  ['redirect', { redirect: 'javascript:alert(1)' }],
])('a call with an invalid %s is refused: %j', async (path, change) => {
  const visitor = await signedOut();
  const input = { kind: 'confirm', email: 'a@doorstep.test', redirect: null, ...change };
  const { code, details } = await refusalOf(visitor.callRaw(NAME, input));
  expect(code).toBe('invalid-argument');
  expect(details).toMatchObject({ issues: [{ path }] });
});

describe('the limit', () => {
  const LIMITED = 'resource-exhausted';

  it('by address is the same for known and unknown addresses, from any network', async () => {
    const { email: known } = await session();
    for (const email of [known, newAddress()]) {
      const codes = [];
      // A window of 15 minutes may end during the test.
      while (codes.length < 11 && codes.at(-1) !== LIMITED) {
        const data = { kind: 'confirm', email, redirect: null };
        codes.push((await postFrom(someAddress(), NAME, data)).code);
      }
      expect([...new Set(codes)]).toEqual(['ok', LIMITED]);
      expect(codes.length).toBeGreaterThan(5);
      const reset = { kind: 'reset', email, redirect: null };
      expect((await postFrom(someAddress(), NAME, reset)).code).toBe('ok');
    }
  });

  it('by network does not concern other networks', async () => {
    const address = someAddress();
    const codes = [];
    // Invalid calls count too, and queue no mail.
    while (codes.length < 121 && codes.at(-1) !== LIMITED) {
      codes.push((await postFrom(`${someAddress()}, ${address}`, NAME, {})).code);
    }
    expect([...new Set(codes)]).toEqual(['invalid-argument', LIMITED]);
    expect((await postFrom(someAddress(), NAME, {})).code).toBe('invalid-argument');
  });
});
