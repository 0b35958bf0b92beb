import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { connectToStack } from '@doorstep/local/verify-data/connect.ts';
import { terminal, textReporter } from '@doorstep/local/verify-data/report.ts';
import { verifyData } from '@doorstep/local/verify-data/verify.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether everything that the load has left in the database agrees. */
export async function verifyAfter(addresses: Addresses): Promise<boolean> {
  console.log('\nWhat is in the database now (npm run verify:data)');
  const findings = await verifyData({
    ...connectToStack(addresses),
    triggerMs: 60_000,
    wait: () => sleep(2_000),
    reporter: textReporter(terminal()),
  });
  return findings === 0;
}
