import { describe, expect, it } from 'vitest';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { adminDb, exists, fieldsOf } from '../support/server/admin.ts';
import { mailsTo, theMailTo } from '../support/server/inbox.ts';
import { refusalCode, session, unique } from '../support/server/people.ts';
import { productOf, stripeApi, subscribe, customerOf } from '../support/server/stripe.ts';
import { readStack } from '../support/stack.ts';
import { open } from './support/actor.ts';
import { request } from './support/acts.ts';
import { Stage } from './support/stage.ts';

const stage = new Stage();
const newcomer = async () => open(await session('payload'));
const evil = () => `${unique('evil')}@doorstep.test`;

describe('what the server looks up for itself counts for nothing in a payload', () => {
  it('a price, a customer, an account and where to go on', async () => {
    const [person, victim] = [await newcomer(), await newcomer()];
    await subscribe(victim);
    const customer = await customerOf(victim);
    await person.callRaw('create-checkout', {
      product_id: productOf('Pro'),
      ...{ price: 1, amount: 1, quantity: 0, currency: 'jpy', trial_days: 700 },
      ...{ customer, customer_id: customer, uid: victim.uid, email: victim.email },
      ...{ success_url: 'https://evil.example', cancel_url: 'https://evil.example' },
    });
    const own = await customerOf(person);
    expect(own).not.toBe(customer);
    const { data } = await stripeApi().checkout.sessions.list({ customer: own });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      amount_total: 3900,
      currency: 'usd',
      success_url: `${readStack().site}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${readStack().site}/cancel`,
    });
  });

  it('whose membership it is', async () => {
    const [person, victim] = [await newcomer(), await newcomer()];
    await subscribe(victim);
    const payload = { uid: victim.uid, email: victim.email, subscribed: true };
    expect(await person.callRaw('check-subscription', payload)).toMatchObject({
      subscribed: false,
    });
    expect(await victim.callRaw('check-subscription', {})).toMatchObject({ subscribed: true });
  });

  it('whose portal it is', async () => {
    const [person, victim] = [await newcomer(), await newcomer()];
    await subscribe(victim);
    const payload = { customer: await customerOf(victim), uid: victim.uid };
    expect(await refusalCode(person.callRaw('customer-portal', payload))).toBe(
      'failed-precondition',
    );
    expect(await victim.callRaw('customer-portal', {})).toHaveProperty('url');
  });

  it('where a request is mailed, and what it says', async () => {
    const { otherProvider } = stage.cast;
    const [client, to] = [await newcomer(), evil()];
    const office = `${unique('office')}@doorstep.test`;
    await adminDb().doc(`provider_profiles/${otherProvider.uid}`).update({ email: office });
    const request_id = await request(client, otherProvider);
    const payload = { request_id, to, email: to, provider_email: to, subject: 'Pay me' };
    await client.callRaw('send-service-request', payload);
    expect((await theMailTo(office)).subject).not.toContain('Pay me');
    expect(await mailsTo(to)).toEqual([]);
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
    const call = () => refusalCode(person.callRaw('admin-overview', { role: 'admin', uid: 'x' }));
    expect(await call()).toBe('permission-denied');
    await adminDb().doc(`user_roles/${person.uid}`).set({ user_id: person.uid, role: 'admin' });
    expect(await person.callRaw('admin-overview', {})).toHaveProperty('requests_7d');
    expect(await fieldsOf(`user_roles/${person.uid}`)).toEqual({
      user_id: person.uid,
      role: 'admin',
    });
  });
});

describe('what is no input', () => {
  const long = 'x'.repeat(100_000);
  it.each<[string, unknown]>([
    ['create-checkout', { product_id: long }],
    ['create-checkout', { product_id: ['prod_doorstep_pro'] }],
    ['create-checkout', { product_id: { toString: 'prod_doorstep_pro' } }],
    ['create-checkout', { product_id: 'prod_of_another' }],
    ['create-checkout', 'prod_doorstep_pro'],
    ['create-checkout', null],
    ['check-subscription', 'text'],
    ['check-subscription', 7],
    ['customer-portal', { flow: 'refund' }],
    ['customer-portal', { flow: ['cancel'] }],
    ['send-service-request', { request_id: long }],
    ['send-service-request', { request_id: true }],
    ['send-service-request', {}],
    ['open-request-chat', { request_id: 'a', email: long }],
    ['open-request-chat', { request_id: 'a', email: ['a@doorstep.test'] }],
    ['open-request-chat', { request_id: 'a', token: long }],
    ['open-request-chat', { request_id: 'a', token: {} }],
    ['open-request-chat', []],
  ])('%s refuses such a payload (%#)', async (name, payload) => {
    expect(await refusalCode(stage.cast.client.callRaw(name, payload))).toBe('invalid-argument');
  });

  it.each(['..', 'a/guests/b', '__x__', '\u0000', '%2e%2e'])(
    'send-service-request finds nothing at %j',
    async (request_id) => {
      const call = stage.cast.client.callRaw('send-service-request', { request_id });
      expect(await refusalCode(call)).toBe('not-found');
    },
  );
});

describe('how it is asked', () => {
  const url = () => functionUrl(readStack(), 'check-subscription');
  const headers = async (type: string) => ({
    'content-type': type,
    authorization: `Bearer ${await stage.cast.client.idToken()}`,
  });
  const send = async (type: string, body?: string, method = 'POST') => {
    const init = { method, headers: await headers(type), ...(body !== undefined && { body }) };
    return (await fetch(url(), init)).status;
  };

  it('a POST of JSON is heard', async () => {
    expect(await send('application/json', '{"data":{}}')).toBe(200);
  });

  it.each<[string, string, string | undefined, string]>([
    ['a GET', 'application/json', undefined, 'GET'],
    ['a PUT', 'application/json', '{"data":{}}', 'PUT'],
    ['no body', 'application/json', undefined, 'POST'],
    ['a plain text, as a form of another site can send', 'text/plain', '{"data":{}}', 'POST'],
    ['a form', 'application/x-www-form-urlencoded', 'data=1', 'POST'],
    ['JSON that is no call', 'application/json', '{"other":1}', 'POST'],
    ['JSON with more than a call', 'application/json', '{"data":{},"auth":{"uid":"x"}}', 'POST'],
  ])('%s is not', async (_, type, body, method) => {
    expect(await send(type, body, method)).toBe(400);
  });

  it('too often is told as such, and nobody else is kept out', async () => {
    const busy = await newcomer();
    const codes = new Set<string>();
    // A window of a minute may end on the way: two of them at most.
    for (let calls = 0; calls < 61 && !codes.has('resource-exhausted'); calls += 1) {
      codes.add(await refusalCode(busy.call('customer-portal', {})));
    }
    expect([...codes]).toEqual(['failed-precondition', 'resource-exhausted']);
    expect(await refusalCode((await newcomer()).call('customer-portal', {}))).toBe(
      'failed-precondition',
    );
  });

  it('a refusal tells nothing of the system', async () => {
    const answers = await Promise.all(
      [
        ['check-subscription', '"text"'],
        ['create-checkout', '{"product_id":"x"}'],
        ['customer-portal', '{}'],
        ['send-service-request', '{"request_id":"a/b"}'],
        ['open-request-chat', '{"request_id":"\\u0000","email":"a@doorstep.test"}'],
        ['admin-overview', '{}'],
      ].map(async ([name = '', data = '']) => {
        const answer = await fetch(functionUrl(readStack(), name), {
          method: 'POST',
          headers: await headers('application/json'),
          body: `{"data":${data}}`,
        });
        return answer.text();
      }),
    );
    for (const text of answers) {
      expect(text).toMatch(/^\{"error":\{"/);
      expect(text).not.toMatch(
        /stack|node_modules|\.[jt]s\b|firestore|stripe|zod|grpc|google| at /i,
      );
    }
  });
});
