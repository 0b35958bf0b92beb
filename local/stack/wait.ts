import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from './problem.ts';
import type { Stage } from './stage.ts';

const PATIENCE_MS = 180_000;

/** What the promise gives, unless the signal is aborted first: then rejects with its reason. */
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

/** A signal's name, or what ended the run. */
function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** Waits until every address of the stack answers; throws a Problem that names the one that does not. */
export async function untilAllAnswer(stage: Stage, signal: AbortSignal): Promise<void> {
  const { site, auth, firestore, functions, storage, stripe, mail, hub } = stage.addresses;
  const urls = [site, auth, firestore, functions, storage, mail, hub];
  if (!stage.functions.realStripe) urls.push(stripe);
  await Promise.all(urls.map((url) => untilAnswers(url, signal)));
}

/** Waits until `url` answers with a status that `accepts` takes. */
export async function untilAnswers(
  url: string,
  signal: AbortSignal,
  init: RequestInit = {},
  accepts: (status: number) => boolean = isThere,
): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await orAborted(answers(url, init, accepts), signal))) {
    if (Date.now() > deadline) {
      throw new Problem(`${url} did not answer within ${PATIENCE_MS / 1000} s: see the logs.`);
    }
    await orAborted(sleep(150), signal);
  }
}

/** 501 is what the Storage emulator says at its root. */
function isThere(status: number): boolean {
  return status < 500 || status === 501;
}

async function answers(
  url: string,
  init: RequestInit,
  accepts: (status: number) => boolean,
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html,*/*' },
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      ...init,
    });
    await response.body?.cancel();
    return accepts(response.status);
  } catch {
    // Not listening yet: that is what is being waited for.
    return false;
  }
}
