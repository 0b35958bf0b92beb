import { withTimeout } from '@doorstep/domain/with-timeout';

/** Less than the shortest timeout of a function, 7 seconds. */
const DEADLINE_MS = 3_000;

const pending = new Set<Promise<void>>();

/** Adds a report to the operator that must be written before the function answers. */
export function addReport(report: Promise<void>): void {
  const settled = report
    .catch(() => {})
    .finally(() => {
      pending.delete(settled);
    });
  pending.add(settled);
}

/**
 * Waits for the pending reports of this instance, because a deployed function has a CPU only until
 * it answers. Never throws. Returns null if there is nothing to wait for.
 */
export function flushReports(): Promise<void> | null {
  if (pending.size === 0) return null;
  return withTimeout('The reports', Promise.all(pending), DEADLINE_MS).then(
    () => {},
    () => {},
  );
}

/** Runs a function, and waits for its reports before its result is the answer. */
export async function withReports<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } finally {
    await flushReports();
  }
}
