import type { HealthCount } from '@doorstep/domain/operations/records';
import { addReport } from '../platform/pending-reports.ts';

export type Counts = Partial<Record<HealthCount, number>>;

/**
 * Returns a function that counts. An instance runs one write at a time, and what is counted
 * meanwhile is written together, so that a flood of errors costs little. A failed write is lost:
 * the counts feed alarms, not bookkeeping.
 */
export function countInBatches(
  write: (counts: Counts) => Promise<void>,
): (name: HealthCount) => void {
  let pending: Counts = {};
  let isWriting = false;

  async function writePending(): Promise<void> {
    isWriting = true;
    while (Object.keys(pending).length > 0) {
      // A line of the log can count twice.
      await Promise.resolve();
      const counts = pending;
      pending = {};
      await write(counts).catch(() => {});
    }
    isWriting = false;
  }

  return (name) => {
    pending[name] = (pending[name] ?? 0) + 1;
    if (!isWriting) addReport(writePending());
  };
}
