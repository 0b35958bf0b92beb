import { setTimeout as sleep } from 'node:timers/promises';
import type { Children } from './children.ts';
import { mailInbox } from './components.ts';
import { isListening } from './ports.ts';
import { Problem } from './problem.ts';
import type { Stage } from './stage.ts';

const BACK_AFTER_MS = 30_000;
const POLL_MS = 1000;

/**
 * Keeps the mail inbox running until the signal is aborted. Mail servers go down, and the product
 * has to live with that: the inbox's end does not end the stack, it is started again after a while
 * (unless somebody else took its port: then when that is free).
 */
export async function keepMailInbox(
  stage: Stage,
  children: Children,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const end = await children.run(mailInbox(stage)).then(() => 'it ended', describe);
    if (!isOn(signal)) return;
    console.error(
      `✖ ${end}\n  Mail waits: the inbox is started again in ${BACK_AFTER_MS / 1000} s.`,
    );
    await pause(BACK_AFTER_MS, signal);
    while (isOn(signal) && (await isListening(stage.ports.smtp))) await pause(POLL_MS, signal);
  }
}

function describe(error: unknown): string {
  return error instanceof Problem ? error.message : String(error);
}

function isOn(signal: AbortSignal): boolean {
  return !signal.aborted;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
