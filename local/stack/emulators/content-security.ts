import { SITE_POLICY, withSources } from '@doorstep/domain/site-policy';
import { z } from 'zod';
import type { Addresses } from '../addresses.ts';

/** The headers of Hosting in firebase.json. */
export const headersSchema = z.array(
  z.looseObject({ headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);
type Headers = z.infer<typeof headersSchema>;

/** Adds the emulators' addresses to a policy of the site. */
function withEmulators(policy: string, addresses: Addresses): string {
  const { auth, firestore, functions, storage } = addresses;
  const connect = withSources(policy, 'connect-src', [auth, firestore, functions, storage]);
  return withSources(connect, 'img-src', [storage]);
}

/** Adds the emulators' addresses to the policies in Hosting's headers. */
export const withEmulatorHosts = (headers: Headers, addresses: Addresses): Headers =>
  headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? withEmulators(value, addresses) : value,
    })),
  }));

/** Returns the site's policy with the emulators, for the functions that render pages. */
export const localPolicy = (addresses: Addresses): string => withEmulators(SITE_POLICY, addresses);
