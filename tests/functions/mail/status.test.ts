import { FieldValue } from 'firebase-admin/firestore';
import { REQUEST_MAIL_MINUTES } from '@doorstep/domain/limits';
import { describe, expect, it } from 'vitest';
import { deps } from '../../../functions/container.ts';
import { queueStatusMail } from '../../../functions/requests/queue-status-mail.ts';
import { readStack } from '../../support/stack.ts';
import { adminAuth, adminDb, fieldsOf, millisOf, setFields } from '../../support/server/admin.ts';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { headerOf, mailsTo, theMailTo } from '../../support/server/received-mails.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';
import { become, makeDue, pair, runSweep, type Pair } from '../../support/server/unread-mail.ts';

/** Mails about a changed status of a request. */

const MINUTE_MS = 60_000;
const CHANGED = /^Your request to .* is /;

const CANCELLED = /cancelled their request/;

/** Changes the status as the app does, and returns the new state of the request. */
async function changeStatus({ requestId }: Pair, status: string, by: string) {
  const request = adminDb().doc(`service_requests/${requestId}`);
  const change = { status_changed_by: by, status_changed_at: FieldValue.serverTimestamp() };
  await request.update({ status, ...change });
  const changed = await deps.requests.find(requestId);
  if (!changed) throw new Error('The request does not exist');
  return changed;
}

async function mailsAbout({ requestId }: Pair, template: string) {
  const about = adminDb().collection('mail').where('data.request_id', '==', requestId);
  return (await about.get()).docs.filter((mail) => mail.get('template') === template);
}

/** Waits for a number of mails of a template. Returns the path of the latest one. */
async function theMail(two: Pair, template: string, count = 1): Promise<string> {
  await triggersFinished();
  const mails = await mailsAbout(two, template);
  expect(mails).toHaveLength(count);
  return mails.at(-1)?.ref.path ?? '';
}

// @4.4.7
it('a request that the client cancels is mailed to the professional, once for each time', async () => {
  const two = await pair();
  const first = await changeStatus(two, 'cancelled', two.client.uid);
  const path = await theMail(two, 'request_cancelled');
  await Promise.all(
    [1, 2].map(() => queueStatusMail(deps, null, first, { side: 'client', now: new Date() })),
  );
  expect(await mailsAbout(two, 'request_cancelled')).toHaveLength(1);
  await become(path, 'sent');
  const { subject, text } = await theMailTo(two.office, CANCELLED);
  expect(subject).toBe('Ann Client cancelled their request');
  expect(text).toContain(`${readStack().site}/chat/${two.requestId}`);
  await changeStatus(two, 'pending', two.provider.uid);
  await changeStatus(two, 'cancelled', two.client.uid);
  await theMail(two, 'request_cancelled', 2);
});

it('a request that the professional cancels is not mailed to them', async () => {
  const two = await pair();
  await changeStatus(two, 'cancelled', two.provider.uid);
  const old = adminDb().doc(`service_requests/${two.requestId}`);
  await old.update({ status: 'pending' });
  await old.update({ status: 'cancelled' });
  await triggersFinished();
  expect(await mailsAbout(two, 'request_cancelled')).toEqual([]);
});

it.each(['provider', 'client'] as const)(
  'a mail about a cancelled request is gone once the %s deletes the account',
  async (side) => {
    const two = await pair();
    const cancelled = await changeStatus(two, 'cancelled', two.client.uid);
    await theMail(two, 'request_cancelled');
    await deleteAccount(two[side]);
    expect(await mailsAbout(two, 'request_cancelled')).toEqual([]);
    // The event of the change is delivered again.
    await queueStatusMail(deps, null, cancelled, { side: 'client', now: new Date() });
    expect(await mailsAbout(two, 'request_cancelled')).toEqual([]);
  },
);

describe('a status that the professional changes', () => {
  // @4.4.8
  it('is mailed to the client after five minutes, with a chat link and an unsubscribe link', async () => {
    const two = await pair();
    await changeStatus(two, 'in_progress', two.provider.uid);
    const path = await theMail(two, 'request_status');
    const waits = (await millisOf(path, 'next_attempt_at')) - (await millisOf(path, 'created_at'));
    expect(Math.round(waits / MINUTE_MS)).toBe(REQUEST_MAIL_MINUTES.status);
    await become(path, 'sent');
    const mail = await theMailTo(two.client.email, CHANGED);
    expect(mail.subject).toBe('Your request to Rivera Plumbing is in progress');
    expect(mail.text).toContain(`${readStack().site}/client-chat/${two.requestId}?token=`);
    expect(await headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(await mailsTo(two.office, CHANGED)).toEqual([]);
  });

  it('is mailed once, as it is at the end', async () => {
    const two = await pair();
    await changeStatus(two, 'cancelled', two.provider.uid);
    await changeStatus(two, 'completed', two.provider.uid);
    const last = await theMail(two, 'request_status', 2);
    const [first = ''] = (await mailsAbout(two, 'request_status')).map(({ ref }) => ref.path);
    await become(first, 'obsolete');
    await become(last, 'sent');
    expect((await theMailTo(two.client.email, CHANGED)).subject).toContain('is completed');
  });

  it('is mailed at most once an hour, and not if the client knows it', async () => {
    const two = await pair();
    await changeStatus(two, 'in_progress', two.provider.uid);
    const first = await theMail(two, 'request_status');
    await become(first, 'sent');
    await changeStatus(two, 'completed', two.provider.uid);
    const second = await theMail(two, 'request_status', 2);
    await makeDue(second);
    await runSweep();
    expect(await millisOf(second, 'next_attempt_at')).toBeGreaterThan(Date.now());
    expect(await fieldsOf(second)).toMatchObject({ state: 'pending', attempts: 0 });
    await changeStatus(two, 'in_progress', two.provider.uid);
    const third = await theMail(two, 'request_status', 3);
    const anHourAgo = new Date(Date.now() - REQUEST_MAIL_MINUTES.betweenStatuses * MINUTE_MS);
    await adminDb().doc(first).update({ sent_at: anHourAgo });
    await become(second, 'obsolete');
    await become(third, 'obsolete');
    await changeStatus(two, 'completed', two.provider.uid);
    await become(await theMail(two, 'request_status', 4), 'sent');
    expect(await mailsTo(two.client.email, CHANGED)).toHaveLength(2);
  });

  it.each(['pending', 'in_progress'])(
    'is mailed when a request that the client had cancelled is %s again',
    async (status) => {
      const two = await pair();
      if (status === 'in_progress') {
        await changeStatus(two, status, two.provider.uid);
        const first = await theMail(two, 'request_status');
        await become(first, 'sent');
        const anHourAgo = new Date(Date.now() - REQUEST_MAIL_MINUTES.betweenStatuses * MINUTE_MS);
        await adminDb().doc(first).update({ sent_at: anHourAgo });
      }
      const mailed = await mailsAbout(two, 'request_status');
      await changeStatus(two, 'cancelled', two.client.uid);
      await become(await theMail(two, 'request_cancelled'), 'sent');
      await changeStatus(two, 'cancelled', two.provider.uid);
      await become(await theMail(two, 'request_status', mailed.length + 1), 'obsolete');
      await changeStatus(two, status, two.provider.uid);
      await become(await theMail(two, 'request_status', mailed.length + 2), 'sent');
    },
  );

  it.each<[string, (two: Pair) => Promise<unknown>]>([
    ['it is pending again', (two) => changeStatus(two, 'pending', two.provider.uid)],
    ['the client has cancelled', (two) => changeStatus(two, 'cancelled', two.client.uid)],
    [
      'the address is no longer confirmed',
      ({ client }) => adminAuth().updateUser(client.uid, { emailVerified: false }),
    ],
    [
      'the professional is suspended',
      ({ provider }) =>
        setFields(`closed_accounts/${provider.uid}`, {
          reason: 'suspended',
          closed_at: new Date(),
          expires_at: null,
        }),
    ],
    [
      'the client has blocked the professional',
      ({ client, provider }) =>
        setFields(`blocks/${client.uid}_${provider.uid}`, {
          blocker_uid: client.uid,
          blocked_uid: provider.uid,
          created_at: new Date(),
        }),
    ],
  ])('is not mailed if %s', async (_, happen) => {
    const two = await pair();
    await changeStatus(two, 'in_progress', two.provider.uid);
    const path = await theMail(two, 'request_status');
    await happen(two);
    await become(path, 'obsolete');
    expect(await mailsTo(two.client.email, CHANGED)).toEqual([]);
  });

  it('is mailed to the confirmed address of the sender, not to the one in the request', async () => {
    const two = await pair();
    const typed = `typed-${two.client.email}`;
    await adminDb().doc(`service_requests/${two.requestId}`).update({ client_email: typed });
    await changeStatus(two, 'completed', two.provider.uid);
    const path = await theMail(two, 'request_status');
    expect(await fieldsOf(path)).toMatchObject({ to: two.client.email });
  });
});
