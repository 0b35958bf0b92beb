import { readEnv } from './env.ts';
import { startStripe } from './start-stripe.ts';

function fail(error: unknown): never {
  console.error(`Stripe stand-in: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const stripe = await startStripe({
    ...readEnv(process.env),
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
