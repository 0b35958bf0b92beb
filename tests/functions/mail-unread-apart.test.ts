import { BLOCKED_THREAD_MAIL } from '@doorstep/domain/mail/mail';
import { describe, expect, it } from 'vitest';
import { adminDb, fieldsOf, millisOf } from '../support/server/admin.ts';
import { mailsTo, theMailTo } from '../support/server/inbox.ts';
import { unique } from '../support/server/people.ts';
import { until } from '../support/server/until.ts';
import {
  become,
  makeDue,
  pair,
  runSweep,
  say,
  theQueued,
  type Pair,
} from '../support/server/unread-mail.ts';

/** Mails about unread messages that are due while the two are apart. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const block = (blocker_uid: string, blocked_uid: string) => ({
  path: `blocks/${blocker_uid}_${blocked_uid}`,
  fields: { blocker_uid, blocked_uid, created_at: new Date() },
});
const suspension = (uid: string) => ({
  path: `closed_accounts/${uid}`,
  fields: { reason: 'suspended', closed_at: new Date(), expires_at: null },
});

/** What stands between the two, of which the professional is the reader. */
const APART: [string, (two: Pair) => ReturnType<typeof block | typeof suspension>][] = [
  ['the reader has blocked the other one', (two) => block(two.provider.uid, two.client.uid)],
  ['the other one has blocked the reader', (two) => block(two.client.uid, two.provider.uid)],
  ['the sender is suspended', (two) => suspension(two.client.uid)],
  ['the reader is suspended', (two) => suspension(two.provider.uid)],
];

/** A message that nobody reads, and whose mail was due while the two were apart. */
async function apart(between: (two: Pair) => ReturnType<typeof block | typeof suspension>) {
  const two = await pair();
  await say(two, 'client', 'Hello?');
  const mail = await theQueued(two.office);
  const { path, fields } = between(two);
  await adminDb().doc(path).set(fields);
  const comeDue = async () => {
    await makeDue(mail);
    await runSweep();
    const isPutOff = async () =>
      (await fieldsOf(mail)).state === 'pending' &&
      (await millisOf(mail, 'next_attempt_at')) > Date.now();
    await until('it is put off', isPutOff);
  };
  await comeDue();
  return { two, mail, comeDue, lift: () => adminDb().doc(path).delete() };
}

const blocked = (two: Pair) => block(two.provider.uid, two.client.uid);

describe('a mail that is due', () => {
  it.each(APART)('waits while %s, and goes when that is over', async (_why, between) => {
    const { two, mail, comeDue, lift } = await apart(between);
    await comeDue();
    const waiting = { state: 'pending', attempts: 0, lease_until: null, expires_at: null };
    expect(await fieldsOf(mail)).toMatchObject(waiting);
    const wait = (await millisOf(mail, 'next_attempt_at')) - Date.now();
    expect(Math.round(wait / MINUTE_MS)).toBe(BLOCKED_THREAD_MAIL.recheckMinutes);
    expect(await mailsTo(two.office)).toEqual([]);
    await lift();
    await become(mail, 'sent');
    expect((await theMailTo(two.office)).text).toContain('Hello?');
  });

  it('goes to the address that its reader has when that is over', async () => {
    const { two, mail, lift } = await apart(blocked);
    const moved = `${unique('moved')}@doorstep.test`;
    await adminDb().doc(`provider_profiles/${two.provider.uid}`).update({ email: moved });
    const anHourAgo = new Date(Date.now() - BLOCKED_THREAD_MAIL.recheckMinutes * MINUTE_MS);
    await adminDb().doc(mail).update({ created_at: anHourAgo });
    await lift();
    await become(mail, 'sent');
    expect(await fieldsOf(mail)).toMatchObject({ to: moved, attempts: 0 });
    expect((await theMailTo(moved)).text).toContain('Hello?');
    expect(await mailsTo(two.office)).toEqual([]);
  });

  it('is not sent when that is over, where it was read meanwhile', async () => {
    const { two, mail, lift } = await apart(blocked);
    await adminDb().doc(`service_requests/${two.requestId}`).update({ unread_provider: 0 });
    await lift();
    await become(mail, 'obsolete');
    expect(await mailsTo(two.office)).toEqual([]);
  });

  it('waits no longer than the limit', async () => {
    const { mail, comeDue } = await apart(blocked);
    const aged = (ms: number) =>
      adminDb()
        .doc(mail)
        .update({ created_at: new Date(Date.now() - BLOCKED_THREAD_MAIL.maxDays * DAY_MS + ms) });
    await aged(MINUTE_MS);
    await comeDue();
    expect(await fieldsOf(mail)).toMatchObject({ state: 'pending' });
    await aged(-MINUTE_MS);
    await become(mail, 'obsolete');
    expect(await fieldsOf(mail)).toMatchObject({ lease_until: null, sent_at: null });
  });
});
