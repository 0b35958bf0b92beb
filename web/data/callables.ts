import type { CallableInput, CallableName, CallableOutput } from '@doorstep/domain/callables';
import { env } from '../lib/env.ts';
import { loadOnce } from '../lib/load-once.ts';
import { throwing } from './errors.ts';
import { startSession } from './auth/session.ts';

const functionsSdk = loadOnce('The functions SDK', async () => {
  // The call carries the person's token only when Auth is up.
  const [sdk, { firebaseApp }, { CALLABLES }] = await Promise.all([
    import('firebase/functions'),
    import('./firebase-app.ts'),
    import('@doorstep/domain/callables'),
    startSession(),
  ]);
  const functions = sdk.getFunctions(firebaseApp, env.VITE_FUNCTIONS_REGION);
  const emulator = env.VITE_EMULATORS?.functions;
  if (emulator) sdk.connectFunctionsEmulator(functions, emulator.host, emulator.port);
  return { sdk, functions, CALLABLES };
});

/** A function may have to start first, and to ask Stripe or the mail server. */
const CALL_DEADLINE_MS = 30_000;

/**
 * Calls a function of the registry (domain/callables.ts) and parses its answer.
 * Throws AppError; its `personMessage` is the function's own word to the person.
 */
export async function callFunction<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutput<N>> {
  const { sdk, functions, CALLABLES } = await functionsSdk();
  const call = sdk.httpsCallable(functions, name, { timeout: CALL_DEADLINE_MS });
  const { data } = await throwing(call(input ?? null));
  return CALLABLES[name].output.parse(data);
}
