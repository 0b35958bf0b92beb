import { groupOf } from '@doorstep/domain/callables/callable-groups';
import type { CallableInput, CallableName } from '@doorstep/domain/callables';
import { z } from 'zod';
import * as functions from '../../../../functions/callables.ts';
import type { Call } from './functions-here.ts';
import type { Person } from '../sdk-people.ts';

type CallableRequest = Parameters<typeof functions.api.run>[0];
type Token = NonNullable<CallableRequest['auth']>['token'];

/** The fields of the HTTP request that the product reads. */
const rawRequest = z
  .custom<CallableRequest['rawRequest']>((value) => typeof value === 'object')
  .parse({ headers: {}, socket: { remoteAddress: '127.0.0.1' } });

function answer(call: Partial<Call>, token: Token | null): Promise<unknown> {
  return functions[groupOf(call.name ?? '')].run({
    data: call,
    acceptsStreaming: false,
    rawRequest,
    ...(token && { auth: { uid: token.sub, rawToken: '', token: { ...token, uid: token.sub } } }),
  });
}

/** Answers a call in this process. The emulator's ID tokens are not signed. */
export function answerHere(call: Call, idToken: string | null): Promise<unknown> {
  const [, claims = ''] = idToken?.split('.') ?? [];
  const token = z.custom<Token>((value) => typeof value === 'object');
  const decode = () => token.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  return answer(call, idToken === null ? null : decode());
}

/**
 * Runs a callable in this process, so that a test can change its settings, for example to a mail
 * server that is down. `signedInAgo` is in seconds.
 */
export async function callHere<N extends CallableName>(
  name: N,
  { uid, email }: Pick<Person, 'uid' | 'email'>,
  input: CallableInput<N>,
  { signedInAgo = 0 } = {},
): Promise<unknown> {
  const seconds = Math.floor(Date.now() / 1000);
  return answer(
    { name, input },
    {
      uid,
      sub: uid,
      aud: 'demo-doorstep',
      iss: 'https://securetoken.google.com/demo-doorstep',
      iat: seconds,
      auth_time: seconds - signedInAgo,
      exp: seconds + 3600,
      email,
      email_verified: true,
      firebase: { identities: {}, sign_in_provider: 'password' },
    },
  );
}
