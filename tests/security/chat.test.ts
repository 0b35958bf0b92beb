import type { ThreadRef } from '@doorstep/domain/chat/thread-ref';
import { collection, limit, onSnapshot, query, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../support/expectations.ts';
import { sendRequest } from '../support/protocols.ts';
import { adminDb, exists } from '../support/server/admin.ts';
import { callFrom, someAddress } from '../support/server/from-address.ts';
import { theMailTo } from '../support/server/inbox.ts';
import { anonymous, session, unique } from '../support/server/people.ts';
import { until } from '../support/server/until.ts';
import { open, type Actor } from './support/actor.ts';
import { begin, list, look, request, requestFields, rest, say, tell } from './support/acts.ts';
import { letIn, professional } from './support/cast.ts';
import { DENIED, Stage } from './support/stage.ts';

const stage = new Stage();
const newGuest = async () => open(await anonymous());
const grant = (guest: Actor, requestId: string) =>
  adminDb().doc(`service_requests/${requestId}/guests/${guest.uid}`);
const inChat = (requestId: string, size = 50) =>
  [where('request_id', '==', requestId), limit(size)] as const;

/** Listens to a chat: what has been said, and how listening ended. */
function watch({ db }: Actor, requestId: string) {
  const seen: { begun: boolean; texts: string[]; ended: string | null } = {
    begun: false,
    texts: [],
    ended: null,
  };
  onSnapshot(
    query(collection(db, 'chat_messages'), ...inChat(requestId)),
    ({ docs }) => {
      seen.begun = true;
      seen.texts = docs.map((message) => String(message.get('message')));
    },
    ({ code }) => (seen.ended = code),
  );
  return seen;
}

const saying = (text: string) => ({ message: { message: text }, thread: { last_message: text } });
/** Asks for another page than a running listener of the same client, whose answer is cached. */
const messages = (guest: Actor, requestId: string, size = 49) =>
  list(guest, 'chat_messages', ...inChat(requestId, size));

/** A guest who listens to the chat of the cast. */
async function listener() {
  const { client, requestId } = stage.cast;
  const guest = await newGuest();
  await letIn(guest, requestId, client.email);
  const screen = watch(guest, requestId);
  await until('listening begins', () => Promise.resolve(screen.begun));
  return { guest, screen, requestId };
}

/** The professional says something that the guest must not see any more. */
async function speakUnheard(screen: ReturnType<typeof watch>): Promise<void> {
  const text = unique('unheard');
  await say(stage.cast.provider, 'provider', stage.cast.requestId, saying(text));
  await until('listening ends', () => Promise.resolve(screen.ended !== null));
  expect(screen).toMatchObject({ ended: DENIED });
  expect(screen.texts).not.toContain(text);
}

describe('a guest', () => {
  it('sees nothing without a grant, and a live message within two seconds with one', async () => {
    const { client, provider, requestId } = stage.cast;
    const guest = await newGuest();
    expect(await codeOf(messages(guest, requestId))).toBe(DENIED);
    await letIn(guest, requestId, client.email);
    const started = performance.now();
    const screen = watch(guest, requestId);
    const text = unique('hello');
    await say(provider, 'provider', requestId, saying(text));
    await until('the message is seen', () => Promise.resolve(screen.texts.includes(text)));
    expect(performance.now() - started).toBeLessThan(2000);
    expect(await codeOf(say(guest, 'client', requestId))).toBe('allowed');
  });

  it('whose grant is deleted stops seeing and writing', async () => {
    const { guest, screen, requestId } = await listener();
    await grant(guest, requestId).delete();
    expect(await codeOf(say(guest, 'client', requestId))).toBe(DENIED);
    expect(await codeOf(messages(guest, requestId))).toBe(DENIED);
    await speakUnheard(screen);
  });

  it('whose grant has expired is refused at once, and hears nothing after the sweep', async () => {
    const { guest, screen, requestId } = await listener();
    const { path } = grant(guest, requestId);
    await grant(guest, requestId).set({ expires_at: new Date(Date.now() - 1000) });
    expect(await codeOf(messages(guest, requestId))).toBe(DENIED);
    expect(await codeOf(say(guest, 'client', requestId))).toBe(DENIED);
    expect(await codeOf(look(guest, `service_requests/${requestId}`))).toBe(DENIED);
    await until('the sweep', async () => !(await exists(path)));
    await speakUnheard(screen);
  });

  it('of one request sees no other', async () => {
    const { client, otherClient, provider } = stage.cast;
    const [mine, other] = [await request(client, provider), await request(otherClient, provider)];
    const guest = await newGuest();
    await letIn(guest, mine, client.email);
    expect(await codeOf(messages(guest, mine))).toBe('allowed');
    expect(await codeOf(messages(guest, other))).toBe(DENIED);
    expect(await codeOf(say(guest, 'client', other))).toBe(DENIED);
  });
});

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it('guessing tells an unknown request from a wrong address neither by words nor by time', async () => {
  const answer = { code: 'not-found', message: 'Request not found or access denied' };
  const guess = async (request_id: string) => {
    const guest = await newGuest();
    const email = `${unique('guess')}@doorstep.test`;
    const started = performance.now();
    expect(await callFrom(someAddress(), guest, { request_id, email })).toEqual(answer);
    return performance.now() - started;
  };
  const unknown: number[] = [];
  const wrong: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    unknown.push(await guess(unique('unknown')));
    wrong.push(await guess(stage.cast.requestId));
  }
  const [one, other] = [median(unknown), median(wrong)];
  console.log(`unknown request ${one.toFixed(1)} ms, wrong address ${other.toFixed(1)} ms`);
  expect(Math.max(one, other) / Math.min(one, other)).toBeLessThan(3);
});

// Expired links, and those of other addresses and secrets: functions/mail/chat-token.test.ts.
it('the signed link of a mail opens its own request, unchanged', async () => {
  const { client, provider, requestId } = stage.cast;
  const tried = async (request_id: string, token: string) =>
    (await callFrom(someAddress(), await newGuest(), { request_id, token })).code;
  const id = await request(client, provider);
  await client.callRaw('send-service-request', { request_id: id });
  const { text } = await theMailTo(client.email);
  const token = /\?token=(\S+)/.exec(text)?.[1] ?? '';
  expect(await tried(id, token)).toBe('ok');
  expect(await tried(requestId, token)).toBe('not-found');
  const [expires = '', mac = ''] = token.split('.');
  const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  for (const wrong of [
    changed,
    `${Number(expires) + 1}.${mac}`,
    `${token}.${mac}`,
    `${expires}.`,
  ]) {
    expect(await tried(id, wrong)).toBe('not-found');
  }
});

describe('a blocked client', () => {
  const thread = (id: string): ThreadRef => ({ kind: 'request', id });
  const block = (who: Actor, id: string, blocked = true) =>
    who.call('block-person', { thread: thread(id), blocked });
  type Way = () => Promise<unknown>;
  /** Tries one way after the other; returns all codes. */
  async function tried(ways: readonly Way[]): Promise<Set<string>> {
    const codes = new Set<string>();
    for (const way of ways) codes.add(await codeOf(way()));
    return codes;
  }

  it('reaches nobody in any way, and is answered as for what is not allowed at all', async () => {
    const [client, provider] = [open(await session('annoying')), await professional()];
    const [id, direct] = [await request(client, provider), await begin(client, provider)];
    const guest = open(await session('disguise'));
    await letIn(guest, id, client.email);
    const ways = [
      () => say(client, 'client', id),
      () => tell(client, 'client', direct),
      () => request(client, provider),
      () => say(guest, 'client', id),
    ];
    expect(await tried(ways)).toEqual(new Set(['allowed']));

    await block(provider, id);
    const toNobody = () => sendRequest(client.db, { fields: requestFields(client, 'nobody') });
    expect(await tried([...ways, toNobody])).toEqual(new Set([DENIED]));

    // The client sees all that they saw before, and nothing of the block.
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
    const { otherProvider } = stage.cast;
    for (const { uid } of [provider, otherProvider]) {
      const path = `blocks/${uid}_${client.uid}`;
      expect(await codeOf(look(client, path))).toBe(DENIED);
      expect(await rest(client, 'GET', `/${path}`)).toBe(403);
    }
    expect(await codeOf(list(client, 'blocks', limit(1)))).toBe(DENIED);

    // Unblocks the professional, whom the client has not blocked.
    await block(client, id, false);
    expect(await tried(ways)).toEqual(new Set([DENIED]));
    await block(provider, id, false);
    expect(await tried(ways)).toEqual(new Set(['allowed']));
  });
});
