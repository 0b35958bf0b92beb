import { setTimeout as sleep } from 'node:timers/promises';
import { canConnect, COMPONENTS, type Component } from './ports.ts';
import { Problem } from './problem.ts';
import type { Stage } from './stage.ts';

const EVERY_MS = 5_000;
const MISSES = 2;

// Not the mail inbox and Stripe: see kept.ts.
const WATCHED: readonly Component[] = [
  'hosting',
  'auth',
  'firestore',
  'functions',
  'storage',
  'hub',
];

/**
 * Throws a Problem when a port stops listening. A child's end is noticed without this; the
 * emulators, though, go on without the Firestore process when that one is killed.
 */
export async function watchHealth(stage: Stage, signal: AbortSignal): Promise<never> {
  const misses = new Map<Component, number>();
  for (;;) {
    await sleep(EVERY_MS, undefined, { signal });
    for (const component of WATCHED) {
      const port = stage.ports[component];
      const missed = (await canConnect('127.0.0.1', port)) ? 0 : (misses.get(component) ?? 0) + 1;
      misses.set(component, missed);
      if (missed < MISSES) continue;
      throw new Problem(
        `${COMPONENTS[component].who} no longer answers on port ${port}: see the logs in ${stage.instance.logs}, then start again.`,
      );
    }
  }
}
