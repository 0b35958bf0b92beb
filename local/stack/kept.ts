import { setTimeout as sleep } from 'node:timers/promises';
import type { Children, ChildSpec } from './children.ts';
import { mailInbox, stripeStandIn } from './components.ts';
import { isListening } from './ports.ts';
import type { Stage } from './stage.ts';

const POLL_MS = 1000;

/** What goes down in the world too, so that the product has to live with it. */
interface Kept {
  spec: ChildSpec;
  port: number;
  /** Said when it has ended. */
  meanwhile: string;
  backAfterMs: number;
  /** Whether it is worth another start after it has ended so ('code 1', 'SIGKILL'). */
  comesBack: (how: string) => boolean;
}

/** Mail servers go down for a while, whatever the reason. */
export function keepMailInbox(stage: Stage, children: Children, stop: AbortController) {
  return keep(children, stop, {
    spec: mailInbox(stage),
    port: stage.ports.smtp,
    meanwhile: 'Mail waits: the inbox',
    backAfterMs: 30_000,
    comesBack: () => true,
  });
}

/**
 * Stripe comes back with all that it knew when it was killed. When it ends by itself, as over a state
 * that it cannot read, it would do so again: that ends the stack.
 */
export function keepStripe(stage: Stage, children: Children, stop: AbortController) {
  return keep(children, stop, {
    spec: stripeStandIn(stage),
    port: stage.ports.stripe,
    meanwhile: 'Nobody can pay: the Stripe stand-in',
    backAfterMs: 2_000,
    comesBack: (how) => /^SIG/.test(how),
  });
}

/**
 * Keeps a component running until the stack stops: its end does not end the stack, it is started
 * again after a while (unless somebody else took its port: then when that is free).
 */
async function keep(children: Children, stop: AbortController, kept: Kept): Promise<void> {
  const { signal } = stop;
  while (isOn(signal)) {
    const { how, problem } = await children.runToEnd(kept.spec);
    if (!isOn(signal)) return;
    if (!kept.comesBack(how)) {
      stop.abort(problem);
      return;
    }
    const seconds = kept.backAfterMs / 1000;
    console.error(`✖ ${problem.message}\n  ${kept.meanwhile} is started again in ${seconds} s.`);
    await pause(kept.backAfterMs, signal);
    while (isOn(signal) && (await isListening(kept.port))) await pause(POLL_MS, signal);
  }
}

function isOn(signal: AbortSignal): boolean {
  return !signal.aborted;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
