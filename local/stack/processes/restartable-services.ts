import { setTimeout as sleep } from 'node:timers/promises';
import type { Children, ChildSpec } from './children.ts';
import { mailInbox, stripeStandIn } from '../components.ts';
import { isListening } from '../ports.ts';
import type { Stage } from '../stage.ts';

const POLL_MS = 1000;

/** A service that can fail in production too. When it ends, it restarts and the stack continues. */
interface Service {
  spec: ChildSpec;
  port: number;
  restartAfterMs: number;
  /** Returns whether to restart after this end ('code 1', 'SIGKILL'). */
  canRestart: (how: string) => boolean;
}

export function runMailInbox(stage: Stage, children: Children, stop: AbortController) {
  return runService(children, stop, {
    spec: mailInbox(stage),
    port: stage.ports.smtp,
    restartAfterMs: 30_000,
    canRestart: () => true,
  });
}

/** Restarts after a kill only: an error at its start, such as a corrupt state, would repeat. */
export function runStripe(stage: Stage, children: Children, stop: AbortController) {
  return runService(children, stop, {
    spec: stripeStandIn(stage),
    port: stage.ports.stripe,
    restartAfterMs: 2_000,
    canRestart: (how) => how.startsWith('SIG'),
  });
}

/** Keeps a service running until the stack stops. Waits for its port before each restart. */
async function runService(
  children: Children,
  stop: AbortController,
  { spec, port, restartAfterMs, canRestart }: Service,
): Promise<void> {
  const { signal } = stop;
  for (;;) {
    const { how, problem } = await children.runToEnd(spec);
    if (signal.aborted) return;
    if (!canRestart(how)) {
      stop.abort(problem);
      return;
    }
    console.error(`✖ ${problem.message}\n  It restarts in ${restartAfterMs / 1000} s.`);
    await sleep(restartAfterMs);
    while (!stop.signal.aborted && (await isListening(port))) await sleep(POLL_MS);
    if (stop.signal.aborted) return;
  }
}
