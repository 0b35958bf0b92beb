import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { session, type Person } from '../support/server/people.ts';
import { readStack } from '../support/stack.ts';

/** Calls whose body or token is malformed. */

let client: Person;
beforeAll(async () => {
  client = await session('client');
});

const refusalSchema = z.object({ error: z.object({ status: z.string(), message: z.string() }) });

async function post(name: string, token: string, body: string) {
  const headers = { 'content-type': 'application/json', authorization: token };
  const answer = await fetch(functionUrl(readStack(), name), { method: 'POST', headers, body });
  const { error } = refusalSchema.parse(await answer.json());
  return { status: answer.status, code: error.status, message: error.message };
}

const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

it.each([
  ['a list', '{"data":[]}'],
  ['a list of lists', '{"data":[[[]]]}'],
  ['a number', '{"data":7}'],
  ['a list instead of a call', '[{}]'],
  ['an unknown type', '{"data":{"@type":"evil"}}'],
  ['an empty long number', '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value"}}'],
  ['lists 20,000 levels deep', `{"data":${DEEP}}`],
])('a body that is %s is an invalid argument', async (_, body) => {
  const token = await client.idToken();
  const answer = await post('check-subscription', `Bearer ${token}`, body);
  expect(answer).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' });
  expect(answer.message).not.toBe('');
});

describe('a token is unauthenticated', () => {
  const expectRefused = async (authorization: string) => {
    for (const name of ['check-subscription', 'open-request-chat']) {
      const answer = await post(name, authorization, '{"data":{}}');
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
