import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import { conversation, stored } from '@doorstep/local/demo/factories.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminDb, deleteUser, exists, fieldsOf, millisOf } from '../../support/server/admin.ts';
import { callFrom, someAddress } from '../../support/server/from-address.ts';
import { saveProfile, saveRequest } from '../../support/server/market.ts';
import { refusalOf, session, type Person } from '../../support/server/sdk-people.ts';

interface Threads {
  provider: Person;
  client: Person;
  request: ThreadRef;
  direct: ThreadRef;
}

/** A request and a conversation of two people. */
async function createThreads(email?: string): Promise<Threads> {
  const [provider, client] = await Promise.all([session('provider'), session('client')]);
  await saveProfile(provider.uid);
  const { id } = await saveRequest({
    provider_id: provider.uid,
    client_uid: client.uid,
    client_email: email ?? client.email,
  });
  const thread = conversation({ provider_id: provider.uid, client_id: client.uid });
  await adminDb().doc(`conversations/${thread.id}`).set(stored(thread));
  const direct: ThreadRef = { kind: 'conversation', id: thread.id };
  return { provider, client, request: { kind: 'request', id }, direct };
}

const at = (blocker: Person, blocked: Person) => `blocks/${blocker.uid}_${blocked.uid}`;
const set = (who: Person, thread: ThreadRef, blocked = true) =>
  who.call('block-person', { thread, blocked });

let pair: Threads;
beforeAll(async () => {
  pair = await createThreads();
});

describe('block-person', () => {
  it.each(['request', 'direct'] as const)(
    'blocks and unblocks by a %s, from both sides',
    async (kind) => {
      const { provider, client } = pair;
      for (const [who, other] of [
        [provider, client],
        [client, provider],
      ] as const) {
        expect(await set(who, pair[kind])).toEqual({ blocked: true });
        expect(await fieldsOf(at(who, other))).toMatchObject({
          blocker_uid: who.uid,
          blocked_uid: other.uid,
        });
        expect(await exists(at(other, who))).toBe(false);
        expect(await set(who, pair[kind], false)).toEqual({ blocked: false });
        expect(await exists(at(who, other))).toBe(false);
      }
    },
  );

  it('keeps the first time when it is repeated, and ignores an unblock without a block', async () => {
    const { provider, client, request } = pair;
    await set(provider, request);
    const first = await millisOf(at(provider, client), 'created_at');
    await Promise.all([set(provider, request), set(provider, request)]);
    expect(await millisOf(at(provider, client), 'created_at')).toBe(first);
    await set(provider, request, false);
    expect(await set(provider, request, false)).toEqual({ blocked: false });
  });

  it('blocks for the owner of the address of the request and for its sender', async () => {
    const owner = await session('owner');
    const { provider, client, request } = await createThreads(owner.email);
    await set(owner, request);
    expect(await exists(at(owner, provider))).toBe(true);
    expect(await exists(at(client, provider))).toBe(true);
    await set(owner, request, false);
    expect(await exists(at(client, provider))).toBe(false);
  });

  it('does not block the owner of an address that a request names', async () => {
    const named = await session('named');
    const { provider, client, request } = await createThreads(named.email);
    await set(provider, request);
    expect(await exists(at(provider, client))).toBe(true);
    expect(await exists(at(provider, named))).toBe(false);
  });

  it('ignores uids in the payload', async () => {
    const victim = await session('victim');
    const { provider, request } = pair;
    const extra = { blocked_uid: victim.uid, blocker_uid: victim.uid, uid: victim.uid };
    await provider.callRaw('block-person', { thread: request, blocked: true, ...extra });
    expect(await exists(at(provider, victim))).toBe(false);
    expect(await exists(at(victim, provider))).toBe(false);
    await set(provider, request, false);
  });
});

describe('block-person refuses', () => {
  it('strangers, with the answer for a missing thread', async () => {
    const stranger = await session('stranger');
    const missing: ThreadRef[] = [
      { kind: 'request', id: 'nobodys' },
      { kind: 'conversation', id: 'no_body' },
      { kind: 'request', id: '../blocks' },
    ];
    const answers = await Promise.all(
      [pair.request, pair.direct, ...missing].map((thread) => refusalOf(set(stranger, thread))),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.code).toBe('not-found');
  });

  it('to block a deleted account, but unblocks it', async () => {
    const { provider, client, request, direct } = await createThreads();
    await deleteUser(client.uid);
    const tombstone = `closed_accounts/${client.uid}`;
    expect(await exists(tombstone)).toBe(true);
    // With its tombstone, and after that has expired.
    for (const thread of [request, direct]) {
      expect(await refusalOf(set(provider, thread))).toMatchObject({
        code: 'failed-precondition',
        message: 'This account is deleted. It can no longer write to you.',
      });
      expect(await exists(at(provider, client))).toBe(false);
      await adminDb().doc(tombstone).delete();
    }
    const left = { blocker_uid: provider.uid, blocked_uid: client.uid, created_at: new Date() };
    await adminDb().doc(at(provider, client)).set(left);
    expect(await set(provider, request, false)).toEqual({ blocked: false });
    expect(await exists(at(provider, client))).toBe(false);
  });

  it('the block of a deleted account, but accepts the report', async () => {
    const { provider, client, request } = await createThreads();
    await deleteUser(client.uid);
    const report = { thread: request, reason: 'fraud', text: '', also_block: true } as const;
    expect(await provider.call('report-person', report)).toEqual({ reported: true });
    expect(await exists(at(provider, client))).toBe(false);
    const about = adminDb().collection('reports').where('thread_id', '==', request.id);
    expect((await about.get()).size).toBe(1);
  });

  it('an account with a grant, because a blocked professional could unblock themselves', async () => {
    const { provider, client, request } = await createThreads();
    await set(client, request);
    const second = await session('second');
    const { code } = await callFrom(someAddress(), second, {
      request_id: request.id,
      email: client.email,
    });
    expect(code).toBe('ok');
    const refusal = await refusalOf(set(second, request, false));
    expect(refusal).toMatchObject({
      code: 'permission-denied',
      message: 'Please sign in with the account that sent this request.',
    });
    expect(await exists(at(client, provider))).toBe(true);
  });
});
