import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../support/expectations.ts';
import { adminDb, setFields, updateFields } from '../support/server/admin.ts';
import { session } from '../support/server/sdk-people.ts';
import { QUOTE } from '../support/server/quotes.ts';
import { saveInvitation, saveMember } from '../support/server/teams.ts';
import { until } from '../support/server/until.ts';
import { DENIED } from './support/access.ts';
import { runQuery, sendInRequest, sendRequest } from './support/actions.ts';
import { connectActor, type Actor } from './support/actor.ts';
import { createProfessional } from './support/people.ts';

/** Members of a team: what ends with the membership, and what was never theirs. */

const NOT_FOUND = 'functions/not-found';
const REFUSED = 'functions/permission-denied';

let owner: Actor;
let client: Actor;
let requestId: string;
beforeAll(async () => {
  [owner, client] = [await createProfessional(), connectActor(await session('client'))];
  requestId = await sendRequest(client, owner);
  await setFields(addressPath(), { street: '12 Elm Street', check_at: new Date() });
});
const addressPath = () => `service_requests/${requestId}/private/address`;

async function createMember(): Promise<Actor> {
  const person = connectActor(await session('member'));
  await saveMember(owner.uid, person.uid);
  return person;
}

const isEqual = (fieldPath: string, value: string) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: value } },
});
/** Lists over HTTP, because the SDK could answer from its cache. */
const list = (actor: Actor, collectionId: string, [field, value]: [string, string]) =>
  runQuery(actor, { from: [{ collectionId }], where: isEqual(field, value), limit: 25 });
/** Reads the private notes, the saved replies and the street address of the request. */
const readsPrivate = (actor: Actor) =>
  Promise.all([
    codeOf(
      getDocsFromServer(
        query(collection(actor.db, `service_requests/${requestId}/notes`), limit(20)),
      ),
    ),
    codeOf(getDocFromServer(doc(actor.db, `saved_replies/${owner.uid}`))),
    codeOf(getDocFromServer(doc(actor.db, addressPath()))),
  ]);
const lists = (actor: Actor) =>
  Promise.all([
    list(actor, 'service_requests', ['provider_id', owner.uid]),
    list(actor, 'conversations', ['provider_id', owner.uid]),
    list(actor, 'chat_messages', ['request_id', requestId]),
    list(actor, 'team_members', ['owner_uid', owner.uid]),
  ]);
const write = (actor: Actor) => sendInRequest(actor, 'provider', requestId, { sender_name: 'Kim' });
const thread = () => ({ kind: 'request', id: requestId });

/** The functions that act on the professional's requests, with valid input. */
const calls = (): [string, object][] => [
  ['send-quote', { request_id: requestId, ...QUOTE }],
  ['block-person', { thread: thread(), blocked: false }],
  ['report-person', { thread: thread(), reason: 'other', text: 'A report.' }],
];
const callAll = (actor: Actor) =>
  Promise.all(calls().map(([name, input]) => codeOf(actor.callRaw(name, input))));

it('a member reads, writes and calls at once', async () => {
  const member = await createMember();
  expect(await lists(member)).toEqual([200, 200, 200, 200]);
  expect(await readsPrivate(member)).toEqual(['allowed', 'allowed', 'allowed']);
  expect(await codeOf(write(member))).toBe('allowed');
  expect(await callAll(member)).toEqual(['allowed', 'allowed', 'allowed']);
});

describe.each<[string, (path: string) => Promise<unknown>]>([
  ['removed', (path) => adminDb().doc(path).delete()],
  ['inactive', (path) => updateFields(path, { active: false })],
  ['moved to another team', (path) => updateFields(path, { owner_uid: 'another' })],
])('a member who is %s', (_, end) => {
  it('is denied at once, with the same token, and an open listener ends with the next change', async () => {
    const member = await createMember();
    const heard: string[] = [];
    let ended: string | null = null;
    let hasStarted = false;
    onSnapshot(
      query(
        collection(member.db, 'chat_messages'),
        where('request_id', '==', requestId),
        limit(50),
      ),
      ({ docs }) => {
        hasStarted = true;
        heard.push(...docs.map((message) => String(message.get('message'))));
      },
      ({ code }) => (ended = code),
    );
    await until('the listener has started', () => Promise.resolve(hasStarted));
    await end(`team_members/${member.uid}`);
    expect(await lists(member)).toEqual([403, 403, 403, 403]);
    expect(await readsPrivate(member)).toEqual([DENIED, DENIED, DENIED]);
    expect(await codeOf(write(member))).toBe(DENIED);
    expect(await callAll(member)).toEqual([NOT_FOUND, NOT_FOUND, NOT_FOUND]);
    const message = `Secret ${member.uid}`;
    await sendInRequest(owner, 'provider', requestId, { message });
    await until('the listener has ended', () => Promise.resolve(ended !== null));
    expect(ended).toBe(DENIED);
    expect(heard).not.toContain(message);
  });
});

it('a suspended member cannot write or call', async () => {
  const member = await createMember();
  const suspension = { reason: 'suspended', closed_at: new Date(), expires_at: null };
  await setFields(`closed_accounts/${member.uid}`, suspension);
  expect(await codeOf(write(member))).toBe(DENIED);
  expect(new Set(await callAll(member))).toEqual(new Set(['functions/unauthenticated']));
});

it("a member cannot call for the owner's things", async () => {
  const [member, other] = [await createMember(), await createMember()];
  const { invitation_id } = await saveInvitation(owner.uid, `new-${owner.email}`);
  const review = `review-${owner.uid}`;
  await setFields(`reviews/${review}`, {
    ...{ provider_id: owner.uid, client_uid: client.uid, author: 'Ann', request_ids: [requestId] },
    ...{ stars: 5, text: 'Fine.', hired: true, hidden: false, answer: null, answered_at: null },
    ...{ created_at: new Date(), opened_at: new Date() },
  });
  const { hours, time_zone } = minimalBranch();
  const attempts: [string, object, string][] = [
    ['save-branches', { branches: [] }, REFUSED],
    ['save-gallery', { photos: {}, service_tags: {} }, REFUSED],
    ['save-hours', { hours, time_zone }, 'functions/failed-precondition'],
    ['save-prices', { price_hints: [] }, 'functions/failed-precondition'],
    ['customer-portal', {}, 'functions/failed-precondition'],
    ['answer-review', { id: review, answer: 'Thanks.' }, NOT_FOUND],
    ['report-review', { id: review, reason: 'other', text: '' }, NOT_FOUND],
    ['invite-member', { name: 'Eve', email: `eve-${owner.email}` }, REFUSED],
    ['withdraw-invitation', { invitation_id }, NOT_FOUND],
    ['remove-member', { member_uid: other.uid }, NOT_FOUND],
    ['decide-quote', { request_id: requestId, quote_id: 'x', accept: true }, NOT_FOUND],
  ];
  for (const [name, input, code] of attempts)
    expect([name, await codeOf(member.callRaw(name, input))]).toEqual([name, code]);
  const received = { section: 'requests_received', after: null } as const;
  expect(JSON.stringify(await member.call('export-my-data', received))).not.toContain(requestId);
  expect(await member.call('own-reviews', { after: null })).toEqual({ reviews: [], next: null });
});
