import { BRAND } from '@doorstep/domain/brand';
import { countedAs } from '@doorstep/domain/operations/logged-events';
import type { HealthCount } from '@doorstep/domain/operations/records';
import type { LoggedLine } from '../platform/log.ts';
import { limitInMemory } from '../platform/limits/rate-limit.ts';
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

interface ReportDeps {
  post: (text: string) => Promise<void>;
  count: (name: HealthCount) => void;
  release: string | null;
}

/** The same error is posted once in this time, and any errors this often. */
const SAME = { max: 1, windowSeconds: 600 };
const ALL = { max: 20, windowSeconds: 600 };
const MAX_FIELD = 300;

const firstLine = (value: unknown) => String(value).split('\n', 1)[0]?.slice(0, MAX_FIELD) ?? '';

/** Returns the text of an error for the hook. */
function textOf({ event, fields }: LoggedLine, release: string | null): string {
  const { error, function: name, screen, correlation_id } = fields;
  const parts = { function: name, screen, error, release, correlation_id };
  const lines = Object.entries(parts)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${key}: ${firstLine(value)}`);
  return [`${BRAND.name}: ${event}`, ...lines].join('\n');
}

/**
 * Returns a listener of the log. It counts what alarms are about, and posts each error to the hook.
 * The function waits for both before it answers (platform/pending-reports.ts).
 */
export function reportProblems({ post, count, release }: ReportDeps): (line: LoggedLine) => void {
  const isNew = limitInMemory(SAME);
  const isWithinLimit = limitInMemory(ALL);
  return (line) => {
    const counted = countedAs(line.event, line.fields['error']);
    if (counted) count(counted);
    if (line.severity !== 'error') return;
    count('errors');
    const now = new Date();
    const fingerprint = `${line.event} ${firstLine(line.fields['error'] ?? '')}`;
    if (isNew(fingerprint, now) && isWithinLimit('', now)) addReport(post(textOf(line, release)));
  };
}
