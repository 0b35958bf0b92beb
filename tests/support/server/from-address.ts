import { randomInt } from 'node:crypto';
import type { CallableInput, CallableName } from '@doorstep/domain/callables';
import { groupOf } from '@doorstep/domain/callables/callable-groups';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { z } from 'zod';
import { readStack } from '../stack.ts';
import type { Person } from './sdk-people.ts';

/** Returns a random private network address. */
export function someAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.');
}

const answerSchema = z.object({
  error: z.object({ status: z.string(), message: z.string() }).optional(),
});

/**
 * Calls a function with an X-Forwarded-For header, which the SDK cannot set. Returns the message
 * and the code in the SDK's spelling, or 'ok'. Without a token nobody is signed in.
 */
export async function postFrom(
  forwardedFor: string,
  name: CallableName,
  input: unknown,
  token?: string,
): Promise<{ code: string; message: string }> {
  const response = await fetch(functionUrl(readStack(), groupOf(name)), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'x-forwarded-for': forwardedFor,
    },
    body: JSON.stringify({ data: { name, input } }),
  });
  const { error } = answerSchema.parse(await response.json());
  const code = error?.status.toLowerCase().replaceAll('_', '-') ?? 'ok';
  return { code, message: error?.message ?? '' };
}

/** Calls `open-request-chat` from an address. */
export async function callFrom(
  forwardedFor: string,
  person: Person,
  input: CallableInput<'open-request-chat'>,
): Promise<{ code: string; message: string }> {
  return postFrom(forwardedFor, 'open-request-chat', input, await person.idToken());
}
