import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { collectFindings } from '@doorstep/ops/data-check/collect-findings.ts';
import { terminal, textReporter } from '@doorstep/ops/data-check/report.ts';

/** Whether everything that the load has left in the database agrees. */
export async function verifyAfter(addresses: Addresses): Promise<boolean> {
  console.log('\nWhat is in the database now (npm run verify:data)');
  const reporter = textReporter(terminal());
  const findings = await collectFindings(addresses, { triggerMs: 60_000, reporter });
  return findings.length === 0;
}
