import { collectFindings } from '@doorstep/ops/data-check/collect-findings.ts';
import { expect } from '@playwright/test';
import type { FaultStack } from './fault-stack.ts';

/** The time in which triggers and sweeps must repair a document. */
const TRIGGER_MS = 10_000;

/** Expects `npm run verify:data` to find nothing in the stack's database. */
export async function expectConsistentData(stack: FaultStack): Promise<void> {
  expect(await collectFindings(stack.addresses, { triggerMs: TRIGGER_MS })).toEqual([]);
}
