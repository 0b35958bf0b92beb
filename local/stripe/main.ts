import { startStripe } from './start-stripe.ts';

// `main.ts` runs the stand-in as a process. README.md lists its environment variables.

function fail(error: unknown): never {
  console.error(`Stripe stand-in: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const {
    STRIPE_PORT: port = '4242',
    STRIPE_DATA_DIR: dataDir = null,
    STRIPE_WEBHOOK_URL: url,
    STRIPE_WEBHOOK_SECRET: secret,
    SITE_URL: siteUrl = 'http://localhost:3000',
  } = process.env;
  const stripe = await startStripe({
    port: Number(port),
    dataDir,
    webhook: url && secret ? { url, secret } : null,
    siteUrl,
    log: (line) => console.warn(line),
  });
  console.log(`Stripe stand-in listens at ${stripe.url}`);
  const stop = () => {
    stripe.stop().then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch(fail);
