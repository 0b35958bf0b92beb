import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { deps } from '../../../functions/container.ts';
import { completeDoneJob } from '../../../functions/requests/endpoints.ts';
import { adminDb, fieldsOf, setFields, updateFields } from '../../support/server/admin.ts';
import {
  anonymous,
  refusalCode,
  refusalOf,
  session,
  type Person,
} from '../../support/server/sdk-people.ts';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';
import { saveMember } from '../../support/server/teams.ts';
import { pair, say, type Pair } from '../../support/server/unread-mail.ts';

/** The client says that the job is done, and the professional's side or the server answers. */

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const SUSPENSION = { reason: 'suspended', closed_at: new Date(), expires_at: null };

let two: Pair;
let path: string;
beforeEach(async () => {
  two = await pair({ status: 'in_progress', waiting: 'client', last_at: daysAgo(20) });
  path = `service_requests/${two.requestId}`;
});

const ask = (who: Person = two.client) => who.call('ask-done', { request_id: two.requestId });
const refuse = (who: Person = two.provider) =>
  who.call('refuse-done', { request_id: two.requestId });

/** Makes the question as old as it is when the request is completed. */
async function becomeDue(): Promise<void> {
  const asked_at = daysAgo(7);
  await updateFields(path, {
    'done.asked_at': asked_at,
    'done.due_at': new Date(),
    last_at: asked_at,
    status_changed_at: daysAgo(9),
  });
}

async function mails(template: string) {
  const about = adminDb().collection('mail').where('data.request_id', '==', two.requestId);
  return (await about.get()).docs.filter((mail) => mail.get('template') === template);
}

async function historySides(): Promise<unknown[]> {
  const history = await adminDb().collection(`${path}/history`).orderBy('at').get();
  return history.docs.map((entry) => [String(entry.get('status')), String(entry.get('side'))]);
}

// @2.46.1 @2.46.2
it('a question waits for the professional, who gets one mail', async () => {
  await Promise.all([ask(), ask()]);
  await ask();
  const { done, last_at, waiting, status } = await fieldsOf(path);
  expect({ waiting, status }).toEqual({ waiting: 'provider', status: 'in_progress' });
  expect(done).toMatchObject({ asked_by: two.client.uid, asked_at: last_at, refused_at: null });
  const [mail, ...others] = await mails('done_asked');
  expect(others).toEqual([]);
  expect(mail?.get('to')).toBe(two.office);
});

// @2.46.1
it('only the account of the client may ask, while the request is in progress', async () => {
  const guest = await anonymous();
  await guest.call('open-request-chat', {
    request_id: two.requestId,
    email: two.client.email,
  });
  expect(await refusalCode(ask(guest))).toBe('unauthenticated');
  for (const other of [two.provider, await session('stranger')]) {
    expect(await refusalCode(ask(other))).toBe('not-found');
  }
  for (const status of ['pending', 'completed', 'cancelled']) {
    await updateFields(path, { status });
    expect(await refusalOf(ask())).toMatchObject({
      code: 'failed-precondition',
      message: 'You can only do this while your request is in progress.',
    });
  }
  expect((await fieldsOf(path))['done'] ?? null).toBeNull();
});

// @2.46.3
it("'Not done' ends the question, and the client gets a mail", async () => {
  await ask();
  await refuse();
  await refuse();
  expect(await fieldsOf(path)).toMatchObject({ status: 'in_progress', waiting: 'client' });
  expect((await fieldsOf(path))['done']).toMatchObject({ due_at: null });
  const [mail, ...others] = await mails('done_refused');
  expect([mail?.get('to'), others]).toEqual([two.client.email, []]);
  await ask();
  expect(await fieldsOf(path)).toMatchObject({ waiting: 'provider' });
});

// @2.46.3
it('a member of the team may answer, until they are removed; nobody else may', async () => {
  const member = await session('member');
  const membership = await saveMember(two.provider.uid, member.uid);
  await ask();
  for (const other of [two.client, await session('stranger')]) {
    expect(await refusalCode(refuse(other))).toBe('not-found');
  }
  await refuse(member);
  await ask();
  await adminDb().doc(membership).delete();
  expect(await refusalCode(refuse(member))).toBe('not-found');
  // The work on requests needs no plan.
  await updateFields(`provider_profiles/${two.provider.uid}`, { published: false });
  await refuse();
});

// @2.46.4
it('a message ends the question, and the client may ask again', async () => {
  await ask();
  await say(two, 'client', 'One tile is missing.');
  expect(await refusalOf(refuse())).toMatchObject({
    code: 'failed-precondition',
    message: 'This question is no longer open.',
  });
  await updateFields(path, { 'done.due_at': new Date() });
  await completeDoneJob.run();
  expect(await fieldsOf(path)).toMatchObject({ status: 'in_progress' });
  expect((await fieldsOf(path))['done']).toMatchObject({ due_at: null, completed_at: null });
  await ask();
  expect(await fieldsOf(path)).toMatchObject({ waiting: 'provider' });
});

// @2.46.5 @2.46.6
it('without an answer the request is completed once, and can be taken back', async () => {
  await ask();
  await completeDoneJob.run();
  expect(await fieldsOf(path)).toMatchObject({ status: 'in_progress' });
  await becomeDue();
  await Promise.all([completeDoneJob.run(), completeDoneJob.run()]);
  expect(await fieldsOf(path)).toMatchObject({
    status: 'completed',
    status_changed_by: null,
    waiting: 'none',
    first_answered_at: null,
  });
  await triggersFinished();
  expect(await mails('request_status')).toHaveLength(1);
  expect((await mails('request_status'))[0]?.get('data')).toMatchObject({
    status: 'completed',
    automatic: true,
  });
  expect(await mails('done_completed')).toHaveLength(1);
  expect(await historySides()).toHaveLength(1);

  await refuse();
  const changed = await fieldsOf(path);
  expect(changed).toMatchObject({
    status: 'in_progress',
    status_changed_by: two.provider.uid,
    waiting: 'client',
  });
  await triggersFinished();
  expect(await historySides()).toEqual([
    ['completed', 'automatic'],
    ['in_progress', 'provider'],
  ]);
  expect(await mails('done_refused')).toEqual([]);
  // The analytics count the job once, however often it is completed.
  await updateFields(path, {
    status: 'completed',
    status_changed_by: two.provider.uid,
    status_changed_at: FieldValue.serverTimestamp(),
  });
  await triggersFinished();
  const [today] = await deps.analytics.readDays(two.provider.uid, [new Date()]);
  expect(today?.completed).toBe(1);
});

// @2.46.6
it("'Not done' is too late 14 days after the completion", async () => {
  const completed_at = daysAgo(14);
  await updateFields(path, {
    status: 'completed',
    status_changed_by: null,
    status_changed_at: completed_at,
    done: {
      asked_by: two.client.uid,
      asked_at: daysAgo(21),
      due_at: null,
      refused_at: null,
      completed_at,
    },
  });
  expect(await refusalCode(refuse())).toBe('failed-precondition');
});

// @2.46.7
it.each([
  ['a block by the professional', () => [two.provider.uid, two.client.uid]],
  ['a block by the client', () => [two.client.uid, two.provider.uid]],
])('%s lets nobody ask or answer, and completes nothing', async (_, sides) => {
  await ask();
  const [blocker_uid, blocked_uid] = sides();
  const block = { blocker_uid, blocked_uid, created_at: new Date() };
  await setFields(`blocks/${blocker_uid}_${blocked_uid}`, block);
  expect(await refusalCode(ask())).toBe('permission-denied');
  expect(await refusalCode(refuse())).toBe('permission-denied');
  await becomeDue();
  await completeDoneJob.run();
  expect(await fieldsOf(path)).toMatchObject({ status: 'in_progress' });
  expect(await mails('done_completed')).toEqual([]);
});

// @2.46.7
it.each(['provider', 'client'] as const)(
  'a suspension of the %s lets nobody ask or answer, and completes nothing',
  async (side) => {
    await ask();
    await setFields(`closed_accounts/${two[side].uid}`, SUSPENSION);
    const codes = [await refusalCode(ask()), await refusalCode(refuse())];
    expect(codes.toSorted()).toEqual(['permission-denied', 'unauthenticated']);
    await becomeDue();
    await completeDoneJob.run();
    expect(await fieldsOf(path)).toMatchObject({ status: 'in_progress' });
  },
);

// @2.46.7
it('a suspension of another account of the client, which asked, completes nothing', async () => {
  const other = await session('other');
  await updateFields(path, { client_email: other.email });
  await ask(other);
  await becomeDue();
  await setFields(`closed_accounts/${other.uid}`, SUSPENSION);
  await completeDoneJob.run();
  expect(await fieldsOf(path)).toMatchObject({ status: 'in_progress' });
});

// @2.46.7
it('a deletion ends the question, and its mails are gone', async () => {
  await ask();
  await becomeDue();
  await deleteAccount(two.client);
  await completeDoneJob.run();
  expect(await fieldsOf(path)).toMatchObject({ status: 'in_progress', closed: true });
  expect(await mails('done_asked')).toEqual([]);
});
