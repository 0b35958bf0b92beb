import { CALLABLES } from '@doorstep/domain/callables';
import { functionUrl, type Addresses } from './addresses.ts';
import { untilAnswers } from './wait.ts';

/**
 * Waits until the functions are there (the emulator answers 404 until it has loaded them) and has
 * each start its process, so that the first click of a person does not pay for it.
 */
export async function warmUp(addresses: Addresses, signal: AbortSignal): Promise<void> {
  const names = [...Object.keys(CALLABLES), 'stripe-webhook'];
  // A preflight: it does nothing.
  const init = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } };
  await Promise.all(
    names.map((name) =>
      untilAnswers(functionUrl(addresses, name), signal, init, (status) => status !== 404),
    ),
  );
}
