import type { ThreadRef } from '@doorstep/domain/thread-ref';
import { doc, limit, setDoc, updateDoc, where, deleteDoc } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../support/expectations.ts';
import { refusalOf, session } from '../support/server/people.ts';
import { open, type Actor } from './support/actor.ts';
import { begin, list, look, request, requestFields, say, tell } from './support/acts.ts';
import { letIn, professional, type Who } from './support/cast.ts';
import { rest } from './support/rest.ts';
import { sendRequest } from '../support/protocols.ts';
import { DENIED, SESSIONS, Stage } from './support/stage.ts';

const stage = new Stage();

const thread = (id: string, kind: ThreadRef['kind'] = 'request'): ThreadRef => ({ kind, id });
const block = (who: Actor, ref: ThreadRef, blocked = true) =>
  who.call('block-person', { thread: ref, blocked });
const path = (blocker: Actor, blocked: Actor) => `blocks/${blocker.uid}_${blocked.uid}`;

describe('the block of the client by the professional', () => {
  beforeAll(() => block(stage.cast.provider, thread(stage.cast.requestId)));

  const EVERY = [...SESSIONS, 'guest', 'anonymous', 'visitor', 'unconfirmed'] as const;
  const others = EVERY.filter((who): who is Exclude<Who, 'provider'> => who !== 'provider');
  it.each(others)('is hidden from: %s', async (person) => {
    const { provider, client, [person]: who } = stage.cast;
    const hidden = path(provider, client);
    const outcomes = await Promise.all(
      [
        look(who, hidden),
        list(who, 'blocks', limit(1)),
        list(who, 'blocks', where('blocked_uid', '==', who.uid), limit(1)),
        setDoc(doc(who.db, hidden), { blocker_uid: who.uid, blocked_uid: provider.uid }),
        updateDoc(doc(who.db, hidden), { blocked_uid: 'nobody' }),
        deleteDoc(doc(who.db, hidden)),
        setDoc(doc(who.db, `blocks/${who.uid}_x`), { blocker_uid: who.uid, blocked_uid: 'x' }),
      ].map(codeOf),
    );
    expect(new Set(outcomes)).toEqual(new Set([DENIED]));
  });

  it('is read by the professional, and not listed', async () => {
    const { provider, client } = stage.cast;
    expect(await codeOf(look(provider, path(provider, client)))).toBe('allowed');
    expect(await codeOf(list(provider, 'blocks', limit(1)))).toBe(DENIED);
  });

  it('reads the same as one that does not exist, without the SDK too', async () => {
    const { provider, client, otherProvider } = stage.cast;
    const there = await rest(client, 'GET', `/${path(provider, client)}`);
    expect(there).toBe(403);
    expect(await rest(client, 'GET', `/${path(otherProvider, client)}`)).toBe(there);
  });
});

type Door = () => Promise<unknown>;

/** One after the other: what is said in one thread at once is not the matter here. */
async function tried(doors: readonly Door[]): Promise<Set<string>> {
  const codes = new Set<string>();
  for (const door of doors) codes.add(await codeOf(door()));
  return codes;
}

describe('who is blocked', () => {
  it('reaches nobody by any door, and is answered as for what is not allowed at all', async () => {
    const [client, provider] = [open(await session('annoying')), await professional()];
    const [id, direct] = [await request(client, provider), await begin(client, provider)];
    const guest = open(await session('disguise'));
    await letIn(guest, id, client.email);
    const doors = [
      () => say(client, 'client', id),
      () => tell(client, 'client', direct),
      () => request(client, provider),
      () => say(guest, 'client', id),
    ];
    expect(await tried(doors)).toEqual(new Set(['allowed']));

    await block(provider, thread(id));
    // The same person's request to somebody who has no page.
    const toNobody = () => sendRequest(client.db, { fields: requestFields(client, 'nobody') });
    expect(await tried([...doors, toNobody])).toEqual(new Set([DENIED]));

    // What the client may see is as it was.
    for (const seen of [
      `provider_profiles/${provider.uid}`,
      `service_requests/${id}`,
      `conversations/${direct}`,
      `thread_counts/${client.uid}`,
    ]) {
      expect(await codeOf(look(client, seen))).toBe('allowed');
    }
    const asked = { request_id: id };
    expect(await client.callRaw('send-service-request', asked)).toEqual({ delivered: true });

    await block(provider, thread(id), false);
    expect(await tried(doors)).toEqual(new Set(['allowed']));
  });

  it('does not unblock, by either thread', async () => {
    const [client, provider] = [open(await session('annoying')), await professional()];
    const [id, direct] = [await request(client, provider), await begin(client, provider)];
    await block(client, thread(direct, 'conversation'));
    expect(await codeOf(tell(provider, 'provider', direct))).toBe(DENIED);
    // Unblocks the client, whom he has not blocked.
    await block(provider, thread(direct, 'conversation'), false);
    await block(provider, thread(id), false);
    expect(await codeOf(tell(provider, 'provider', direct))).toBe(DENIED);
    expect(await codeOf(say(provider, 'provider', id))).toBe(DENIED);

    // Knows the client's address, and comes back as a guest of the own request.
    const second = open(await session('second'));
    await letIn(second, id, client.email);
    const unblocked = refusalOf(
      second.callRaw('block-person', { thread: thread(id), blocked: false }),
    );
    expect((await unblocked).code).toBe('permission-denied');
    expect(await codeOf(say(provider, 'provider', id))).toBe(DENIED);
  });
});
