import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { chatMessage, stored } from '@doorstep/local/demo/factories.ts';
import { adminDb, exists, fieldsOf, setFields, updateFields } from '../../support/server/admin.ts';
import { administrator } from '../../support/server/moderation.ts';
import {
  anonymous,
  refusalCode,
  refusalOf,
  session,
  type Person,
} from '../../support/server/sdk-people.ts';
import { DAY_MS, QUOTE, QuotedRequest } from '../../support/server/quotes.ts';
import { saveMember } from '../../support/server/teams.ts';
import { unreadMailsTo } from '../../support/server/unread-mail.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

/** What the functions do for a member of a team, who has the professional's side of a request. */

let request: QuotedRequest;
let member: Person;
beforeEach(async () => {
  request = await QuotedRequest.create();
  member = await createMember();
});

/** Creates a session that is a member of the request's professional's team. */
async function createMember(): Promise<Person> {
  const person = await session('member');
  await saveMember(request.pair.provider.uid, person.uid);
  return person;
}

const send = (who: Person, message = 'By the team.') =>
  who.call('send-quote', { request_id: request.pair.requestId, ...QUOTE, message });
const withdraw = (who: Person, quote_id: string) =>
  who.call('withdraw-quote', { request_id: request.pair.requestId, quote_id });
const write = (who: Person) =>
  who.call('write-review', { request_id: request.pair.requestId, stars: 5, text: 'Great team.' });

describe('quotes of a team', () => {
  // @2.34.1
  it('are sent by a member and withdrawn by another, each in their own name', async () => {
    const { quote_id } = await send(member);
    expect((await request.fields())['quote']).toMatchObject({ id: quote_id, state: 'open' });
    const other = await createMember();
    expect(await withdraw(other, quote_id)).toEqual({ state: 'withdrawn' });
    expect((await request.fields())['quote']).toMatchObject({
      ...{ state: 'withdrawn', decided_by: other.uid },
    });
    await triggersFinished();
    expect((await request.fields())['first_answered_at']).not.toBeNull();
  });

  it('are not decided by a member, also not as a guest by a mailed link', async () => {
    const { quote_id } = await send(member);
    const grant = { expires_at: new Date(Date.now() + DAY_MS), proof: 'link' };
    await setFields(`${request.path}/guests/${member.uid}`, grant);
    expect(await refusalCode(request.decide(member, quote_id))).toBe('not-found');
    expect((await request.fields())['quote']).toMatchObject({ state: 'open' });
  });

  it('are refused while the client has blocked the professional, but not the member', async () => {
    const { client, provider } = request.pair;
    const block = (blocked: string) => `blocks/${client.uid}_${blocked}`;
    const blocked = { blocker_uid: client.uid, created_at: new Date() };
    await setFields(block(member.uid), { ...blocked, blocked_uid: member.uid });
    await send(member);
    await setFields(block(provider.uid), { ...blocked, blocked_uid: provider.uid });
    expect(await refusalCode(send(member, 'Again.'))).toBe('permission-denied');
  });

  it.each<[string, (uid: string) => Promise<unknown>]>([
    ['inactive', (uid) => updateFields(`team_members/${uid}`, { active: false })],
    ['removed', (uid) => adminDb().doc(`team_members/${uid}`).delete()],
    ['of another team', (uid) => updateFields(`team_members/${uid}`, { owner_uid: 'another' })],
    ['its client', (uid) => updateFields(request.path, { client_uid: uid })],
    ['its client by address', () => updateFields(request.path, { client_email: member.email })],
  ])('are refused to a member who is %s', async (_, change) => {
    const { quote_id } = await send(member);
    await change(member.uid);
    expect(await refusalCode(send(member, 'Again.'))).toBe('not-found');
    expect(await refusalCode(withdraw(member, quote_id))).toBe('not-found');
    expect((await request.fields())['quote']).toMatchObject({ id: quote_id, state: 'open' });
  });
});

describe('a status that a member changes', () => {
  const changeStatus = (status: string, by: string) =>
    adminDb()
      .doc(request.path)
      .update({
        ...{ status, status_changed_by: by },
        status_changed_at: FieldValue.serverTimestamp(),
      });
  const mails = (template: string) =>
    adminDb()
      .collection('mail')
      .where('data.request_id', '==', request.pair.requestId)
      .where('template', '==', template)
      .get();

  // @2.34.2
  it("is the professional's: in the history, as the first answer and in the client's mail", async () => {
    await changeStatus('in_progress', member.uid);
    await triggersFinished();
    expect((await mails('request_status')).empty).toBe(false);
    const [entry] = (await adminDb().collection(`${request.path}/history`).get()).docs;
    expect(entry?.data()).toMatchObject({ status: 'in_progress', side: 'provider' });
    expect((await request.fields())['first_answered_at']).not.toBeNull();
  });

  it('to cancelled is mailed to the client, also if their access ended since', async () => {
    await updateFields(`team_members/${member.uid}`, { active: false });
    await changeStatus('cancelled', member.uid);
    await triggersFinished();
    expect((await mails('request_status')).empty).toBe(false);
    expect((await mails('request_cancelled')).empty).toBe(true);
  });
});

// @2.34.3
it("blocks are the professional's, whoever of the team sets or lifts them", async () => {
  const { provider, client, requestId } = request.pair;
  const thread = { kind: 'request' as const, id: requestId };
  const path = `blocks/${provider.uid}_${client.uid}`;
  await member.call('block-person', { thread, blocked: true });
  expect(await fieldsOf(path)).toMatchObject({ blocker_uid: provider.uid });
  expect(await exists(`blocks/${member.uid}_${client.uid}`)).toBe(false);
  await provider.call('block-person', { thread, blocked: false });
  expect(await exists(path)).toBe(false);
  const report = { thread, reason: 'other', text: 'Rude.', also_block: true } as const;
  await member.call('report-person', report);
  expect(await exists(path)).toBe(true);
  await member.call('block-person', { thread, blocked: false });
  expect(await exists(path)).toBe(false);
});

it('reports and messages of members are by the account of their side', async () => {
  const { client, requestId } = request.pair;
  const thread = { kind: 'request' as const, id: requestId };
  const said = chatMessage({
    ...{ id: `said-${requestId}`, request_id: requestId, sender_type: 'provider' },
    ...{ sender_uid: member.uid, sender_name: 'Sam', created_at: new Date() },
  });
  await setFields(`chat_messages/${said.id}`, stored(said));
  await member.call('report-person', { thread, reason: 'other', text: 'Rude.', also_block: false });
  await client.call('report-person', {
    thread,
    reason: 'other',
    text: 'Rude too.',
    also_block: false,
  });
  const admin = await administrator();
  const found = await adminDb().collection('reports').where('thread_id', '==', requestId).get();
  const shown = (reporter: Person) =>
    admin.call('admin-report', {
      id: found.docs.find((one) => one.get('reporter_uid') === reporter.uid)?.id ?? '',
      messages: 'until_report',
    });
  expect(await shown(member)).toMatchObject({
    report: { reported_as: 'account', reporter: { side: 'provider' } },
    messages: [{ written_as: 'account' }],
  });
  expect(await shown(client)).toMatchObject({ report: { reported: { side: 'provider' } } });
  expect(found.docs.map((one) => String(one.get('reported_uid'))).toSorted()).toEqual(
    [client.uid, request.pair.provider.uid].toSorted(),
  );
});

describe('the client side of a request', () => {
  // @2.34.4
  it('is refused to a member as a guest, by the address and by a mailed link', async () => {
    for (const proof of ['address', 'link'] as const) {
      expect(await refusalOf(request.open(member, proof))).toMatchObject({
        code: 'permission-denied',
        message: 'This request was sent to you. Open its chat from your dashboard.',
      });
    }
    expect(await exists(`${request.path}/guests/${member.uid}`)).toBe(false);
    // Only a hint: the same person can come back as an anonymous guest, like the professional.
    expect(await request.open(await anonymous(), 'address')).toBe('address');
    await updateFields(`team_members/${member.uid}`, { active: false });
    expect(await request.open(member, 'address')).toBe('address');
  });

  // @2.34.5
  it('has no review by a member, also not by an inactive one', async () => {
    const { client, provider, requestId: request_id } = request.pair;
    await updateFields(request.path, { status: 'completed', status_changed_at: new Date() });
    await saveMember(provider.uid, client.uid, { active: false });
    const refusal = "You can't review a professional while you're on their team.";
    expect(await client.call('my-review', { request_id })).toMatchObject({ review: null, refusal });
    expect(await refusalOf(write(client))).toMatchObject({
      ...{ code: 'failed-precondition', message: refusal },
    });
    await saveMember('another', client.uid);
    expect(await write(client)).toEqual({ hired: true });
  });
});

it("a member's message is mailed to the client, and the client's to the professional only", async () => {
  const { client, office, requestId } = request.pair;
  const unread = { last_message: 'Hello', last_message_id: `last-${requestId}` };
  await updateFields(request.path, { ...unread, unread_client: 1, unread_provider: 1 });
  await triggersFinished();
  for (const reader of [client.email, office]) expect(await unreadMailsTo(reader)).toHaveLength(1);
  expect(await unreadMailsTo(member.email)).toEqual([]);
  const [mail] = await unreadMailsTo(client.email);
  expect(mail?.get('data.sender_name')).toBe('Rivera Plumbing');
});
