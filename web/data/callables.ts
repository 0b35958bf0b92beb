import type {
  CallableInput,
  CallableName,
  CallableOutput,
  Callables,
} from '@doorstep/domain/callables';
import { loadOnce } from '../lib/load-once.ts';
import { fromFirebase } from './errors.ts';
import { startAuth } from './auth/session.ts';

const loadSdk = loadOnce(
  'The functions SDK',
  async () => {
    // A call carries the person's token only once Auth has started.
    const [sdk] = await Promise.all([import('./signed-in.ts'), startAuth()]);
    return sdk;
  },
  { personMessage: 'No connection. Please check your network and try again.' },
);

/** Loads the schemas for administrators, which nobody else needs. */
const loadAllCallables = loadOnce('The schemas of all functions', async () => {
  const { ALL_CALLABLES } = await import('@doorstep/domain/all-callables');
  return ALL_CALLABLES;
});

/** Returns the id of a new action for the logs (domain/callables/correlation-id.ts). */
const newCorrelationId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

/** Covers a cold start and a call to Stripe or the mail server. */
const CALL_DEADLINE_MS = 30_000;

/**
 * Calls a function (domain/callables.ts) and parses its result. Throws AppError; its
 * `personMessage` is the function's message for people. `timeout` is in milliseconds.
 */
export async function callFunction<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
  timeout = CALL_DEADLINE_MS,
): Promise<CallableOutput<N>> {
  const sdk = await loadSdk();
  const schemas: Partial<Callables> = sdk.CALLABLES;
  const { output } = schemas[name] ?? (await loadAllCallables())[name];
  const call = sdk.httpsCallable(sdk.functions, sdk.groupOf(name), { timeout });
  const correlation_id = newCorrelationId();
  const { data } = await call({ name, input, correlation_id }).catch((thrown: unknown) => {
    throw Object.assign(fromFirebase(thrown), { correlationId: correlation_id });
  });
  return output.parse(data);
}
