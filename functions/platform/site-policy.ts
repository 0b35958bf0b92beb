import * as z from 'zod/mini';
import config from '../../firebase.json' with { type: 'json' };

const NAME = 'Content-Security-Policy';

const schema = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({ headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
});

/** Returns Hosting's Content-Security-Policy from firebase.json. */
export function deployedPolicy(): string {
  const rules = schema.parse(config).hosting.headers.flatMap(({ headers }) => headers);
  const policy = rules.find(({ key }) => key === NAME);
  if (!policy) throw new Error(`firebase.json has no ${NAME}`);
  return policy.value;
}
