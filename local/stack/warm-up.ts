import { CALLABLES } from '@doorstep/domain/callables';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { functionUrl, type Addresses } from './addresses.ts';
import { ROOT } from './paths.ts';
import { Problem } from './problem.ts';
import type { Stage } from './stage.ts';
import { orAborted, untilAnswers } from './wait.ts';

const PATIENCE_MS = 15_000;
const LOOK_MS = 500;
/** What the first page that people look at asks. */
const SEARCH = 'provider-search';

/**
 * Waits until the emulator has loaded the functions; it listens, and answers 404, before that. Throws a
 * Problem when they cannot be loaded: of that only the emulators' log tells.
 */
export async function untilFunctionsAnswer(
  { addresses, instance }: Stage,
  signal: AbortSignal,
): Promise<void> {
  const loaded = new AbortController();
  const either = AbortSignal.any([signal, loaded.signal]);
  try {
    await Promise.race([
      wake(addresses, 'stripe-webhook', signal),
      untilLoadingFails(path.join(instance.logs, 'emulators.log'), either),
    ]);
  } finally {
    loaded.abort();
  }
}

/** Throws a Problem as soon as the log tells that the functions could not be loaded. */
export async function untilLoadingFails(log: string, signal: AbortSignal): Promise<never> {
  for (;;) {
    if (existsSync(log) && /Failed to load function definition/.test(readFileSync(log, 'utf8'))) {
      throw new Problem(`The functions could not be loaded: ${path.relative(ROOT, log)} says why.`);
    }
    await orAborted(sleep(LOOK_MS), signal);
  }
}

/**
 * Has each function start its process, so that the first click of a person does not pay for it. One
 * after the other: the emulator gives up on one that takes long to start. A comfort, so a slow
 * machine does not wait for it.
 */
export async function warmUp(addresses: Addresses, signal: AbortSignal): Promise<void> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    for (const name of [SEARCH, ...Object.keys(CALLABLES)]) await wake(addresses, name, soon);
  } catch (error) {
    if (!soon.aborted) throw error;
  }
}

/** A preflight: it does nothing. */
async function wake(addresses: Addresses, name: string, signal: AbortSignal): Promise<void> {
  const init = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } };
  await untilAnswers(functionUrl(addresses, name), signal, init, (status) => status !== 404);
}
