import type { HealthCount } from '@doorstep/domain/operations/records';

export type Counts = Partial<Record<HealthCount, number>>;

/** An instance writes its counts this often at most, so that a flood of errors costs little. */
const INTERVAL_MS = 5_000;

/**
 * Returns a function that counts. The first count is written immediately, those that follow are
 * written together. A failed write is lost: the counts feed alarms, not bookkeeping.
 */
export function countInBatches(
  write: (counts: Counts) => Promise<void>,
): (name: HealthCount) => void {
  let pending: Counts = {};
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    const counts = pending;
    pending = {};
    timer = null;
    if (Object.keys(counts).length === 0) return;
    timer = setTimeout(flush, INTERVAL_MS);
    timer.unref();
    write(counts).catch(() => {});
  };
  return (name) => {
    pending[name] = (pending[name] ?? 0) + 1;
    if (timer === null) flush();
  };
}
