import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { session } from '../support/server/people.ts';
import { readStack } from '../support/stack.ts';
import { open } from './support/actor.ts';

const refusalSchema = z.object({ error: z.object({ status: z.string(), message: z.string() }) });

async function post(name: string, token: string, body: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(functionUrl(readStack(), name), { method: 'POST', headers, body });
  const { error } = refusalSchema.parse(await answer.json());
  return { status: answer.status, code: error.status, message: error.message };
}

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

it.each([
  ['a list', '{"data":[]}'],
  ['a list of lists', '{"data":[[[]]]}'],
  ['a number', '{"data":7}'],
  ['a text', '{"data":"text"}'],
  ['a list instead of a call', '[{}]'],
  ['an unknown type', '{"data":{"@type":"evil"}}'],
  ['an empty long number', '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value"}}'],
  ['lists 20,000 levels deep', `{"data":${deep}}`],
])('a payload that is %s is an invalid argument', async (_, body) => {
  const token = await open(await session('malformed')).idToken();
  const answer = await post('check-subscription', token, body);
  expect(answer).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' });
  expect(answer.message).not.toBe('');
});

it.each<[string, unknown]>([
  ['no provider', { sub: 'u1', firebase: {} }],
  ['no firebase claim', { sub: 'u1', email: 'a@doorstep.test', email_verified: true }],
  ['a list as its payload', []],
  ['a list of lists as its payload', [[]]],
  ['null as its payload', null],
  ['a number as its payload', 7],
  ['no account', { firebase: { sign_in_provider: 'password' } }],
  ['a number as its account', { sub: 7, firebase: { sign_in_provider: 'password' } }],
  ['a path as its account', { sub: 'a/b', firebase: { sign_in_provider: 'password' } }],
])('a token with %s is unauthenticated', async (_, payload) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
  for (const name of ['check-subscription', 'open-request-chat']) {
    const answer = await post(name, token, '{"data":{}}');
    expect(answer).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  }
});
