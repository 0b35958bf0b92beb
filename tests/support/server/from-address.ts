import { randomInt } from 'node:crypto';
import type { CallableInput } from '@doorstep/domain/callables';
import { z } from 'zod';
import { readStack } from '../stack.ts';
import type { Person } from './people.ts';

/** Returns a random private network address. */
export function someAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.');
}

const answerSchema = z.object({
  error: z.object({ status: z.string(), message: z.string() }).optional(),
});

/**
 * Calls `open-request-chat` with an X-Forwarded-For header, which the SDK cannot set. Returns the
 * message and the code in the SDK's spelling, or 'ok'.
 */
export async function callFrom(
  forwardedFor: string,
  person: Person,
  input: CallableInput<'open-request-chat'>,
): Promise<{ code: string; message: string }> {
  const { functions, project } = readStack();
  const response = await fetch(`${functions}/${project}/us-central1/open-request-chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await person.idToken()}`,
      'x-forwarded-for': forwardedFor,
    },
    body: JSON.stringify({ data: input }),
  });
  const { error } = answerSchema.parse(await response.json());
  const code = error?.status.toLowerCase().replaceAll('_', '-') ?? 'ok';
  return { code, message: error?.message ?? '' };
}
