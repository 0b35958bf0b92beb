import type { ScheduleName } from '@doorstep/domain/operations/records';
import { firestore } from './firestore.ts';
import { logFailures } from './log-failures.ts';

/** Saves writes: a schedule that runs each minute writes its heartbeat less often. */
const INTERVAL_MS = 4 * 60_000;

const written = new Map<ScheduleName, number>();

async function writeHeartbeat(name: ScheduleName): Promise<void> {
  const now = Date.now();
  if (now - (written.get(name) ?? 0) < INTERVAL_MS) return;
  const ran = { [name]: new Date(now) };
  await firestore().doc('operations/heartbeats').set({ ran }, { merge: true });
  written.set(name, now);
}

/**
 * Wraps a schedule like `logFailures`. Each finished run writes a heartbeat, which `check-health`
 * reads.
 */
export function scheduled<Event>(
  name: ScheduleName,
  run: (event: Event) => Promise<void>,
): (event: Event) => Promise<void> {
  return logFailures(name, async (event) => {
    await run(event);
    await writeHeartbeat(name);
  });
}
