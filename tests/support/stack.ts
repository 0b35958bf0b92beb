import { addressesSchema, type Addresses } from '@doorstep/local/stack/addresses.ts';

/**
 * Where the running stack answers. The test runner puts it into DOORSTEP_STACK; throws when the
 * tests are run without it.
 */
export function readStack(env: NodeJS.ProcessEnv = process.env): Addresses {
  const text = env['DOORSTEP_STACK'];
  if (text === undefined || text === '') {
    throw new Error(
      'No stack runs for these tests: use `npm test -- <phase>`, or on one that runs already ' +
        '`npm test -- <phase> --reuse=<instance>`.',
    );
  }
  return addressesSchema.parse(JSON.parse(text));
}
