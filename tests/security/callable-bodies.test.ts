import type { CallableGroup } from '@doorstep/domain/callables/callable-groups';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRateLimits } from '../../functions/platform/limits/rate-limit-repository.ts';
import { adminDb } from '../support/server/admin.ts';
import { session, type Person } from '../support/server/sdk-people.ts';
import { readStack } from '../support/stack.ts';

/** Calls whose body or token is malformed. */

let client: Person;
beforeAll(async () => {
  client = await session('client');
});

const refusalSchema = z.object({ error: z.object({ status: z.string(), message: z.string() }) });

async function post(group: CallableGroup, token: string, body: string) {
  const headers = { 'content-type': 'application/json', authorization: token };
  const answer = await fetch(functionUrl(readStack(), group), { method: 'POST', headers, body });
  const { error } = refusalSchema.parse(await answer.json());
  return { status: answer.status, code: error.status, message: error.message };
}

const CALLS = [
  ['billing', 'check-subscription'],
  ['open', 'open-request-chat'],
] as const;

const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

/** Returns the body of a valid call with a number of bytes. */
function bodyOf(bytes: number): string {
  const [start, end] = ['{"data":{"name":"check-subscription","more":"', '"}}'];
  return `${start}${'x'.repeat(bytes - start.length - end.length)}${end}`;
}

it.each([
  ['a list', '{"data":[]}'],
  ['a name that is a list', '{"data":{"name":["check-subscription"]}}'],
  ['an input that is a list', '{"data":{"name":"check-subscription","input":[]}}'],
  ['a list of lists', '{"data":[[[]]]}'],
  ['a number', '{"data":7}'],
  ['a list instead of a call', '[{}]'],
  ['an unknown type', '{"data":{"@type":"evil"}}'],
  ['an empty long number', '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value"}}'],
  ['lists 20,000 levels deep', `{"data":${DEEP}}`],
  ['longer than 200 kB', bodyOf(200_001)],
])('a body that is %s is an invalid argument', async (_, body) => {
  const token = await client.idToken();
  const answer = await post('billing', `Bearer ${token}`, body);
  expect(answer).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' });
  expect(answer.message).not.toBe('');
});

it('a body longer than 200 kB is not counted', async () => {
  const caller = await session('long');
  await post('billing', `Bearer ${await caller.idToken()}`, bodyOf(200_001));
  const key = ['check-subscription', 'uid', caller.uid];
  const first = { max: 1, windowSeconds: 60 };
  expect(await createRateLimits(adminDb()).consume(key, first)).not.toBeNull();
});

it('a body of 200 kB is accepted', async () => {
  const body = bodyOf(200_000);
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await client.idToken()}`,
  };
  const url = functionUrl(readStack(), 'billing');
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
});

it.each(['unknown', 'constructor', '__proto__', 'toString', '', 'create-checkout'])(
  'the name %j is not found in another group',
  async (name) => {
    const body = JSON.stringify({ data: { name, input: {} } });
    const answer = await post('api', `Bearer ${await client.idToken()}`, body);
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  },
);

describe('a page of another origin', () => {
  const ORIGIN = 'https://other.example';
  const ask = (init: RequestInit) =>
    fetch(functionUrl(readStack(), 'api'), {
      ...init,
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
    });

  it('may call, and need not ask again for two hours', async () => {
    const { status, headers } = await ask({ method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.get('access-control-allow-methods')).toBe('POST');
    expect(headers.get('access-control-max-age')).toBe('7200');
  });

  it('can read every answer', async () => {
    const bodies = ['{"data":{"name":"my-views"}}', '{"data":{"@type":"evil"}}', bodyOf(200_001)];
    for (const body of bodies) {
      const { headers } = await ask({ method: 'POST', body });
      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect(headers.get('vary')).toContain('Origin');
    }
  });
});

describe('a token is unauthenticated', () => {
  const expectRefused = async (authorization: string) => {
    for (const [group, name] of CALLS) {
      const answer = await post(group, authorization, JSON.stringify({ data: { name } }));
      expect(answer).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    }
  };

  it.each<[string, unknown]>([
    ['no provider', { sub: 'u1', firebase: {} }],
    ['no firebase claim', { sub: 'u1', email: 'a@doorstep.test', email_verified: true }],
    ['a list as its payload', []],
    ['null as its payload', null],
    ['a number as its payload', 7],
    ['no account', { firebase: { sign_in_provider: 'password' } }],
    ['a number as its account', { sub: 7, firebase: { sign_in_provider: 'password' } }],
    ['a path as its account', { sub: 'a/b', firebase: { sign_in_provider: 'password' } }],
  ])('with %s', async (_, payload) => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    await expectRefused(`Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`);
  });

  it.each(['', 'Bearer ', 'Bearer a.b.c', 'Basic YTpi', 'owner'])('as %j', expectRefused);

  it('without the word Bearer', async () => {
    await expectRefused(await client.idToken());
  });
});
