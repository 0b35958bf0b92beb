import { z } from 'zod';
import { startStripe } from './start-stripe.ts';

const envSchema = z
  .object({
    STRIPE_PORT: z.coerce.number().int().min(1).max(65535).default(4242),
    STRIPE_DATA_DIR: z.string().min(1).optional(),
    STRIPE_WEBHOOK_URL: z.url().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
    SITE_URL: z.url().default('http://localhost:3000'),
  })
  .refine((env) => (env.STRIPE_WEBHOOK_URL ? env.STRIPE_WEBHOOK_SECRET !== undefined : true), {
    error: 'STRIPE_WEBHOOK_URL needs STRIPE_WEBHOOK_SECRET',
    path: ['STRIPE_WEBHOOK_SECRET'],
  });

async function main(): Promise<void> {
  const parsed = envSchema.safeParse(process.env);
  if (!parsed.success) throw new Error(`Wrong environment.\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const { STRIPE_WEBHOOK_URL: url, STRIPE_WEBHOOK_SECRET: secret } = env;
  const stripe = await startStripe({
    port: env.STRIPE_PORT,
    dataDir: env.STRIPE_DATA_DIR ?? null,
    webhook: url !== undefined && secret !== undefined ? { url, secret } : null,
    siteUrl: env.SITE_URL,
    log: (line) => console.warn(line),
  });
  console.log(`Stripe stand-in listens at ${stripe.url}`);
  const end = () => {
    stripe.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

function fail(error: unknown): void {
  console.error(`Stripe stand-in: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

main().catch(fail);
