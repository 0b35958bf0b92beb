import { groupOf } from '@doorstep/domain/callables/callable-groups';
import type { CallableName } from '@doorstep/domain/callables';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../support/expectations.ts';
import { exists } from '../support/server/admin.ts';
import { NOT_FOUND, PRECONDITION } from '../support/server/calls/call-row.ts';
import { CALLS } from '../support/server/calls/calls.ts';
import { refusalCode, refusalOf, session } from '../support/server/sdk-people.ts';
import { QUOTE } from '../support/server/quotes.ts';
import { subscribe } from '../support/server/stripe-api.ts';
import { readStack } from '../support/stack.ts';
import { Access, ALL_ROLES } from './support/access.ts';
import { connectActor } from './support/actor.ts';

const access = new Access();
const createClient = async () => connectActor(await session('payload'));

describe('an invalid input', () => {
  const long = 'x'.repeat(100_000);
  it.each<[string, unknown, string?]>([
    ['create-checkout', {}, 'product_id'],
    ['create-checkout', { product_id: { $gt: '' } }, 'product_id'],
    ['create-checkout', { product_id: long }],
    ['create-checkout', { product_id: { toString: 'prod_doorstep_pro' } }],
    ['create-checkout', null, ''],
    ['check-subscription', 'text', ''],
    ['customer-portal', { flow: ['cancel'] }],
    ['send-service-request', { request_id: 7 }, 'request_id'],
    ['send-service-request', { request_id: 'x'.repeat(129) }, 'request_id'],
    ['send-quote', { request_id: 'a', ...QUOTE, lines: [] }, 'lines'],
    ['send-quote', { request_id: 'a', ...QUOTE, time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['send-quote', { request_id: 'a', ...QUOTE, lines: [{ text: 'Labor', cents: '1' }] }],
    ['decide-quote', { request_id: 'a', quote_id: 'b', accept: 'yes' }, 'accept'],
    ['save-branches', { branches: [{ id: 'a', name: 'A' }] }],
    ['save-branches', { branches: 'all' }, 'branches'],
    ['open-request-chat', []],
    ['open-request-chat', { request_id: 'a' }],
    ['open-request-chat', { request_id: 'a', email: ['a@doorstep.test'] }],
    ['open-request-chat', { request_id: 'a', token: long }],
  ])('of %s is refused (%#)', async (name, payload, path) => {
    const { code, details } = await refusalOf(access.people.client.callRaw(name, payload));
    expect(code).toBe('invalid-argument');
    if (path !== undefined) expect(details).toMatchObject({ issues: [{ path }] });
  });

  it.each(['..', 'a/guests/b', '__x__', '\u0000', '%2e%2e'])(
    'with the request id %j finds nothing',
    async (request_id) => {
      const call = access.people.client.callRaw('send-service-request', { request_id });
      expect(await refusalCode(call)).toBe(NOT_FOUND);
    },
  );
});

describe('a payload cannot change', () => {
  it('whose subscription is checked', async () => {
    const [person, victim] = [await createClient(), await createClient()];
    await subscribe(victim);
    const payload = { uid: victim.uid, email: victim.email, subscribed: true };
    expect(await person.callRaw('check-subscription', payload)).toMatchObject({
      subscribed: false,
    });
    expect(await victim.callRaw('check-subscription', {})).toMatchObject({ subscribed: true });
  });

  it('who receives access to a chat', async () => {
    const { client, anonymous, requestId } = access.people;
    const payload = { request_id: requestId, email: client.email, uid: anonymous.uid };
    const guest = await createClient();
    await guest.callRaw('open-request-chat', payload);
    const grants = `service_requests/${requestId}/guests`;
    expect(await exists(`${grants}/${anonymous.uid}`)).toBe(false);
    expect(await exists(`${grants}/${guest.uid}`)).toBe(true);
  });
});

describe('over HTTP', () => {
  const send = async (name: CallableName, type: string, body?: string, method = 'POST') => {
    const authorization = `Bearer ${await access.people.client.idToken()}`;
    const headers = { 'content-type': type, authorization };
    const init = { method, headers, ...(body !== undefined && { body }) };
    return fetch(functionUrl(readStack(), groupOf(name)), init);
  };
  const JSON_TYPE = 'application/json';
  const CALL = '{"data":{"name":"check-subscription"}}';

  it.each<[string, number, string, string | undefined, string?]>([
    ['a POST of JSON is accepted', 200, JSON_TYPE, CALL],
    ['a GET is refused', 400, JSON_TYPE, undefined, 'GET'],
    ['a PUT is refused', 400, JSON_TYPE, CALL, 'PUT'],
    ['no body is refused', 400, JSON_TYPE, undefined],
    ['plain text, which a form of another site can send, is refused', 400, 'text/plain', '{}'],
    ['a form is refused', 400, 'application/x-www-form-urlencoded', 'data=1'],
    ['JSON without data is refused', 400, JSON_TYPE, '{"other":1}'],
    ['JSON with another field is refused', 400, JSON_TYPE, '{"data":{},"auth":{"uid":"x"}}'],
  ])('%s', async (_, status, type, body, method) => {
    expect((await send('check-subscription', type, body, method)).status).toBe(status);
  });

  it.each<[CallableName, string]>([
    ['check-subscription', '"text"'],
    ['create-checkout', '{"product_id":"x"}'],
    ['customer-portal', '{}'],
    ['send-service-request', '{"request_id":"a/b"}'],
    ['open-request-chat', '{"request_id":"\\u0000","email":"a@doorstep.test"}'],
    ['admin-overview', '{}'],
  ])('a refusal of %s reveals nothing about the system', async (name, data) => {
    const text = await (
      await send(name, JSON_TYPE, `{"data":{"name":"${name}","input":${data}}}`)
    ).text();
    expect(text).toMatch(/^\{"error":\{"/);
    expect(text).not.toMatch(/stack|node_modules|\.[jt]s\b|firestore|stripe|zod|grpc|google| at /i);
  });

  it('a person who calls too often is refused, and other people are not', async () => {
    const caller = await createClient();
    const codes: string[] = [];
    // The window of one minute may end once during the test.
    while (codes.length < 61 && codes.at(-1) !== 'resource-exhausted') {
      codes.push(await refusalCode(caller.call('customer-portal', {})));
    }
    expect([...new Set(codes)]).toEqual([PRECONDITION, 'resource-exhausted']);
    expect(codes.length).toBeGreaterThan(30);
    expect(await refusalCode((await createClient()).call('customer-portal', {}))).toBe(
      PRECONDITION,
    );
  });

  it('an unverified account is asked to confirm its address', async () => {
    const call = access.people.unverified.callRaw('check-subscription', {});
    expect((await refusalOf(call)).message).toBe('Please confirm your email address first.');
  });
});

describe.each(Object.entries(CALLS))('%s', (name, { input, answers }) => {
  // Deleting an account requires a sign-in within the last five minutes.
  const actors = name === 'delete-my-account' ? new Access() : access;

  it.each(ALL_ROLES)('answers %s', async (role) => {
    const actor = actors.people[role];
    const code = await codeOf(actor.callRaw(name, await input(access.people, actor)));
    expect(code.replace('functions/', '')).toBe(answers[role] ?? answers.sessions);
  });
});
