import { collectFindings } from '@doorstep/ops/data-check/collect-findings.ts';
import { expect } from '@playwright/test';
import type { FaultStack } from './fault-stack.ts';

/** How long triggers and sweeps may take to repair a document. */
const TRIGGER_MS = 10_000;

/** Expects `npm run verify:data` to find nothing in the stack's database. */
export async function expectConsistentData(stack: FaultStack): Promise<void> {
  expect(await collectFindings(stack.addresses, { triggerMs: TRIGGER_MS })).toEqual([]);
}
