import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Addresses } from './addresses.ts';
import { ROOT } from './paths.ts';

/** The headers of Hosting in firebase.json. */
export const headersSchema = z.array(
  z.looseObject({ headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);
type Headers = z.infer<typeof headersSchema>;

const POLICY = 'Content-Security-Policy';

/** Adds sources to one directive of a policy. */
function withSources(policy: string, name: string, sources: readonly string[]): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  return directives
    .map((directive) =>
      directive.startsWith(`${name} `) ? [directive, ...sources].join(' ') : directive,
    )
    .join('; ');
}

/** Adds the emulators' addresses to the policy of Hosting. */
export function withEmulatorHosts(headers: Headers, addresses: Addresses): Headers {
  const { auth, firestore, functions, storage } = addresses;
  const local = (policy: string) =>
    withSources(
      withSources(policy, 'connect-src', [auth, firestore, functions, storage]),
      'img-src',
      [storage],
    );
  return headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === POLICY ? local(value) : value,
    })),
  }));
}

const configSchema = z.object({ hosting: z.object({ headers: headersSchema }) });

/** Returns the policy of Hosting with the emulators, for the function that renders pages. */
export function localPolicy(addresses: Addresses): string {
  const { hosting } = configSchema.parse(
    JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')),
  );
  const headers = withEmulatorHosts(hosting.headers, addresses).flatMap((rule) => rule.headers);
  const policy = headers.find(({ key }) => key === POLICY);
  if (!policy) throw new Error(`firebase.json has no ${POLICY}`);
  return policy.value;
}
