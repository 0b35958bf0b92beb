import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;
const PATIENCE_MS = 15_000;

/** Waits for what a trigger or a webhook brings about; throws when it does not. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (await isSo()) return;
    await sleep(POLL_MS);
  }
  throw new Error(`in vain: ${what}`);
}
