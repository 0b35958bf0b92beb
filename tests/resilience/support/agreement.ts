import { findingsIn } from '@doorstep/ops/data-check/findings.ts';
import { expect } from '@playwright/test';
import type { FaultStack } from './fault-stack.ts';

/** Triggers and sweeps get this long before the data check reports a difference. */
const TRIGGER_MS = 10_000;

/** Expects `npm run verify:data` to find nothing in the stack's database. */
export async function expectConsistentData(stack: FaultStack): Promise<void> {
  expect(await findingsIn(stack.addresses, { triggerMs: TRIGGER_MS })).toEqual([]);
}
