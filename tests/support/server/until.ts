import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;
const TIMEOUT_MS = 120_000;

/** Waits until a condition is true, such as the effect of a trigger. Throws after the timeout. */
export async function until(
  what: string,
  condition: () => Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await condition()) return;
    await sleep(POLL_MS);
  }
  throw new Error(`waited in vain until ${what}`);
}

/** Runs a generator that works in pages, such as a deletion, to its end. */
export async function runToEnd(pages: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of pages);
}
