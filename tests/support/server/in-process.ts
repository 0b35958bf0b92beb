import type { CallableInput, CallableName } from '@doorstep/domain/callables';
import { z } from 'zod';
import { groupOf } from '@doorstep/domain/callable-groups';
import * as functions from '../../../functions/callables.ts';
import type { Person } from './people.ts';

type CallableRequest = Parameters<typeof functions.api.run>[0];

/**
 * Runs a callable in this process instead of the emulator, so that a test can change its settings,
 * for example to a mail server that is down. `signedInAgo` is in seconds.
 */
export async function callHere<N extends CallableName>(
  name: N,
  { uid, email }: Pick<Person, 'uid' | 'email'>,
  input: CallableInput<N>,
  { signedInAgo = 0 } = {},
): Promise<unknown> {
  const seconds = Math.floor(Date.now() / 1000);
  // The fields of the HTTP request that the product reads.
  const rawRequest = z
    .custom<CallableRequest['rawRequest']>((value) => typeof value === 'object')
    .parse({ headers: {}, socket: { remoteAddress: '127.0.0.1' } });
  return functions[groupOf(name)].run({
    data: { name, input },
    acceptsStreaming: false,
    rawRequest,
    auth: {
      uid,
      rawToken: '',
      token: {
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
    },
  });
}
