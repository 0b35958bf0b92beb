import {
  CALLABLES,
  type CallableInput,
  type CallableName,
  type CallableOutput,
} from '@doorstep/domain/callables';
import { env } from '../lib/env.ts';
import { throwing } from './errors.ts';
import { firebaseApp } from './firebase-app.ts';
import { startSession } from './session.ts';

async function loadFunctions() {
  // The call carries the person's token only when Auth is up.
  const [sdk] = await Promise.all([import('firebase/functions'), startSession()]);
  const functions = sdk.getFunctions(firebaseApp, env.VITE_FUNCTIONS_REGION);
  const emulator = env.VITE_EMULATORS?.functions;
  if (emulator) sdk.connectFunctionsEmulator(functions, emulator.host, emulator.port);
  return { sdk, functions };
}

let loading: ReturnType<typeof loadFunctions> | null = null;

/**
 * Calls a function of the registry (domain/callables.ts) and parses its answer.
 * Throws AppError; its `personMessage` is the function's own word to the person.
 */
export async function callFunction<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutput<N>> {
  loading ??= loadFunctions();
  const { sdk, functions } = await loading;
  const { data } = await throwing(sdk.httpsCallable(functions, name)(input ?? null));
  return CALLABLES[name].output.parse(data);
}
