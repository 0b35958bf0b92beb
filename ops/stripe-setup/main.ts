import Stripe from 'stripe';
import { readStripeSetupOptions } from './options.ts';
import { planAccount, type Account } from './set-up-account.ts';

// `npm run stripe:setup`, see docs/operations.md.

function report({ plans, portal, webhook }: Account): string[] {
  const lines = plans.map(({ product, price, archived }) => {
    const suffix = archived.length === 0 ? '' : `; archived: ${archived.join(', ')}`;
    return `✔ ${product}: ${price}${suffix}`;
  });
  lines.push(`✔ customer portal: ${portal.id}`);
  if (!portal.is_default) {
    lines.push(`  It is not the account's default. Set STRIPE_PORTAL_CONFIGURATION=${portal.id}`);
    lines.push('  in functions/.env.<project>.');
  }
  if (!webhook) lines.push('– no webhook: pass its address with --webhook <address>');
  else lines.push(`✔ webhook: ${webhook.id}`);
  if (webhook?.secret) {
    lines.push(`  Its signing secret, which is shown only once: ${webhook.secret}`);
  }
  return lines;
}

try {
  const { secretKey, webhookUrl, dryRun, host } = readStripeSetupOptions(
    process.argv.slice(2),
    process.env,
  );
  const stripe = new Stripe(secretKey, { ...host, telemetry: false });
  const { changes, account } = await planAccount(stripe, { webhookUrl });
  for (const { description } of changes)
    console.log(`${dryRun ? 'Would do' : 'Do'}: ${description}`);
  if (changes.length === 0) console.log('Nothing to change.');
  if (!dryRun) {
    for (const change of changes) await change.apply();
    for (const line of report(account)) console.log(line);
  }
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
