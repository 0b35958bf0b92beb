import { parseArgs } from 'node:util';
import type Stripe from 'stripe';
import { z } from 'zod';

export interface StripeSetupOptions {
  secretKey: string;
  webhookUrl: string | null;
  /** Prints the changes and applies none. */
  dryRun: boolean;
  /** The host of the local stand-in for Stripe; empty for Stripe itself. */
  host: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>;
}

const envSchema = z.object({
  STRIPE_SECRET_KEY: z
    .string('is missing')
    .trim()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key, sk_test_…'),
  STRIPE_API_BASE: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url({ protocol: /^https?$/ }).optional(),
  ),
});
const webhookSchema = z.url({ protocol: /^https?$/, error: '--webhook must be an address' });

/** Returns the client's options for a stand-in's address; none for Stripe itself. */
export function hostOf(base: string | undefined): StripeSetupOptions['host'] {
  if (base === undefined) return {};
  const { hostname, port, protocol } = new URL(base);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme };
}

/**
 * Reads the command line and the environment. Throws an error without the key for invalid options,
 * and for a live key without `--live`.
 */
export function readStripeSetupOptions(
  args: string[],
  variables: NodeJS.ProcessEnv,
): StripeSetupOptions {
  const { values } = parseArgs({
    args,
    options: {
      live: { type: 'boolean' },
      webhook: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  });
  const env = envSchema.safeParse(variables);
  if (!env.success) throw new Error(z.prettifyError(env.error));
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: base } = env.data;
  if (/^.k_live_/.test(secretKey) && values.live !== true) {
    throw new Error('STRIPE_SECRET_KEY is a live key. To use it, add --live.');
  }
  return {
    secretKey,
    webhookUrl: values.webhook === undefined ? null : webhookSchema.parse(values.webhook),
    dryRun: values['dry-run'] ?? false,
    host: hostOf(base),
  };
}
