import { collectFindings } from '@doorstep/ops/data-check/findings.ts';
import { expect } from '@playwright/test';
import type { FaultStack } from './fault-stack.ts';

/** Triggers and sweeps have had so much time for what is looked at then. */
const TRIGGER_MS = 10_000;

/** What `npm run verify:data` says of the stack's database: nothing. */
export async function everythingAgrees(stack: FaultStack): Promise<void> {
  expect(await collectFindings(stack.addresses, { triggerMs: TRIGGER_MS })).toEqual([]);
}
