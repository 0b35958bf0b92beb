import { setTimeout as sleep } from 'node:timers/promises';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { connectToStack } from './connect.ts';
import { verifyData, type Finding, type Reporter } from './verify.ts';

const MOMENT_MS = 2_000;

/** All that is wrong in the database and the bucket of a running stack; `reporter` is told meanwhile. */
export async function collectFindings(
  addresses: Addresses,
  { triggerMs, reporter }: { triggerMs: number; reporter?: Reporter },
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { close, ...connection } = connectToStack(addresses);
  try {
    await verifyData({
      ...connection,
      triggerMs,
      wait: () => sleep(MOMENT_MS),
      reporter: {
        found: (finding) => {
          findings.push(finding);
          reporter?.found(finding);
        },
        progress: (...how) => reporter?.progress(...how),
        done: (...how) => reporter?.done(...how),
      },
    });
  } finally {
    await close();
  }
  return findings;
}
