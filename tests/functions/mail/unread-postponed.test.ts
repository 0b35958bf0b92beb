import { BLOCKED_THREAD_MAIL } from '@doorstep/domain/mail/mail';
import { describe, expect, it } from 'vitest';
import { adminDb, fieldsOf, millisOf, updateFields } from '../../support/server/admin.ts';
import { mailsTo, theMailTo } from '../../support/server/received-mails.ts';
import { confirmPageEmail } from '../../support/server/market.ts';
import { unique } from '../../support/server/sdk-people.ts';
import {
  NEW_MESSAGE,
  become,
  makeDue,
  pair,
  queueNow,
  runSweep,
  say,
  theQueued,
  unreadMailsTo,
  type Pair,
} from '../../support/server/unread-mail.ts';

/** Mails about unread messages that are due during a block or a suspension. */

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

/** What postpones a mail to the professional. */
const OBSTACLES: [string, (two: Pair) => ReturnType<typeof block | typeof suspension>][] = [
  ['the reader has blocked the sender', (two) => block(two.provider.uid, two.client.uid)],
  ['the sender has blocked the reader', (two) => block(two.client.uid, two.provider.uid)],
  ['the sender is suspended', (two) => suspension(two.client.uid)],
  ['the reader is suspended', (two) => suspension(two.provider.uid)],
];

/** Creates an unread message whose mail was due during the obstacle. */
async function createPostponed(
  obstacle: (two: Pair) => ReturnType<typeof block | typeof suspension>,
) {
  const two = await pair();
  await say(two, 'client', 'Hello?');
  const mail = await theQueued(two.office);
  const { path, fields } = obstacle(two);
  await adminDb().doc(path).set(fields);
  const comeDue = async () => {
    await makeDue(mail);
    await runSweep();
    expect((await fieldsOf(mail)).state).toBe('pending');
    expect(await millisOf(mail, 'next_attempt_at')).toBeGreaterThan(Date.now());
  };
  await comeDue();
  return { two, mail, comeDue, lift: () => adminDb().doc(path).delete() };
}

const age = (mail: string, ms: number) =>
  updateFields(mail, { created_at: new Date(Date.now() - ms) });
const LIMIT_MS = BLOCKED_THREAD_MAIL.maxDays * DAY_MS;

const blocked = (two: Pair) => block(two.provider.uid, two.client.uid);

describe('a mail that is due', () => {
  it.each(OBSTACLES)('waits while %s, and is sent afterwards', async (_, obstacle) => {
    const { two, mail, comeDue, lift } = await createPostponed(obstacle);
    await comeDue();
    const waiting = { state: 'pending', attempts: 0, lease_until: null, expires_at: null };
    expect(await fieldsOf(mail)).toMatchObject(waiting);
    const wait = (await millisOf(mail, 'next_attempt_at')) - Date.now();
    expect(Math.round(wait / MINUTE_MS)).toBe(BLOCKED_THREAD_MAIL.recheckMinutes);
    expect(await mailsTo(two.office, NEW_MESSAGE)).toEqual([]);
    await lift();
    await become(mail, 'sent');
    expect((await theMailTo(two.office, NEW_MESSAGE)).text).toContain('Hello?');
  });

  it('is sent to the current address of the reader', async () => {
    const { two, mail, lift } = await createPostponed(blocked);
    const moved = `${unique('moved')}@doorstep.test`;
    await adminDb().doc(`provider_profiles/${two.provider.uid}`).update({ email: moved });
    await confirmPageEmail(two.provider.uid, moved);
    const anHourAgo = new Date(Date.now() - BLOCKED_THREAD_MAIL.recheckMinutes * MINUTE_MS);
    await adminDb().doc(mail).update({ created_at: anHourAgo });
    await lift();
    await become(mail, 'sent');
    expect(await fieldsOf(mail)).toMatchObject({ to: moved, attempts: 0 });
    expect((await theMailTo(moved, NEW_MESSAGE)).text).toContain('Hello?');
    expect(await mailsTo(two.office, NEW_MESSAGE)).toEqual([]);
  });

  it('is not sent if the message was read meanwhile', async () => {
    const { two, mail, lift } = await createPostponed(blocked);
    await adminDb().doc(`service_requests/${two.requestId}`).update({ unread_provider: 0 });
    await lift();
    await become(mail, 'obsolete');
    expect(await mailsTo(two.office, NEW_MESSAGE)).toEqual([]);
  });

  it('is dropped after the limit', async () => {
    const { mail, comeDue } = await createPostponed(blocked);
    await age(mail, LIMIT_MS - MINUTE_MS);
    await comeDue();
    expect(await fieldsOf(mail)).toMatchObject({ state: 'pending' });
    await age(mail, LIMIT_MS + MINUTE_MS);
    await become(mail, 'obsolete');
    expect(await fieldsOf(mail)).toMatchObject({ lease_until: null, sent_at: null });
  });

  it.each(OBSTACLES)('dropped while %s, is queued with a later message', async (_, obstacle) => {
    const { two, mail, lift } = await createPostponed(obstacle);
    await age(mail, LIMIT_MS + MINUTE_MS);
    await become(mail, 'obsolete');
    await lift();
    await say(two, 'client', 'May I write again?');
    await queueNow(two);
    await say(two, 'client', 'And now?');
    await queueNow(two);
    const waiting = { state: 'pending', attempts: 0, expires_at: null, to: two.office };
    expect(await fieldsOf(mail)).toMatchObject(waiting);
    expect(await millisOf(mail, 'next_attempt_at')).toBeGreaterThan(Date.now());
    await become(mail, 'sent');
    const { text } = await theMailTo(two.office, NEW_MESSAGE);
    expect(text).toContain('May I write again?');
    const thread = await fieldsOf(`service_requests/${two.requestId}`);
    expect(thread).toMatchObject({ unread_provider: 3 });
    expect(await unreadMailsTo(two.office)).toHaveLength(1);
  });
});
