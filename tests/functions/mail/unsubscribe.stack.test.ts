import { createHash } from 'node:crypto';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { createLinkToken } from '../../../functions/mail/link-token.ts';
import { createUnsubscribeToken } from '../../../functions/mail/unsubscribe-token.ts';
import { sweepMailJob, unsubscribeHandler } from '../../../functions/mail/endpoints.ts';
import { askEndpoint } from '../../../functions/platform/http/ask-endpoint.ts';
import { chatMessage, stored } from '@doorstep/local/demo/factories.ts';
import { readStack } from '../../support/stack.ts';
import { adminDb, exists, fieldsOf } from '../../support/server/admin.ts';
import { mailsTo, theMailTo } from '../../support/server/received-mails.ts';
import { saveRequest } from '../../support/server/market.ts';
import { session, unique } from '../../support/server/sdk-people.ts';
import { NEW_MESSAGE } from '../../support/server/unread-mail.ts';

const SECRET = process.env.LINK_SECRET ?? '';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const AGAIN = 'List-Subscribe=Again';
const newAddress = () => `${unique('reader')}@doorstep.test`;
const preferenceOf = (address: string) =>
  `mail_preferences/${createHash('sha256').update(address).digest('hex')}`;

/** Calls through Hosting, as a mail program does. */
function ask(token: string, init: RequestInit): Promise<Response> {
  const url = `${readStack().site}/mail/unsubscribe?token=${encodeURIComponent(token)}`;
  return fetch(url, { redirect: 'manual', ...init });
}

const postAs = (type: string) => (token: string, body: string) =>
  ask(token, { method: 'POST', body, headers: { 'content-type': type } });
const post = postAs('application/x-www-form-urlencoded');

/** The boundary and the part are those of RFC 8058, 8.2. */
const BOUNDARY = '---FormBoundaryjWmhtjORrn';
const postParts = postAs(`multipart/form-data; boundary=${BOUNDARY}`);
const part = (name: string, value: string) =>
  [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${name}"`,
    '',
    value,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');

/** Asks for the current state, as our page does. */
const askState = (token: string) => ask(token, { headers: { accept: 'application/json' } });

afterEach(() => vi.unstubAllEnvs());

// @2.23.1
describe('/mail/unsubscribe', () => {
  it('unsubscribes by the POST of RFC 8058, repeatedly, and subscribes again', async () => {
    const address = newAddress();
    const token = createUnsubscribeToken(SECRET, address);
    for (const body of [ONE_CLICK, ONE_CLICK]) {
      const answer = await post(token, body);
      expect([answer.status, await answer.json()]).toEqual([200, { subscribed: false }]);
    }
    expect(await fieldsOf(preferenceOf(address))).toMatchObject({ subscribed: false });
    expect(await (await post(token, AGAIN)).json()).toEqual({ subscribed: true });
    expect(await fieldsOf(preferenceOf(address))).toMatchObject({ subscribed: true });
  });

  it('unsubscribes by the multipart POST that RFC 8058 prefers', async () => {
    const address = newAddress();
    const token = createUnsubscribeToken(SECRET, address);
    const answer = await postParts(token, part('List-Unsubscribe', 'One-Click'));
    expect([answer.status, await answer.json()]).toEqual([200, { subscribed: false }]);
    expect(await fieldsOf(preferenceOf(address))).toMatchObject({ subscribed: false });
  });

  it('accepts the form that a browser sends', async () => {
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const address = newAddress();
    const token = createUnsubscribeToken(SECRET, address);
    expect((await ask(token, { method: 'POST', body: form })).status).toBe(200);
    expect(await fieldsOf(preferenceOf(address))).toMatchObject({ subscribed: false });
  });

  it('returns the current state without changing it', async () => {
    const address = newAddress();
    const token = createUnsubscribeToken(SECRET, address);
    const first = await askState(token);
    expect([first.status, await first.json()]).toEqual([200, { subscribed: true }]);
    expect(first.headers.get('cache-control')).toMatch(/no-(store|cache)/);
    expect(await exists(preferenceOf(address))).toBe(false);
    await post(token, ONE_CLICK);
    expect(await (await askState(token)).json()).toEqual({ subscribed: false });
    const forged = await askState(createUnsubscribeToken('another-secret-of-length', address));
    expect([forged.status, await forged.json()]).toEqual([403, { error: 'unknown link' }]);
  });

  it('changes nothing for a GET, which link scanners send', async () => {
    const address = newAddress();
    const token = createUnsubscribeToken(SECRET, address);
    const answer = await ask(token, {});
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/unsubscribe?token=${token}`);
    expect(await exists(preferenceOf(address))).toBe(false);
  });

  // Every other forged link: functions/mail/unsubscribe-token.test.ts.
  it('refuses forged links and links to a chat', async () => {
    const victim = newAddress();
    const link = { purpose: 'chat', id: 'request-1', email: victim } as const;
    const chatToken = createLinkToken(SECRET, link, new Date(Date.now() + 86_400_000));
    const forged = createUnsubscribeToken('another-secret-of-length', victim);
    for (const token of [forged, chatToken, '', 'x'.repeat(5000)]) {
      expect((await post(token, ONE_CLICK)).status).toBe(403);
    }
    expect(await exists(preferenceOf(victim))).toBe(false);
  });

  it('accepts a link of before a rotation of its secret, until the old secret is removed', async () => {
    const address = newAddress();
    const query = { token: createUnsubscribeToken(SECRET, address) };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const statusWith = async (secrets: string) => {
      vi.stubEnv('LINK_SECRET', secrets);
      const question = { method: 'POST', query, headers, body: ONE_CLICK } as const;
      return (await askEndpoint(unsubscribeHandler, question)).status;
    };
    const next = 'n'.repeat(32);
    expect(await statusWith(`${next},${SECRET}`)).toBe(200);
    expect(await fieldsOf(preferenceOf(address))).toMatchObject({ subscribed: false });
    expect(await statusWith(next)).toBe(403);
  });

  it.each(['', 'List-Unsubscribe=Two-Clicks', 'a=b'])('refuses the body %j', async (body) => {
    const address = newAddress();
    const answer = await post(createUnsubscribeToken(SECRET, address), body);
    expect(answer.status).toBe(400);
    expect(await exists(preferenceOf(address))).toBe(false);
  });

  // Every other body: functions/mail/form-fields.test.ts.
  it.each<[string, (token: string, body: string) => Promise<Response>, string]>([
    ['plain text', postAs('text/plain'), ONE_CLICK],
    ['JSON', postAs('application/json'), '{"List-Unsubscribe":"One-Click"}'],
    ['another part', postParts, part('Unsubscribe', 'One-Click')],
    ['another value', postParts, part('List-Unsubscribe', 'One-Clicks')],
  ])('does not unsubscribe for %s', async (_, send, body) => {
    const address = newAddress();
    expect((await send(createUnsubscribeToken(SECRET, address), body)).status).toBe(400);
    expect(await exists(preferenceOf(address))).toBe(false);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    const address = newAddress();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const token = createUnsubscribeToken(SECRET, address);
    expect((await ask(token, { method, headers, body: ONE_CLICK })).status).toBe(405);
    expect(await exists(preferenceOf(address))).toBe(false);
  });

  it('redirects to the site only', async () => {
    const url = `${functionUrl(readStack(), 'small/mail/unsubscribe')}?token=https://evil.example`;
    const answer = await fetch(url, { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(/^\/unsubscribe\?token=https%3A/);
  });
});

describe('an unsubscribed person', () => {
  it('gets no mail about unread messages, but all others', async () => {
    const [provider, client] = await Promise.all([session('provider'), session('client')]);
    const address = client.email;
    await post(createUnsubscribeToken(SECRET, address), ONE_CLICK);
    const { id } = await saveRequest({
      provider_id: provider.uid,
      client_uid: client.uid,
      client_email: address,
      last_message: 'Hello',
      last_message_id: 'm1',
      last_at: new Date(),
      unread_client: 1,
    });
    const message_id = unique('message');
    await adminDb()
      .doc(`chat_messages/${message_id}`)
      .set(stored(chatMessage({ id: message_id, request_id: id, sender_type: 'provider' })));
    const outbox = createMailOutbox(adminDb());
    const names = { reader_name: 'Ann', sender_name: 'Rivera Plumbing' };
    const thread = { kind: 'request' as const, id };
    const data = { thread, side: 'client' as const, message_id, ...names, preview: 'Hello' };
    const [unread, welcome] = [unique('unread'), unique('welcome')];
    await outbox.create(unread, address, { template: 'unread_messages', data }, new Date());
    await outbox.create(
      welcome,
      address,
      { template: 'welcome', data: { account: 'nobody', provider_name: null, tier: 'Pro' } },
      new Date(),
    );
    await sweepMailJob.run();
    const state = async (mail: string) => (await fieldsOf(`mail/${mail}`)).state;
    expect([await state(unread), await state(welcome)]).toEqual(['obsolete', 'sent']);
    await theMailTo(address, /Welcome/);

    // After subscribing again the next mail is sent.
    await post(createUnsubscribeToken(SECRET, address), AGAIN);
    const next = unique('unread');
    await outbox.create(next, address, { template: 'unread_messages', data }, new Date());
    await sweepMailJob.run();
    expect(await state(next)).toBe('sent');
    expect(await mailsTo(address, NEW_MESSAGE)).toHaveLength(1);
  });
});
