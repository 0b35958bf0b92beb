import {
  CALLABLES,
  type CallableInput,
  type CallableName,
  type CallableOutput,
} from '@doorstep/domain/callables';
import { AppError } from '@doorstep/domain/app-error';
import { inTime } from '../lib/deadline.ts';
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

/** A failure is not kept, so that the next call tries again. */
async function functionsSdk() {
  loading ??= loadFunctions();
  try {
    return await inTime('The functions SDK', loading);
  } catch (error) {
    loading = null;
    // The browser's own words hold the file's name, which must not be read as a reason.
    throw new AppError('unavailable', 'The functions SDK could not be loaded', { cause: error });
  }
}

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
  const { sdk, functions } = await functionsSdk();
  const call = sdk.httpsCallable(functions, name, { timeout: CALL_DEADLINE_MS });
  const { data } = await throwing(call(input ?? null));
  return CALLABLES[name].output.parse(data);
}
