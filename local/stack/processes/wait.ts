import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { functionUrl } from '../addresses.ts';
import { emulatorLog, findLoadFailure } from '../emulators/emulator-log.ts';
import { ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';
import type { Stage } from '../stage.ts';

const TIMEOUT_MS = 300_000;
const POLL_MS = 300;

/** Returns the promise's result, or rejects with the signal's reason if it is aborted first. */
export async function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  let onAbort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(asError(signal.reason));
  });
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/**
 * Waits until all components except the site answer and the functions are loaded. Throws a Problem
 * that names the address that does not answer.
 */
export async function untilAllAnswer(stage: Stage, signal: AbortSignal): Promise<void> {
  const { auth, firestore, functions, storage, stripe, mail, hub } = stage.addresses;
  const urls = [auth, firestore, functions, storage, mail, hub];
  if (!stage.functions.realStripe) urls.push(stripe);
  await Promise.all(urls.map((url) => untilAnswers(url, signal)));
  await untilFunctionsAnswer(stage, signal);
}

/** Waits until the functions are loaded. Before that, their emulator answers 404. */
async function untilFunctionsAnswer(
  { addresses, instance }: Stage,
  signal: AbortSignal,
): Promise<void> {
  const isLoaded = (status: number) => {
    // A failure to load the functions is only in the log.
    if (findLoadFailure(instance) !== null)
      throw new Problem(
        `The functions cannot be loaded. See ${path.relative(ROOT, emulatorLog(instance))}.`,
      );
    return status !== 404;
  };
  // A preflight request calls no function.
  const init = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } };
  await untilAnswers(functionUrl(addresses, 'stripeWebhook'), signal, init, isLoaded);
}

/** Waits until `url` answers with an accepted status. */
export async function untilAnswers(
  url: string,
  signal: AbortSignal,
  init: RequestInit = {},
  isAccepted: (status: number) => boolean = isUp,
): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const status = await orAborted(statusOf(url, init), signal);
    if (status !== null && isAccepted(status)) return;
    if (Date.now() > deadline) {
      throw new Problem(`${url} did not answer within ${TIMEOUT_MS / 1000} s. See the logs.`);
    }
    await orAborted(sleep(POLL_MS), signal);
  }
}

/** Accepts 501, which the Storage emulator answers at its root. */
function isUp(status: number): boolean {
  return status < 500 || status === 501;
}

/** Returns null if nothing listens at the address. */
async function statusOf(url: string, init: RequestInit): Promise<number | null> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html,*/*' },
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      ...init,
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
