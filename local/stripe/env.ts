import { z } from 'zod';
import type { StripeOptions } from './start-stripe.ts';

const envSchema = z
  .object({
    STRIPE_PORT: z.coerce.number().int().min(1).max(65535).default(4242),
    STRIPE_DATA_DIR: z.string().min(1).optional(),
    STRIPE_WEBHOOK_URL: z.url().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
    SITE_URL: z.url().default('http://localhost:3000'),
  })
  .refine((env) => env.STRIPE_WEBHOOK_URL === undefined || env.STRIPE_WEBHOOK_SECRET, {
    error: 'is required with STRIPE_WEBHOOK_URL',
    path: ['STRIPE_WEBHOOK_SECRET'],
  });

/** Reads the options of the process. Throws an error that names each wrong variable. */
export function readEnv(variables: NodeJS.ProcessEnv): Omit<StripeOptions, 'log'> {
  const parsed = envSchema.safeParse(variables);
  if (!parsed.success) throw new Error(`Wrong environment.\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const { STRIPE_WEBHOOK_URL: url, STRIPE_WEBHOOK_SECRET: secret } = env;
  return {
    port: env.STRIPE_PORT,
    dataDir: env.STRIPE_DATA_DIR ?? null,
    webhook: url !== undefined && secret !== undefined ? { url, secret } : null,
    siteUrl: env.SITE_URL,
  };
}
