import { z } from 'zod';

const stackSchema = z.object({
  site: z.url(),
  auth: z.url(),
  firestore: z.url(),
  functions: z.url(),
  storage: z.url(),
  stripe: z.url(),
  /** The mail inbox: its page and its API. */
  mail: z.url(),
  smtp: z.url(),
  hub: z.url(),
  /** The emulated Firebase project and its one bucket. */
  project: z.string(),
  bucket: z.string(),
});
export type Stack = z.infer<typeof stackSchema>;

/**
 * Where the running stack answers. The test runner puts it into DOORSTEP_STACK; throws when the
 * tests are run without it.
 */
export function readStack(env: NodeJS.ProcessEnv = process.env): Stack {
  const text = env['DOORSTEP_STACK'];
  if (text === undefined || text === '') {
    throw new Error(
      'No stack is running for these tests: use `npm test`, or `npm test -- <phase>` for one phase.',
    );
  }
  return stackSchema.parse(JSON.parse(text));
}
