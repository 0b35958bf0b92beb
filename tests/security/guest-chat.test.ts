import { createHash, createHmac } from 'node:crypto';
import { limit, onSnapshot, query, collection, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { adminDb, exists } from '../support/server/admin.ts';
import { callFrom, someAddress } from '../support/server/from-address.ts';
import { theMailTo } from '../support/server/inbox.ts';
import { anonymous, unique } from '../support/server/people.ts';
import { until } from '../support/server/until.ts';
import { codeOf } from '../support/expectations.ts';
import { open, type Actor } from './support/actor.ts';
import { list, look, request, say } from './support/acts.ts';
import { letIn } from './support/cast.ts';
import { median } from './support/timing.ts';
import { DENIED, Stage } from './support/stage.ts';

const stage = new Stage();
const newGuest = async () => open(await anonymous());
const grant = (guest: Actor, requestId: string) =>
  adminDb().doc(`service_requests/${requestId}/guests/${guest.uid}`);
const NO = { code: 'not-found', message: 'Request not found or access denied' };

/** A chat on somebody's screen: what has been said, and how listening ended. */
function watch({ db }: Actor, requestId: string) {
  const seen: { begun: boolean; texts: string[]; ended: string | null } = {
    begun: false,
    texts: [],
    ended: null,
  };
  onSnapshot(
    query(collection(db, 'chat_messages'), where('request_id', '==', requestId), limit(50)),
    ({ docs }) => {
      seen.begun = true;
      seen.texts = docs.map((message) => String(message.get('message')));
    },
    ({ code }) => (seen.ended = code),
  );
  return seen;
}

const saying = (text: string) => ({
  message: { message: text },
  thread: { last_message: text },
});

/** Not what a running listener of the same client knows already. */
const anew = (guest: Actor, requestId: string) =>
  list(guest, 'chat_messages', where('request_id', '==', requestId), limit(49));
const messages = (guest: Actor, requestId: string) =>
  list(guest, 'chat_messages', where('request_id', '==', requestId), limit(50));

describe('a guest', () => {
  it('sees nothing without a grant, and a live message within two seconds with one', async () => {
    const { client, provider, requestId } = stage.cast;
    const guest = await newGuest();
    expect(await codeOf(messages(guest, requestId))).toBe(DENIED);
    await letIn(guest, requestId, client.email);
    const begun = performance.now();
    const screen = watch(guest, requestId);
    const text = unique('hello');
    await say(provider, 'provider', requestId, saying(text));
    await until('the message is seen', () => Promise.resolve(screen.texts.includes(text)));
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(await codeOf(say(guest, 'client', requestId))).toBe('allowed');
  });

  /** Says something that the guest must not see any more. */
  async function speakUnheard(screen: ReturnType<typeof watch>): Promise<void> {
    const { provider, requestId } = stage.cast;
    const text = unique('unheard');
    await say(provider, 'provider', requestId, saying(text));
    await until('listening ends', () => Promise.resolve(screen.ended !== null));
    expect(screen).toMatchObject({ ended: DENIED });
    expect(screen.texts).not.toContain(text);
  }

  it('whose grant is taken away stops seeing and writing', async () => {
    const { client, requestId } = stage.cast;
    const guest = await newGuest();
    await letIn(guest, requestId, client.email);
    const screen = watch(guest, requestId);
    await until('listening begins', () => Promise.resolve(screen.begun));
    await grant(guest, requestId).delete();
    expect(await codeOf(say(guest, 'client', requestId))).toBe(DENIED);
    expect(await codeOf(anew(guest, requestId))).toBe(DENIED);
    await speakUnheard(screen);
  });

  it('whose grant has expired is refused at once, and hears nothing after the sweep', async () => {
    const { client, requestId } = stage.cast;
    const guest = await newGuest();
    await letIn(guest, requestId, client.email);
    const screen = watch(guest, requestId);
    await until('listening begins', () => Promise.resolve(screen.begun));
    const { path } = grant(guest, requestId);
    await grant(guest, requestId).set({ expires_at: new Date(Date.now() - 1000) });
    expect(await codeOf(anew(guest, requestId))).toBe(DENIED);
    expect(await codeOf(say(guest, 'client', requestId))).toBe(DENIED);
    expect(await codeOf(look(guest, `service_requests/${requestId}`))).toBe(DENIED);
    await until('the sweep', async () => !(await exists(path)));
    await speakUnheard(screen);
  });

  it('of one request sees no other', async () => {
    const { client, otherClient, provider } = stage.cast;
    const [mine, others] = [await request(client, provider), await request(otherClient, provider)];
    const guest = await newGuest();
    await letIn(guest, mine, client.email);
    expect(await codeOf(messages(guest, mine))).toBe('allowed');
    expect(await codeOf(messages(guest, others))).toBe(DENIED);
    expect(await codeOf(say(guest, 'client', others))).toBe(DENIED);
  });
});

describe('guessing', () => {
  it('ends after a few tries, for the guesser alone', async () => {
    const { client, requestId: request_id } = stage.cast;
    const guesser = await newGuest();
    const address = someAddress();
    const codes: string[] = [];
    for (let tries = 0; tries < 21 && codes.at(-1) !== 'resource-exhausted'; tries += 1) {
      const email = `guess-${tries}@doorstep.test`;
      codes.push((await callFrom(address, guesser, { request_id, email })).code);
    }
    expect(new Set(codes)).toEqual(new Set(['not-found', 'resource-exhausted']));
    // Not even with what is right, while the client comes in from elsewhere.
    const right = { request_id, email: client.email };
    expect((await callFrom(address, guesser, right)).code).toBe('resource-exhausted');
    expect(await exists(grant(guesser, request_id).path)).toBe(false);
    expect((await callFrom(someAddress(), await newGuest(), right)).code).toBe('ok');
  });

  it('tells an unknown request from a wrong address neither by words nor by time', async () => {
    const guess = async (request_id: string) => {
      const guest = await newGuest();
      const email = `${unique('guess')}@doorstep.test`;
      const begun = performance.now();
      expect(await callFrom(someAddress(), guest, { request_id, email })).toEqual(NO);
      return performance.now() - begun;
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
});

describe('the signed link', () => {
  const LATER = () => Math.floor(Date.now() / 1000) + 3600;

  /** A link as only the server can sign it (functions/services/chat-token.ts). */
  function sign(requestId: string, email: string, expires: number): string {
    const hash = createHash('sha256').update(email).digest('hex');
    const mac = createHmac('sha256', process.env['LINK_SECRET'] ?? '')
      .update(`chat\n${requestId}\n${hash}\n${expires}`)
      .digest('base64url');
    return `${expires}.${mac}`;
  }
  const tried = async (request_id: string, token: string) =>
    (await callFrom(someAddress(), await newGuest(), { request_id, token })).code;

  it('of the mail opens its own request', async () => {
    const { client, provider } = stage.cast;
    const id = await request(client, provider);
    await client.callRaw('send-service-request', { request_id: id });
    const { text } = await theMailTo(client.email);
    const token = /\?token=(\S+)/.exec(text)?.[1] ?? '';
    expect(await tried(id, token)).toBe('ok');
    expect(await tried(stage.cast.requestId, token)).toBe('not-found');
    const changed = token.endsWith('A') ? 'B' : 'A';
    expect(await tried(id, token.slice(0, -1) + changed)).toBe('not-found');
    const [expires = '', mac = ''] = token.split('.');
    expect(await tried(id, `${Number(expires) + 1}.${mac}`)).toBe('not-found');
    expect(await tried(id, `${expires}.${mac}.${mac}`)).toBe('not-found');
  });

  it('that has expired, or was made for another address or request, opens nothing', async () => {
    const { client, requestId } = stage.cast;
    expect(await tried(requestId, sign(requestId, client.email, LATER()))).toBe('ok');
    const wrong = [
      sign(requestId, client.email, LATER() - 3601),
      sign(requestId, 'other@doorstep.test', LATER()),
      sign('another', client.email, LATER()),
      sign(requestId, client.email.toUpperCase(), LATER()),
    ];
    for (const token of wrong) expect(await tried(requestId, token)).toBe('not-found');
  });
});
