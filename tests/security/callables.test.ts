import type { CallableName } from '@doorstep/domain/callables';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../support/expectations.ts';
import { adminDb, exists, fieldsOf } from '../support/server/admin.ts';
import { refusalCode, refusalOf, session, unique } from '../support/server/people.ts';
import { productOf, subscribe } from '../support/server/stripe.ts';
import { readStack } from '../support/stack.ts';
import { open } from './support/actor.ts';
import type { Who } from './support/cast.ts';
import { EVERYBODY, Stage } from './support/stage.ts';

const stage = new Stage();
const newcomer = async () => open(await session('payload'));
const thread = () => ({ kind: 'request', id: stage.cast.requestId });

const OUT = 'unauthenticated';
const NOT_YOU = 'permission-denied';
const CHARGED = 'failed-precondition';
const NOT_FOUND = 'not-found';

/** How each person is answered; those without an entry as `sessions`. */
type Answers = { sessions: string } & Partial<Record<Who, string>>;
const anybody = (sessions: string, more: Partial<Answers> = {}): Answers => ({
  ...{ sessions, visitor: OUT, deleted: OUT, suspended: OUT },
  ...more,
});
const sessionsOnly = (sessions: string, more: Partial<Answers> = {}): Answers =>
  anybody(sessions, { anonymous: OUT, guest: OUT, unconfirmed: NOT_YOU, ...more });
const adminsOnly = sessionsOnly(NOT_YOU);

/** In this order, because the checkout makes a customer. */
const CALLS: Record<CallableName, [() => unknown, Answers]> = {
  'customer-portal': [() => ({}), sessionsOnly(CHARGED)],
  'check-subscription': [() => ({}), sessionsOnly('allowed')],
  'create-checkout': [
    () => ({ product_id: productOf('Starter') }),
    // The professionals are charged already, by a membership that Stripe does not know.
    sessionsOnly('allowed', { provider: CHARGED, otherProvider: CHARGED }),
  ],
  'send-service-request': [
    () => ({ request_id: stage.cast.requestId }),
    sessionsOnly(NOT_YOU, { client: 'allowed' }),
  ],
  'open-request-chat': [
    () => ({ request_id: stage.cast.requestId, email: `${unique('no')}@doorstep.test` }),
    anybody(NOT_FOUND),
  ],
  'block-person': [
    () => ({ thread: thread(), blocked: false }),
    sessionsOnly(NOT_FOUND, { client: 'allowed', provider: 'allowed' }),
  ],
  'report-person': [
    () => ({ thread: thread(), reason: 'other', text: 'A report that is meant.' }),
    anybody(NOT_FOUND, { client: 'allowed', provider: 'allowed', guest: 'allowed' }),
  ],
  'admin-reports': [() => ({ state: 'open', after: null }), adminsOnly],
  'admin-report': [() => ({ id: 'x' }), adminsOnly],
  'admin-decide-report': [() => ({ id: 'x', decision: 'dismiss', note: '' }), adminsOnly],
  'admin-lift-suspension': [() => ({ id: 'x', note: 'Mine.' }), adminsOnly],
  'admin-audit-log': [() => ({ before: null }), adminsOnly],
  'admin-overview': [() => ({}), adminsOnly],
  'admin-dead-mails': [() => ({ after: null }), adminsOnly],
  'admin-send-mail-again': [() => ({ id: `${stage.cast.requestId}_new_request` }), adminsOnly],
  'admin-send-all-mails-again': [() => ({ after: null }), adminsOnly],
  'export-my-data': [() => ({ section: 'account', after: null }), sessionsOnly('allowed')],
  'delete-my-account': [
    () => ({ uid: stage.cast.provider.uid }),
    // Somebody whose account is deleted may ask for it again, of their own data.
    sessionsOnly('allowed', { deleted: 'allowed', suspended: NOT_YOU }),
  ],
};

describe('what is no input', () => {
  const long = 'x'.repeat(100_000);
  it.each<[string, unknown, string?]>([
    ['create-checkout', {}, 'product_id'],
    ['create-checkout', { product_id: '' }, 'product_id'],
    ['create-checkout', { product_id: { $gt: '' } }, 'product_id'],
    ['create-checkout', { product_id: long }],
    ['create-checkout', { product_id: ['prod_doorstep_pro'] }],
    ['create-checkout', { product_id: { toString: 'prod_doorstep_pro' } }],
    ['create-checkout', { product_id: 'prod_of_another' }],
    ['create-checkout', 'prod_doorstep_pro', ''],
    ['create-checkout', null, ''],
    ['check-subscription', 'text', ''],
    ['check-subscription', 7],
    ['customer-portal', { flow: 'refund' }],
    ['customer-portal', { flow: ['cancel'] }],
    ['send-service-request', {}],
    ['send-service-request', { request_id: 7 }, 'request_id'],
    ['send-service-request', { request_id: 'x'.repeat(129) }, 'request_id'],
    ['send-service-request', { request_id: long }],
    ['send-service-request', { request_id: true }],
    ['open-request-chat', {}],
    ['open-request-chat', []],
    ['open-request-chat', { request_id: 'a' }],
    ['open-request-chat', { email: 'a@doorstep.test' }],
    ['open-request-chat', { request_id: 'a', email: 5 }],
    ['open-request-chat', { request_id: 'a', email: long }],
    ['open-request-chat', { request_id: 'a', email: ['a@doorstep.test'] }],
    ['open-request-chat', { request_id: 'a', token: long }],
    ['open-request-chat', { request_id: 'a', token: {} }],
  ])('%s refuses such a payload (%#)', async (name, payload, path) => {
    const { code, details } = await refusalOf(stage.cast.client.callRaw(name, payload));
    expect(code).toBe('invalid-argument');
    if (path !== undefined) expect(details).toMatchObject({ issues: [{ path }] });
  });

  it.each(['..', 'a/guests/b', '__x__', '\u0000', '%2e%2e'])(
    'send-service-request finds nothing at %j',
    async (request_id) => {
      const call = stage.cast.client.callRaw('send-service-request', { request_id });
      expect(await refusalCode(call)).toBe(NOT_FOUND);
    },
  );
});

describe('what the server looks up for itself counts for nothing in a payload', () => {
  it('whose membership it is', async () => {
    const [person, victim] = [await newcomer(), await newcomer()];
    await subscribe(victim);
    const payload = { uid: victim.uid, email: victim.email, subscribed: true };
    expect(await person.callRaw('check-subscription', payload)).toMatchObject({
      subscribed: false,
    });
    expect(await victim.callRaw('check-subscription', {})).toMatchObject({ subscribed: true });
  });

  it('who is let into a chat', async () => {
    const { client, anonymous, requestId } = stage.cast;
    const payload = { request_id: requestId, email: client.email, uid: anonymous.uid };
    const guest = await newcomer();
    await guest.callRaw('open-request-chat', payload);
    const grants = `service_requests/${requestId}/guests`;
    expect(await exists(`${grants}/${anonymous.uid}`)).toBe(false);
    expect(await exists(`${grants}/${guest.uid}`)).toBe(true);
  });

  it('who is an administrator', async () => {
    const person = await newcomer();
    const role = { user_id: person.uid, role: 'admin' };
    const call = () => refusalCode(person.callRaw('admin-overview', { role: 'admin', uid: 'x' }));
    expect(await call()).toBe(NOT_YOU);
    await adminDb().doc(`user_roles/${person.uid}`).set(role);
    expect(await person.callRaw('admin-overview', {})).toHaveProperty('requests_7d');
    expect(await fieldsOf(`user_roles/${person.uid}`)).toEqual(role);
  });
});

describe('over HTTP', () => {
  const send = async (name: string, type: string, body?: string, method = 'POST') => {
    const authorization = `Bearer ${await stage.cast.client.idToken()}`;
    const headers = { 'content-type': type, authorization };
    const init = { method, headers, ...(body !== undefined && { body }) };
    return fetch(functionUrl(readStack(), name), init);
  };
  const JSON_TYPE = 'application/json';

  it.each<[string, number, string, string | undefined, string?]>([
    ['a POST of JSON is heard', 200, JSON_TYPE, '{"data":{}}'],
    ['a GET is refused', 400, JSON_TYPE, undefined, 'GET'],
    ['a PUT is refused', 400, JSON_TYPE, '{"data":{}}', 'PUT'],
    ['no body is refused', 400, JSON_TYPE, undefined],
    ['plain text, which a form of another site can send, is refused', 400, 'text/plain', '{}'],
    ['a form is refused', 400, 'application/x-www-form-urlencoded', 'data=1'],
    ['JSON that is no call is refused', 400, JSON_TYPE, '{"other":1}'],
    ['JSON with more than a call is refused', 400, JSON_TYPE, '{"data":{},"auth":{"uid":"x"}}'],
  ])('%s', async (_, status, type, body, method) => {
    expect((await send('check-subscription', type, body, method)).status).toBe(status);
  });

  it.each([
    ['check-subscription', '"text"'],
    ['create-checkout', '{"product_id":"x"}'],
    ['customer-portal', '{}'],
    ['send-service-request', '{"request_id":"a/b"}'],
    ['open-request-chat', '{"request_id":"\\u0000","email":"a@doorstep.test"}'],
    ['admin-overview', '{}'],
  ])('a refusal of %s tells nothing of the system', async (name, data) => {
    const text = await (await send(name, JSON_TYPE, `{"data":${data}}`)).text();
    expect(text).toMatch(/^\{"error":\{"/);
    expect(text).not.toMatch(/stack|node_modules|\.[jt]s\b|firestore|stripe|zod|grpc|google| at /i);
  });

  it('one person who calls too often is told so, and nobody else is kept out', async () => {
    const busy = await newcomer();
    const codes: string[] = [];
    // A window of a minute may end on the way: two of them at most.
    while (codes.length < 61 && codes.at(-1) !== 'resource-exhausted') {
      codes.push(await refusalCode(busy.call('customer-portal', {})));
    }
    expect([...new Set(codes)]).toEqual([CHARGED, 'resource-exhausted']);
    expect(codes.length).toBeGreaterThan(30);
    expect(await refusalCode((await newcomer()).call('customer-portal', {}))).toBe(CHARGED);
  });

  it('an unconfirmed account is told what to do', async () => {
    const call = stage.cast.unconfirmed.callRaw('check-subscription', {});
    expect((await refusalOf(call)).message).toBe('Please confirm your email address first.');
  });
});

describe.each(Object.entries(CALLS))('%s', (name, [input, answers]) => {
  // Needs people who have signed in within five minutes; all other calls may take longer.
  const people = name === 'delete-my-account' ? new Stage() : stage;

  it.each(EVERYBODY)('answers %s', async (who) => {
    const code = await codeOf(people.cast[who].callRaw(name, input()));
    expect(code.replace('functions/', '')).toBe(answers[who] ?? answers.sessions);
  });
});
