import { addressesSchema, type Addresses } from '@doorstep/local/stack/addresses.ts';

/** Returns the addresses of the running stack from DOORSTEP_STACK. Throws if there is no stack. */
export function readStack(env: NodeJS.ProcessEnv = process.env): Addresses {
  const text = env['DOORSTEP_STACK'];
  if (text === undefined || text === '') {
    throw new Error(
      'These tests need a stack: run `npm test -- <step>`, or with a running stack ' +
        '`npm test -- <step> --reuse=<instance>`.',
    );
  }
  return addressesSchema.parse(JSON.parse(text));
}
