import { CALLABLES } from '@doorstep/domain/callables';
import { functionUrl, type Addresses } from './addresses.ts';
import { untilAnswers } from './wait.ts';

const PATIENCE_MS = 15_000;

/** Waits until the emulator has loaded the functions; it listens, and answers 404, before that. */
export async function untilFunctionsAnswer(
  addresses: Addresses,
  signal: AbortSignal,
): Promise<void> {
  await wake(addresses, 'stripe-webhook', signal);
}

/**
 * Has each function start its process, so that the first click of a person does not pay for it. One
 * after the other: the emulator gives up on one that takes long to start. A comfort, so a slow
 * machine does not wait for it.
 */
export async function warmUp(addresses: Addresses, signal: AbortSignal): Promise<void> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    for (const name of Object.keys(CALLABLES)) await wake(addresses, name, soon);
  } catch (error) {
    if (!soon.aborted) throw error;
  }
}

/** A preflight: it does nothing. */
async function wake(addresses: Addresses, name: string, signal: AbortSignal): Promise<void> {
  const init = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } };
  await untilAnswers(functionUrl(addresses, name), signal, init, (status) => status !== 404);
}
