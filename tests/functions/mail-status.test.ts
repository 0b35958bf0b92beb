import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { mailQueue } from '../../functions/container.ts';
import { queueStatusMail } from '../../functions/requests/queue-status-mail.ts';
import { readStack } from '../support/stack.ts';
import { adminDb } from '../support/server/admin.ts';
import { deleteAccount } from '../support/server/account-fixtures.ts';
import { mailsTo, theMailTo } from '../support/server/inbox.ts';
import { until } from '../support/server/until.ts';
import { become, pair, type Pair } from '../support/server/unread-mail.ts';

/** Mails about a changed status of a request. */

const CANCELLED = /cancelled their request/;

/** Changes the status as the app does, and returns the new state of the request. */
async function changeStatus({ requestId }: Pair, status: string, by: string) {
  const request = adminDb().doc(`service_requests/${requestId}`);
  const change = { status_changed_by: by, status_changed_at: FieldValue.serverTimestamp() };
  await request.update({ status, ...change });
  const changed = await mailQueue().requests.find(requestId);
  if (!changed) throw new Error('The request does not exist');
  return changed;
}

async function mailsAbout({ requestId }: Pair, template: string) {
  const about = adminDb().collection('mail').where('data.request_id', '==', requestId);
  return (await about.get()).docs.filter((mail) => mail.get('template') === template);
}

/** Waits for a number of mails of a template. Returns the path of the latest one. */
async function theMail(two: Pair, template: string, count = 1): Promise<string> {
  const isThere = async () => (await mailsAbout(two, template)).length === count;
  await until(`${template} is queued`, isThere);
  return (await mailsAbout(two, template)).at(-1)?.ref.path ?? '';
}

// @4.4.7
it('a request that the client cancels is mailed to the professional, once for each time', async () => {
  const two = await pair();
  const first = await changeStatus(two, 'cancelled', two.client.uid);
  const path = await theMail(two, 'request_cancelled');
  const deps = mailQueue();
  await Promise.all([1, 2].map(() => queueStatusMail(deps, null, first, new Date())));
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
  // The triggers run in order.
  const other = await pair();
  await changeStatus(other, 'cancelled', other.client.uid);
  await theMail(other, 'request_cancelled');
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
    await queueStatusMail(mailQueue(), null, cancelled, new Date());
    expect(await mailsAbout(two, 'request_cancelled')).toEqual([]);
    expect(await mailsTo(two.office, CANCELLED)).toEqual([]);
  },
);
